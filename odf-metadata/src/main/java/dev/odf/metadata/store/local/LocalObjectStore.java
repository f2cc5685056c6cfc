package dev.odf.metadata.store.local;

import dev.odf.metadata.internal.store.ContentDigest;
import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.metadata.store.FileTransfer;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ObjectStore;
import dev.odf.metadata.store.PutOptions;
import dev.odf.metadata.store.StoredObject;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Objects as files of one directory, each named by its hash as base16.
 *
 * <p>Content is written to a temporary file, flushed and then renamed; a writer that stops anywhere leaves the object whole or absent, and at worst a
 * file that {@link LocalDatasetStore#cleanUp} removes. Thread-safe, and safe between processes.
 *
 * @since 0.1
 */
public final class LocalObjectStore implements ObjectStore {
    private final ObjectKind kind;
    private final Path directory;
    private final PendingFiles pending;
    private final FileOperations operations;

    /** Whether this instance made the name of the directory last. */
    private volatile boolean directoryForced;

    LocalObjectStore(ObjectKind kind, Path directory, PendingFiles pending, FileOperations operations) {
        this.kind = kind;
        this.directory = directory;
        this.pending = pending;
        this.operations = operations;
    }

    @Override
    public ObjectKind kind() {
        return kind;
    }

    /** Where the file of an object is, or would be. Whoever opens it may read it, but not change, move or remove it. */
    public Path pathOf(Multihash hash) {
        return directory.resolve(hash.toString());
    }

    @Override
    public boolean contains(Multihash hash) {
        Path path = pathOf(hash);
        try {
            return Files.readAttributes(path, BasicFileAttributes.class).isRegularFile();
        } catch (NoSuchFileException e) {
            return false;
        } catch (IOException e) {
            throw StorageErrors.failed("look-up", path.toString(), e);
        }
    }

    @Override
    public long size(Multihash hash) {
        Path path = pathOf(hash);
        try {
            return Files.size(path);
        } catch (NoSuchFileException e) {
            throw StorageErrors.notFound(kind, hash);
        } catch (IOException e) {
            throw StorageErrors.failed("look-up", path.toString(), e);
        }
    }

    @Override
    public Bytes read(Multihash hash, int sizeBytesMax) {
        Path path = pathOf(hash);
        try {
            return LocalFiles.read(path, sizeBytesMax);
        } catch (NoSuchFileException e) {
            throw StorageErrors.notFound(kind, hash);
        } catch (IOException e) {
            throw StorageErrors.failed("read", path.toString(), e);
        }
    }

    @Override
    public InputStream open(Multihash hash) {
        Path path = pathOf(hash);
        try {
            return Files.newInputStream(path);
        } catch (NoSuchFileException e) {
            throw StorageErrors.notFound(kind, hash);
        } catch (IOException e) {
            throw StorageErrors.failed("open", path.toString(), e);
        }
    }

    @Override
    public StoredObject put(Bytes content) {
        Objects.requireNonNull(content, "content");
        StoredObject object = new StoredObject(Multihash.sha3Of(content), content.size());
        Path target = pathOf(object.hash());
        try {
            prepareDirectory();
            if (Files.exists(target)) {
                confirm(target, object);
            } else {
                Path file = pending.write(directory, sink -> sink.accept(content.asByteBuffer()));
                publish(file, target, object);
            }
        } catch (IOException e) {
            throw StorageErrors.failed("put", target.toString(), e);
        }
        return object;
    }

    @Override
    public StoredObject put(InputStream content, PutOptions options) {
        Objects.requireNonNull(content, "content");
        Objects.requireNonNull(options, "options");
        try {
            prepareDirectory();
            ContentDigest digest = new ContentDigest();
            Path file = pending.write(directory, sink -> digest.transfer(content, sink, options.sizeBytesMax()));
            return publish(file, digest, options);
        } catch (IOException e) {
            throw StorageErrors.failed("put", directory.toString(), e);
        }
    }

    @Override
    public StoredObject putFile(Path file, FileTransfer transfer, PutOptions options) {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(transfer, "transfer");
        Objects.requireNonNull(options, "options");
        try {
            if (transfer == FileTransfer.COPY) {
                return copy(file, options);
            }
            if (file.getFileSystem() == directory.getFileSystem()
                    && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                return move(file, options);
            }
            return copyAndDelete(file, options);
        } catch (IOException e) {
            throw StorageErrors.failed("put", file.toString(), e);
        }
    }

    @Override
    public boolean delete(Multihash hash) {
        Path path = pathOf(hash);
        try {
            return operations.delete(path);
        } catch (IOException e) {
            throw StorageErrors.failed("delete", path.toString(), e);
        }
    }

    @Override
    public Stream<Multihash> list() {
        return LocalFiles.list(directory).flatMap(LocalObjectStore::nameOf);
    }

    private static Stream<Multihash> nameOf(Path file) {
        Multihash hash = LocalFiles.findHash(file.getFileName().toString());
        return hash == null ? Stream.empty() : Stream.of(hash);
    }

    private StoredObject copy(Path file, PutOptions options) throws IOException {
        try (InputStream content = Files.newInputStream(file)) {
            return put(content, options);
        }
    }

    private StoredObject copyAndDelete(Path file, PutOptions options) throws IOException {
        StoredObject object = copy(file, options);
        deleteSource(file, pathOf(object.hash()));
        return object;
    }

    private StoredObject move(Path file, PutOptions options) throws IOException {
        ContentDigest digest = new ContentDigest();
        try (InputStream content = Files.newInputStream(file)) {
            digest.transfer(content, piece -> {}, options.sizeBytesMax());
        }
        StoredObject object = new StoredObject(digest.finish(), digest.sizeBytes());
        StorageErrors.checkHash(kind, options.expectedHash(), object.hash());
        Path target = pathOf(object.hash());
        prepareDirectory();
        if (Files.exists(target)) {
            confirm(target, object);
            deleteSource(file, target);
            return object;
        }
        operations.force(file);
        try {
            operations.rename(file, target);
        } catch (AtomicMoveNotSupportedException e) {
            return copyAndDelete(file, new PutOptions(object.hash(), options.sizeBytesMax()));
        }
        operations.forceDirectory(directory);
        return object;
    }

    /** The source may be the object itself, or a link to it. */
    private void deleteSource(Path file, Path target) throws IOException {
        if (!file.toRealPath().equals(target.toRealPath())) {
            operations.delete(file);
        }
    }

    private StoredObject publish(Path file, ContentDigest digest, PutOptions options) throws IOException {
        StoredObject object = new StoredObject(digest.finish(), digest.sizeBytes());
        boolean wanted =
                options.expectedHash() == null || options.expectedHash().equals(object.hash());
        Path target = pathOf(object.hash());
        if (wanted && !Files.exists(target)) {
            publish(file, target, object);
            return object;
        }
        pending.discard(file);
        StorageErrors.checkHash(kind, options.expectedHash(), object.hash());
        confirm(target, object);
        return object;
    }

    private void publish(Path file, Path target, StoredObject object) throws IOException {
        try {
            pending.rename(file, target);
        } catch (IOException e) {
            // Windows refuses to replace a file that is being read; another writer of the same content was faster then.
            if (!Files.exists(target)) {
                throw e;
            }
            confirm(target, object);
            return;
        }
        operations.forceDirectory(directory);
    }

    /** Leaves an existing object alone. The writer that brought it may not have made it last yet. */
    private void confirm(Path target, StoredObject object) throws IOException {
        long sizeBytes = Files.size(target);
        if (sizeBytes != object.sizeBytes()) {
            throw StorageErrors.damaged(target.toString(), object.sizeBytes(), sizeBytes);
        }
        operations.forceDirectory(directory);
    }

    private void prepareDirectory() throws IOException {
        if (directoryForced && Files.isDirectory(directory)) {
            return;
        }
        pending.createDirectories(directory);
        operations.forceDirectory(LocalFiles.parentOf(directory));
        directoryForced = true;
    }
}
