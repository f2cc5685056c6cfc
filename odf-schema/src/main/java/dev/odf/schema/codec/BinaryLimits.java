package dev.odf.schema.codec;

/**
 * How much a binary codec accepts before it stops with {@link dev.odf.schema.error.LimitExceededException}.
 *
 * <p>The defaults of depth, tables and apparent size are those of the reference implementation. {@code decodedBytesMax} is ours: a buffer may refer to one
 * string or table from many places, so that a few kilobytes describe gigabytes; no writer produces such buffers.
 *
 * <p>Immutable.
 *
 * @param bytesMax size of a buffer in bytes, read or written; at most 1 GiB, default 256 MiB
 * @param depthMax how deep tables may be nested, the root counting 1; default 64
 * @param tablesMax how many tables may be visited, one reached twice counting twice; default 1,000,000
 * @param apparentBytesMax sum of the sizes of all parts visited, one reached twice counting twice; default 2^31
 * @param decodedBytesMax estimated size of the decoded value in memory, beyond eight times the size of the buffer; default 16 MiB
 * @since 0.1
 */
public record BinaryLimits(int bytesMax, int depthMax, int tablesMax, long apparentBytesMax, long decodedBytesMax) {
    private static final BinaryLimits DEFAULTS = builder().build();

    public BinaryLimits {
        if (bytesMax < 1 || depthMax < 1 || tablesMax < 1 || apparentBytesMax < 1 || decodedBytesMax < 1) {
            throw new IllegalArgumentException("limits must be positive");
        }
        if (bytesMax > 1 << 30) {
            throw new IllegalArgumentException("bytesMax must not exceed 1 GiB");
        }
    }

    /** The documented defaults. */
    public static BinaryLimits defaults() {
        return DEFAULTS;
    }

    /** A builder that starts with the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Builds {@link BinaryLimits}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private int bytesMax = 256 << 20;
        private int depthMax = 64;
        private int tablesMax = 1_000_000;
        private long apparentBytesMax = 1L << 31;
        private long decodedBytesMax = 16L << 20;

        private Builder() {}

        /** Size of a buffer in bytes, read or written. */
        public Builder bytesMax(int bytesMax) {
            this.bytesMax = bytesMax;
            return this;
        }

        /** How deep tables may be nested, the root counting 1. */
        public Builder depthMax(int depthMax) {
            this.depthMax = depthMax;
            return this;
        }

        /** How many tables may be visited. */
        public Builder tablesMax(int tablesMax) {
            this.tablesMax = tablesMax;
            return this;
        }

        /** Sum of the sizes of all parts visited, in bytes. */
        public Builder apparentBytesMax(long apparentBytesMax) {
            this.apparentBytesMax = apparentBytesMax;
            return this;
        }

        /** Estimated size of the decoded value in memory, beyond eight times the size of the buffer, in bytes. */
        public Builder decodedBytesMax(long decodedBytesMax) {
            this.decodedBytesMax = decodedBytesMax;
            return this;
        }

        /**
         * The limits described.
         *
         * @throws IllegalArgumentException if one of them is not positive, or {@code bytesMax} exceeds 1 GiB
         */
        public BinaryLimits build() {
            return new BinaryLimits(bytesMax, depthMax, tablesMax, apparentBytesMax, decodedBytesMax);
        }
    }
}
