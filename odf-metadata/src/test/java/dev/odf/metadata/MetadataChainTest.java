package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.memory.InMemoryDatasetStore;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.SetInfo;
import dev.odf.schema.codec.BinaryLimits;
import dev.odf.schema.codec.BlockVersion;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MetadataChainTest {
    private final CountingSource source = new CountingSource(new InMemoryDatasetStore());
    private final MetadataChain chain = MetadataChain.of(source);
    private final List<StoredBlock> blocks = new ArrayList<>();

    MetadataChainTest() {
        TestChain events = TestChain.root().add(TestChain.SCHEMA);
        events.blocks().forEach(block -> add(block.event()));
        add(TestChain.data(null, 0, 9));
        add(TestChain.data(9L, 10, 19));
        add(new SetInfo("info", null));
    }

    @Test
    void readsEachBlockOfAnIntervalOnceAndOnlyWhenAskedFor() {
        Iterator<StoredBlock> iterator =
                chain.blocks(ChainInterval.upTo(BlockAddress.of(hash(4)))).iterator();
        assertThat(source.takeReads()).containsExactly(hash(4));
        iterator.next();
        iterator.next();
        assertThat(source.takeReads()).containsExactly(hash(3));
        iterator.forEachRemaining(block -> {});
        assertThat(source.takeReads()).containsExactly(hash(2), hash(1), hash(0));
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void startsEachIterationAnewAtTheEndsResolvedBefore() {
        Iterable<Multihash> hashes = chain.hashes(ChainInterval.all());
        source.references().compareAndSet(ReferenceName.HEAD, hash(4), hash(0));

        assertThat(hashes).hasSize(5);
        assertThat(hashes).hasSize(5);
        assertThat(chain.hashes(ChainInterval.all())).containsExactly(hash(0));
    }

    @Test
    void keepsTheBytesOfForeignBlocks() {
        StoredBlock old = StoredBlock.encode(next(new SetInfo("old", null)), BlockVersion.V2);
        source.blocks().put(old.bytes());

        StoredBlock read = chain.loadBlock(old.hash());

        assertThat(read).isEqualTo(old).hasSameHashCodeAs(old);
        assertThat(read.bytes()).isEqualTo(old.bytes());
        assertThat(read.header().version()).isEqualTo(BlockVersion.V2);
        assertThat(read.block()).isEqualTo(old.block()).isSameAs(read.block());
        assertThat(StoredBlock.encode(read.block()).hash()).isNotEqualTo(old.hash());
    }

    @Test
    void reportsAMissingBlockInTheMiddleAfterTheNewerOnes() {
        source.blocks().delete(hash(2));

        List<Long> seen = new ArrayList<>();
        NotFoundException error = catchThrowableOfType(
                NotFoundException.class,
                () -> chain.blocks(ChainInterval.all()).forEach(block -> seen.add(block.sequenceNumber())));

        assertThat(seen).containsExactly(4L, 3L);
        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_BLOCK_NOT_FOUND);
        assertThat(error.name()).isEqualTo(hash(2).toString());
    }

    @Test
    void goesOnWhereItFailedIfTheBlockAppears() {
        Bytes bytes = blocks.get(2).bytes();
        source.blocks().delete(hash(2));
        Iterator<Multihash> iterator = chain.hashes(ChainInterval.all()).iterator();
        iterator.next();
        iterator.next();
        assertThatThrownBy(iterator::next).isInstanceOf(NotFoundException.class);

        source.blocks().put(bytes);

        assertThat(iterator).toIterable().containsExactly(hash(2), hash(1), hash(0));
    }

    @Test
    void reportsABlockThatHasAnotherHash() {
        source.lieAbout(hash(1), blocks.get(3).bytes());

        HashMismatchException error = catchThrowableOfType(HashMismatchException.class, this::walk);

        assertThat(error.expected()).isEqualTo(hash(1));
        assertThat(error.actual()).isEqualTo(hash(3));
    }

    @Test
    void reportsGarbageAsAMalformedBlockWithItsHash() {
        Bytes garbage = Bytes.copyOf(new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9});
        Multihash hash = source.blocks().put(garbage).hash();
        add(new MetadataBlock(TestChain.START, hash, 7, new SetInfo(null, null)));

        MalformedDataException error = catchThrowableOfType(MalformedDataException.class, this::walk);

        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_BLOCK_MALFORMED);
        assertThat(error).hasMessageContaining(hash.toString());
    }

    @Test
    void readsNoBytesAtAllAsABlock() {
        for (int size = 0; size < blocks.get(0).bytes().size(); size++) {
            Bytes cut = Bytes.copyOf(Arrays.copyOf(blocks.get(0).bytes().toArray(), size));
            assertThatThrownBy(() -> StoredBlock.of(cut).block()).isInstanceOf(OdfException.class);
        }
    }

    @Test
    void reportsAVersionThatIsNotReadWithTheHash() {
        byte[] bytes = blocks.get(0).bytes().toArray();
        int changes = 0;
        for (int i = 0; i + 4 <= bytes.length; i++) {
            if (bytes[i] == 3 && bytes[i + 1] == 0 && bytes[i + 2] == 0 && bytes[i + 3] == 0) {
                byte[] changed = bytes.clone();
                changed[i] = 1;
                Bytes manifest = Bytes.copyOf(changed);
                try {
                    StoredBlock.of(manifest);
                } catch (UnsupportedVersionException e) {
                    assertThat(e.found()).isEqualTo(1);
                    assertThat(e)
                            .hasMessageContaining(Multihash.sha3Of(manifest).toString());
                    changes++;
                } catch (MalformedDataException e) {
                    assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_BLOCK_MALFORMED);
                }
            }
        }
        assertThat(changes).isEqualTo(1);
    }

    @Test
    void keepsToItsLimits() {
        MetadataChain narrow =
                MetadataChain.of(source, BinaryLimits.builder().bytesMax(16).build());

        assertThatThrownBy(() -> narrow.loadBlock(hash(0))).isInstanceOf(LimitExceededException.class);
    }

    @Test
    void refusesNumbersThatDoNotStepByOne() {
        assertGap(hash(4), 6, "SEQ-02");
        assertGap(hash(4), 4, "SEQ-02");
        assertGap(hash(4), 0, "SEQ-02");
        assertGap(hash(4), -1, "SEQ-02");
        assertGap(null, 1, "SEQ-01");
    }

    @Test
    void refusesAGapAboveTheTail() {
        StoredBlock jump = add(new MetadataBlock(TestChain.START, hash(2), 9, new SetInfo(null, null)));

        ValidationException error = catchThrowableOfType(
                ValidationException.class,
                () -> chain.hashes(between(hash(2), jump.hash())).forEach(hash -> {}));

        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_SEQUENCE_GAP);
    }

    @Test
    void refusesATailOnAnotherBranchInItsPlace() {
        StoredBlock branch = StoredBlock.encode(
                new MetadataBlock(TestChain.START.plusSeconds(60), hash(1), 2, TestChain.data(null, 0, 5)));
        source.blocks().put(branch.bytes());
        List<Long> seen = new ArrayList<>();

        ValidationException error = catchThrowableOfType(
                ValidationException.class,
                () -> chain.blocks(between(branch.hash(), hash(4))).forEach(block -> seen.add(block.sequenceNumber())));

        assertThat(seen).containsExactly(4L, 3L);
        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_INVALID_INTERVAL);
        assertThat(error.primary().parameters())
                .containsEntry("head", hash(4).toString())
                .containsEntry("tail", branch.hash().toString());
        assertThat(chain.hashes(between(branch.hash(), hash(4)).ignoringMissingTail()))
                .hasSize(5);
    }

    @Test
    void refusesAnotherSeedAsTail() {
        StoredBlock seed = StoredBlock.encode(new MetadataBlock(
                TestChain.START.plusSeconds(60), null, 0, blocks.get(0).block().event()));
        source.blocks().put(seed.bytes());

        assertThatThrownBy(() -> chain.hashes(between(seed.hash(), hash(4))).forEach(hash -> {}))
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_INVALID_INTERVAL);
    }

    @Test
    void canIncludeTheTail() {
        assertThat(chain.hashes(between(hash(2), hash(4)).includingTail())).containsExactly(hash(4), hash(3), hash(2));
    }

    @Test
    void looksForNoKindWithoutReading() {
        assertThat(chain.findNextMatching(BlockAddress.HEAD, 0, Set.of())).isNull();
        assertThat(source.takeReads()).isEmpty();
    }

    @Test
    void stopsLookingAtTheLowestNumber() {
        StoredBlock found = chain.findNextMatching(BlockAddress.HEAD, 3, Set.of(MetadataEvent.Kind.SET_DATA_SCHEMA));

        assertThat(found).isNull();
        assertThat(source.takeReads()).containsExactly(hash(4), hash(3));
        assertThat(chain.findNextMatching(BlockAddress.HEAD, -1, Set.of(MetadataEvent.Kind.SEED)))
                .isNull();
    }

    @Test
    void finishesVisitorsOfAnEmptyChain() {
        source.references().compareAndSet(ReferenceName.HEAD, hash(4), null);
        List<String> calls = new ArrayList<>();

        chain.visit(ChainInterval.all(), List.of(recorder(calls)));

        assertThat(calls).containsExactly("begin", "finish");
        BlockAddress other = BlockAddress.of(new ReferenceName("other"));
        assertThatThrownBy(() -> chain.visit(ChainInterval.upTo(other), List.of(recorder(calls))))
                .hasFieldOrPropertyWithValue("code", ErrorCode.CHAIN_REF_NOT_FOUND);
        assertThat(calls).containsExactly("begin", "finish", "begin");
    }

    @Test
    void finishesNoVisitorAfterAReadFailed() {
        source.blocks().delete(hash(3));
        List<String> calls = new ArrayList<>();

        assertThatThrownBy(() -> chain.visit(ChainInterval.all(), List.of(recorder(calls))))
                .isInstanceOf(NotFoundException.class);

        assertThat(calls).containsExactly("begin", "4");
    }

    @Test
    void comparesWithoutReadingMoreThanItNeeds() {
        CountingSource shorter = new CountingSource(new InMemoryDatasetStore());
        blocks.subList(0, 4).forEach(block -> shorter.blocks().put(block.bytes()));
        shorter.references().compareAndSet(ReferenceName.HEAD, null, hash(3));

        ChainComparison comparison = ChainComparison.compare(chain, MetadataChain.of(shorter));

        assertThat(comparison).isEqualTo(new ChainComparison.LhsAhead(1, between(hash(3), hash(4))));
        assertThat(source.takeReads()).containsExactly(hash(4), hash(3));
        assertThat(shorter.takeReads()).containsExactly(hash(3));
    }

    @Test
    void comparesATruncatedChainAsCorrupted() {
        source.blocks().delete(hash(1));
        MetadataChain empty = MetadataChain.of(new InMemoryDatasetStore());

        ChainComparison comparison = ChainComparison.compare(empty, chain);

        assertThat(comparison).isInstanceOfSatisfying(ChainComparison.Corrupted.class, corrupted -> {
            assertThat(corrupted.side()).isEqualTo(ChainComparison.Side.RHS);
            assertThat(corrupted.hash()).isEqualTo(hash(1));
            assertThat(corrupted.cause()).isInstanceOf(NotFoundException.class);
        });
    }

    @Test
    void tellsDifferentDatasetsApart() {
        CountingSource other = new CountingSource(new InMemoryDatasetStore());
        StoredBlock seed = StoredBlock.encode(
                new MetadataBlock(TestChain.START, null, 0, new Seed(ChainCases.did("other"), DatasetKind.ROOT)));
        other.blocks().put(seed.bytes());
        other.references().compareAndSet(ReferenceName.HEAD, null, seed.hash());

        assertThat(ChainComparison.compare(chain, MetadataChain.of(other)))
                .isEqualTo(new ChainComparison.Unrelated(ChainCases.did("dataset"), ChainCases.did("other")));
    }

    private static ChainVisitor recorder(List<String> calls) {
        return new ChainVisitor() {
            @Override
            public VisitDecision begin() {
                calls.add("begin");
                return VisitDecision.NEXT;
            }

            @Override
            public VisitDecision visit(StoredBlock block) {
                calls.add(Long.toString(block.sequenceNumber()));
                return VisitDecision.NEXT;
            }

            @Override
            public void finish() {
                calls.add("finish");
            }
        };
    }

    private static ChainInterval between(Multihash tail, Multihash head) {
        return ChainInterval.between(BlockAddress.of(tail), BlockAddress.of(head));
    }

    private void assertGap(@Nullable Multihash previous, long number, String rule) {
        StoredBlock block =
                StoredBlock.encode(new MetadataBlock(TestChain.START, previous, number, new SetInfo(null, null)));
        source.blocks().put(block.bytes());
        ValidationException error = catchThrowableOfType(
                ValidationException.class,
                () -> chain.hashes(ChainInterval.upTo(BlockAddress.of(block.hash())))
                        .forEach(hash -> {}));
        assertThat(error.code()).isEqualTo(ErrorCode.CHAIN_SEQUENCE_GAP);
        assertThat(error.primary().rule()).isEqualTo(rule);
        assertThat(error.primary().parameters())
                .containsEntry("blockHash", block.hash().toString())
                .containsEntry("nextSequenceNumber", Long.toUnsignedString(number));
    }

    private void walk() {
        chain.blocks(ChainInterval.all()).forEach(block -> {});
    }

    private Multihash hash(int number) {
        return blocks.get(number).hash();
    }

    private MetadataBlock next(MetadataEvent event) {
        Multihash previous = blocks.isEmpty() ? null : hash(blocks.size() - 1);
        return new MetadataBlock(TestChain.START.plusSeconds(blocks.size()), previous, blocks.size(), event);
    }

    private void add(MetadataEvent event) {
        add(next(event));
    }

    private StoredBlock add(MetadataBlock content) {
        StoredBlock block = StoredBlock.encode(content);
        source.blocks().put(block.bytes());
        source.references().compareAndSet(ReferenceName.HEAD, chain.findReference(ReferenceName.HEAD), block.hash());
        blocks.add(block);
        return block;
    }
}
