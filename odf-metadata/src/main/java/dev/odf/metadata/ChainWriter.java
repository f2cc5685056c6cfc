package dev.odf.metadata;

import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.metadata.store.DatasetStore;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.error.CommitStateUnknownException;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Appends to the metadata chain of a dataset.
 *
 * <p>An append validates, then stores the blocks, then moves a reference by compare-and-swap. If it fails before the last step, or that is refused,
 * readers see the chain as it was; what was stored stays behind, complete and named by no reference. After a conflict read the head and decide anew:
 * blocks have to be made again for another predecessor.
 *
 * <p>The state of the chain is kept from one append to the next, so that validation reads no block as long as nobody else appends; then it reads the
 * blocks that were added, and at first the whole chain. Blocks read for that are not judged. Thread-safe.
 *
 * @since 0.1
 */
public final class ChainWriter {
    private final DatasetStore store;
    private final InstantSource clock;
    private final MetadataChain chain;
    private final RunningState states;

    private ChainWriter(DatasetStore store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
        this.chain = MetadataChain.of(store);
        this.states = new RunningState(chain);
    }

    /**
     * A writer.
     *
     * @param clock gives the system time of new blocks, and tells which blocks come from the future
     */
    public static ChainWriter of(DatasetStore store, InstantSource clock) {
        return new ChainWriter(Objects.requireNonNull(store, "store"), Objects.requireNonNull(clock, "clock"));
    }

    /** The chain that is written to. */
    public MetadataChain chain() {
        return chain;
    }

    /** Appends one block; otherwise as {@link #appendAll}. */
    public AppendedBlock append(StoredBlock block, AppendOptions options) {
        return appendAll(List.of(block), options).get(0);
    }

    /**
     * Appends blocks so that readers see all of them or none: all are validated, each against those before it, then all are stored, then the reference
     * is moved to the last. Their bytes are stored as they are. Without blocks nothing is done.
     *
     * @param blocks the blocks, oldest first
     * @throws ValidationException if a block breaks a rule of the profile; lists all violations of the first such block. Nothing is stored
     * @throws MalformedDataException with code {@code chain.block-malformed} if a block cannot be decoded. Nothing is stored
     * @throws HashMismatchException if the last block has another hash than claimed and the profile is {@link ValidationProfile#NONE}. Nothing is stored
     * @throws ChainConflictException if the reference is not what was expected; the blocks stay behind
     * @throws CommitStateUnknownException if it is unknown whether the reference was moved
     * @throws StorageException if the store fails; blocks may stay behind
     */
    public List<AppendedBlock> appendAll(List<StoredBlock> blocks, AppendOptions options) {
        List<StoredBlock> all = List.copyOf(blocks);
        Objects.requireNonNull(options, "options");
        if (all.isEmpty()) {
            return List.of();
        }
        StoredBlock first = all.get(0);
        StoredBlock last = all.get(all.size() - 1);
        boolean isTrusted = options.validator().profile() == ValidationProfile.NONE;
        if (isTrusted) {
            StorageErrors.checkHash(ObjectKind.BLOCK, options.expectedHash(), last.hash());
        }
        Instant now = clock.instant();
        ChainState state = isTrusted ? states.peekAt(first.prevBlockHash()) : stateBefore(first);
        List<AppendedBlock> result = new ArrayList<>();
        for (StoredBlock block : all) {
            MetadataBlock content = block.block();
            BlockFacts facts = new BlockFacts(block.hash(), block == last ? options.expectedHash() : null, now);
            ValidationReport report =
                    options.validator().validate(state == null ? ChainState.empty() : state, content, facts);
            report.requireAccepted();
            result.add(new AppendedBlock(block, report.warnings()));
            state = state == null ? null : state.next(block.hash(), content);
        }
        store(all);
        if (options.reference() != null) {
            move(options.reference(), options.expectation(), first.prevBlockHash(), last.hash());
        }
        if (state != null) {
            states.advanceTo(state);
        }
        return List.copyOf(result);
    }

    /**
     * Makes a block of an event that continues the chain, and appends it.
     *
     * @throws NotFoundException with code {@code chain.object-not-found} if a file that the event names is not stored and that is asked for, with code
     *     {@code chain.block-not-found} if a block of the chain is missing. Nothing is stored
     * @throws ChainConflictException if the reference is not what the options expect, and then nothing is stored; or if it is moved meanwhile
     * @throws ValidationException if the event breaks a rule of the profile, or cannot be encoded. Nothing is stored
     * @throws CommitStateUnknownException if it is unknown whether the reference was moved
     * @throws StorageException if the store fails; a block may stay behind
     */
    public AppendedBlock commitEvent(MetadataEvent event, CommitOptions options) {
        Objects.requireNonNull(event, "event");
        Objects.requireNonNull(options, "options");
        Multihash head = chain.findReference(options.reference());
        checkExpectation(options.reference(), options.expectation(), head);
        if (options.objectCheck() == CommitOptions.ObjectCheck.REQUIRED) {
            checkObjects(event);
        }
        MetadataBlock previous = head == null ? null : loadState(head).head();
        Instant time = options.systemTime() != null ? options.systemTime() : timeAfter(previous);
        long number = previous == null ? 0 : previous.sequenceNumber() + 1;
        StoredBlock block = StoredBlock.encode(new MetadataBlock(time, head, number, event), options.version());
        return append(block, appendOptions(options, head));
    }

