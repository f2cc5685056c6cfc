package dev.odf.schema.codec;

/**
 * How much YAML or JSON text is read before it is refused with {@link dev.odf.schema.error.LimitExceededException}.
 *
 * <p>Besides, a key has at most {@value dev.odf.schema.JsonValue#KEY_CHARACTERS_MAX} UTF-16 units. All limits hold per document, so a stream of many documents may be of any length. Immutable.
 *
 * @param charactersMax most code points of a document, comments included; by default 16,777,216
 * @param depthMax most mappings and sequences inside each other, the outermost counts as 1; by default 128, as in the
 *     reference, and at most 1,000
 * @param nodesMax most values of a document, those that come from aliases included; by default 1,000,000
 * @param aliasedNodesMax most values of a document that come from YAML aliases; by default 65,536
 * @param aliasedCharactersMax most UTF-16 units in scalars and keys that come from YAML aliases, since one alias may repeat a long text; by default
 *     1,048,576
 * @since 0.1
 */
public record TextLimits(int charactersMax, int depthMax, int nodesMax, int aliasedNodesMax, int aliasedCharactersMax) {
    private static final int DEPTH_MAX_MAX = 1_000;
    private static final TextLimits DEFAULTS = new TextLimits(16 * 1024 * 1024, 128, 1_000_000, 65_536, 1024 * 1024);

    public TextLimits {
        requireFrom(1, charactersMax, "charactersMax");
        requireFrom(1, depthMax, "depthMax");
        requireFrom(1, nodesMax, "nodesMax");
        requireFrom(0, aliasedNodesMax, "aliasedNodesMax");
        requireFrom(0, aliasedCharactersMax, "aliasedCharactersMax");
        if (depthMax > DEPTH_MAX_MAX) {
            throw new IllegalArgumentException("depthMax is " + depthMax + ", allowed are at most " + DEPTH_MAX_MAX);
        }
    }

    /** The documented defaults. */
    public static TextLimits defaults() {
        return DEFAULTS;
    }

    /** A builder that starts from the defaults. */
    public static Builder builder() {
        return DEFAULTS.toBuilder();
    }

    /** A builder that starts from these limits. */
    public Builder toBuilder() {
        return new Builder(this);
    }

    private static void requireFrom(int minimum, int value, String name) {
        if (value < minimum) {
            throw new IllegalArgumentException(name + " is " + value + ", expected at least " + minimum);
        }
    }

    /**
     * Collects limits.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private int charactersMax;
        private int depthMax;
        private int nodesMax;
        private int aliasedNodesMax;
        private int aliasedCharactersMax;

        private Builder(TextLimits limits) {
            charactersMax = limits.charactersMax;
            depthMax = limits.depthMax;
            nodesMax = limits.nodesMax;
            aliasedNodesMax = limits.aliasedNodesMax;
            aliasedCharactersMax = limits.aliasedCharactersMax;
        }

        /** Sets the most code points of a document, at least 1. */
        public Builder charactersMax(int value) {
            charactersMax = value;
            return this;
        }

        /** Sets the most mappings and sequences inside each other, from 1 to 1,000. */
        public Builder depthMax(int value) {
            depthMax = value;
            return this;
        }

        /** Sets the most values of a document, at least 1. */
        public Builder nodesMax(int value) {
            nodesMax = value;
            return this;
        }

        /** Sets the most values of a document that come from aliases; 0 forbids aliases. */
        public Builder aliasedNodesMax(int value) {
            aliasedNodesMax = value;
            return this;
        }

        /** Sets the most UTF-16 units in scalars and keys that come from aliases. */
        public Builder aliasedCharactersMax(int value) {
            aliasedCharactersMax = value;
            return this;
        }

        /**
         * The limits.
         *
         * @throws IllegalArgumentException if one of them is outside its documented range
         */
        public TextLimits build() {
            return new TextLimits(charactersMax, depthMax, nodesMax, aliasedNodesMax, aliasedCharactersMax);
        }
    }
}
