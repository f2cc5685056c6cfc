package dev.odf.schema.codec;

/**
 * A text notation of ODF values.
 *
 * @since 0.1
 */
public enum TextFormat {
    /** YAML 1.2 as the reference reads and writes it; block style. */
    YAML,
    /** JSON (RFC 8259), indented by two spaces. */
    JSON
}
