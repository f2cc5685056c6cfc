// Generated from the model, group Events. Do not edit.
package dev.odf.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes a root dataset pull its data from an external place: where to fetch it, how to parse it and how to
 * combine it with the records already present.
 *
 * <p>ODF 0.38, Metadata Events, {@code SetPollingSource}.
 *
 * <p>Immutable.
 *
 * @param fetch Place from which the raw data is obtained.
 * @param prepare Steps that turn fetched bytes into a readable file, in order of execution. Absent if none
 *     are needed. Null if absent.
 * @param read File format of the raw data and how its records are obtained.
 * @param preprocess Query that reshapes the records after reading. Absent if they are taken as read. Null if
 *     absent.
 * @param merge How the records just read are combined with those ingested before.
 * @since 0.1
 */
public record SetPollingSource(FetchStep fetch, @Nullable List<PrepStep> prepare, ReadStep read, @Nullable Transform preprocess, MergeStrategy merge) implements MetadataEvent {
    public SetPollingSource {
        Objects.requireNonNull(fetch, "fetch");
        prepare = prepare == null ? null : List.copyOf(prepare);
        Objects.requireNonNull(read, "read");
        Objects.requireNonNull(merge, "merge");
    }

    @Override
    public Kind kind() {
        return Kind.SET_POLLING_SOURCE;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.setPollingSource(this);
    }

    /** A builder with nothing set. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder that starts with the components of this value. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.fetch = fetch;
        builder.prepare = prepare;
        builder.read = read;
        builder.preprocess = preprocess;
        builder.merge = merge;
        return builder;
    }

    /**
     * Builds {@link SetPollingSource}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private @Nullable FetchStep fetch;
        private @Nullable List<PrepStep> prepare;
        private @Nullable ReadStep read;
        private @Nullable Transform preprocess;
        private @Nullable MergeStrategy merge;

        private Builder() {}

        /** Place from which the raw data is obtained. */
        public Builder fetch(FetchStep fetch) {
            this.fetch = fetch;
            return this;
        }

        /** Steps that turn fetched bytes into a readable file, in order of execution. Absent if none are needed. Null if absent. */
        public Builder prepare(@Nullable List<PrepStep> prepare) {
            this.prepare = prepare;
            return this;
        }

        /** File format of the raw data and how its records are obtained. */
        public Builder read(ReadStep read) {
            this.read = read;
            return this;
        }

        /** Query that reshapes the records after reading. Absent if they are taken as read. Null if absent. */
        public Builder preprocess(@Nullable Transform preprocess) {
            this.preprocess = preprocess;
            return this;
        }

        /** How the records just read are combined with those ingested before. */
        public Builder merge(MergeStrategy merge) {
            this.merge = merge;
            return this;
        }

        /**
         * The value that was described.
         *
         * @throws IllegalStateException if required components are missing; names all of them
         */
        public SetPollingSource build() {
            if (fetch == null || read == null || merge == null) {
                List<String> missing = new ArrayList<>();
                if (fetch == null) {
                    missing.add("fetch");
                }
                if (read == null) {
                    missing.add("read");
                }
                if (merge == null) {
                    missing.add("merge");
                }
                throw new IllegalStateException("SetPollingSource: missing " + String.join(", ", missing));
            }
            return new SetPollingSource(fetch, prepare, read, preprocess, merge);
        }
    }
}
