package dev.odf.metadata.store.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.metadata.store.FileTransfer;
import dev.odf.metadata.store.PutOptions;
import dev.odf.metadata.store.StoredObject;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalObjectStoreTest {
    private static final Bytes CONTENT = Bytes.copyOf("content".getBytes(StandardCharsets.UTF_8));
    private static final Multihash HASH = Multihash.sha3Of(CONTENT);

    @TempDir
    Path directory;

    @Test
    void namesFileByHashInBase16() {
        LocalObjectStore blocks = store().blocks();

        blocks.put(CONTENT);

        assertThat(directory.resolve("dataset/blocks").resolve(HASH.toString())).hasBinaryContent(CONTENT.toArray());
        assertThat(HASH.toString()).startsWith("f1620").hasSize(69);
    }

    @Test
    void readsDamagedObjectAsItIsButNotAsVerified() throws IOException {
        LocalObjectStore blocks = store().blocks();
        blocks.put(CONTENT);
        Files.writeString(blocks.pathOf(HASH), "tampere");

        assertThat(blocks.read(HASH, 100)).isNotEqualTo(CONTENT);
        assertThatExceptionOfType(HashMismatchException.class)
                .isThrownBy(() -> blocks.readVerified(HASH, 100))
                .satisfies(e -> assertThat(e.expected()).isEqualTo(HASH))
                .satisfies(e -> assertThat(e.actual()).isNotEqualTo(HASH));
    }

    @Test
    void refusesToPutOverObjectOfOtherSize() throws IOException {
        LocalObjectStore blocks = store().blocks();
        blocks.put(CONTENT);
        Files.writeString(blocks.pathOf(HASH), "cut");

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> blocks.put(CONTENT))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.STORAGE_DAMAGED));
        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> blocks.putFile(file(), FileTransfer.MOVE, PutOptions.defaults()))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.STORAGE_DAMAGED));
        assertThat(blocks.pathOf(HASH)).hasContent("cut");
        assertThat(file()).exists();

        blocks.delete(HASH);
        blocks.put(CONTENT);
        assertThat(blocks.readVerified(HASH, 100)).isEqualTo(CONTENT);
    }

    @Test
    void movesFileWithoutCopy() throws IOException {
        LocalObjectStore data = store().data();
        Path file = file();
        Object identity = Files.readAttributes(file, "fileKey").get("fileKey");

        data.putFile(file, FileTransfer.MOVE, PutOptions.expecting(HASH));

        assertThat(file).doesNotExist();
        assertThat(Files.readAttributes(data.pathOf(HASH), "fileKey")).containsEntry("fileKey", identity);
    }

    @Test
    void movingObjectOntoItselfKeepsIt() {
        LocalObjectStore data = store().data();
        data.put(CONTENT);

        data.putFile(data.pathOf(HASH), FileTransfer.MOVE, PutOptions.defaults());

        assertThat(data.readVerified(HASH, 100)).isEqualTo(CONTENT);
    }

    @Test
    void movingLinkStoresContentAndKeepsTarget() throws IOException {
        LocalObjectStore data = store().data();
        Path link = Files.createSymbolicLink(directory.resolve("link"), file());

        StoredObject object = data.putFile(link, FileTransfer.MOVE, PutOptions.defaults());

        assertThat(link).doesNotExist();
        assertThat(directory.resolve("upload")).exists();
        assertThat(data.pathOf(object.hash())).isRegularFile();
        assertThat(Files.isSymbolicLink(data.pathOf(object.hash()))).isFalse();
    }

    @Test
    void reportsMissingFile() {
        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() ->
                        store().data().putFile(directory.resolve("absent"), FileTransfer.COPY, PutOptions.defaults()))
                .satisfies(e -> assertThat(e.target()).endsWith("absent"));
    }

    @Test
    void listsNothingButObjects() throws IOException {
        LocalObjectStore data = store().data();
        data.put(CONTENT);
        Files.createFile(data.pathOf(HASH).resolveSibling(".pending-0123456789abcdef"));
        Files.createFile(data.pathOf(HASH).resolveSibling(HASH.toString().replace('f', 'F')));
        Files.createFile(data.pathOf(HASH).resolveSibling("readme"));

        try (Stream<Multihash> names = data.list()) {
            assertThat(names).containsExactly(HASH);
        }
    }

    @Test
    void failingSourceLeavesNothing() throws IOException {
        LocalObjectStore data = store().data();
        InputStream failing = new InputStream() {
            private int left = 100_000;

            @Override
            public int read() throws IOException {
                return read(new byte[1], 0, 1) - 1;
            }

            @Override
            public int read(byte[] target, int offset, int length) throws IOException {
                if (left == 0) {
                    throw new IOException("the source broke");
                }
                int count = Math.min(left, length);
                left -= count;
                return count;
            }
        };

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> data.put(failing, PutOptions.defaults()))
                .withMessageContaining("the source broke");
        assertThat(directory.resolve("dataset/data")).isEmptyDirectory();
    }

    @Test
    void refusesToReadBeyondLimitAndWhatIsNoFile() throws IOException {
        LocalObjectStore data = store().data();
        data.put(CONTENT);
        Multihash other = Multihash.sha3Of(Bytes.EMPTY);
        Files.createDirectory(data.pathOf(other));

        assertThatExceptionOfType(LimitExceededException.class).isThrownBy(() -> data.read(HASH, 6));
        assertThatExceptionOfType(StorageException.class).isThrownBy(() -> data.read(other, 6));
        assertThat(data.contains(other)).isFalse();
    }

    @Test
    void interruptEndsPutAndIsKept() {
        LocalObjectStore data = store().data();
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(StorageException.class)
                    .isThrownBy(() -> data.put(CONTENT))
                    .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.STORAGE_INTERRUPTED));
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(directory.resolve("dataset/data")).isEmptyDirectory();
    }

    @Test
    void reportsRootThatIsFile() throws IOException {
        Files.createFile(directory.resolve("dataset"));

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> store().blocks().put(CONTENT));
        // Whether that is an error or absence is up to the JDK.
        assertThatExceptionOfType(OdfException.class)
                .isThrownBy(() -> store().blocks().read(HASH, 1));
        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> store().blocks().list());
    }

    private LocalDatasetStore store() {
        return new LocalDatasetStore(directory.resolve("dataset"), LocalStoreOptions.defaults());
    }

    private Path file() throws IOException {
        return Files.write(directory.resolve("upload"), CONTENT.toArray());
    }
}
