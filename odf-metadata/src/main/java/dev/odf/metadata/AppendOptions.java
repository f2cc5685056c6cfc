package dev.odf.metadata;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.id.Multihash;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How blocks are appended.
 *
 * <p>Immutable.
 *
 * @param validator what blocks are held to; by default {@link ValidationProfile#INTEROP}
 * @param reference the reference to move, by default {@link ReferenceName#HEAD}; null to store the blocks only
 * @param expectation what the reference has to be; null, the default, for the block that the first appended one names as its predecessor
 * @param expectedHash hash that the last appended block is claimed to have; null, the default, if nothing is claimed
 * @since 0.1
 */
public record AppendOptions(
        BlockValidator validator,
        @Nullable ReferenceName reference,
        @Nullable ReferenceExpectation expectation,
        @Nullable Multihash expectedHash) {
    private static final AppendOptions DEFAULTS = builder().build();

    public AppendOptions {
        Objects.requireNonNull(validator, "validator");
    }

    /** The defaults. */
    public static AppendOptions defaults() {
        return DEFAULTS;
    }

    /** A builder that starts with the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Builds options.
     *
     * <p>Not thread-safe.
     */
    public static final class Builder {
        private BlockValidator validator = BlockValidator.of(ValidationProfile.INTEROP);
        private @Nullable ReferenceName reference = ReferenceName.HEAD;
        private @Nullable ReferenceExpectation expectation;
        private @Nullable Multihash expectedHash;

        private Builder() {}

        /** What blocks are held to. */
        public Builder validator(BlockValidator validator) {
            this.validator = Objects.requireNonNull(validator, "validator");
            return this;
        }

        /** The reference to move; null to store the blocks only. */
        public Builder reference(@Nullable ReferenceName reference) {
            this.reference = reference;
            return this;
        }

        /** What the reference has to be; null for the predecessor of the first appended block. */
        public Builder expectation(@Nullable ReferenceExpectation expectation) {
            this.expectation = expectation;
            return this;
        }

        /** Hash that the last appended block is claimed to have; null if nothing is claimed. */
        public Builder expectedHash(@Nullable Multihash expectedHash) {
            this.expectedHash = expectedHash;
            return this;
        }

        /** The options. */
        public AppendOptions build() {
            return new AppendOptions(validator, reference, expectation, expectedHash);
        }
    }
}
