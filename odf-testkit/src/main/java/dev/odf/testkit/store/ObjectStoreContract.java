package dev.odf.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.metadata.store.FileTransfer;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ObjectStore;
import dev.odf.metadata.store.PutOptions;
import dev.odf.metadata.store.StoredObject;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The contract of {@link ObjectStore}.
 *
 * @since 0.1
 */
public abstract class ObjectStoreContract {
    private static final int THREADS = 4;
    private static final int LARGE_BYTES = 300_000;
    private static final Bytes CONTENT = bytes("content of an object");
    private static final Multihash HASH = Multihash.sha3Of(CONTENT);
    private static final Bytes OTHER = bytes("other content");

    /** Where the tests put files of their own. */
    @TempDir
    protected Path uploads;

    /** A contract to be extended. */
    protected ObjectStoreContract() {}

    /** A new store of data files without objects. */
    protected abstract ObjectStore newStore() throws IOException;

    @Test
    public final void newStoreIsEmpty() throws IOException {
        ObjectStore store = newStore();

        assertThat(store.kind()).isEqualTo(ObjectKind.DATA);
        assertThat(list(store)).isEmpty();
        assertThat(store.contains(HASH)).isFalse();
        assertThat(store.delete(HASH)).isFalse();
    }

    @Test
    public final void reportsMissingObject() throws IOException {
        ObjectStore store = newStore();
        store.put(OTHER);

        assertMissing(() -> store.size(HASH));
        assertMissing(() -> store.read(HASH, 100));
        assertMissing(() -> store.readVerified(HASH, 100));
        assertMissing(() -> store.open(HASH).close());
    }

    @Test
    public final void readsWhatWasPut() throws IOException {
        for (Bytes content : List.of(CONTENT, Bytes.EMPTY, large())) {
            ObjectStore store = newStore();

            StoredObject object = store.put(content);

            assertThat(object).isEqualTo(new StoredObject(Multihash.sha3Of(content), content.size()));
            assertHolds(store, content);
        }
    }

    @Test
    public final void readsWhatWasStreamed() throws IOException {
        for (Bytes content : List.of(CONTENT, Bytes.EMPTY, large())) {
            ObjectStore store = newStore();
            Multihash hash = Multihash.sha3Of(content);

            StoredObject object = store.put(new ByteArrayInputStream(content.toArray()), PutOptions.expecting(hash));

            assertThat(object).isEqualTo(new StoredObject(hash, content.size()));
            assertHolds(store, content);
        }
    }

    @Test
    public final void doesNotCloseStream() throws IOException {
        boolean[] closed = new boolean[1];
        InputStream content = new ByteArrayInputStream(CONTENT.toArray()) {
            @Override
            public void close() {
                closed[0] = true;
            }
        };

        newStore().put(content, PutOptions.defaults());

        assertThat(closed).containsExactly(false);
    }

    @Test
    public final void putsTheSameTwice() throws IOException {
        ObjectStore store = newStore();

        StoredObject first = store.put(CONTENT);

        assertThat(store.put(CONTENT)).isEqualTo(first);
        assertThat(store.put(new ByteArrayInputStream(CONTENT.toArray()), PutOptions.defaults()))
                .isEqualTo(first);
        assertHolds(store, CONTENT);
    }

    @Test
    public final void refusesContentOfOtherHash() throws IOException {
        ObjectStore store = newStore();
        Path file = upload(OTHER);
        PutOptions options = PutOptions.expecting(HASH);

        assertThatExceptionOfType(HashMismatchException.class)
                .isThrownBy(() -> store.put(new ByteArrayInputStream(OTHER.toArray()), options))
                .satisfies(e -> assertThat(e.expected()).isEqualTo(HASH))
                .satisfies(e -> assertThat(e.actual()).isEqualTo(Multihash.sha3Of(OTHER)));
        for (FileTransfer transfer : FileTransfer.values()) {
            assertThatExceptionOfType(HashMismatchException.class)
                    .isThrownBy(() -> store.putFile(file, transfer, options));
        }
        assertThat(file).exists();
        assertThat(list(store)).isEmpty();
    }

