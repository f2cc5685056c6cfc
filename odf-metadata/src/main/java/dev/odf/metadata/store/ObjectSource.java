package dev.odf.metadata.store;

import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.InputStream;

/**
 * Immutable objects of one kind, each named by the sha3-256 hash of its content.
 *
 * <p>Every method may do I/O and then fails with {@link StorageException}. An interrupt of the calling thread ends it with that exception and the
 * interrupt flag set. Implementations are thread-safe.
 *
 * @since 0.1
 */
public interface ObjectSource {
    /** What the objects are. */
    ObjectKind kind();

    /** Whether an object of this name exists; says nothing about its content. */
    boolean contains(Multihash hash);

    /**
     * The size of an object in bytes, without reading it.
     *
     * @throws NotFoundException if there is no such object
     */
    long size(Multihash hash);

    /**
     * The whole content of an object as it is stored; whether it has the hash of its name is not checked, unless the implementation says so.
     *
     * @param sizeBytesMax the largest size accepted
     * @throws NotFoundException if there is no such object
     * @throws LimitExceededException if it is larger than allowed
     */
    Bytes read(Multihash hash, int sizeBytesMax);

    /**
     * The whole content of an object after a check that it has the hash of its name.
     *
     * @param sizeBytesMax the largest size accepted
     * @throws NotFoundException if there is no such object
     * @throws LimitExceededException if it is larger than allowed
     * @throws HashMismatchException if the content has another hash
     */
    default Bytes readVerified(Multihash hash, int sizeBytesMax) {
        Bytes content = read(hash, sizeBytesMax);
        Multihash actual = Multihash.sha3Of(content);
        if (!actual.equals(hash)) {
            throw new HashMismatchException(kind().toString(), hash, actual);
        }
        return content;
    }

    /**
     * The content of an object as a stream, for objects too large for memory. The caller closes it. Its methods fail with
     * {@link java.io.IOException}, as those of every stream; whether the content has the hash of its name is not checked, unless the implementation
     * says so.
     *
     * @throws NotFoundException if there is no such object
     */
    InputStream open(Multihash hash);
}
