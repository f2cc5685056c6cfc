package dev.odf.schema.error;

/**
 * The notation in which a piece of data was read.
 *
 * @since 0.1
 */
public enum DataFormat {
    /** A FlatBuffers buffer or another byte form. */
    BINARY,
    /** YAML text. */
    YAML,
    /** JSON text. */
    JSON,
    /** A single value in text, such as an identifier or a date-time. */
    TEXT
}
