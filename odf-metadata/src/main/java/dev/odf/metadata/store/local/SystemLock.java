package dev.odf.metadata.store.local;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A lock that the operating system keeps on a lock file. It ends with its process at the latest, so it never goes stale; the file stays, as removing
 * it would let two writers lock two files of the same name.
 */
final class SystemLock implements ReferenceLock {
    /** Beyond the note about the holder, which Windows would otherwise keep others from reading. */
    private static final long LOCKED_BYTE = 1 << 30;

    private static final int NOTE_BYTES_MAX = 200;
    private static final System.Logger LOG = System.getLogger(SystemLock.class.getName());

    private final ProcessLock processLock;
    private final FileChannel channel;

    private SystemLock(ProcessLock processLock, FileChannel channel) {
        this.processLock = processLock;
        this.channel = channel;
    }

    static ReferenceLock acquire(Path lockFile, LocalStoreOptions options) throws IOException {
        LockWait wait = new LockWait(lockFile, options.lockTimeout());
        ProcessLock processLock = ProcessLock.acquire(lockFile, wait);
        FileChannel channel = null;
        boolean done = false;
        try {
            channel = FileChannel.open(
                    lockFile, Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE));
            while (tryLock(channel) == null) {
                wait.pause(readNote(channel));
            }
            writeNote(channel, LockNote.of(options.clock()));
            done = true;
            return new SystemLock(processLock, channel);
        } finally {
            if (!done) {
                release(processLock, channel);
            }
        }
    }

    @Override
    public void close() {
        release(processLock, channel);
    }

    private static void release(ProcessLock processLock, @Nullable FileChannel channel) {
        try (processLock) {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "a lock file was not closed properly", e);
        }
    }

    private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock(LOCKED_BYTE, 1, false);
        } catch (OverlappingFileLockException e) {
            // Another copy of this class in the same JVM, loaded by another class loader.
            return null;
        }
    }

    private static String readNote(FileChannel channel) throws IOException {
        ByteBuffer note = ByteBuffer.allocate(NOTE_BYTES_MAX);
        channel.read(note, 0);
        String text = new String(note.array(), 0, note.position(), StandardCharsets.US_ASCII).strip();
        return text.isEmpty() ? "another process" : text;
    }

    private static void writeNote(FileChannel channel, String note) throws IOException {
        channel.truncate(0);
        channel.write(ByteBuffer.wrap(note.getBytes(StandardCharsets.US_ASCII)), 0);
    }
}
