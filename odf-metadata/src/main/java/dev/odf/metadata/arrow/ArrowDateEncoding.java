package dev.odf.metadata.arrow;

/**
 * How Arrow counts dates.
 *
 * @since 0.1
 */
public enum ArrowDateEncoding {
    /** Days in 32 bits: {@code Date32}. */
    DAY("Day"),
    /** Milliseconds in 64 bits: {@code Date64}. */
    MILLISECOND("Millisecond");

    private final String text;

    ArrowDateEncoding(String text) {
        this.text = text;
    }

    /** The name of the unit in the attribute of a field. */
    String text() {
        return text;
    }
}
