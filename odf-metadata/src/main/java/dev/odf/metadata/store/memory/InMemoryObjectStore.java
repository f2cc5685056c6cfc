package dev.odf.metadata.store.memory;

import dev.odf.metadata.internal.store.ContentDigest;
import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.metadata.store.FileTransfer;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ObjectStore;
import dev.odf.metadata.store.PutOptions;
import dev.odf.metadata.store.StoredObject;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Objects in memory, 1 GiB each at most. Content is hashed when it comes in, so what is read always has the hash of its name.
 *
 * <p>Thread-safe.
 *
 * @since 0.1
 */
public final class InMemoryObjectStore implements ObjectStore {
    private static final int OBJECT_SIZE_BYTES_MAX = 1 << 30;

    private final ObjectKind kind;
    private final ConcurrentMap<Multihash, Bytes> objects = new ConcurrentHashMap<>();

    /** A store without objects. */
    public InMemoryObjectStore(ObjectKind kind) {
        this.kind = Objects.requireNonNull(kind, "kind");
    }

    @Override
    public ObjectKind kind() {
        return kind;
    }

    @Override
    public boolean contains(Multihash hash) {
        return objects.containsKey(Objects.requireNonNull(hash, "hash"));
    }

    @Override
    public long size(Multihash hash) {
        return load(hash).size();
    }

    @Override
    public Bytes read(Multihash hash, int sizeBytesMax) {
        Bytes content = load(hash);
        StorageErrors.checkSize(content.size(), sizeBytesMax);
        return content;
    }

    @Override
    public InputStream open(Multihash hash) {
        return new ByteArrayInputStream(load(hash).toArray());
    }

    @Override
    public StoredObject put(Bytes content) {
        Objects.requireNonNull(content, "content");
        return store(content, null);
    }

    @Override
    public StoredObject put(InputStream content, PutOptions options) {
        Objects.requireNonNull(content, "content");
        Objects.requireNonNull(options, "options");
        return store(readAll(content, options), options.expectedHash());
    }

    @Override
    public StoredObject putFile(Path file, FileTransfer transfer, PutOptions options) {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(transfer, "transfer");
        Objects.requireNonNull(options, "options");
        try (InputStream content = Files.newInputStream(file)) {
            StoredObject stored = put(content, options);
            if (transfer == FileTransfer.MOVE) {
                Files.deleteIfExists(file);
            }
            return stored;
        } catch (IOException e) {
            throw StorageErrors.failed("put", file.toString(), e);
        }
    }

    @Override
    public boolean delete(Multihash hash) {
        return objects.remove(Objects.requireNonNull(hash, "hash")) != null;
    }

    @Override
    public Stream<Multihash> list() {
        return List.copyOf(objects.keySet()).stream();
    }

    void clear() {
        objects.clear();
    }

    private Bytes load(Multihash hash) {
        Bytes content = objects.get(Objects.requireNonNull(hash, "hash"));
        if (content == null) {
            throw StorageErrors.notFound(kind, hash);
        }
        return content;
    }

    private Bytes readAll(InputStream content, PutOptions options) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            new ContentDigest()
                    .transfer(
                            content,
                            piece -> all.writeBytes(Bytes.copyOf(piece).toArray()),
                            Math.min(options.sizeBytesMax(), OBJECT_SIZE_BYTES_MAX));
        } catch (IOException e) {
            throw StorageErrors.failed("put", kind.toString(), e);
        }
        return Bytes.copyOf(all.toByteArray());
    }

    private StoredObject store(Bytes content, @Nullable Multihash expected) {
        Multihash hash = Multihash.sha3Of(content);
        StorageErrors.checkHash(kind, expected, hash);
        objects.putIfAbsent(hash, content);
        return new StoredObject(hash, content.size());
    }
}
