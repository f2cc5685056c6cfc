package dev.odf.metadata.store.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.local.LocalDatasetStore.LockMode;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalReferenceStoreTest {
    private static final Multihash FIRST = Multihash.sha3Of(Bytes.fromHex("01"));
    private static final Multihash SECOND = Multihash.sha3Of(Bytes.fromHex("02"));

    @TempDir
    Path directory;

    @Test
    void writesHashWithoutLineBreak() {
        store().references().compareAndSet(ReferenceName.HEAD, null, FIRST);

        assertThat(directory.resolve("refs/head")).hasContent(FIRST.toString()).hasSize(69);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "%s",
                "%s\n",
                "\t %s \r\n\f\u000b",
            })
    void readsHashBetweenWhiteSpace(String pattern) throws IOException {
        writeHead(pattern.replace("%s", FIRST.toString()));

        assertThat(store().references().find(ReferenceName.HEAD)).isEqualTo(FIRST);
    }

    @Test
    void readsHashInBase58() throws IOException {
        writeHead("zW1a3CNT52HXiJNniLkWMeev3CPRy9QiNRMWGyTrVNg4hY8");

        assertThat(store().references().load(ReferenceName.HEAD))
                .hasToString("f162008c3792b2a4deed1bd7ea2328fb5de5531eccf0fbfa04a7d800cdc267137c635");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "not-a-hash", "f1620", "\u00a0", "f1620 f1620"})
    void refusesTextThatIsNoHash(String text) throws IOException {
        writeHead(text);

        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> store().references().find(ReferenceName.HEAD))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_REF_MALFORMED))
                .withMessageContaining("reference head");
    }

    @Test
    void refusesReferenceThatIsTooLong() throws IOException {
        writeHead(FIRST + " ".repeat(2000));

        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> store().references().find(ReferenceName.HEAD));
    }

    @Test
    void leavesMalformedReferenceAlone() throws IOException {
        writeHead("not-a-hash");

        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> store().references().compareAndSet(ReferenceName.HEAD, null, FIRST));
        assertThat(directory.resolve("refs/head")).hasContent("not-a-hash");
    }

    @Test
    void reportsReferenceThatIsDirectory() throws IOException {
        Files.createDirectories(directory.resolve("refs/head"));

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> store().references().find(ReferenceName.HEAD))
                .satisfies(e -> assertThat(e.operation()).isEqualTo("read"))
                .satisfies(e -> assertThat(e.target()).endsWith("head"));
    }

    @Test
    void listsNeitherLocksNorForeignFiles() throws IOException {
        LocalReferenceStore references = store().references();
        references.compareAndSet(ReferenceName.HEAD, null, FIRST);
        references.compareAndSet(ReferenceName.parse("Branch_1.x"), null, FIRST);
        Files.createFile(directory.resolve("refs/white space"));
        Files.createDirectory(directory.resolve("refs/directory"));

        assertThat(references.list()).containsExactly(ReferenceName.parse("Branch_1.x"), ReferenceName.HEAD);
    }

    @Test
    void conflictOnMissingDatasetCreatesNothing() {
        assertThatExceptionOfType(ChainConflictException.class)
                .isThrownBy(() -> store().references().compareAndSet(ReferenceName.HEAD, FIRST, SECOND));
        assertThat(directory).isEmptyDirectory();
    }

    @ParameterizedTest
    @EnumSource
    void waitsInVainForHeldLock(LockMode mode) throws IOException {
        LocalDatasetStore store = store(mode);
        store.references().compareAndSet(ReferenceName.HEAD, null, FIRST);
        ReferenceLock.Provider locks = mode.provider(LocalStoreOptions.defaults(), new NioFileOperations());
        ReferenceLock held = locks.acquire(directory.resolve("refs/.head.lock"));
        try {
            List<Throwable> failures = new ArrayList<>();
            Thread waiting = new Thread(() -> {
                try {
                    store.references().compareAndSet(ReferenceName.HEAD, FIRST, SECOND);
                } catch (StorageException e) {
                    failures.add(e);
                }
            });
            waiting.start();
            join(waiting);

            assertThat(failures).singleElement().isInstanceOfSatisfying(StorageException.class, e -> {
                assertThat(e.code()).isEqualTo(ErrorCode.STORAGE_LOCKED);
                assertThat(e.isRetriable()).isTrue();
            });
        } finally {
            held.close();
        }
        store.references().compareAndSet(ReferenceName.HEAD, FIRST, SECOND);
        assertThat(store.references().find(ReferenceName.HEAD)).isEqualTo(SECOND);
    }

    @ParameterizedTest
    @EnumSource
    void interruptEndsWaitAndIsKept(LockMode mode) throws IOException {
        LocalDatasetStore store = store(mode);
        store.references().compareAndSet(ReferenceName.HEAD, null, FIRST);
        Thread.currentThread().interrupt();
        try {
            assertThatExceptionOfType(StorageException.class)
                    .isThrownBy(() -> store.references().compareAndSet(ReferenceName.HEAD, FIRST, SECOND))
                    .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.STORAGE_INTERRUPTED))
                    .satisfies(e -> assertThat(e.isRetriable()).isTrue());
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        assertThat(store.references().find(ReferenceName.HEAD)).isEqualTo(FIRST);
    }

    @Test
    void lockFileNamesHolder() throws IOException {
        Instant time = Instant.parse("2026-01-02T03:04:05Z");
        LocalStoreOptions options =
                LocalStoreOptions.builder().clock(() -> time).build();
        new LocalDatasetStore(directory, options).references().compareAndSet(ReferenceName.HEAD, null, FIRST);

        assertThat(directory.resolve("refs/.head.lock"))
                .hasContent("process " + ProcessHandle.current().pid() + " since 2026-01-02T03:04:05Z");
    }

    @Test
    void noIncrementOfManyProcessesAndThreadsIsLost() throws Exception {
        int processes = 2;
        int threads = 3;
        int increments = 40;
        List<Process> children = new ArrayList<>();
        try {
            for (int i = 0; i < processes; i++) {
                children.add(CountingWriter.start(directory, threads, increments, output(i)));
            }
            List<Long> numbers = new ArrayList<>(CountingWriter.run(directory, threads, increments));
            for (int i = 0; i < processes; i++) {
                assertThat(children.get(i).waitFor(60, TimeUnit.SECONDS)).isTrue();
                assertThat(children.get(i).exitValue())
                        .as(() -> read(output(0)))
                        .isZero();
                Files.readAllLines(output(i)).forEach(line -> numbers.add(Long.valueOf(line)));
            }

            long total = (processes + 1L) * threads * increments;
            assertThat(numbers)
                    .containsExactlyInAnyOrderElementsOf(
                            LongStream.rangeClosed(1, total).boxed().toList());
            Multihash last = store().references().load(ReferenceName.HEAD);
            assertThat(last.digest().asByteBuffer().getLong()).isEqualTo(total);
        } finally {
            children.forEach(Process::destroyForcibly);
        }
    }

    @Test
    void lockOfDeadProcessIsFree() throws Exception {
        LocalDatasetStore store = store();
        Process child = CountingWriter.start(directory, 1, Integer.MAX_VALUE, output(0));
        try {
            Multihash seen = null;
            for (int i = 0; seen == null && i < 1000; i++) {
                assertThat(child.waitFor(10, TimeUnit.MILLISECONDS))
                        .as(() -> read(output(0)))
                        .isFalse();
                seen = store.references().find(ReferenceName.HEAD);
            }
        } finally {
            child.destroyForcibly().waitFor();
        }

        Multihash head = store.references().load(ReferenceName.HEAD);
        store.references().compareAndSet(ReferenceName.HEAD, head, FIRST);

        assertThat(store.references().find(ReferenceName.HEAD)).isEqualTo(FIRST);
    }

    private LocalDatasetStore store() {
        return store(LockMode.SYSTEM);
    }

    private LocalDatasetStore store(LockMode mode) {
        LocalStoreOptions options =
                LocalStoreOptions.builder().lockTimeout(Duration.ofMillis(50)).build();
        return new LocalDatasetStore(directory, options, new NioFileOperations(), mode);
    }

    private void writeHead(String text) throws IOException {
        Files.createDirectories(directory.resolve("refs"));
        Files.writeString(directory.resolve("refs/head"), text);
    }

    private Path output(int number) {
        return directory.resolve("output" + number);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join(10_000);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
