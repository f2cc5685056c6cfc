package dev.odf.metadata.internal.rules;

import dev.odf.metadata.RuleLevel;
import dev.odf.metadata.ValidationProfile;

/** Which profiles refuse a block for a finding. */
public enum Refusal {
    /** None: the finding is a warning. */
    NONE(false, false, false),
    /** STRICT, and with it INTEROP. */
    STRICT(true, false, true),
    /** COMPAT, and with it INTEROP: the reference deviates from the specification. */
    COMPAT(false, true, true),
    /** INTEROP alone. */
    INTEROP(false, false, true),
    /** All that check. */
    ALL(true, true, true);

    private final boolean strict;
    private final boolean compat;
    private final boolean interop;

    Refusal(boolean strict, boolean compat, boolean interop) {
        this.strict = strict;
        this.compat = compat;
        this.interop = interop;
    }

    static Refusal of(RuleLevel level) {
        return switch (level) {
            case COMMON -> ALL;
            case STRICT -> STRICT;
            case INTEROP -> INTEROP;
            case WARNING, INFORMATION -> NONE;
        };
    }

    /** The refusal of conditions that differ: whether each of the two is broken. */
    static Refusal of(boolean brokenForStrict, boolean brokenForCompat) {
        if (brokenForStrict) {
            return brokenForCompat ? ALL : STRICT;
        }
        return brokenForCompat ? COMPAT : NONE;
    }

    boolean by(ValidationProfile profile) {
        return switch (profile) {
            case STRICT -> strict;
            case COMPAT -> compat;
            case INTEROP -> interop;
            case NONE -> false;
        };
    }

    /** Whether a profile that does not refuse should still mention the finding: what only others refuse for their own reasons is of no interest. */
    boolean warns(ValidationProfile profile) {
        return this == NONE || (strict && profile == ValidationProfile.COMPAT);
    }

    boolean byStrict() {
        return strict;
    }
}
