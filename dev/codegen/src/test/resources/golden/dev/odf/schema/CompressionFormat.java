// Generated from the model, group Sources. Do not edit.
package dev.odf.schema;

/**
 * How data is compressed.
 *
 * <p>ODF 0.38, Fragments, {@code CompressionFormat}.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public enum CompressionFormat {
    /** A gzip stream of a single file. */
    GZIP("Gzip", 0),
    /** A ZIP archive of one or more files. */
    ZIP("Zip", 1);

    private final String specName;
    private final int number;

    CompressionFormat(String specName, int number) {
        this.specName = specName;
        this.number = number;
    }

    /** The name in the specification and in text, {@code Gzip} for instance. */
    public String specName() {
        return specName;
    }

    /** The number in binary form, from 0. */
    public int number() {
        return number;
    }
}
