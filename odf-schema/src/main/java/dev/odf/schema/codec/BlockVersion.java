package dev.odf.schema.codec;

/**
 * The manifest versions of metadata blocks that are read and written.
 *
 * @since 0.1
 */
public enum BlockVersion {
    /** Written by the reference until July 2026: time structs are not aligned. */
    V2(2),
    /** The version in force: time structs are aligned to four bytes. */
    V3(3);

    private final int number;

    BlockVersion(int number) {
        this.number = number;
    }

    /** The number in the manifest. */
    public int number() {
        return number;
    }
}
