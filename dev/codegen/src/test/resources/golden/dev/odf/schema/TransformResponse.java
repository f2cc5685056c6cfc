// Generated from the model, group Engine. Do not edit.
package dev.odf.schema;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Message of an engine about a transformation step. A stream of progress reports ends with exactly one of the
 * other variants.
 *
 * <p>ODF 0.38, Engine Protocol, {@code TransformResponse}.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface TransformResponse permits TransformResponse.Progress, TransformResponse.Success, TransformResponse.InvalidQuery, TransformResponse.InternalError {

    /** Which variant this is. */
    Kind kind();

    /** Calls the method of the visitor that belongs to this variant, and returns its result. */
    <R> R match(Cases<R> cases);

    /** The variants of {@link TransformResponse}, in the order of their numbers. */
    enum Kind {
        /** The step is still running. */
        PROGRESS("Progress", 1),
        /** The step ran to its end. */
        SUCCESS("Success", 2),
        /** The engine refused the query as wrong; the author of the query has to change it. */
        INVALID_QUERY("InvalidQuery", 3),
        /** The engine failed for a reason of its own while running the step. */
        INTERNAL_ERROR("InternalError", 4);

        private final String specName;
        private final int number;

        Kind(String specName, int number) {
            this.specName = specName;
            this.number = number;
        }

        /** The name in the specification and in text, {@code Progress} for instance. */
        public String specName() {
            return specName;
        }

        /** The discriminant in binary form, from 1. */
        public int number() {
            return number;
        }
    }

    /**
     * One method for each variant of {@link TransformResponse}.
     *
     * @param <R> what the methods return
     */
    interface Cases<R> {

        /** Called for {@link TransformResponse.Progress}. */
        R progress(TransformResponse.Progress value);

        /** Called for {@link TransformResponse.Success}. */
        R success(TransformResponse.Success value);

        /** Called for {@link TransformResponse.InvalidQuery}. */
        R invalidQuery(TransformResponse.InvalidQuery value);

        /** Called for {@link TransformResponse.InternalError}. */
        R internalError(TransformResponse.InternalError value);
    }

    /**
     * The step is still running.
     *
     * <p>ODF 0.38, Engine Protocol, {@code TransformResponse::Progress}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Progress() implements TransformResponse {
        @Override
        public Kind kind() {
            return Kind.PROGRESS;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.progress(this);
        }

    }

    /**
     * The step ran to its end.
     *
     * <p>ODF 0.38, Engine Protocol, {@code TransformResponse::Success}.
     *
     * <p>Immutable.
     *
     * @param newOffsetInterval Offsets of the records produced, both ends included. Absent if the step yielded no
     *     records. Null if absent.
     * @param newWatermark Watermark that the output reached. Absent if there is none. Null if absent.
     * @since 0.1
     */
    public record Success(@Nullable OffsetInterval newOffsetInterval, @Nullable Instant newWatermark) implements TransformResponse {
        @Override
        public Kind kind() {
            return Kind.SUCCESS;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.success(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.newOffsetInterval = newOffsetInterval;
            builder.newWatermark = newWatermark;
            return builder;
        }

        /**
         * Builds {@link Success}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable OffsetInterval newOffsetInterval;
            private @Nullable Instant newWatermark;

            private Builder() {}

            /** Offsets of the records produced, both ends included. Absent if the step yielded no records. Null if absent. */
            public Builder newOffsetInterval(@Nullable OffsetInterval newOffsetInterval) {
                this.newOffsetInterval = newOffsetInterval;
                return this;
            }

            /** Watermark that the output reached. Absent if there is none. Null if absent. */
            public Builder newWatermark(@Nullable Instant newWatermark) {
                this.newWatermark = newWatermark;
                return this;
            }

            /**
             * The value that was described.
             */
            public Success build() {
                return new Success(newOffsetInterval, newWatermark);
            }
        }
    }

    /**
     * The engine refused the query as wrong; the author of the query has to change it.
     *
     * <p>ODF 0.38, Engine Protocol, {@code TransformResponse::InvalidQuery}.
     *
     * <p>Immutable.
     *
     * @param message What is wrong with the query.
     * @since 0.1
     */
    public record InvalidQuery(String message) implements TransformResponse {
        public InvalidQuery {
            Objects.requireNonNull(message, "message");
        }

        @Override
        public Kind kind() {
            return Kind.INVALID_QUERY;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.invalidQuery(this);
        }

    }

    /**
     * The engine failed for a reason of its own while running the step.
     *
     * <p>ODF 0.38, Engine Protocol, {@code TransformResponse::InternalError}.
     *
     * <p>Immutable.
     *
     * @param message Short account of the failure.
     * @param backtrace Details for diagnosis, such as a stack trace. Absent if the engine offers none. Null if
     *     absent.
     * @since 0.1
     */
    public record InternalError(String message, @Nullable String backtrace) implements TransformResponse {
        public InternalError {
            Objects.requireNonNull(message, "message");
        }

        @Override
        public Kind kind() {
            return Kind.INTERNAL_ERROR;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.internalError(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.message = message;
            builder.backtrace = backtrace;
            return builder;
        }

        /**
         * Builds {@link InternalError}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable String message;
            private @Nullable String backtrace;

            private Builder() {}

            /** Short account of the failure. */
            public Builder message(String message) {
                this.message = message;
                return this;
            }

            /** Details for diagnosis, such as a stack trace. Absent if the engine offers none. Null if absent. */
            public Builder backtrace(@Nullable String backtrace) {
                this.backtrace = backtrace;
                return this;
            }

            /**
             * The value that was described.
             *
             * @throws IllegalStateException if required components are missing; names all of them
             */
            public InternalError build() {
                if (message == null) {
                    List<String> missing = new ArrayList<>();
                    if (message == null) {
                        missing.add("message");
                    }
                    throw new IllegalStateException("TransformResponse::InternalError: missing " + String.join(", ", missing));
                }
                return new InternalError(message, backtrace);
            }
        }
    }
}
