package dev.odf.metadata.store.local;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.metadata.store.FileTransfer;
import dev.odf.metadata.store.PutOptions;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.local.FaultyFileOperations.Fault;
import dev.odf.metadata.store.local.FaultyFileOperations.PowerLoss;
import dev.odf.metadata.store.local.FaultyFileOperations.ProcessStopped;
import dev.odf.metadata.store.local.LocalDatasetStore.LockMode;
import dev.odf.schema.error.CommitStateUnknownException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.Multihash;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Stops, and fails, at every single step of every operation that writes. */
class LocalStoreFaultTest {
    private static final Bytes CONTENT = bytes("content of some length");
    private static final Multihash HASH = Multihash.sha3Of(CONTENT);
    private static final Multihash OLD = Multihash.sha3Of(bytes("old"));
    private static final Multihash NEW = Multihash.sha3Of(bytes("new"));
    private static final DatasetAlias OLD_ALIAS = DatasetAlias.parse("acme/old");
    private static final DatasetAlias NEW_ALIAS = DatasetAlias.parse("acme/new");
    private static final int STEPS_MAX = 100;

    @TempDir
    Path directory;

    private int runs;
    private LockMode lockMode = LockMode.SYSTEM;

    @ParameterizedTest
    @EnumSource
    void stoppingAnywhereLeavesOldOrNew(Operation operation) throws IOException {
        for (LockMode mode : operation.lockModes()) {
            lockMode = mode;
            stopEverywhere(operation);
        }
    }

