package dev.odf.metadata.arrow;

/**
 * How Arrow lays out values of varying length: strings, bytes and lists.
 *
 * @since 0.1
 */
public enum ArrowBufferEncoding {
    /** One buffer after the other with offsets of 32 bits: {@code Utf8}, {@code Binary}, {@code List}. */
    CONTIGUOUS_32("Contiguous", 32),
    /** One buffer after the other with offsets of 64 bits: {@code LargeUtf8}, {@code LargeBinary}, {@code LargeList}. */
    CONTIGUOUS_64("Contiguous", 64),
    /** Views with offsets of 32 bits: {@code Utf8View}, {@code BinaryView}, {@code ListView}. */
    VIEW_32("View", 32),
    /** Views with offsets of 64 bits: {@code LargeListView}; strings and bytes have no such layout. */
    VIEW_64("View", 64);

    private final String kind;
    private final int offsetBitWidth;

    ArrowBufferEncoding(String kind, int offsetBitWidth) {
        this.kind = kind;
        this.offsetBitWidth = offsetBitWidth;
    }

    /** The name of the layout in the attribute of a field, without the width of its offsets. */
    String kind() {
        return kind;
    }

    /** The width of an offset in bits, 32 or 64. */
    public int offsetBitWidth() {
        return offsetBitWidth;
    }
}
