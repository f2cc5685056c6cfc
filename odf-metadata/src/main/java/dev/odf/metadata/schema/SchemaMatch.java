package dev.odf.metadata.schema;

/**
 * How far two data schemas are the same.
 *
 * @since 0.1
 */
public enum SchemaMatch {
    /** They do not differ. */
    IDENTICAL,
    /** They differ only in what was to be ignored. */
    EQUIVALENT,
    /** They differ. */
    NON_EQUIVALENT
}