    private void stopEverywhere(Operation operation) throws IOException {
        for (Fault fault : new Fault[] {Fault.STOP_BEFORE, Fault.STOP_AFTER}) {
            for (PowerLoss loss : PowerLoss.values()) {
                stopEverywhere(operation, fault, loss);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatReturnedSurvivesLossOfPower(Operation operation) throws IOException {
        for (PowerLoss loss : PowerLoss.values()) {
            Path root = newRoot();
            prepare(root);
            FaultyFileOperations operations = FaultyFileOperations.withoutFault();

            operation.run(open(root, operations));
            operations.lose(loss);

            assertThat(operation.isDone(reopen(root))).as("after %s", loss).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void failureIsTypedAndTellsTheOutcome(Operation operation) throws IOException {
        for (LockMode mode : operation.lockModes()) {
            lockMode = mode;
            failEverywhere(operation);
        }
    }

    private void failEverywhere(Operation operation) throws IOException {
        for (Fault fault : new Fault[] {Fault.FAIL_BEFORE, Fault.FAIL_AFTER}) {
            boolean reached = true;
            for (int step = 1; reached; step++) {
                assertThat(step).isLessThan(STEPS_MAX);
                reached = failAt(operation, fault, step);
            }
        }
    }

    private boolean failAt(Operation operation, Fault fault, int step) throws IOException {
        Path root = newRoot();
        prepare(root);
        FaultyFileOperations operations = new FaultyFileOperations(fault, step);
        LocalDatasetStore store = open(root, operations);
        String place = fault + " at step " + step;
        try {
            operation.run(store);
            assertThat(operation.isDone(reopen(root))).as(place).isTrue();
        } catch (CommitStateUnknownException e) {
            assertThat(operation).as(place).isIn(Operation.MOVE, Operation.REMOVE);
            operation.assertOldOrNew(reopen(root), place);
        } catch (StorageException e) {
            operation.assertOldOrNew(reopen(root), place);
            if (operation == Operation.MOVE || operation == Operation.REMOVE) {
                assertThat(operation.isDone(reopen(root)))
                        .as("%s: %s", place, e.getMessage())
                        .isFalse();
            }
        }
        assertRecovers(operation, root, place);
        return operations.steps() >= step;
    }

    private void stopEverywhere(Operation operation, Fault fault, PowerLoss loss) throws IOException {
        boolean reached = true;
        for (int step = 1; reached; step++) {
            assertThat(step).isLessThan(STEPS_MAX);
            Path root = newRoot();
            prepare(root);
            FaultyFileOperations operations = new FaultyFileOperations(fault, step);
            try {
                operation.run(open(root, operations));
                reached = false;
            } catch (ProcessStopped e) {
                operations.lose(loss);
            }
            String place = fault + " at step " + step + " then " + loss;
            operation.assertOldOrNew(reopen(root), place);
            assertRecovers(operation, root, place);
        }
    }

    /** Litter goes, and the operation can be done again. */
    private void assertRecovers(Operation operation, Path root, String place) throws IOException {
        LocalDatasetStore later = reopen(root);
        later.cleanUp(Duration.ofHours(1));
        assertThat(litter(root)).as(place).isEmpty();
        operation.assertOldOrNew(later, place);
        if (!operation.isDone(later)) {
            operation.run(later);
        }
        assertThat(operation.isDone(later)).as(place).isTrue();
        assertThat(litter(root)).as(place).isEmpty();
    }

    private Path newRoot() {
        return directory.resolve("run" + runs++).resolve("dataset");
    }

    private void prepare(Path root) throws IOException {
        Files.createDirectories(root.getParent());
        Files.write(root.resolveSibling("upload"), CONTENT.toArray());
        LocalDatasetStore store = open(root, FaultyFileOperations.withoutFault());
        store.references().compareAndSet(ReferenceName.HEAD, null, OLD);
        store.writeAlias(OLD_ALIAS);
    }

    private LocalDatasetStore open(Path root, FileOperations operations) {
        return new LocalDatasetStore(root, LocalStoreOptions.defaults(), operations, lockMode);
    }

    /** As another process sees it two hours later. */
    private LocalDatasetStore reopen(Path root) {
        Instant later = Instant.now().plus(Duration.ofHours(2));
        LocalStoreOptions options = LocalStoreOptions.builder()
                .clock(() -> later)
                .lockTimeout(Duration.ZERO)
                .build();
        return new LocalDatasetStore(root, options, FaultyFileOperations.withoutFault(), lockMode);
    }

    private static Set<String> litter(Path root) throws IOException {
        if (!Files.exists(root)) {
            return Set.of();
        }
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> (name.startsWith(".") && !name.equals(".head.lock")) || name.equals("upload"))
                    .collect(Collectors.toSet());
        }
    }

    private static Bytes bytes(String text) {
        return Bytes.copyOf(text.getBytes(StandardCharsets.UTF_8));
    }

    enum Operation {
        PUT_BYTES {
            @Override
            void run(LocalDatasetStore store) {
                store.blocks().put(CONTENT);
            }
        },
        PUT_STREAM {
            @Override
            void run(LocalDatasetStore store) {
                store.blocks().put(new ByteArrayInputStream(CONTENT.toArray()), PutOptions.expecting(HASH));
            }
        },
        COPY_FILE {
            @Override
            void run(LocalDatasetStore store) {
                store.blocks().putFile(upload(store), FileTransfer.COPY, PutOptions.defaults());
            }
        },
        MOVE_FILE {
            @Override
            void run(LocalDatasetStore store) {
                store.blocks().putFile(upload(store), FileTransfer.MOVE, PutOptions.defaults());
            }
        },
        MOVE {
            @Override
            void run(LocalDatasetStore store) {
                store.references().compareAndSet(ReferenceName.HEAD, OLD, NEW);
            }

            @Override
            boolean isDone(LocalDatasetStore store) {
                return NEW.equals(store.references().find(ReferenceName.HEAD));
            }

            @Override
            void assertOldOrNew(LocalDatasetStore store, String place) {
                assertThat(store.references().find(ReferenceName.HEAD))
                        .as(place)
                        .isIn(OLD, NEW);
            }
        },
        REMOVE {
            @Override
            void run(LocalDatasetStore store) {
                store.references().compareAndSet(ReferenceName.HEAD, OLD, null);
            }

            @Override
            boolean isDone(LocalDatasetStore store) {
                return !store.exists();
            }

            @Override
            void assertOldOrNew(LocalDatasetStore store, String place) {
                assertThat(store.references().find(ReferenceName.HEAD))
                        .as(place)
                        .isIn(OLD, null);
            }
        },
        WRITE_ALIAS {
            @Override
            void run(LocalDatasetStore store) {
                store.writeAlias(NEW_ALIAS);
            }

            @Override
            boolean isDone(LocalDatasetStore store) {
                return NEW_ALIAS.equals(store.findAlias());
            }

            @Override
            void assertOldOrNew(LocalDatasetStore store, String place) {
                assertThat(store.findAlias()).as(place).isIn(OLD_ALIAS, NEW_ALIAS);
            }
        };

        abstract void run(LocalDatasetStore store);

        /** Only references are locked, whatever the mode. */
        LockMode[] lockModes() {
            return this == MOVE || this == REMOVE ? LockMode.values() : new LockMode[] {LockMode.SYSTEM};
        }

        boolean isDone(LocalDatasetStore store) {
            return store.blocks().contains(HASH);
        }

        /** Whatever has the name of an object is the whole object, and the file to be moved is there until then. */
        void assertOldOrNew(LocalDatasetStore store, String place) {
            if (store.blocks().contains(HASH)) {
                assertThat(store.blocks().readVerified(HASH, CONTENT.size()))
                        .as(place)
                        .isEqualTo(CONTENT);
            } else {
                assertThat(upload(store)).as(place).exists();
            }
            assertThat(store.blocks().list()).as(place).isSubsetOf(HASH);
        }

        private static Path upload(LocalDatasetStore store) {
            return store.root().resolveSibling("upload");
        }
    }
}
