package dev.odf.metadata.schema;

/**
 * Which differences between data schemas are of no importance.
 *
 * <p>Immutable.
 *
 * @param ignoreOrder whether fields may be in another order; default false
 * @param ignoreOptionality whether types may become optional or required, at any depth; default false
 * @param ignoreAttributes whether attributes of schema and fields may differ; default false
 * @since 0.1
 */
public record ComparisonOptions(boolean ignoreOrder, boolean ignoreOptionality, boolean ignoreAttributes) {
    private static final ComparisonOptions DEFAULTS = new ComparisonOptions(false, false, false);

    /** Every difference counts. */
    public static ComparisonOptions defaults() {
        return DEFAULTS;
    }

    /** A builder in which every difference counts. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Builds {@link ComparisonOptions}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private boolean ignoreOrder;
        private boolean ignoreOptionality;
        private boolean ignoreAttributes;

        private Builder() {}

        /** Whether fields may be in another order. */
        public Builder ignoreOrder(boolean ignoreOrder) {
            this.ignoreOrder = ignoreOrder;
            return this;
        }

        /** Whether types may become optional or required, at any depth. */
        public Builder ignoreOptionality(boolean ignoreOptionality) {
            this.ignoreOptionality = ignoreOptionality;
            return this;
        }

        /** Whether attributes of schema and fields may differ. */
        public Builder ignoreAttributes(boolean ignoreAttributes) {
            this.ignoreAttributes = ignoreAttributes;
            return this;
        }

        /** The options that were described. */
        public ComparisonOptions build() {
            return new ComparisonOptions(ignoreOrder, ignoreOptionality, ignoreAttributes);
        }
    }
}
