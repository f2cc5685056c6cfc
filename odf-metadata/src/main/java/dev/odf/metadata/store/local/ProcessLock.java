package dev.odf.metadata.store.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A lock between the threads of this JVM, one for each lock file.
 *
 * <p>The operating system locks files for the whole process, and POSIX drops such a lock as soon as the process closes any of its descriptors of the
 * file. So of all stores in this JVM only one at a time may have a lock file open, and that takes state they all share. A lock file is known by the
 * identity of its directory, as the file itself must not be opened to find out.
 */
final class ProcessLock implements AutoCloseable {
    private static final ConcurrentMap<Key, Entry> ENTRIES = new ConcurrentHashMap<>();

    private final Key key;
    private final Entry entry;

    private ProcessLock(Key key, Entry entry) {
        this.key = key;
        this.entry = entry;
    }

    static ProcessLock acquire(Path lockFile, LockWait wait) throws IOException {
        Key key = keyOf(lockFile);
        Entry entry = ENTRIES.compute(key, (same, known) -> {
            Entry used = known == null ? new Entry() : known;
            used.users++;
            return used;
        });
        boolean locked = false;
        try {
            locked = entry.lock.tryLock(Math.max(0, wait.remainingNanos()), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            throw wait.interrupted(e);
        } finally {
            if (!locked) {
                leave(key);
            }
        }
        if (!locked) {
            throw wait.timedOut("another thread of this process");
        }
        return new ProcessLock(key, entry);
    }

    @Override
    public void close() {
        entry.lock.unlock();
        leave(key);
    }

    private static void leave(Key key) {
        ENTRIES.computeIfPresent(key, (same, used) -> {
            used.users--;
            return used.users == 0 ? null : used;
        });
    }

    private static Key keyOf(Path lockFile) throws IOException {
        Path directory = LocalFiles.parentOf(lockFile);
        Object identity =
                Files.readAttributes(directory, BasicFileAttributes.class).fileKey();
        return new Key(
                identity == null ? directory.toRealPath() : identity,
                lockFile.getFileName().toString());
    }

    private record Key(Object directory, String fileName) {}

    private static final class Entry {
        final ReentrantLock lock = new ReentrantLock(true);
        /** Guarded by the map. */
        int users;
    }
}
