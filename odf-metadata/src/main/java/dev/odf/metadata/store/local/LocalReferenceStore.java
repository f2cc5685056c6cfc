package dev.odf.metadata.store.local;

import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.metadata.internal.store.StoreText;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.ReferenceStore;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.error.CommitStateUnknownException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * References as text files of one directory, each holding one hash.
 *
 * <p>A move happens under a lock that excludes other threads and other processes: {@code .<name>.lock} beside the reference. On the default file
 * system the operating system keeps that lock and the file stays; elsewhere the file exists while the lock is held. The new value is written to a
 * temporary file, flushed and renamed; a writer that stops anywhere leaves the old value or the new one. Reading takes no lock. Thread-safe, and safe
 * between processes on one machine; on a network file system, as safe as its locks are.
 *
 * @since 0.1
 */
public final class LocalReferenceStore implements ReferenceStore {
    private static final int REFERENCES_MAX = 10_000;

    private final Path directory;
    private final PendingFiles pending;
    private final FileOperations operations;
    private final ReferenceLock.Provider locks;

    LocalReferenceStore(Path directory, PendingFiles pending, FileOperations operations, ReferenceLock.Provider locks) {
        this.directory = directory;
        this.pending = pending;
        this.operations = operations;
        this.locks = locks;
    }

    @Override
    public @Nullable Multihash find(ReferenceName name) {
        Path path = pathOf(name);
        try {
            return StoreText.decodeHash(name, LocalFiles.read(path, StoreText.SIZE_BYTES_MAX));
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            throw StorageErrors.failed("read", path.toString(), e);
        }
    }

    @Override
    public void compareAndSet(ReferenceName name, @Nullable Multihash expected, @Nullable Multihash next) {
        // Most conflicts show without the lock, and a reference that is not there needs no directory for one.
        compare(name, expected);
        if (Objects.equals(expected, next)) {
            return;
        }
        try {
            pending.createDirectories(directory);
            ReferenceLock lock = locks.acquire(lockFileOf(name));
            try {
                compare(name, expected);
                if (next == null) {
                    remove(name, expected);
                } else {
                    write(name, expected, next);
                }
            } finally {
                lock.close();
            }
        } catch (IOException e) {
            throw StorageErrors.failed("move", pathOf(name).toString(), e);
        }
    }

    @Override
    public List<ReferenceName> list() {
        try (Stream<Path> entries = LocalFiles.list(directory)) {
            List<ReferenceName> names = entries.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .flatMap(LocalReferenceStore::nameOf)
                    .limit(REFERENCES_MAX + 1L)
                    .sorted()
                    .toList();
            if (names.size() > REFERENCES_MAX) {
                throw new LimitExceededException("references", REFERENCES_MAX, names.size());
            }
            return names;
        }
    }

    /** Removes a reference whatever it holds. */
    void remove(ReferenceName name) {
        Path path = pathOf(name);
        try {
            if (!Files.isDirectory(directory)) {
                return;
            }
            ReferenceLock lock = locks.acquire(lockFileOf(name));
            try {
                if (operations.delete(path)) {
                    operations.forceDirectory(directory);
                }
            } finally {
                lock.close();
            }
        } catch (IOException e) {
            throw StorageErrors.failed("delete", path.toString(), e);
        }
    }

    private Path pathOf(ReferenceName name) {
        return directory.resolve(name.text());
    }

    /** Starts with a dot, so it cannot be a reference. */
    private Path lockFileOf(ReferenceName name) {
        return directory.resolve("." + name + ".lock");
    }

    private static Stream<ReferenceName> nameOf(Path file) {
        try {
            return Stream.of(ReferenceName.parse(file.getFileName().toString()));
        } catch (MalformedDataException e) {
            return Stream.empty();
        }
    }

    private void compare(ReferenceName name, @Nullable Multihash expected) {
        Multihash actual = find(name);
        if (!Objects.equals(actual, expected)) {
            throw new ChainConflictException(name.text(), expected, actual);
        }
    }

    private void write(ReferenceName name, @Nullable Multihash expected, Multihash next) throws IOException {
        Path file = pending.write(
                directory, sink -> sink.accept(StoreText.encode(next).asByteBuffer()));
        try {
            pending.rename(file, pathOf(name));
        } catch (IOException e) {
            settle(name, expected, next, e);
        }
        forceMove(name, next);
    }

    private void remove(ReferenceName name, @Nullable Multihash expected) throws IOException {
        try {
            operations.delete(pathOf(name));
        } catch (IOException e) {
            settle(name, expected, null, e);
        }
        forceMove(name, null);
    }

    /** After a failed step: returns if it took place all the same, fails as it did if it did not, and says so if neither is sure. */
    private void settle(ReferenceName name, @Nullable Multihash expected, @Nullable Multihash next, IOException failure)
            throws IOException {
        Multihash actual;
        try {
            actual = find(name);
        } catch (OdfException e) {
            failure.addSuppressed(e);
            throw new CommitStateUnknownException(name.text(), next, failure);
        }
        if (Objects.equals(actual, next)) {
            return;
        }
        if (Objects.equals(actual, expected)) {
            throw failure;
        }
        throw new CommitStateUnknownException(name.text(), next, failure);
    }

    private void forceMove(ReferenceName name, @Nullable Multihash next) {
        try {
            operations.forceDirectory(directory);
        } catch (IOException e) {
            throw new CommitStateUnknownException(name.text(), next, e);
        }
    }
}
