package dev.odf.conformance;

/** A line that asks for nothing that can be done: the fault of whoever wrote it, not of the data in it. */
final class BadRequestException extends Exception {
    private static final long serialVersionUID = 1L;

    BadRequestException(String message) {
        super(message);
    }
}
