package dev.odf.metadata.arrow;

/**
 * How much of a file or stream of records is accepted before reading stops with {@link dev.odf.schema.error.LimitExceededException}.
 *
 * <p>Immutable.
 *
 * @param memoryBytesMax memory outside of the heap for one batch, unpacked; default 1 GiB
 * @param messageBytesMax size of the head of a message, or of the footer of a file; at most 1 GiB, default 16 MiB
 * @param rowsMax number of rows; default 2^31
 * @since 0.1
 */
public record ArrowReadLimits(long memoryBytesMax, int messageBytesMax, long rowsMax) {
    private static final ArrowReadLimits DEFAULTS = builder().build();

    public ArrowReadLimits {
        if (memoryBytesMax < 1 || messageBytesMax < 1 || rowsMax < 1) {
            throw new IllegalArgumentException("limits must be positive");
        }
        if (messageBytesMax > 1 << 30) {
            throw new IllegalArgumentException("messageBytesMax must not exceed 1 GiB");
        }
    }

    /** The documented defaults. */
    public static ArrowReadLimits defaults() {
        return DEFAULTS;
    }

    /** A builder that starts with the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Builds {@link ArrowReadLimits}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private long memoryBytesMax = 1L << 30;
        private int messageBytesMax = 16 << 20;
        private long rowsMax = 1L << 31;

        private Builder() {}

        /** Memory outside of the heap for one batch, unpacked. */
        public Builder memoryBytesMax(long memoryBytesMax) {
            this.memoryBytesMax = memoryBytesMax;
            return this;
        }

        /** Size of the head of a message, or of the footer of a file. */
        public Builder messageBytesMax(int messageBytesMax) {
            this.messageBytesMax = messageBytesMax;
            return this;
        }

        /** Number of rows. */
        public Builder rowsMax(long rowsMax) {
            this.rowsMax = rowsMax;
            return this;
        }

        /**
         * The limits that were described.
         *
         * @throws IllegalArgumentException if one of them is not positive or too large
         */
        public ArrowReadLimits build() {
            return new ArrowReadLimits(memoryBytesMax, messageBytesMax, rowsMax);
        }
    }
}
