package dev.odf.metadata.store.local;

import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.metadata.internal.store.StoreText;
import dev.odf.metadata.store.DatasetStore;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.DatasetAlias;
import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A dataset in a directory: {@code blocks}, {@code data}, {@code checkpoints}, {@code refs} and {@code info} below its root.
 *
 * <p>Nothing is created before something is written. Any number of instances may work on one directory, in one process or several. Thread-safe.
 *
 * @since 0.1
 */
public final class LocalDatasetStore implements DatasetStore {
    private static final String REFERENCES_DIRECTORY = "refs";
    private static final String INFO_DIRECTORY = "info";
    private static final String LOCK_SUFFIX = ".lock";

    private final Path root;
    private final LocalStoreOptions options;
    private final FileOperations operations;
    private final LockMode lockMode;
    private final PendingFiles pending;
    private final LocalObjectStore blocks;
    private final LocalObjectStore data;
    private final LocalObjectStore checkpoints;
    private final LocalReferenceStore references;

    /**
     * The dataset in a directory, which need not exist.
     *
     * @param root directory of the dataset on any file system; not shared with anything else
     */
    public LocalDatasetStore(Path root, LocalStoreOptions options) {
        this(root, options, new NioFileOperations(), LockMode.of(Objects.requireNonNull(root, "root")));
    }

    LocalDatasetStore(Path root, LocalStoreOptions options, FileOperations operations, LockMode lockMode) {
        this.root = root.toAbsolutePath().normalize();
        this.options = Objects.requireNonNull(options, "options");
        this.operations = operations;
        this.lockMode = lockMode;
        this.pending = new PendingFiles(operations, options.random());
        this.blocks = objects(ObjectKind.BLOCK);
        this.data = objects(ObjectKind.DATA);
        this.checkpoints = objects(ObjectKind.CHECKPOINT);
        this.references = new LocalReferenceStore(
                this.root.resolve(REFERENCES_DIRECTORY), pending, operations, lockMode.provider(options, operations));
    }

    /** How references are locked. */
    enum LockMode {
        SYSTEM,
        EXCLUSIVE_FILE;

        static LockMode of(Path root) {
            return root.getFileSystem() == FileSystems.getDefault() ? SYSTEM : EXCLUSIVE_FILE;
        }

        ReferenceLock.Provider provider(LocalStoreOptions options, FileOperations operations) {
            return this == SYSTEM
                    ? lockFile -> SystemLock.acquire(lockFile, options)
                    : lockFile -> ExclusiveFileLock.acquire(lockFile, options, operations);
        }
    }

    /** The directory of the dataset, absolute. */
    public Path root() {
        return root;
    }

    @Override
    public LocalObjectStore blocks() {
        return blocks;
    }

    @Override
    public LocalObjectStore data() {
        return data;
    }

    @Override
    public LocalObjectStore checkpoints() {
        return checkpoints;
    }

    @Override
    public LocalReferenceStore references() {
        return references;
    }

    @Override
    public @Nullable DatasetAlias findAlias() {
        Path path = aliasPath();
        try {
            return StoreText.decodeAlias(LocalFiles.read(path, StoreText.SIZE_BYTES_MAX));
        } catch (NoSuchFileException e) {
            return null;
        } catch (IOException e) {
            throw StorageErrors.failed("read", path.toString(), e);
        }
    }

    @Override
    public void writeAlias(DatasetAlias alias) {
        Objects.requireNonNull(alias, "alias");
        Path path = aliasPath();
        Path directory = root.resolve(INFO_DIRECTORY);
        try {
            pending.createDirectories(directory);
            Path file = pending.write(
                    directory, sink -> sink.accept(StoreText.encode(alias).asByteBuffer()));
            pending.rename(file, path);
            operations.forceDirectory(directory);
        } catch (IOException e) {
            throw StorageErrors.failed("write", path.toString(), e);
        }
    }

    /** {@inheritDoc} Files beside the directories of the layout are left alone, and the root then as well. */
    @Override
    public void delete() {
        references.remove(ReferenceName.HEAD);
        for (ReferenceName name : references.list()) {
            references.remove(name);
        }
        try {
            for (Path directory : directories()) {
                deleteTree(directory);
            }
            operations.delete(root);
        } catch (DirectoryNotEmptyException e) {
            // The files that were left alone.
            return;
        } catch (IOException e) {
            throw StorageErrors.failed("delete", root.toString(), e);
        }
    }

    /**
     * Removes what writers that stopped halfway left behind: temporary files, and on other than the default file system also lock files.
     *
     * @param gracePeriod only files that nobody wrote to for so long are removed; longer than any writer may pause, an hour for instance
     * @return the number of files removed
     * @throws StorageException if the store fails; files may have been removed by then
     */
    public int cleanUp(Duration gracePeriod) {
        if (gracePeriod.isNegative()) {
            throw new IllegalArgumentException("gracePeriod is " + gracePeriod + ", expected 0 or more");
        }
        Instant end = options.clock().instant().minus(gracePeriod);
        int removed = 0;
        for (Path directory : directories()) {
            try (Stream<Path> entries = LocalFiles.list(directory)) {
                for (Path file : (Iterable<Path>) entries::iterator) {
                    removed += isLitter(file) && deleteIfOlder(file, end) ? 1 : 0;
                }
            }
        }
        return removed;
    }

    /** In the order of deletion: the lock files go last. */
    private List<Path> directories() {
        return Stream.of(
                        ObjectKind.BLOCK.directory(),
                        ObjectKind.DATA.directory(),
                        ObjectKind.CHECKPOINT.directory(),
                        INFO_DIRECTORY,
                        REFERENCES_DIRECTORY)
                .map(root::resolve)
                .toList();
    }

    private boolean isLitter(Path file) {
        String name = file.getFileName().toString();
        boolean isLock = lockMode == LockMode.EXCLUSIVE_FILE && name.startsWith(".") && name.endsWith(LOCK_SUFFIX);
        return isLock || PendingFiles.isPending(file);
    }

    private boolean deleteIfOlder(Path file, Instant end) {
        try {
            BasicFileAttributes attributes =
                    Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return attributes.isRegularFile()
                    && attributes.lastModifiedTime().toInstant().isBefore(end)
                    && operations.delete(file);
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw StorageErrors.failed("delete", file.toString(), e);
        }
    }

    /** Links are removed, not followed. */
    private void deleteTree(Path directory) throws IOException {
        if (!Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        Files.walkFileTree(directory, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                operations.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path visited, @Nullable IOException failure) throws IOException {
                if (failure != null) {
                    throw failure;
                }
                operations.delete(visited);
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private LocalObjectStore objects(ObjectKind kind) {
        return new LocalObjectStore(kind, root.resolve(kind.directory()), pending, operations);
    }

    private Path aliasPath() {
        return root.resolve(INFO_DIRECTORY).resolve("alias");
    }
}
