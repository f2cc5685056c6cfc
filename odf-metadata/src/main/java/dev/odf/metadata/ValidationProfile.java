package dev.odf.metadata;

/**
 * Which rules reject a block.
 *
 * @since 0.1
 */
public enum ValidationProfile {
    /** All rules of the specification. For chains that no reference implementation has to accept. */
    STRICT,
    /**
     * What the reference implementation enforces, including where it deviates from the specification; what only {@link #STRICT} rejects is a warning. For
     * chains that others wrote.
     */
    COMPAT,
    /** {@link #STRICT} and {@link #COMPAT} both accept, and the event is none on which reference nodes fail. For writing chains that others read. */
    INTEROP,
    /** Everything that can be decoded. For copies of what was validated before. */
    NONE
}
