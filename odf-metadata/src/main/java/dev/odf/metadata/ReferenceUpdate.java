package dev.odf.metadata;

import java.util.Objects;

/**
 * Under which conditions a reference is moved.
 *
 * <p>Immutable.
 *
 * @param expectation what the reference has to be; anything by default
 * @param targetCheck what is demanded of the block it is to name; by default that it is stored
 * @since 0.1
 */
public record ReferenceUpdate(ReferenceExpectation expectation, TargetCheck targetCheck) {
    private static final ReferenceUpdate DEFAULTS = new ReferenceUpdate(ReferenceExpectation.ANY, TargetCheck.STORED);

    public ReferenceUpdate {
        Objects.requireNonNull(expectation, "expectation");
        Objects.requireNonNull(targetCheck, "targetCheck");
    }

    /** To any block that is stored, from anything. */
    public static ReferenceUpdate defaults() {
        return DEFAULTS;
    }

    /** To any block that is stored. */
    public static ReferenceUpdate expecting(ReferenceExpectation expectation) {
        return new ReferenceUpdate(expectation, TargetCheck.STORED);
    }

    /** What is demanded of the block that a reference is to name. */
    public enum TargetCheck {
        /** Nothing. */
        NONE,
        /** It is stored. */
        STORED,
        /** It is stored, and the block that the reference names, if any, is its ancestor or the block itself. */
        FAST_FORWARD
    }
}