    /**
     * Creates the chain of a new dataset from its definition, in one step for readers.
     *
     * @param snapshot the definition
     * @param datasetId identity of the new dataset
     * @param lookup finds the inputs of a transformation
     * @param options how the events become blocks; the reference must not exist, whatever they expect, and no files are looked for
     * @return the blocks, the seed first
     * @throws ValidationException if the definition, or the chain that it becomes, breaks a rule. Nothing is stored
     * @throws ChainConflictException if the reference exists already
     * @throws CommitStateUnknownException if it is unknown whether the reference was created
     * @throws StorageException if the store fails; blocks may stay behind
     */
    public List<AppendedBlock> createFromSnapshot(
            DatasetSnapshot snapshot, DatasetId datasetId, DatasetLookup lookup, CommitOptions options) {
        Objects.requireNonNull(options, "options");
        Instant time = options.systemTime() != null ? options.systemTime() : timeAfter(null);
        SnapshotPlan plan = SnapshotRules.plan(snapshot, datasetId, time, lookup, options.validator());
        checkExpectation(options.reference(), ReferenceExpectation.ABSENT, chain.findReference(options.reference()));
        List<StoredBlock> blocks = new ArrayList<>();
        Multihash previous = null;
        for (MetadataEvent event : plan.events()) {
            MetadataBlock content = new MetadataBlock(time, previous, blocks.size(), event);
            StoredBlock block = StoredBlock.encode(content, options.version());
            blocks.add(block);
            previous = block.hash();
        }
        return appendAll(blocks, appendOptions(options, null));
    }

    /**
     * Makes a reference name a block, which need not descend from the one before unless that is asked for.
     *
     * @throws NotFoundException with code {@code chain.block-not-found} if the block is not stored and that is checked; nothing is changed
     * @throws ValidationException with code {@code chain.invalid-interval} if the block has to descend from the one before and does not; nothing is
     *     changed
     * @throws ChainConflictException if the reference is not what was expected; nothing is changed
     * @throws CommitStateUnknownException if it is unknown whether the reference was moved
     */
    public void setReference(ReferenceName reference, Multihash target, ReferenceUpdate update) {
        Objects.requireNonNull(reference, "reference");
        Objects.requireNonNull(target, "target");
        Objects.requireNonNull(update, "update");
        if (update.targetCheck() != ReferenceUpdate.TargetCheck.NONE && !chain.containsBlock(target)) {
            throw StorageErrors.notFound(ObjectKind.BLOCK, target);
        }
        Multihash expected = expected(reference, update.expectation());
        if (update.targetCheck() == ReferenceUpdate.TargetCheck.FAST_FORWARD && expected != null) {
            ChainInterval between = ChainInterval.between(BlockAddress.of(expected), BlockAddress.of(target));
            chain.hashes(between).forEach(hash -> {});
        }
        store.references().compareAndSet(reference, expected, target);
    }

    /** The state at the predecessor of a block; the empty one if that is not stored, which validation reports. */
    private ChainState stateBefore(StoredBlock block) {
        Multihash previous = block.prevBlockHash();
        ChainState state = previous == null ? null : states.findAt(previous);
        return state == null ? ChainState.empty() : state;
    }

    private ChainState loadState(Multihash hash) {
        ChainState state = states.findAt(hash);
        if (state == null) {
            throw StorageErrors.notFound(ObjectKind.BLOCK, hash);
        }
        return state;
    }

    private void store(List<StoredBlock> blocks) {
        for (StoredBlock block : blocks) {
            Multihash stored = store.blocks().put(block.bytes()).hash();
            StorageErrors.checkHash(ObjectKind.BLOCK, block.hash(), stored);
        }
    }

    private void move(
            ReferenceName reference,
            @Nullable ReferenceExpectation expectation,
            @Nullable Multihash predecessor,
            Multihash target) {
        Multihash expected = expectation == null ? predecessor : expected(reference, expectation);
        store.references().compareAndSet(reference, expected, target);
    }

    private @Nullable Multihash expected(ReferenceName reference, ReferenceExpectation expectation) {
        if (expectation instanceof ReferenceExpectation.Block block) {
            return block.hash();
        }
        return expectation instanceof ReferenceExpectation.Absent ? null : chain.findReference(reference);
    }

    private static void checkExpectation(
            ReferenceName reference, ReferenceExpectation expectation, @Nullable Multihash actual) {
        if (expectation instanceof ReferenceExpectation.Any) {
            return;
        }
        Multihash expected = expectation instanceof ReferenceExpectation.Block block ? block.hash() : null;
        if (!Objects.equals(expected, actual)) {
            throw new ChainConflictException(reference.text(), expected, actual);
        }
    }

    private void checkObjects(MetadataEvent event) {
        DataStep step = DataStep.find(event);
        if (step == null) {
            return;
        }
        if (step.newData() != null && !store.data().contains(step.newData().physicalHash())) {
            throw StorageErrors.notFound(ObjectKind.DATA, step.newData().physicalHash());
        }
        if (step.newCheckpoint() != null
                && !store.checkpoints().contains(step.newCheckpoint().physicalHash())) {
            throw StorageErrors.notFound(
                    ObjectKind.CHECKPOINT, step.newCheckpoint().physicalHash());
        }
    }

    private Instant timeAfter(@Nullable MetadataBlock previous) {
        Instant now = clock.instant();
        return previous != null && previous.systemTime().isAfter(now) ? previous.systemTime() : now;
    }

    private static AppendOptions appendOptions(CommitOptions options, @Nullable Multihash head) {
        return AppendOptions.builder()
                .validator(options.validator())
                .reference(options.reference())
                .expectation(head == null ? ReferenceExpectation.ABSENT : ReferenceExpectation.block(head))
                .build();
    }
}
