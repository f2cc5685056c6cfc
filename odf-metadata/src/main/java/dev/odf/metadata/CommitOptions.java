package dev.odf.metadata;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.codec.BlockVersion;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How events become blocks.
 *
 * <p>Immutable.
 *
 * @param validator what blocks are held to; by default {@link ValidationProfile#INTEROP}
 * @param reference the reference whose block is continued, and which is moved; by default {@link ReferenceName#HEAD}
 * @param expectation what the reference has to be when it is read; by default anything
 * @param systemTime system time of the blocks; null, the default, for the time of the clock, or that of the predecessor if it is later
 * @param version manifest version to write; by default 3
 * @param objectCheck whether files that an event names have to be stored already; by default they have to
 * @since 0.1
 */
public record CommitOptions(
        BlockValidator validator,
        ReferenceName reference,
        ReferenceExpectation expectation,
        @Nullable Instant systemTime,
        BlockVersion version,
        ObjectCheck objectCheck) {
    private static final CommitOptions DEFAULTS = builder().build();

    public CommitOptions {
        Objects.requireNonNull(validator, "validator");
        Objects.requireNonNull(reference, "reference");
        Objects.requireNonNull(expectation, "expectation");
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(objectCheck, "objectCheck");
    }

    /** The defaults. */
    public static CommitOptions defaults() {
        return DEFAULTS;
    }

    /** A builder that starts with the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    /** Whether the data and checkpoint files that an event names have to be stored. */
    public enum ObjectCheck {
        /** They have to exist; their content is not looked at. */
        REQUIRED,
        /** They are not looked for. */
        SKIPPED
    }

    /**
     * Builds options.
     *
     * <p>Not thread-safe.
     */
    public static final class Builder {
        private BlockValidator validator = BlockValidator.of(ValidationProfile.INTEROP);
        private ReferenceName reference = ReferenceName.HEAD;
        private ReferenceExpectation expectation = ReferenceExpectation.ANY;
        private @Nullable Instant systemTime;
        private BlockVersion version = BlockVersion.V3;
        private ObjectCheck objectCheck = ObjectCheck.REQUIRED;

        private Builder() {}

        /** What blocks are held to. */
        public Builder validator(BlockValidator validator) {
            this.validator = Objects.requireNonNull(validator, "validator");
            return this;
        }

        /** The reference whose block is continued, and which is moved. */
        public Builder reference(ReferenceName reference) {
            this.reference = Objects.requireNonNull(reference, "reference");
            return this;
        }

        /** What the reference has to be when it is read. */
        public Builder expectation(ReferenceExpectation expectation) {
            this.expectation = Objects.requireNonNull(expectation, "expectation");
            return this;
        }

        /** System time of the blocks; null for the time of the clock. */
        public Builder systemTime(@Nullable Instant systemTime) {
            this.systemTime = systemTime;
            return this;
        }

        /** Manifest version to write. */
        public Builder version(BlockVersion version) {
            this.version = Objects.requireNonNull(version, "version");
            return this;
        }

        /** Whether files that an event names have to be stored already. */
        public Builder objectCheck(ObjectCheck objectCheck) {
            this.objectCheck = Objects.requireNonNull(objectCheck, "objectCheck");
            return this;
        }

        /** The options. */
        public CommitOptions build() {
            return new CommitOptions(validator, reference, expectation, systemTime, version, objectCheck);
        }
    }
}
