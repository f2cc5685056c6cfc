package dev.odf.metadata.store;

import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Immutable objects of one kind that can be added and removed.
 *
 * <p>Putting is atomic and idempotent: other readers see the whole object or none, and content that exists is left alone. After a put that failed
 * the object may exist only if it is complete.
 *
 * @since 0.1
 */
public interface ObjectStore extends ObjectSource {
    /**
     * Stores content and returns its name and size.
     *
     * @throws StorageException with code {@code storage.damaged} if an object of this name exists with another size
     */
    StoredObject put(Bytes content);

    /**
     * Stores what a stream yields up to its end, hashing on the way. The stream is not closed.
     *
     * @throws HashMismatchException if the content does not have the hash the options ask for; nothing is stored
     * @throws LimitExceededException if the stream yields more than the options allow; nothing is stored
     * @throws StorageException if the stream or the store fails; with code {@code storage.damaged} if an object of this name exists with another size
     */
    StoredObject put(InputStream content, PutOptions options);

    /**
     * Stores the content of a file, which nobody may change meanwhile.
     *
     * @param file a regular file on any file system
     * @throws HashMismatchException if the content does not have the hash the options ask for; nothing is stored, the file stays
     * @throws LimitExceededException if the file is larger than the options allow; nothing is stored, the file stays
     * @throws StorageException if the file or the store fails; with code {@code storage.damaged} if an object of this name exists with another size
     */
    StoredObject putFile(Path file, FileTransfer transfer, PutOptions options);

    /**
     * Removes an object and returns whether there was one. Only garbage collection and repair do this: chains keep naming their objects.
     */
    boolean delete(Multihash hash);

    /**
     * The names of all objects, in no order, read as the stream is consumed. The caller closes the stream. Objects added or removed meanwhile may be
     * listed or not; a failure surfaces as {@link StorageException} from the stream.
     */
    Stream<Multihash> list();
}
