package dev.odf.metadata;

import dev.odf.metadata.store.DatasetSource;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.codec.BinaryLimits;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The metadata chain of a dataset, for reading.
 *
 * <p>Nothing read is trusted: the bytes of every block must have the hash that they were asked for by, and the numbers along a chain must step by one.
 * What a block says is not judged. Reading a block fails with
 *
 * <ul>
 *   <li>{@link NotFoundException}, code {@code chain.block-not-found}, if it is not stored,
 *   <li>{@link HashMismatchException} if what is stored has another hash,
 *   <li>{@link MalformedDataException}, code {@code chain.block-malformed}, if it cannot be decoded,
 *   <li>{@link UnsupportedVersionException} if its manifest has a version that is not read,
 *   <li>{@link LimitExceededException} if it is larger than the limits allow,
 *   <li>{@link StorageException} if the store fails,
 * </ul>
 *
 * and going from a block to its predecessor also with {@link ValidationException}, code {@code chain.sequence-gap}. Every message names the block.
 *
 * <p>One object is read for each block, as late as possible. Nothing is kept: the chain is as new as its references. Thread-safe.
 *
 * @since 0.1
 */
public final class MetadataChain {
    private final DatasetSource source;
    private final BlockCodec codec;
    private final int blockBytesMax;

    private MetadataChain(DatasetSource source, BinaryLimits limits) {
        this.source = source;
        this.codec = new BlockCodec(limits);
        this.blockBytesMax = limits.bytesMax();
    }

    /** The chain of a dataset, with the default limits for blocks. */
    public static MetadataChain of(DatasetSource source) {
        return of(source, BinaryLimits.defaults());
    }

    /** The chain of a dataset, with limits for blocks. */
    public static MetadataChain of(DatasetSource source, BinaryLimits limits) {
        return new MetadataChain(Objects.requireNonNull(source, "source"), Objects.requireNonNull(limits, "limits"));
    }

    /**
     * The block that a reference names, or null if the reference does not exist.
     *
     * @throws MalformedDataException with code {@code chain.ref-malformed} if what is stored is not a hash
     */
    public @Nullable Multihash findReference(ReferenceName name) {
        return source.references().find(Objects.requireNonNull(name, "name"));
    }

    /**
     * The block that an address stands for; whether it is stored is not checked.
     *
     * @throws NotFoundException with code {@code chain.ref-not-found} if it is a reference that does not exist
     * @throws MalformedDataException with code {@code chain.ref-malformed} if what is stored is not a hash
     */
    public Multihash resolve(BlockAddress address) {
        Objects.requireNonNull(address, "address");
        if (address instanceof BlockAddress.ByReference byReference) {
            return source.references().load(byReference.reference());
        }
        return ((BlockAddress.ByHash) address).hash();
    }

    /** Whether a block is stored; says nothing about its content. */
    public boolean containsBlock(Multihash hash) {
        return source.blocks().contains(Objects.requireNonNull(hash, "hash"));
    }

    /** Reads a block; fails as the type says. */
    public StoredBlock loadBlock(Multihash hash) {
        Objects.requireNonNull(hash, "hash");
        Bytes bytes = source.blocks().readVerified(hash, blockBytesMax);
        return StoredBlock.ofVerified(hash, bytes, codec);
    }

    /**
     * Reads the block before another one; null before the first block. Fails as the type says.
     *
     * @throws ValidationException with code {@code chain.sequence-gap} if the numbers of the two do not step by one, or a first block is not numbered 0
     */
    public @Nullable StoredBlock findPredecessor(StoredBlock block) {
        Multihash hash = Objects.requireNonNull(block, "block").prevBlockHash();
        long number = block.sequenceNumber();
        if (hash == null) {
            if (number != 0) {
                throw ChainErrors.firstNumber(block);
            }
            return null;
        }
        if (number == 0) {
            throw ChainErrors.sequenceGap(block, null);
        }
        StoredBlock predecessor = loadBlock(hash);
        if (predecessor.sequenceNumber() != number - 1) {
            throw ChainErrors.sequenceGap(block, predecessor);
        }
        return predecessor;
    }

    /**
     * The blocks of an interval, newest first.
     *
     * <p>The call resolves both ends and reads the head, and the tail as well unless a missing one is ignored; each iteration then starts there and
     * reads on as it proceeds. Methods of its iterator fail as the type says and may be called again to try the same step once more. A tail that is not
     * stored, or is newer than the head, is refused by the call. A tail on another branch is refused by the iteration instead of the block in its place,
     * after the newer ones were returned.
     *
     * @throws NotFoundException with code {@code chain.ref-not-found} if an end is a reference that does not exist
     * @throws ValidationException with code {@code chain.invalid-interval} if the tail is no ancestor of the head and that is not ignored; from the
     *     iterator as well
     */
    public Iterable<StoredBlock> blocks(ChainInterval interval) {
        BlockWalk.Bounds bounds = bounds(Objects.requireNonNull(interval, "interval"));
        return () -> new BlockWalk(this, bounds);
    }

