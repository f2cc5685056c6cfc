package dev.odf.metadata.store.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.odf.metadata.store.FileTransfer;
import dev.odf.metadata.store.PutOptions;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalDatasetStoreTest {
    private static final Bytes CONTENT = Bytes.fromHex("0102");
    private static final Multihash HASH = Multihash.sha3Of(CONTENT);
    private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

    @TempDir
    Path directory;

    @Test
    void createsNothingUntilSomethingIsWritten() {
        LocalDatasetStore store = store();

        assertThat(store.exists()).isFalse();
        assertThat(store.findAlias()).isNull();
        assertThat(store.references().list()).isEmpty();
        assertThat(store.blocks().list()).isEmpty();
        assertThat(store.cleanUp(Duration.ZERO)).isZero();
        store.delete();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void writesAliasAsPlainText() {
        store().writeAlias(DatasetAlias.parse("acme/weather"));

        assertThat(directory.resolve("dataset/info/alias"))
                .hasContent("acme/weather")
                .hasSize(12);
    }

    @Test
    void refusesAliasThatIsNone() throws IOException {
        Path alias = Files.createDirectories(directory.resolve("dataset/info")).resolve("alias");
        Files.writeString(alias, "a/b/c");
        assertThatExceptionOfType(MalformedDataException.class).isThrownBy(() -> store().findAlias());
        Files.writeString(alias, "a".repeat(1025));
        assertThatExceptionOfType(LimitExceededException.class).isThrownBy(() -> store().findAlias());
        Files.writeString(alias, " acme/weather\r\n");
        assertThat(store().findAlias()).isEqualTo(DatasetAlias.parse("acme/weather"));
    }

    @Test
    void deletesAllButForeignFiles() throws IOException {
        LocalDatasetStore store = filled();
        Path foreign = Files.createFile(store.root().resolve("notes"));

        store.delete();

        assertThat(store.exists()).isFalse();
        assertThat(store.root()).isDirectoryContaining(foreign::equals);
        Files.delete(foreign);
        store.delete();
        assertThat(store.root()).doesNotExist();
    }

    @Test
    void deletesDatasetWhoseHeadIsMalformed() throws IOException {
        LocalDatasetStore store = filled();
        Files.writeString(store.root().resolve("refs/head"), "not-a-hash");

        store.delete();

        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void deletionDoesNotFollowLinks() throws IOException {
        LocalDatasetStore store = filled();
        Path outside = Files.createFile(
                Files.createDirectory(directory.resolve("outside")).resolve("file"));
        Files.createSymbolicLink(store.root().resolve("data/link"), outside.getParent());

        store.delete();

        assertThat(outside).exists();
        assertThat(store.root()).doesNotExist();
    }

    @Test
    void instanceWritesAgainAfterDeletion() {
        LocalDatasetStore store = filled();
        store.delete();

        store.blocks().put(CONTENT);
        store.references().compareAndSet(ReferenceName.HEAD, null, HASH);

        assertThat(store.exists()).isTrue();
    }

    @Test
    void cleansUpOldLitterOnly() throws IOException {
        LocalDatasetStore store = filled();
        Path old = litter("blocks", NOW.minusSeconds(3601));
        Path young = litter("refs", NOW.minusSeconds(3599));
        Files.setLastModifiedTime(store.root().resolve("refs/.head.lock"), FileTime.from(Instant.EPOCH));
        Files.setLastModifiedTime(store.blocks().pathOf(HASH), FileTime.from(Instant.EPOCH));

        assertThat(store.cleanUp(Duration.ofHours(1))).isEqualTo(1);

        assertThat(old).doesNotExist();
        assertThat(young).exists();
        assertThat(store.root().resolve("refs/.head.lock")).exists();
        assertThat(store.blocks().contains(HASH)).isTrue();
    }

    @Test
    void refusesNegativeTimes() {
        assertThatIllegalArgumentException().isThrownBy(() -> store().cleanUp(Duration.ofSeconds(-1)));
        LocalStoreOptions.Builder options = LocalStoreOptions.builder().lockTimeout(Duration.ofSeconds(-1));
        assertThatIllegalArgumentException().isThrownBy(options::build);
    }

    @Test
    void worksInOtherFileSystem() throws IOException {
        URI archive = URI.create("jar:" + directory.resolve("archive.zip").toUri());
        Path upload = Files.write(directory.resolve("upload"), CONTENT.toArray());
        try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of("create", "true"))) {
            LocalDatasetStore store = new LocalDatasetStore(zip.getPath("/datasets/one"), options());
            store.blocks().put(CONTENT);
            store.data().putFile(upload, FileTransfer.MOVE, PutOptions.expecting(HASH));
            store.references().compareAndSet(ReferenceName.HEAD, null, HASH);

            assertThat(zip.getPath("/datasets/one/refs/.head.lock")).doesNotExist();
        }
        try (FileSystem zip = FileSystems.newFileSystem(archive, Map.of())) {
            LocalDatasetStore store = new LocalDatasetStore(zip.getPath("/datasets/one"), options());

            assertThat(store.references().load(ReferenceName.HEAD)).isEqualTo(HASH);
            assertThat(store.blocks().readVerified(HASH, 10)).isEqualTo(CONTENT);
            assertThat(store.data().list()).containsExactly(HASH);
            store.delete();
            assertThat(zip.getPath("/datasets/one")).doesNotExist();
        }
        assertThat(upload).doesNotExist();
    }

    private LocalDatasetStore filled() {
        LocalDatasetStore store = store();
        store.blocks().put(CONTENT);
        store.data().put(CONTENT);
        store.checkpoints().put(CONTENT);
        store.writeAlias(DatasetAlias.parse("acme/weather"));
        store.references().compareAndSet(ReferenceName.HEAD, null, HASH);
        store.references().compareAndSet(ReferenceName.parse("other"), null, HASH);
        return store;
    }

    private Path litter(String where, Instant time) throws IOException {
        Path file = Files.createFile(directory.resolve("dataset").resolve(where).resolve(".pending-0123456789abcdef"));
        return Files.setLastModifiedTime(file, FileTime.from(time));
    }

    private LocalDatasetStore store() {
        return new LocalDatasetStore(directory.resolve("dataset"), options());
    }

    private static LocalStoreOptions options() {
        return LocalStoreOptions.builder().clock(() -> NOW).build();
    }
}
