package dev.odf.metadata;

import dev.odf.schema.id.Multihash;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * One walk from a block towards the seed. A step that fails leaves the walk where it was.
 *
 * <p>Not thread-safe.
 */
final class BlockWalk implements Iterator<StoredBlock> {
    private final MetadataChain chain;
    private final Bounds bounds;
    private @Nullable StoredBlock last;
    private @Nullable StoredBlock pending;
    private boolean isFinished;

    BlockWalk(MetadataChain chain, Bounds bounds) {
        this.chain = chain;
        this.bounds = bounds;
    }

    @Override
    public boolean hasNext() {
        if (pending == null && !isFinished) {
            pending = advance();
            isFinished = pending == null;
        }
        return pending != null;
    }

    @Override
    public StoredBlock next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        StoredBlock result = pending;
        if (result == null) {
            throw new NoSuchElementException();
        }
        last = result;
        pending = null;
        return result;
    }

    private @Nullable StoredBlock advance() {
        StoredBlock before = last;
        if (before == null) {
            return bounds.isTail(bounds.head.hash()) && !bounds.includesTail ? null : bounds.head;
        }
        if (bounds.isTail(before.hash())) {
            return null;
        }
        Multihash hash = before.prevBlockHash();
        if (hash != null && bounds.isTail(hash) && !bounds.includesTail && bounds.isAboveTail(before)) {
            return null;
        }
        bounds.checkBelow(before);
        return chain.findPredecessor(before);
    }

    /**
     * Where a walk starts and ends.
     *
     * @param head the first block
     * @param tail hash of the block to end at; null for the seed
     * @param tailSequenceNumber number of the tail if another block there is an error; null if it is not
     * @param includesTail whether the walk yields the tail
     */
    record Bounds(
            StoredBlock head,
            @Nullable Multihash tail,
            @Nullable Long tailSequenceNumber,
            boolean includesTail) {
        boolean isTail(Multihash hash) {
            return hash.equals(tail);
        }

        /** Whether the number of a block is one more than that of the tail, as far as that is known. */
        boolean isAboveTail(StoredBlock block) {
            return tailSequenceNumber == null || block.sequenceNumber() - 1 == tailSequenceNumber;
        }

        /** Refuses to go below a block if another one than the tail is in the tail's place. */
        void checkBelow(StoredBlock block) {
            if (tail == null || tailSequenceNumber == null) {
                return;
            }
            Multihash next = block.prevBlockHash();
            boolean isSeed = next == null && block.sequenceNumber() == 0;
            if (isSeed || (next != null && isAboveTail(block) && !isTail(next))) {
                throw ChainErrors.invalidInterval(head.hash(), tail);
            }
        }
    }
}
