package dev.odf.metadata.store.local;

import dev.odf.schema.error.OdfException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;

/**
 * A lock that consists in the existence of a file: for file systems that have no locks of their own.
 *
 * <p>A process that dies leaves the file behind. Nobody takes such a lock over on the way, since two who try at once could both believe to have it;
 * the error names the holder, and maintenance removes lock files of a certain age.
 */
final class ExclusiveFileLock implements ReferenceLock {
    private static final int NOTE_BYTES_MAX = 200;
    private static final System.Logger LOG = System.getLogger(ExclusiveFileLock.class.getName());

    private final FileOperations operations;
    private final Path lockFile;

    private ExclusiveFileLock(FileOperations operations, Path lockFile) {
        this.operations = operations;
        this.lockFile = lockFile;
    }

    static ReferenceLock acquire(Path lockFile, LocalStoreOptions options, FileOperations operations)
            throws IOException {
        LockWait wait = new LockWait(lockFile, options.lockTimeout());
        while (true) {
            try {
                WritableByteChannel channel = operations.create(lockFile);
                ExclusiveFileLock lock = new ExclusiveFileLock(operations, lockFile);
                lock.writeNote(channel, LockNote.of(options.clock()));
                return lock;
            } catch (FileAlreadyExistsException e) {
                wait.pause(readNote(lockFile));
            }
        }
    }

    @Override
    public void close() {
        try {
            operations.delete(lockFile);
        } catch (IOException e) {
            LOG.log(
                    System.Logger.Level.WARNING,
                    () -> "lock file " + lockFile + " was not removed, the reference stays locked until it is",
                    e);
        }
    }

    /** The lock is ours before the note is written, so a failure to write it gives the lock back. */
    private void writeNote(WritableByteChannel channel, String note) throws IOException {
        boolean done = false;
        try {
            try (channel) {
                operations.write(channel, ByteBuffer.wrap(note.getBytes(StandardCharsets.US_ASCII)));
            }
            done = true;
        } finally {
            if (!done) {
                close();
            }
        }
    }

    private static String readNote(Path lockFile) {
        try {
            String text = new String(LocalFiles.read(lockFile, NOTE_BYTES_MAX).toArray(), StandardCharsets.US_ASCII);
            return text.isBlank() ? "another writer" : text.strip();
        } catch (IOException | OdfException e) {
            return "another writer";
        }
    }
}
