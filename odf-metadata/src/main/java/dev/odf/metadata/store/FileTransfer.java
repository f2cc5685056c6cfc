package dev.odf.metadata.store;

/**
 * What becomes of a file that was put into a store.
 *
 * @since 0.1
 */
public enum FileTransfer {
    /** The file stays. */
    COPY,
    /** The file is gone once the store has its content; within one file system it is renamed, not copied. */
    MOVE
}
