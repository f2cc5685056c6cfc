package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reference to a dataset of this workspace, by identity or by alias.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface DatasetRef {
    /**
     * The reference of a text: a dataset id, or else an alias.
     *
     * @throws MalformedDataException if the text is neither
     */
    static DatasetRef parse(String text) {
        Objects.requireNonNull(text, "text");
        // No alias holds a colon, so that a text with the prefix of an id is an id or nothing.
        if (text.startsWith(DatasetId.PREFIX)) {
            return new Id(DatasetId.parseWithin(text, DatasetId.PREFIX.length(), IdentifierKind.DATASET_REF));
        }
        return new Alias(DatasetAlias.parse(text, IdentifierKind.DATASET_REF));
    }

    /** The reference by an identity. */
    static DatasetRef of(DatasetId id) {
        return new Id(id);
    }

    /** The reference by an alias. */
    static DatasetRef of(DatasetAlias alias) {
        return new Alias(alias);
    }

    /** The identity, or null if the reference is by alias. */
    @Nullable
    DatasetId id();

    /** The alias, or null if the reference is by identity. */
    @Nullable
    DatasetAlias alias();

    /** Whether the reference means a dataset: by the identity, or by an alias that is the same with account and name. */
    boolean matches(DatasetHandle handle);

    /** The result of the case for the kind of this reference. */
    <R> R match(Cases<R> cases);

    /**
     * A reference by identity.
     *
     * @param id identity of the dataset
     * @since 0.1
     */
    record Id(DatasetId id) implements DatasetRef {
        public Id {
            Objects.requireNonNull(id, "id");
        }

        @Override
        public @Nullable DatasetAlias alias() {
            return null;
        }

        @Override
        public boolean matches(DatasetHandle handle) {
            return id.equals(handle.id());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.id(this);
        }

        /** The text of the id. */
        @Override
        public String toString() {
            return id.toString();
        }
    }

    /**
     * A reference by alias.
     *
     * @param alias alias of the dataset
     * @since 0.1
     */
    record Alias(DatasetAlias alias) implements DatasetRef {
        public Alias {
            Objects.requireNonNull(alias, "alias");
        }

        @Override
        public @Nullable DatasetId id() {
            return null;
        }

        @Override
        public boolean matches(DatasetHandle handle) {
            return alias.equals(handle.alias());
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alias(this);
        }

        /** The text of the alias. */
        @Override
        public String toString() {
            return alias.toString();
        }
    }

    /**
     * What to do for each kind of reference.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For a reference by identity. */
        R id(Id ref);

        /** For a reference by alias. */
        R alias(Alias ref);
    }
}
