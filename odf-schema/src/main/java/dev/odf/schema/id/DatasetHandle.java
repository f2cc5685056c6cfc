package dev.odf.schema.id;

import java.util.Objects;

/**
 * A dataset that was found: its identity and what it is called.
 *
 * <p>Immutable.
 *
 * @param id identity, which never changes
 * @param alias what the dataset is called at present
 * @since 0.1
 */
public record DatasetHandle(DatasetId id, DatasetAlias alias) {
    public DatasetHandle {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(alias, "alias");
    }

    /** A reference by identity. */
    public DatasetRef ref() {
        return new DatasetRef.Id(id);
    }

    /** The alias; handles are for display and have no text form to read back. */
    @Override
    public String toString() {
        return alias.toString();
    }
}
