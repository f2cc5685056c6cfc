package dev.odf.metadata;

/**
 * Who enforces a rule.
 *
 * @since 0.1
 */
public enum RuleLevel {
    /** The reference implementation and this library, in every profile but {@link ValidationProfile#NONE}. */
    COMMON,
    /** This library in the profiles {@link ValidationProfile#STRICT} and {@link ValidationProfile#INTEROP}; a warning in {@link ValidationProfile#COMPAT}. */
    STRICT,
    /** This library in the profile {@link ValidationProfile#INTEROP} only. */
    INTEROP,
    /** Nobody: what breaks the rule is legal, and is reported as a warning. */
    WARNING,
    /** Nobody: the rule says what is allowed or only informs. */
    INFORMATION
}
