package dev.odf.metadata.store;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Multihash;
import org.jspecify.annotations.Nullable;

/**
 * The references of a dataset: names for blocks, of which {@link ReferenceName#HEAD} is the one in use.
 *
 * <p>Every method may do I/O and then fails with {@link StorageException}. An interrupt of the calling thread ends it with that exception and the
 * interrupt flag set. Implementations are thread-safe.
 *
 * @since 0.1
 */
public interface ReferenceSource {
    /**
     * The block that a reference names, or null if the reference does not exist.
     *
     * @throws MalformedDataException with code {@code chain.ref-malformed} if what is stored is not a hash
     * @throws LimitExceededException if what is stored is longer than any hash
     */
    @Nullable
    Multihash find(ReferenceName name);

    /**
     * The block that a reference names.
     *
     * @throws NotFoundException if the reference does not exist
     * @throws MalformedDataException with code {@code chain.ref-malformed} if what is stored is not a hash
     * @throws LimitExceededException if what is stored is longer than any hash
     */
    default Multihash load(ReferenceName name) {
        Multihash hash = find(name);
        if (hash == null) {
            throw new NotFoundException(ErrorCode.CHAIN_REF_NOT_FOUND, "reference", name.text());
        }
        return hash;
    }
}
