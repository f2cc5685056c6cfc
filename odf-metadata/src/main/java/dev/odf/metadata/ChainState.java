package dev.odf.metadata;

import dev.odf.metadata.internal.PersistentMap;
import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.DatasetVocabulary;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.ExecuteTransformInput;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.SetAttachments;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetLicense;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SetVocab;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multihash;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * All that the blocks of a chain so far mean for the next one: what {@link BlockValidator} needs instead of the blocks themselves.
 *
 * <p>The size depends on the number of push sources and inputs, not on the length of the chain, and so does the time to get the state after another
 * block, which is logarithmic in those numbers. A state says nothing about the validity of its blocks.
 *
 * <p>Immutable.
 *
 * @see DatasetState
 * @since 0.1
 */
public final class ChainState {
    private static final ChainState EMPTY =
            new ChainState(null, null, Definitions.NONE, null, null, null, null, PersistentMap.empty());

    private final @Nullable Multihash headHash;
    private final @Nullable MetadataBlock head;
    private final Definitions definitions;
    private final @Nullable RecordedEvent<? extends MetadataEvent> lastData;
    private final @Nullable DataStep lastDataStep;
    private final @Nullable RecordedEvent<AddData> lastAddData;
    private final @Nullable RecordedEvent<ExecuteTransform> lastExecuteTransform;
    private final PersistentMap<DatasetId, InputPosition> inputs;

    private ChainState(
            @Nullable Multihash headHash,
            @Nullable MetadataBlock head,
            Definitions definitions,
            @Nullable RecordedEvent<? extends MetadataEvent> lastData,
            @Nullable DataStep lastDataStep,
            @Nullable RecordedEvent<AddData> lastAddData,
            @Nullable RecordedEvent<ExecuteTransform> lastExecuteTransform,
            PersistentMap<DatasetId, InputPosition> inputs) {
        this.headHash = headHash;
        this.head = head;
        this.definitions = definitions;
        this.lastData = lastData;
        this.lastDataStep = lastDataStep;
        this.lastAddData = lastAddData;
        this.lastExecuteTransform = lastExecuteTransform;
        this.inputs = inputs;
    }

    /** The state before the first block. */
    public static ChainState empty() {
        return EMPTY;
    }

    /**
     * The state after another block, which is not checked.
     *
     * @param blockHash hash of the block's bytes
     * @param block the block
     */
    public ChainState next(Multihash blockHash, MetadataBlock block) {
        Objects.requireNonNull(blockHash, "blockHash");
        Objects.requireNonNull(block, "block");
        MetadataEvent event = block.event();
        if (event instanceof AddData addData) {
            RecordedEvent<AddData> recorded =
                    new RecordedEvent<>(addData, block.sequenceNumber(), block.systemTime(), blockHash);
            DataStep step = DataStep.of(addData);
            return new ChainState(
                    blockHash, block, definitions, recorded, step, recorded, lastExecuteTransform, inputs);
        }
        if (event instanceof ExecuteTransform query) {
            RecordedEvent<ExecuteTransform> recorded =
                    new RecordedEvent<>(query, block.sequenceNumber(), block.systemTime(), blockHash);
            DataStep step = DataStep.of(query);
            return new ChainState(
                    blockHash, block, definitions, recorded, step, lastAddData, recorded, advanced(inputs, query));
        }
        return new ChainState(
                blockHash,
                block,
                definitions.after(blockHash, block),
                lastData,
                lastDataStep,
                lastAddData,
                lastExecuteTransform,
                inputs);
    }

    /** Whether there is no block yet. */
    public boolean isEmpty() {
        return head == null;
    }

    /** Hash of the last block; null if there is none. */
    public @Nullable Multihash headHash() {
        return headHash;
    }

    /** The last block; null if there is none. */
    public @Nullable MetadataBlock head() {
        return head;
    }

    /** The first block's event; null if there is none. */
    public @Nullable RecordedEvent<Seed> seed() {
        return definitions.seed();
    }

    /** Identity of the dataset; null before the seed. */
    public @Nullable DatasetId datasetId() {
        RecordedEvent<Seed> seed = definitions.seed();
        return seed == null ? null : seed.event().datasetId();
    }

