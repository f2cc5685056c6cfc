package dev.odf.metadata;

import dev.odf.schema.AddData;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataSlice;
import dev.odf.schema.DataType;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.OffsetInterval;
import dev.odf.schema.Seed;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A chain of events without bytes: hashes are made up from the sequence number. */
final class TestChain {
    static final Instant START = Instant.parse("2024-01-01T00:00:00Z");
    static final SetDataSchema SCHEMA = new SetDataSchema(null, new DataSchema(systemColumns(), null));

    private final List<MetadataBlock> blocks = new ArrayList<>();
    private DatasetState state = DatasetState.empty();

    static TestChain root() {
        return new TestChain().add(new Seed(ChainCases.did("dataset"), DatasetKind.ROOT));
    }

    static TestChain derivative() {
        return new TestChain().add(new Seed(ChainCases.did("dataset"), DatasetKind.DERIVATIVE));
    }

    static DataSlice slice(long start, long end) {
        String label = start + "-" + end;
        return new DataSlice(ChainCases.logical(label), ChainCases.sha3(label), new OffsetInterval(start, end), 100);
    }

    static AddData data(@Nullable Long prevOffset, long start, long end) {
        return AddData.builder()
                .prevOffset(prevOffset)
                .newData(slice(start, end))
                .build();
    }

    static List<DataField> systemColumns() {
        return List.of(
                new DataField("offset", new DataType.Int64(), null),
                new DataField("op", new DataType.Int32(), null),
                new DataField("system_time", new DataType.Timestamp(null, null), null),
                new DataField("event_time", new DataType.Timestamp(null, null), null));
    }

    TestChain add(MetadataEvent event) {
        MetadataBlock block = next(event);
        blocks.add(block);
        state = state.next(hash(block), block);
        return this;
    }

    MetadataBlock next(MetadataEvent event) {
        Multihash previous = blocks.isEmpty() ? null : hash(blocks.get(blocks.size() - 1));
        return new MetadataBlock(START.plusSeconds(blocks.size()), previous, blocks.size(), event);
    }

    DatasetState state() {
        return state;
    }

    List<MetadataBlock> blocks() {
        return blocks;
    }

    ValidationReport validate(ValidationProfile profile, MetadataEvent event) {
        return validate(profile, next(event));
    }

    ValidationReport validate(ValidationProfile profile, MetadataBlock block) {
        return BlockValidator.of(profile, CaseChain.OPTIONS).validate(state.chain(), block, BlockFacts.of(hash(block)));
    }

    static Multihash hash(MetadataBlock block) {
        return ChainCases.sha3("block " + block.sequenceNumber());
    }
}
