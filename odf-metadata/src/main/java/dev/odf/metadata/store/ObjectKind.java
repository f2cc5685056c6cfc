package dev.odf.metadata.store;

/**
 * What an object is to its dataset.
 *
 * @since 0.1
 */
public enum ObjectKind {
    /** A metadata block in its stored bytes. */
    BLOCK("blocks", "block"),
    /** A data file, or a large object that data links to. */
    DATA("data", "data file"),
    /** A checkpoint of an engine; opaque. */
    CHECKPOINT("checkpoints", "checkpoint");

    private final String directory;
    private final String noun;

    ObjectKind(String directory, String noun) {
        this.directory = directory;
        this.noun = noun;
    }

    /** Name of the directory below the root of a dataset, {@code blocks} for instance. */
    public String directory() {
        return directory;
    }

    /** The kind in words, {@code data file} for instance. */
    @Override
    public String toString() {
        return noun;
    }
}