    /** The headers of the blocks of an interval, newest first; otherwise as {@link #blocks}. */
    public Iterable<HashedHeader> headers(ChainInterval interval) {
        return mapped(blocks(interval), block -> new HashedHeader(block.hash(), block.header()));
    }

    /** The hashes of the blocks of an interval, newest first; otherwise as {@link #blocks}, since only a block itself tells its predecessor. */
    public Iterable<Multihash> hashes(ChainInterval interval) {
        return mapped(blocks(interval), StoredBlock::hash);
    }

    /**
     * The newest block before another one that has an event of certain kinds; null if there is none. Reads every block on the way.
     *
     * @param head where the search starts; not a result itself
     * @param tailSequenceNumber lowest number that the result may have; unsigned 64-bit, 0 for the whole chain
     * @param kinds the kinds
     */
    public @Nullable StoredBlock findNextMatching(
            BlockAddress head, long tailSequenceNumber, Set<MetadataEvent.Kind> kinds) {
        Objects.requireNonNull(kinds, "kinds");
        Multihash start = resolve(head);
        if (kinds.isEmpty()) {
            return null;
        }
        StoredBlock block = loadBlock(start);
        while (block != null && Long.compareUnsigned(block.sequenceNumber(), tailSequenceNumber) > 0) {
            block = findPredecessor(block);
            if (block != null && kinds.contains(block.header().eventType())) {
                return block;
            }
        }
        return null;
    }

    /**
     * Shows the blocks of an interval, newest first, to several visitors in one walk, which ends as soon as no visitor wants more.
     *
     * <p>Each visitor is asked once what it wants before anything is read. For each block the visitors that want it are called in the order of the list.
     * After a regular end {@link ChainVisitor#finish} is called for all of them in that order, those included that wanted nothing; after a failure, of
     * reading or of a visitor, for none. If the walk starts at the reference {@code head} and that does not exist, the chain is empty, which is a regular
     * end; so is reaching no more than a part of the interval because no visitor wants the rest, whatever is wrong with that.
     *
     * @throws NotFoundException with code {@code chain.ref-not-found} if an end is another reference that does not exist
     * @throws ValidationException with code {@code chain.invalid-interval} if that is found before the walk ends and is not ignored, see {@link #blocks}
     */
    public void visit(ChainInterval interval, List<? extends ChainVisitor> visitors) {
        Objects.requireNonNull(interval, "interval");
        Visit visit = new Visit(List.<ChainVisitor>copyOf(visitors));
        visit.begin();
        boolean isEmpty = interval.head().equals(BlockAddress.HEAD)
                && !visit.isOver()
                && findReference(ReferenceName.HEAD) == null;
        if (!isEmpty && !visit.isOver()) {
            Iterator<StoredBlock> blocks = blocks(interval).iterator();
            while (!visit.isOver() && blocks.hasNext()) {
                visit.show(blocks.next());
            }
        }
        visit.finish();
    }

    private BlockWalk.Bounds bounds(ChainInterval interval) {
        Multihash headHash = resolve(interval.head());
        BlockAddress tailAddress = interval.tail();
        Multihash tail = tailAddress == null ? null : resolve(tailAddress);
        StoredBlock head = loadBlock(headHash);
        boolean refuses = interval.missingTail() == ChainInterval.MissingTail.REFUSED;
        Long tailNumber = tail != null && refuses ? (Long) tailNumber(head, tail) : null;
        return new BlockWalk.Bounds(head, tail, tailNumber, interval.tailBlock() == ChainInterval.TailBlock.INCLUDED);
    }

    private long tailNumber(StoredBlock head, Multihash tail) {
        if (tail.equals(head.hash())) {
            return head.sequenceNumber();
        }
        if (!containsBlock(tail)) {
            throw ChainErrors.invalidInterval(head.hash(), tail);
        }
        long number = loadBlock(tail).sequenceNumber();
        if (Long.compareUnsigned(number, head.sequenceNumber()) >= 0) {
            throw ChainErrors.invalidInterval(head.hash(), tail);
        }
        return number;
    }

    private static <T> Iterable<T> mapped(Iterable<StoredBlock> blocks, Function<StoredBlock, T> mapping) {
        return () -> {
            Iterator<StoredBlock> iterator = blocks.iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return iterator.hasNext();
                }

                @Override
                public T next() {
                    return mapping.apply(iterator.next());
                }
            };
        };
    }
}
