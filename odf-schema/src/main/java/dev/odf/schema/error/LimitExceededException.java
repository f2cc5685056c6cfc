package dev.odf.schema.error;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Data that is larger or deeper than the limits in force allow.
 *
 * @since 0.1
 */
public final class LimitExceededException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final String limit;
    private final long maximum;
    private final long actual;

    /**
     * @param limit name of the limit, as its options record spells it
     * @param maximum the largest value allowed
     * @param actual the value met, or the first one over the maximum where reading stopped there
     */
    public LimitExceededException(String limit, long maximum, long actual) {
        this(limit, maximum, actual, null);
    }

    /** As {@link #LimitExceededException(String, long, long)}, with the error of a library that keeps the limit. */
    public LimitExceededException(String limit, long maximum, long actual, @Nullable Throwable cause) {
        super(ErrorCode.LIMIT_EXCEEDED, limit + " is " + actual + ", allowed are at most " + maximum, cause);
        this.limit = Objects.requireNonNull(limit, "limit");
        this.maximum = maximum;
        this.actual = actual;
    }

    /** Name of the limit, as its options record spells it. */
    public String limit() {
        return limit;
    }

    /** The largest value allowed. */
    public long maximum() {
        return maximum;
    }

    /** The value met, or the first one over the maximum where reading stopped there. */
    public long actual() {
        return actual;
    }
}
