// Generated from the model, group Sources. Do not edit.
package dev.odf.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where the event time of fetched data is taken from.
 *
 * <p>ODF 0.38, Fragments, {@code EventTimeSource}.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface EventTimeSource permits EventTimeSource.FromMetadata, EventTimeSource.FromPath, EventTimeSource.FromSystemTime {

    /** Which variant this is. */
    Kind kind();

    /** Calls the method of the visitor that belongs to this variant, and returns its result. */
    <R> R match(Cases<R> cases);

    /** The variants of {@link EventTimeSource}, in the order of their numbers. */
    enum Kind {
        /** Metadata of the source, such as the time of the last modification. */
        FROM_METADATA("FromMetadata", 1),
        /** Part of the path or URL from which the data was fetched. */
        FROM_PATH("FromPath", 2),
        /** Clock of the ingesting system. */
        FROM_SYSTEM_TIME("FromSystemTime", 3);

        private final String specName;
        private final int number;

        Kind(String specName, int number) {
            this.specName = specName;
            this.number = number;
        }

        /** The name in the specification and in text, {@code FromMetadata} for instance. */
        public String specName() {
            return specName;
        }

        /** The discriminant in binary form, from 1. */
        public int number() {
            return number;
        }
    }

    /**
     * One method for each variant of {@link EventTimeSource}.
     *
     * @param <R> what the methods return
     */
    interface Cases<R> {

        /** Called for {@link EventTimeSource.FromMetadata}. */
        R fromMetadata(EventTimeSource.FromMetadata value);

        /** Called for {@link EventTimeSource.FromPath}. */
        R fromPath(EventTimeSource.FromPath value);

        /** Called for {@link EventTimeSource.FromSystemTime}. */
        R fromSystemTime(EventTimeSource.FromSystemTime value);
    }

    /**
     * Metadata of the source, such as the time of the last modification.
     *
     * <p>ODF 0.38, Fragments, {@code EventTimeSource::FromMetadata}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record FromMetadata() implements EventTimeSource {
        @Override
        public Kind kind() {
            return Kind.FROM_METADATA;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fromMetadata(this);
        }

    }

    /**
     * Part of the path or URL from which the data was fetched.
     *
     * <p>ODF 0.38, Fragments, {@code EventTimeSource::FromPath}.
     *
     * <p>Immutable.
     *
     * @param pattern Regular expression applied to the path; its first capturing group is the time.
     * @param timestampFormat Pattern of the captured time in the notation of java.text.SimpleDateFormat. Absent
     *     leaves it to the ingesting system. Null if absent.
     * @since 0.1
     */
    public record FromPath(String pattern, @Nullable String timestampFormat) implements EventTimeSource {
        public FromPath {
            Objects.requireNonNull(pattern, "pattern");
        }

        @Override
        public Kind kind() {
            return Kind.FROM_PATH;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fromPath(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.pattern = pattern;
            builder.timestampFormat = timestampFormat;
            return builder;
        }

        /**
         * Builds {@link FromPath}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable String pattern;
            private @Nullable String timestampFormat;

            private Builder() {}

            /** Regular expression applied to the path; its first capturing group is the time. */
            public Builder pattern(String pattern) {
                this.pattern = pattern;
                return this;
            }

            /** Pattern of the captured time in the notation of java.text.SimpleDateFormat. Absent leaves it to the ingesting system. Null if absent. */
            public Builder timestampFormat(@Nullable String timestampFormat) {
                this.timestampFormat = timestampFormat;
                return this;
            }

            /**
             * The value that was described.
             *
             * @throws IllegalStateException if required components are missing; names all of them
             */
            public FromPath build() {
                if (pattern == null) {
                    List<String> missing = new ArrayList<>();
                    if (pattern == null) {
                        missing.add("pattern");
                    }
                    throw new IllegalStateException("EventTimeSource::FromPath: missing " + String.join(", ", missing));
                }
                return new FromPath(pattern, timestampFormat);
            }
        }
    }

    /**
     * Clock of the ingesting system.
     *
     * <p>ODF 0.38, Fragments, {@code EventTimeSource::FromSystemTime}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record FromSystemTime() implements EventTimeSource {
        @Override
        public Kind kind() {
            return Kind.FROM_SYSTEM_TIME;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fromSystemTime(this);
        }

    }
}
