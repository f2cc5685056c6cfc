package dev.odf.metadata.arrow;

/** What Arrow knows of a field beyond its logical type: the one encoding that an attribute of the field names. */
sealed interface FieldEncoding {
    /** The layout of strings, bytes and lists. */
    record Buffer(ArrowBufferEncoding layout) implements FieldEncoding {}

    /** Runs of equal values, with ends of 32 or 64 bits. */
    record RunEnd(int bitWidth) implements FieldEncoding {}

    /** The unit of dates. */
    record Date(ArrowDateEncoding unit) implements FieldEncoding {}

    /** The width of decimals: 32, 64, 128 or 256 bits. */
    record Decimal(int bitWidth) implements FieldEncoding {}
}
