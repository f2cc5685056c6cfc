package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;

/**
 * A choice of datasets of this workspace: a reference to one, or a pattern over aliases.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface DatasetRefPattern {
    /**
     * The choice of a text: a pattern over aliases if it holds a {@code %}, else a reference.
     *
     * @throws MalformedDataException if the text is not that
     */
    static DatasetRefPattern parse(String text) {
        Objects.requireNonNull(text, "text");
        return DatasetNamePattern.hasWildcard(text)
                ? new Pattern(DatasetAliasPattern.parse(text))
                : new Ref(DatasetRef.parse(text));
    }

    /** Whether a dataset is chosen. A reference without an account chooses only what has none, a pattern without one whatever it has. */
    boolean matches(DatasetHandle handle);

    /** The result of the case for the kind of this choice. */
    <R> R match(Cases<R> cases);

    /**
     * The choice of one dataset.
     *
     * @param ref reference to it
     * @since 0.1
     */
    record Ref(DatasetRef ref) implements DatasetRefPattern {
        public Ref {
            Objects.requireNonNull(ref, "ref");
        }

        @Override
        public boolean matches(DatasetHandle handle) {
            return ref.matches(handle);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ref(this);
        }

        /** The text of the reference. */
        @Override
        public String toString() {
            return ref.toString();
        }
    }

    /**
     * The choice of all datasets whose alias a pattern covers.
     *
     * @param pattern pattern over aliases
     * @since 0.1
     */
    record Pattern(DatasetAliasPattern pattern) implements DatasetRefPattern {
        public Pattern {
            Objects.requireNonNull(pattern, "pattern");
        }

        @Override
        public boolean matches(DatasetHandle handle) {
            return pattern.matches(handle.alias());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pattern(this);
        }

        /** The text of the pattern. */
        @Override
        public String toString() {
            return pattern.toString();
        }
    }

    /**
     * What to do for each kind of choice.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For one dataset. */
        R ref(Ref choice);

        /** For a pattern over aliases. */
        R pattern(Pattern choice);
    }
}