    /** Whether the dataset is root or derivative; null before the seed. */
    public @Nullable DatasetKind datasetKind() {
        RecordedEvent<Seed> seed = definitions.seed();
        return seed == null ? null : seed.event().datasetKind();
    }

    /** The schema in force; null if none was set. */
    public @Nullable RecordedEvent<SetDataSchema> schema() {
        return definitions.schema();
    }

    /** The vocabulary event in force; null if none was set. */
    public @Nullable RecordedEvent<SetVocab> vocabEvent() {
        return definitions.vocab();
    }

    /** The names of the system columns: those of the last {@link SetVocab}, with the default for each that it leaves out. */
    public DatasetVocabulary vocabulary() {
        RecordedEvent<SetVocab> vocab = definitions.vocab();
        return vocab == null ? Vocabularies.DEFAULT : Vocabularies.effective(vocab.event());
    }

    /** The active polling source; null if there is none. */
    public @Nullable RecordedEvent<SetPollingSource> pollingSource() {
        return definitions.pollingSource();
    }

    /** The active push source of exactly this name; null if there is none. */
    public @Nullable RecordedEvent<AddPushSource> pushSource(String sourceName) {
        return definitions.pushSources().get(Objects.requireNonNull(sourceName, "sourceName"));
    }

    /** The number of active push sources. */
    public int pushSourceCount() {
        return definitions.pushSources().size();
    }

    /** The active push sources in the order of the blocks that define them. */
    public List<RecordedEvent<AddPushSource>> pushSources() {
        List<RecordedEvent<AddPushSource>> sources = definitions.pushSources().values();
        sources.sort(Comparator.comparing(RecordedEvent::sequenceNumber, Long::compareUnsigned));
        return List.copyOf(sources);
    }

    /** The transformation in force; null if none was set. */
    public @Nullable RecordedEvent<SetTransform> transform() {
        return definitions.transform();
    }

    /** The description in force; null if none was set. */
    public @Nullable RecordedEvent<SetInfo> info() {
        return definitions.info();
    }

    /** The licence in force; null if none was set. */
    public @Nullable RecordedEvent<SetLicense> license() {
        return definitions.license();
    }

    /** The attachments in force; null if none were set. */
    public @Nullable RecordedEvent<SetAttachments> attachments() {
        return definitions.attachments();
    }

    /** The last data event of any kind, with or without data; null if there is none. */
    public @Nullable RecordedEvent<? extends MetadataEvent> lastData() {
        return lastData;
    }

    /** What the last data event did; null if there is none. */
    public @Nullable DataStep lastDataStep() {
        return lastDataStep;
    }

    /** The last {@link AddData}; null if there is none. */
    public @Nullable RecordedEvent<AddData> lastAddData() {
        return lastAddData;
    }

    /** The last {@link ExecuteTransform}; null if there is none. */
    public @Nullable RecordedEvent<ExecuteTransform> lastExecuteTransform() {
        return lastExecuteTransform;
    }

    /** How far an input has been used by any query so far. */
    public InputPosition inputPosition(DatasetId input) {
        InputPosition position = inputs.get(Objects.requireNonNull(input, "input"));
        return position == null ? InputPosition.NONE : position;
    }

    /** How far each input has been used, those of earlier transformations included; sorted by id, modifiable copy. */
    public Map<DatasetId, InputPosition> inputPositions() {
        Map<DatasetId, InputPosition> positions = new TreeMap<>();
        inputs.forEach(positions::put);
        return positions;
    }

    private static PersistentMap<DatasetId, InputPosition> advanced(
            PersistentMap<DatasetId, InputPosition> inputs, ExecuteTransform query) {
        PersistentMap<DatasetId, InputPosition> result = inputs;
        for (ExecuteTransformInput input : query.queryInputs()) {
            InputPosition position = result.get(input.datasetId());
            InputPosition next = (position == null ? InputPosition.NONE : position).after(input);
            if (!next.equals(position)) {
                result = result.with(input.datasetId(), next);
            }
        }
        return result;
    }
}
