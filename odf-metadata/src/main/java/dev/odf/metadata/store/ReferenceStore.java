package dev.odf.metadata.store;

import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.error.CommitStateUnknownException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Multihash;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The references of a dataset and the one way to move them.
 *
 * @since 0.1
 */
public interface ReferenceStore extends ReferenceSource {
    /**
     * Moves a reference if it has the expected value, as one step: of several writers that expect the same value one succeeds, and a reader sees the
     * old value or the new one. Whether the block exists or descends from the old one is not checked.
     *
     * @param expected the block the reference must name, or null if it must not exist
     * @param next the block to name, or null to remove the reference
     * @throws ChainConflictException if the reference has another value; nothing is changed
     * @throws CommitStateUnknownException if it is unknown whether the move took place
     * @throws MalformedDataException with code {@code chain.ref-malformed} if what is stored is not a hash; nothing is changed
     * @throws StorageException if the store fails; nothing is changed
     */
    void compareAndSet(ReferenceName name, @Nullable Multihash expected, @Nullable Multihash next);

    /** The names of all references, sorted; files that cannot be references are left out. */
    List<ReferenceName> list();
}
