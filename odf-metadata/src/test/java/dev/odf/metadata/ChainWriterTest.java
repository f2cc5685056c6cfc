package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.ReferenceStore;
import dev.odf.metadata.store.memory.InMemoryDatasetStore;
import dev.odf.schema.AddData;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetLicense;
import dev.odf.schema.codec.BlockVersion;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.error.CommitStateUnknownException;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.Multihash;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ChainWriterTest {
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final CommitOptions NO_FILES = CommitOptions.builder()
            .objectCheck(CommitOptions.ObjectCheck.SKIPPED)
            .build();
    private static final AppendOptions TRUSTING = AppendOptions.builder()
            .validator(BlockValidator.of(ValidationProfile.NONE))
            .build();

    private final CountingSource store = new CountingSource(new InMemoryDatasetStore());
    private final ChainWriter writer = ChainWriter.of(store, InstantSource.fixed(NOW));

    @Test
    void continuesTheChainWithEvents() {
        List<StoredBlock> blocks = commitFour();

        assertThat(writer.chain().blocks(ChainInterval.all()))
                .containsExactly(blocks.get(3), blocks.get(2), blocks.get(1), blocks.get(0));
        assertThat(blocks.get(3).block())
                .isEqualTo(new MetadataBlock(NOW, blocks.get(2).hash(), 3, TestChain.data(9L, 10, 19)));
    }

    @Test
    void readsNoBlockToAppendToAWarmChain() {
        commitFour();
        store.takeReads();

        commit(TestChain.data(19L, 20, 29));
        commit(new SetInfo("info", null));

        assertThat(store.takeReads()).isEmpty();
    }

    @Test
    void readsOnlyWhatAnotherWriterAdded() {
        List<StoredBlock> blocks = commitFour();
        ChainWriter other = ChainWriter.of(store, InstantSource.fixed(NOW));
        StoredBlock added =
                other.commitEvent(TestChain.data(19L, 20, 29), NO_FILES).block();
        assertThat(store.takeReads())
                .contains(blocks.get(0).hash(), blocks.get(3).hash());

        commit(TestChain.data(29L, 30, 39));

        assertThat(store.takeReads()).containsOnly(added.hash());
    }

    @Test
    void validatesAgainstBlocksItReadsAfterAReset() {
        List<StoredBlock> blocks = commitFour();
        writer.setReference(ReferenceName.HEAD, blocks.get(2).hash(), ReferenceUpdate.defaults());

        ValidationException error =
                catchThrowableOfType(ValidationException.class, () -> commit(TestChain.data(19L, 20, 29)));

        assertThat(error.primary().rule()).isEqualTo(ValidationRule.OFF_03.id());
        assertThat(commit(TestChain.data(9L, 10, 15)).sequenceNumber()).isEqualTo(3);
    }

    @Test
    void storesNothingOfABatchThatHasAViolation() {
        StoredBlock seed = commit(seed());
        StoredBlock schema = block(seed, TestChain.SCHEMA);
        StoredBlock good = block(schema, TestChain.data(null, 0, 9));
        StoredBlock bad = block(good, TestChain.data(null, 0, 9));

        assertThatThrownBy(() -> writer.appendAll(List.of(schema, good, bad), AppendOptions.defaults()))
                .isInstanceOf(ValidationException.class);

        assertThat(storedBlocks()).containsExactly(seed.hash());
        assertThat(head()).isEqualTo(seed.hash());
    }

    @Test
    void movesTheReferenceOnceForABatch() {
        List<@Nullable Multihash> moves = new ArrayList<>();
        store.replaceReferences(new ForwardingReferences(store.references()) {
            @Override
            public void compareAndSet(ReferenceName name, @Nullable Multihash expected, @Nullable Multihash next) {
                moves.add(next);
                super.compareAndSet(name, expected, next);
            }
        });
        StoredBlock seed = StoredBlock.encode(new MetadataBlock(NOW, null, 0, seed()));
        StoredBlock schema = block(seed, TestChain.SCHEMA);
        StoredBlock data = block(schema, TestChain.data(null, 0, 9));

        List<AppendedBlock> appended = writer.appendAll(List.of(seed, schema, data), AppendOptions.defaults());

        assertThat(appended).extracting(AppendedBlock::block).containsExactly(seed, schema, data);
        assertThat(moves).containsExactly(data.hash());
        assertThat(store.takeReads()).isEmpty();
    }

    @Test
    void refusesABatchThatDoesNotHangTogether() {
        StoredBlock seed = commit(seed());
        StoredBlock schema = block(seed, TestChain.SCHEMA);
        StoredBlock info = block(seed, new SetInfo("info", null));

        ValidationException error = catchThrowableOfType(
                ValidationException.class, () -> writer.appendAll(List.of(schema, info), AppendOptions.defaults()));

        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_PREV_BLOCK_NOT_FOUND);
    }

    @Test
    void doesNothingWithoutBlocks() {
        assertThat(writer.appendAll(List.of(), AppendOptions.defaults())).isEmpty();
        assertThat(head()).isNull();
    }

    @Test
    void refusesABlockWithoutItsPredecessor() {
        StoredBlock seed = StoredBlock.encode(new MetadataBlock(NOW, null, 0, seed()));

        assertThatThrownBy(() -> writer.append(block(seed, TestChain.SCHEMA), AppendOptions.defaults()))
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_PREV_BLOCK_NOT_FOUND);
    }

    @Test
    void leavesTheHeadOfAnotherWriterAlone() {
        StoredBlock seed = commit(seed());
        StoredBlock mine = block(seed, TestChain.SCHEMA);
        StoredBlock theirs = ChainWriter.of(store, InstantSource.fixed(NOW))
                .commitEvent(new SetInfo("info", null), NO_FILES)
                .block();

        ChainConflictException error =
                catchThrowableOfType(ChainConflictException.class, () -> writer.append(mine, AppendOptions.defaults()));

        assertThat(error.expected()).isEqualTo(seed.hash());
        assertThat(error.actual()).isEqualTo(theirs.hash());
        assertThat(head()).isEqualTo(theirs.hash());
        assertThat(commit(TestChain.SCHEMA).sequenceNumber()).isEqualTo(2);
    }

    @Test
    void storesNothingForAHeadThatIsNotTheExpectedOne() {
        StoredBlock seed = commit(seed());
        CommitOptions options =
                CommitOptions.builder().expectation(ReferenceExpectation.ABSENT).build();

        assertThatThrownBy(() -> writer.commitEvent(TestChain.SCHEMA, options))
                .isInstanceOf(ChainConflictException.class);

        assertThat(storedBlocks()).containsExactly(seed.hash());
    }

    @Test
    void passesOnThatTheOutcomeIsUnknown() {
        StoredBlock seed = commit(seed());
        ReferenceStore references = store.references();
        CommitStateUnknownException unknown =
                new CommitStateUnknownException("head", seed.hash(), new IllegalStateException("power"));
        store.replaceReferences(new ForwardingReferences(references) {
            @Override
            public void compareAndSet(ReferenceName name, @Nullable Multihash expected, @Nullable Multihash next) {
                super.compareAndSet(name, expected, next);
                throw unknown;
            }
        });
        assertThatThrownBy(() -> commit(TestChain.SCHEMA)).isSameAs(unknown);

        store.replaceReferences(references);

        assertThat(commit(TestChain.data(null, 0, 9)).sequenceNumber()).isEqualTo(2);
    }

    @Test
    void checksAClaimedHashUnderEveryProfile() {
        StoredBlock seed = StoredBlock.encode(new MetadataBlock(NOW, null, 0, seed()));
        Multihash other = ChainCases.sha3("other");

        assertThatThrownBy(() -> writer.append(
                        seed, AppendOptions.builder().expectedHash(other).build()))
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_HASH_MISMATCH);
        assertThatThrownBy(() ->
                        writer.append(seed, new AppendOptions(TRUSTING.validator(), ReferenceName.HEAD, null, other)))
                .isInstanceOf(HashMismatchException.class);
        assertThat(storedBlocks()).isEmpty();
    }

    @Test
    void trustsWithoutReading() {
        List<StoredBlock> blocks = commitFour();
        ChainWriter cold = ChainWriter.of(store, InstantSource.fixed(NOW));
        StoredBlock wrong =
                StoredBlock.encode(new MetadataBlock(NOW, blocks.get(3).hash(), 9, new SetInfo(null, null)));
        store.takeReads();

        cold.append(wrong, TRUSTING);

        assertThat(store.takeReads()).isEmpty();
        assertThat(head()).isEqualTo(wrong.hash());
        ValidationException error = catchThrowableOfType(
                ValidationException.class, () -> cold.commitEvent(TestChain.data(19L, 20, 29), NO_FILES));
        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_SEQUENCE_GAP);
        assertThatThrownBy(() -> commit(TestChain.data(19L, 20, 29)))
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_SEQUENCE_GAP);
    }

    @Test
    void storesForeignBytesAsTheyAre() {
        StoredBlock old = StoredBlock.encode(new MetadataBlock(NOW, null, 0, seed()), BlockVersion.V2);

        writer.append(StoredBlock.of(old.bytes()), AppendOptions.defaults());

        assertThat(store.blocks().read(old.hash(), Integer.MAX_VALUE)).isEqualTo(old.bytes());
    }

    @Test
    void refusesABlockThatCannotBeDecodedUnderEveryProfile() {
        StoredBlock seed = StoredBlock.encode(new MetadataBlock(NOW, null, 0, seed()));
        byte[] bytes = seed.bytes().toArray();
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        byte[] id = ChainCases.did("dataset").bytes().toArray();
        int at = text.indexOf(new String(id, StandardCharsets.ISO_8859_1));
        bytes[at] = 0;
        StoredBlock broken = StoredBlock.of(Bytes.copyOf(bytes));

        assertThatThrownBy(() -> writer.append(broken, TRUSTING))
                .isInstanceOf(MalformedDataException.class)
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_BLOCK_MALFORMED)
                .hasMessageContaining(broken.hash().toString());
        assertThat(storedBlocks()).isEmpty();
    }

    @Test
    void reportsAMissingBlockOfTheChainItContinues() {
        List<StoredBlock> blocks = commitFour();
        store.blocks().delete(blocks.get(1).hash());
        ChainWriter cold = ChainWriter.of(store, InstantSource.fixed(NOW));

        NotFoundException error = catchThrowableOfType(
                NotFoundException.class, () -> cold.commitEvent(new SetInfo("info", null), NO_FILES));

        assertThat(error.name()).isEqualTo(blocks.get(1).hash().toString());
        store.blocks().delete(blocks.get(3).hash());
        assertThatThrownBy(() -> cold.commitEvent(new SetInfo("info", null), NO_FILES))
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_BLOCK_NOT_FOUND);
    }

    @Test
    void demandsTheFilesOfAnEvent() {
        commit(seed());
        commit(TestChain.SCHEMA);
        Bytes checkpoint = Bytes.copyOf("checkpoint".getBytes(StandardCharsets.UTF_8));
        Multihash checkpointHash = Multihash.sha3Of(checkpoint);
        AddData event = AddData.builder()
                .newData(TestChain.slice(0, 9))
                .newCheckpoint(new Checkpoint(checkpointHash, checkpoint.size()))
                .build();

        assertMissing(event, TestChain.slice(0, 9).physicalHash());
        store.data().put(Bytes.copyOf("0-9".getBytes(StandardCharsets.UTF_8)));
        assertMissing(event, checkpointHash);
        store.checkpoints().put(checkpoint);

        assertThat(writer.commitEvent(event, CommitOptions.defaults()).block().sequenceNumber())
                .isEqualTo(2);
    }

    @Test
    void isNeverOlderThanThePredecessor() {
        Instant later = NOW.plusSeconds(60);
        writer.commitEvent(seed(), CommitOptions.builder().systemTime(later).build());

        assertThat(commit(TestChain.SCHEMA).header().systemTime()).isEqualTo(later);
    }

    @Test
    void continuesTheReferenceAskedFor() {
        StoredBlock seed = commit(seed());
        ReferenceName branch = new ReferenceName("branch");
        writer.setReference(branch, seed.hash(), ReferenceUpdate.expecting(ReferenceExpectation.ABSENT));

        StoredBlock info = writer.commitEvent(
                        new SetInfo("info", null),
                        CommitOptions.builder().reference(branch).build())
                .block();

        assertThat(writer.chain().findReference(branch)).isEqualTo(info.hash());
        assertThat(head()).isEqualTo(seed.hash());
    }

    @Test
    void movesForwardOnlyIfAskedTo() {
        List<StoredBlock> blocks = commitFour();
        ReferenceUpdate forward =
                new ReferenceUpdate(ReferenceExpectation.ANY, ReferenceUpdate.TargetCheck.FAST_FORWARD);

        assertThatThrownBy(() ->
                        writer.setReference(ReferenceName.HEAD, blocks.get(1).hash(), forward))
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_INVALID_INTERVAL);
        assertThat(head()).isEqualTo(blocks.get(3).hash());
        writer.setReference(ReferenceName.HEAD, blocks.get(1).hash(), ReferenceUpdate.defaults());
        writer.setReference(ReferenceName.HEAD, blocks.get(3).hash(), forward);

        assertThat(head()).isEqualTo(blocks.get(3).hash());
    }

    @Test
    void createsAChainFromASnapshotAtOnce() {
        DatasetSnapshot snapshot = new DatasetSnapshot(
                DatasetAlias.parse("example"),
                DatasetKind.ROOT,
                List.of(new SetInfo("info", null), new SetLicense("MIT", "MIT License", null, "https://example.com")));

        List<AppendedBlock> created =
                writer.createFromSnapshot(snapshot, ChainCases.did("dataset"), ref -> null, CommitOptions.defaults());

        assertThat(created)
                .extracting(appended -> appended.block().block().event())
                .startsWith(seed());
        assertThat(writer.chain().hashes(ChainInterval.all())).hasSize(3);
        assertThatThrownBy(() -> writer.createFromSnapshot(
                        snapshot, ChainCases.did("other"), ref -> null, CommitOptions.defaults()))
                .isInstanceOf(ChainConflictException.class);
        assertThat(storedBlocks()).hasSize(3);
    }

    private void assertMissing(MetadataEvent event, Multihash hash) {
        NotFoundException error = catchThrowableOfType(
                NotFoundException.class, () -> writer.commitEvent(event, CommitOptions.defaults()));
        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_OBJECT_NOT_FOUND);
        assertThat(error.name()).isEqualTo(hash.toString());
    }

    private List<StoredBlock> commitFour() {
        return List.of(
                commit(seed()),
                commit(TestChain.SCHEMA),
                commit(TestChain.data(null, 0, 9)),
                commit(TestChain.data(9L, 10, 19)));
    }

    private StoredBlock commit(MetadataEvent event) {
        return writer.commitEvent(event, NO_FILES).block();
    }

    private static Seed seed() {
        return new Seed(ChainCases.did("dataset"), DatasetKind.ROOT);
    }

    private static StoredBlock block(StoredBlock previous, MetadataEvent event) {
        return StoredBlock.encode(new MetadataBlock(NOW, previous.hash(), previous.sequenceNumber() + 1, event));
    }

    private @Nullable Multihash head() {
        return writer.chain().findReference(ReferenceName.HEAD);
    }

    private List<Multihash> storedBlocks() {
        try (Stream<Multihash> hashes = store.blocks().list()) {
            return hashes.toList();
        }
    }

    private abstract static class ForwardingReferences implements ReferenceStore {
        private final ReferenceStore references;

        ForwardingReferences(ReferenceStore references) {
            this.references = Objects.requireNonNull(references);
        }

        @Override
        public @Nullable Multihash find(ReferenceName name) {
            return references.find(name);
        }

        @Override
        public void compareAndSet(ReferenceName name, @Nullable Multihash expected, @Nullable Multihash next) {
            references.compareAndSet(name, expected, next);
        }

        @Override
        public List<ReferenceName> list() {
            return references.list();
        }
    }
}
