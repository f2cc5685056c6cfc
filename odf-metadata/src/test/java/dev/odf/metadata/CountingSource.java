package dev.odf.metadata;

import dev.odf.metadata.store.DatasetStore;
import dev.odf.metadata.store.FileTransfer;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ObjectStore;
import dev.odf.metadata.store.PutOptions;
import dev.odf.metadata.store.ReferenceStore;
import dev.odf.metadata.store.StoredObject;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.Multihash;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A dataset that notes which blocks are read, and can lie about their content. */
final class CountingSource implements DatasetStore {
    private final DatasetStore store;
    private final List<Multihash> reads = new ArrayList<>();
    private final Map<Multihash, Bytes> lies = new HashMap<>();
    private @Nullable ReferenceStore references;

    CountingSource(DatasetStore store) {
        this.store = store;
    }

    /** The hashes of the blocks read since the last call. */
    List<Multihash> takeReads() {
        List<Multihash> result = List.copyOf(reads);
        reads.clear();
        return result;
    }

    /** Serves other bytes under the name of a block. */
    void lieAbout(Multihash hash, Bytes content) {
        lies.put(hash, content);
    }

    void replaceReferences(ReferenceStore replacement) {
        references = replacement;
    }

    @Override
    public ObjectStore blocks() {
        return new CountingObjects(store.blocks());
    }

    @Override
    public ObjectStore data() {
        return store.data();
    }

    @Override
    public ObjectStore checkpoints() {
        return store.checkpoints();
    }

    @Override
    public ReferenceStore references() {
        return references == null ? store.references() : references;
    }

    @Override
    public @Nullable DatasetAlias findAlias() {
        return store.findAlias();
    }

    @Override
    public void writeAlias(DatasetAlias alias) {
        store.writeAlias(alias);
    }

    @Override
    public void delete() {
        store.delete();
    }

    private final class CountingObjects implements ObjectStore {
        private final ObjectStore objects;

        CountingObjects(ObjectStore objects) {
            this.objects = objects;
        }

        @Override
        public ObjectKind kind() {
            return objects.kind();
        }

        @Override
        public boolean contains(Multihash hash) {
            return objects.contains(hash);
        }

        @Override
        public long size(Multihash hash) {
            return objects.size(hash);
        }

        @Override
        public Bytes read(Multihash hash, int sizeBytesMax) {
            reads.add(hash);
            Bytes lie = lies.get(hash);
            return lie == null ? objects.read(hash, sizeBytesMax) : lie;
        }

        @Override
        public InputStream open(Multihash hash) {
            reads.add(hash);
            return objects.open(hash);
        }

        @Override
        public StoredObject put(Bytes content) {
            return objects.put(content);
        }

        @Override
        public StoredObject put(InputStream content, PutOptions options) {
            return objects.put(content, options);
        }

        @Override
        public StoredObject putFile(Path file, FileTransfer transfer, PutOptions options) {
            return objects.putFile(file, transfer, options);
        }

        @Override
        public boolean delete(Multihash hash) {
            return objects.delete(hash);
        }

        @Override
        public Stream<Multihash> list() {
            return objects.list();
        }
    }
}