    @Test
    public final void refusesContentThatIsTooLarge() throws IOException {
        ObjectStore store = newStore();
        Path file = upload(large());
        PutOptions options = new PutOptions(null, LARGE_BYTES - 1L);

        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> store.put(new ByteArrayInputStream(large().toArray()), options))
                .satisfies(e -> assertThat(e.maximum()).isEqualTo(LARGE_BYTES - 1));
        for (FileTransfer transfer : FileTransfer.values()) {
            assertThatExceptionOfType(LimitExceededException.class)
                    .isThrownBy(() -> store.putFile(file, transfer, options));
        }
        assertThat(file).exists();
        assertThat(list(store)).isEmpty();
    }

    @Test
    public final void reportsSourceThatFails() throws IOException {
        ObjectStore store = newStore();
        InputStream failing = new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("the source broke");
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                return read();
            }
        };
        InputStream content = new SequenceInputStream(new ByteArrayInputStream(CONTENT.toArray()), failing);

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> store.put(content, PutOptions.defaults()))
                .withCauseInstanceOf(IOException.class);
        assertThat(list(store)).isEmpty();
    }

    @Test
    public final void copiesFile() throws IOException {
        ObjectStore store = newStore();
        Path file = upload(CONTENT);

        StoredObject object = store.putFile(file, FileTransfer.COPY, PutOptions.defaults());

        assertThat(object).isEqualTo(new StoredObject(HASH, CONTENT.size()));
        assertThat(file).hasBinaryContent(CONTENT.toArray());
        assertHolds(store, CONTENT);
    }

    @Test
    public final void movesFileEvenIfItIsStoredAlready() throws IOException {
        ObjectStore store = newStore();
        for (int i = 0; i < 2; i++) {
            Path file = upload(CONTENT);

            StoredObject object = store.putFile(file, FileTransfer.MOVE, PutOptions.expecting(HASH));

            assertThat(object).isEqualTo(new StoredObject(HASH, CONTENT.size()));
            assertThat(file).doesNotExist();
            assertHolds(store, CONTENT);
        }
    }

    @Test
    public final void reportsFileThatIsMissing() throws IOException {
        ObjectStore store = newStore();
        Path file = uploads.resolve("absent");

        for (FileTransfer transfer : FileTransfer.values()) {
            assertThatExceptionOfType(StorageException.class)
                    .isThrownBy(() -> store.putFile(file, transfer, PutOptions.defaults()));
        }
    }

    @Test
    public final void refusesToReadBeyondLimit() throws IOException {
        ObjectStore store = newStore();
        store.put(CONTENT);

        assertThatExceptionOfType(LimitExceededException.class).isThrownBy(() -> store.read(HASH, CONTENT.size() - 1));
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> store.readVerified(HASH, CONTENT.size() - 1));
        assertThat(store.read(HASH, CONTENT.size())).isEqualTo(CONTENT);
    }

    @Test
    public final void listsAndDeletes() throws IOException {
        ObjectStore store = newStore();
        store.put(CONTENT);
        Multihash other = store.put(OTHER).hash();

        assertThat(list(store)).containsExactlyInAnyOrder(HASH, other);
        assertThat(store.delete(other)).isTrue();
        assertThat(store.delete(other)).isFalse();
        assertThat(list(store)).containsExactly(HASH);
        assertHolds(store, CONTENT);
    }

    @Test
    public final void manyThreadsPutTheSame() throws IOException, InterruptedException, ExecutionException {
        ObjectStore store = newStore();
        Bytes content = large();
        Multihash hash = Multihash.sha3Of(content);

        List<StoredObject> objects = Concurrently.call(THREADS, () -> {
            // Who sees the object at all sees the whole of it.
            if (store.contains(hash)) {
                assertThat(store.readVerified(hash, LARGE_BYTES)).isEqualTo(content);
            }
            return store.put(new ByteArrayInputStream(content.toArray()), PutOptions.expecting(hash));
        });

        assertThat(objects).hasSize(THREADS).containsOnly(new StoredObject(hash, LARGE_BYTES));
        assertHolds(store, content);
    }

    private static void assertHolds(ObjectStore store, Bytes content) throws IOException {
        Multihash hash = Multihash.sha3Of(content);
        assertThat(store.contains(hash)).isTrue();
        assertThat(store.size(hash)).isEqualTo(content.size());
        assertThat(store.read(hash, content.size())).isEqualTo(content);
        assertThat(store.readVerified(hash, content.size())).isEqualTo(content);
        try (InputStream stream = store.open(hash)) {
            assertThat(stream).hasBinaryContent(content.toArray());
        }
        assertThat(list(store)).containsExactly(hash);
    }

    private static void assertMissing(ThrowingCallable lookup) {
        assertThatExceptionOfType(NotFoundException.class)
                .isThrownBy(lookup)
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_OBJECT_NOT_FOUND))
                .satisfies(e -> assertThat(e.name()).isEqualTo(HASH.toString()));
    }

    private static List<Multihash> list(ObjectStore store) {
        try (Stream<Multihash> names = store.list()) {
            return names.toList();
        }
    }

    private Path upload(Bytes content) throws IOException {
        return Files.write(uploads.resolve("upload"), content.toArray());
    }

    private static Bytes large() {
        byte[] content = new byte[LARGE_BYTES];
        for (int i = 0; i < content.length; i++) {
            content[i] = (byte) ((i * 31) >> 3);
        }
        return Bytes.copyOf(content);
    }

    private static Bytes bytes(String text) {
        return Bytes.copyOf(text.getBytes(StandardCharsets.UTF_8));
    }
}
