package dev.odf.codegen;

/** A fault in the model files; the run stops with its message. */
final class ModelException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ModelException(String message) {
        super(message);
    }
}
