package dev.odf.metadata.store;

import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.DatasetAlias;
import org.jspecify.annotations.Nullable;

/**
 * Everything a dataset consists of, for reading and writing.
 *
 * <p>A dataset comes into being with its first reference and needs no other step: objects and the alias may be stored before. It ceases to exist with
 * {@link #delete()}.
 *
 * @since 0.1
 */
public interface DatasetStore extends DatasetSource {
    @Override
    ObjectStore blocks();

    @Override
    ObjectStore data();

    @Override
    ObjectStore checkpoints();

    @Override
    ReferenceStore references();

    /**
     * The alias noted beside the dataset, or null if there is none. It is a local convenience and no part of the dataset.
     *
     * @throws MalformedDataException if what is stored is not an alias
     * @throws LimitExceededException if what is stored is longer than any alias
     * @throws StorageException if the store fails
     */
    @Nullable
    DatasetAlias findAlias();

    /**
     * Notes the alias, in place of the one before; this is all there is to renaming a dataset.
     *
     * @throws StorageException if the store fails; the alias before is then still there
     */
    void writeAlias(DatasetAlias alias);

    /**
     * Removes the dataset: {@link ReferenceName#HEAD} first, so that it ceases to exist at once, then other references, then everything else. Does
     * nothing more to a dataset that is gone, and finishes a deletion that failed halfway. No one may write to the dataset meanwhile.
     *
     * @throws StorageException if the store fails; what was not removed is left behind as garbage
     */
    void delete();
}
