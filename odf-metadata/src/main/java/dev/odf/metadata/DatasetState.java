package dev.odf.metadata;

import dev.odf.metadata.internal.PersistentMap;
import dev.odf.metadata.schema.ArrowEncodings;
import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DisablePollingSource;
import dev.odf.schema.DisablePushSource;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SourceState;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the blocks of a chain so far say about the dataset: the answers to what applications ask.
 *
 * <p>Which definitions are in force is found in {@link #chain()}. Questions about history have no answer here, since the state holds none: which slices
 * cover given offsets, what the state was at a time, which block has a sequence number.
 *
 * <p>Carried from event to event, and lost by leaving them out, are the watermark and the checkpoint; offsets and positions of inputs are stated in each data
 * event. Definitions and annotations hold until the next event of their kind, which replaces them as a whole. States of sources are kept for each source.
 *
 * <p>The state after another block takes time and memory logarithmic in the number of sources, inputs and distinct checkpoints. Immutable.
 *
 * @since 0.1
 */
public final class DatasetState {
    private static final DatasetState EMPTY = new DatasetState(
            ChainState.empty(), null, PersistentMap.empty(), PersistentMap.empty(), DatasetTotals.ZERO);

    private final ChainState chain;
    private final @Nullable RecordedEvent<? extends MetadataEvent> lastWithNewData;
    private final PersistentMap<String, RecordedEvent<AddData>> sourceStates;
    private final PersistentMap<Multihash, Checkpoint> checkpoints;
    private final DatasetTotals totals;

    private DatasetState(
            ChainState chain,
            @Nullable RecordedEvent<? extends MetadataEvent> lastWithNewData,
            PersistentMap<String, RecordedEvent<AddData>> sourceStates,
            PersistentMap<Multihash, Checkpoint> checkpoints,
            DatasetTotals totals) {
        this.chain = chain;
        this.lastWithNewData = lastWithNewData;
        this.sourceStates = sourceStates;
        this.checkpoints = checkpoints;
        this.totals = totals;
    }

    /** The state before the first block. */
    public static DatasetState empty() {
        return EMPTY;
    }

    /**
     * The state after another block, which is not checked.
     *
     * @param blockHash hash of the block's bytes
     * @param block the block
     */
    public DatasetState next(Multihash blockHash, MetadataBlock block) {
        ChainState nextChain = chain.next(blockHash, block);
        DataStep step = DataStep.find(block.event());
        if (step == null) {
            return new DatasetState(nextChain, lastWithNewData, remainingStates(block.event()), checkpoints, totals);
        }
        Checkpoint distinct = distinctCheckpoint(step);
        AddData addData = block.event() instanceof AddData ? (AddData) block.event() : null;
        return new DatasetState(
                nextChain,
                step.newData() == null ? lastWithNewData : nextChain.lastData(),
                addData == null ? sourceStates : updatedStates(addData, nextChain.lastAddData()),
                distinct == null ? checkpoints : checkpoints.with(distinct.physicalHash(), distinct),
                totals.plus(
                        step.newData(),
                        distinct == null ? 0 : distinct.size(),
                        addData == null ? null : addData.extra()));
    }

    /** What the next block is judged by, and the definitions in force. */
    public ChainState chain() {
        return chain;
    }

    /**
     * The data schema in force, in its logical form; null if none was set.
     *
     * @param rawSchemas reads a schema in Arrow's encoding
     * @throws dev.odf.schema.error.OdfException if the schema is in Arrow's encoding and cannot be read
     */
    public @Nullable DataSchema dataSchema(RawSchemaReader rawSchemas) {
        Objects.requireNonNull(rawSchemas, "rawSchemas");
        RecordedEvent<SetDataSchema> recorded = chain.schema();
        if (recorded == null) {
            return null;
        }
        Bytes raw = recorded.event().rawArrowSchema();
        DataSchema schema = recorded.event().schema();
        return schema != null || raw == null ? schema : ArrowEncodings.stripEncoding(rawSchemas.read(raw));
    }

    /**
     * An attribute of the data schema in force, {@link ExtraAttributes#KAMU_ARCHETYPE} for instance; null if it is not set, there is no schema, or that is
     * in Arrow's encoding.
     */
    public @Nullable JsonValue schemaAttribute(String name) {
        Objects.requireNonNull(name, "name");
        RecordedEvent<SetDataSchema> recorded = chain.schema();
        DataSchema schema = recorded == null ? null : recorded.event().schema();
        ExtraAttributes extra = schema == null ? null : schema.extra();
        return extra == null ? null : extra.get(name);
    }

    /**
     * How pushed data is written.
     *
     * @param sourceName name of an active push source; null for the only one, or the default way if there is none
     * @throws ValidationException if no push source of the name is active, or no name is given and several are active
     */
    public WritingSource sourceForWriting(@Nullable String sourceName) {
        if (sourceName != null) {
            RecordedEvent<AddPushSource> source = chain.pushSource(sourceName);
            if (source == null) {
                throw new ValidationException(
                        ErrorCode.SOURCE_NOT_FOUND, "", "no push source '" + sourceName + "' is active");
            }
            return WritingSource.of(source.event());
        }
        List<RecordedEvent<AddPushSource>> sources = chain.pushSources();
        if (sources.size() > 1) {
            throw new ValidationException(
                    ErrorCode.SOURCE_AMBIGUOUS, "", sources.size() + " push sources are active, name one of them");
        }
        return sources.isEmpty()
                ? WritingSource.DEFAULT
                : WritingSource.of(sources.get(0).event());
    }

    /**
     * Where reading from a source resumes: the last state that an event recorded for it, whatever came after. Null if there is none, or the source was
     * disabled since. States of a kind that is not known are returned as they are and may be ignored.
     */
    public @Nullable SourceState lastKnownSourceState(String sourceName) {
        return state(sourceStates.get(Objects.requireNonNull(sourceName, "sourceName")));
    }

    /**
     * As {@link #lastKnownSourceState}, but null as well if the last {@link AddData} holds no state at all, which is how the reference implementation drops
     * a state. Meaningless with several push sources, of which an event holds the state of one.
     */
    public @Nullable SourceState currentSourceState(String sourceName) {
        RecordedEvent<AddData> last = chain.lastAddData();
        SourceState known = lastKnownSourceState(sourceName);
        return last == null || last.event().newSourceState() == null ? null : known;
    }

    /** As {@link #lastKnownSourceState} for the polling source, whichever of its {@linkplain SourceNames#POLLING names} was used last. */
    public @Nullable SourceState lastKnownPollingState() {
        RecordedEvent<AddData> latest = null;
        for (String name : SourceNames.POLLING) {
            RecordedEvent<AddData> recorded = sourceStates.get(name);
            if (recorded != null
                    && (latest == null
                            || Long.compareUnsigned(recorded.sequenceNumber(), latest.sequenceNumber()) > 0)) {
                latest = recorded;
            }
        }
        return state(latest);
    }

    /** All that {@link #lastKnownSourceState} knows, by the name of the source; sorted copy. */
    public Map<String, SourceState> lastKnownSourceStates() {
        Map<String, SourceState> states = new TreeMap<>();
        sourceStates.forEach((name, recorded) -> {
            SourceState sourceState = recorded.event().newSourceState();
            if (sourceState != null) {
                states.put(name, sourceState);
            }
        });
        return states;
    }

    /** The last data event that brought data; null if there is none. */
    public @Nullable RecordedEvent<? extends MetadataEvent> lastWithNewData() {
        return lastWithNewData;
    }

    /** Offset of the last record, unsigned 64-bit; null if there are no records. */
    public @Nullable Long lastOffset() {
        DataStep last = chain.lastDataStep();
        return last == null ? null : last.lastOffset();
    }

    /** Offset that the next record gets; unsigned 64-bit. */
    public long nextOffset() {
        Long last = lastOffset();
        return last == null ? 0 : last + 1;
    }

    /** The watermark; null if none is known. */
    public @Nullable Instant watermark() {
        DataStep last = chain.lastDataStep();
        return last == null ? null : last.newWatermark();
    }

    /** The checkpoint to resume from; null if the last data event wrote none. */
    public @Nullable Checkpoint checkpoint() {
        DataStep last = chain.lastDataStep();
        return last == null ? null : last.newCheckpoint();
    }

    /** Sums over all data events. */
    public DatasetTotals totals() {
        return totals;
    }

    /** System time of the last block; null if there is none. */
    public @Nullable Instant lastModified() {
        return chain.head() == null ? null : chain.head().systemTime();
    }

    /** System time of the last data event, with or without data; null if there is none. */
    public @Nullable Instant lastPulled() {
        return chain.lastData() == null ? null : chain.lastData().systemTime();
    }

    /** The checkpoint of an event, or null if it has none, or one that was counted before. */
    private @Nullable Checkpoint distinctCheckpoint(DataStep step) {
        Checkpoint checkpoint = step.newCheckpoint();
        return checkpoint == null || checkpoints.get(checkpoint.physicalHash()) != null ? null : checkpoint;
    }

    private PersistentMap<String, RecordedEvent<AddData>> updatedStates(
            AddData event, @Nullable RecordedEvent<AddData> recorded) {
        SourceState sourceState = event.newSourceState();
        return sourceState == null || recorded == null
                ? sourceStates
                : sourceStates.with(sourceState.sourceName(), recorded);
    }

    private PersistentMap<String, RecordedEvent<AddData>> remainingStates(MetadataEvent event) {
        if (event instanceof DisablePushSource disablePushSource) {
            return sourceStates.without(disablePushSource.sourceName());
        }
        if (event instanceof DisablePollingSource) {
            PersistentMap<String, RecordedEvent<AddData>> remaining = sourceStates;
            for (String name : SourceNames.POLLING) {
                remaining = remaining.without(name);
            }
            return remaining;
        }
        return sourceStates;
    }

    private static @Nullable SourceState state(@Nullable RecordedEvent<AddData> recorded) {
        return recorded == null ? null : recorded.event().newSourceState();
    }
}
