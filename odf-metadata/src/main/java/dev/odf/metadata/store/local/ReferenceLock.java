package dev.odf.metadata.store.local;

import dev.odf.schema.error.StorageException;
import java.io.IOException;
import java.nio.file.Path;

/** The exclusive right to move one reference, until it is closed. */
interface ReferenceLock extends AutoCloseable {
    /** Gives the right back. Does not fail: the outcome of the move is known by then. */
    @Override
    void close();

    /** How a lock is got hold of. */
    interface Provider {
        /**
         * Waits for the lock of a file whose directory exists.
         *
         * @throws StorageException with code {@code storage.locked} if another writer keeps it for too long
         */
        ReferenceLock acquire(Path lockFile) throws IOException;
    }
}
