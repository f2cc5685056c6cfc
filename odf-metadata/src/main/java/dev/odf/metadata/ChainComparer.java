package dev.odf.metadata;

import dev.odf.metadata.ChainComparison.Corrupted;
import dev.odf.metadata.ChainComparison.Side;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Multihash;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Walks two chains down to where they meet. */
final class ChainComparer {
    private static final Set<ErrorCode> CORRUPTION = EnumSet.of(
            ErrorCode.CHAIN_BLOCK_NOT_FOUND,
            ErrorCode.CHAIN_BLOCK_MALFORMED,
            ErrorCode.CHAIN_HASH_MISMATCH,
            ErrorCode.CHAIN_SEQUENCE_GAP);

    private ChainComparer() {}

    static ChainComparison compare(MetadataChain lhs, MetadataChain rhs) {
        Multihash left = lhs.findReference(ReferenceName.HEAD);
        Multihash right = rhs.findReference(ReferenceName.HEAD);
        if (Objects.equals(left, right)) {
            return new ChainComparison.Equal();
        }
        try {
            return compare(
                    left == null ? null : Cursor.at(lhs, Side.LHS, left),
                    right == null ? null : Cursor.at(rhs, Side.RHS, right));
        } catch (CorruptionFound e) {
            return e.finding;
        }
    }

    /** Compares different chains, one of which may be empty. */
    private static ChainComparison compare(@Nullable Cursor left, @Nullable Cursor right) throws CorruptionFound {
        if (left != null && right != null) {
            return meet(left, right);
        }
        Cursor only = Objects.requireNonNull(left == null ? right : left);
        only.stepDownToSeed();
        return only.ahead(null);
    }

    private static ChainComparison meet(Cursor left, Cursor right) throws CorruptionFound {
        left.stepDownTo(right.sequenceNumber());
        right.stepDownTo(left.sequenceNumber());
        if (left.hash().equals(right.hash())) {
            Cursor longer = left.hasMoved() ? left : right;
            return longer.ahead(longer.hash());
        }
        while (!Objects.equals(left.prevBlockHash(), right.prevBlockHash())) {
            left.step();
            right.step();
        }
        if (left.prevBlockHash() == null) {
            return withoutCommonBlock(left, right);
        }
        left.step();
        return new ChainComparison.Divergence(
                left.headNumber - left.sequenceNumber(), right.headNumber - left.sequenceNumber());
    }

    private static ChainComparison withoutCommonBlock(Cursor left, Cursor right) throws CorruptionFound {
        left.stepDownToSeed();
        right.stepDownToSeed();
        if (left.event() instanceof Seed lhs
                && right.event() instanceof Seed rhs
                && !lhs.datasetId().equals(rhs.datasetId())) {
            return new ChainComparison.Unrelated(lhs.datasetId(), rhs.datasetId());
        }
        return new ChainComparison.Divergence(left.headNumber + 1, right.headNumber + 1);
    }

    /** A place in one of the chains. Not thread-safe. */
    private static final class Cursor {
        private final MetadataChain chain;
        private final Side side;
        private final Multihash head;
        private final long headNumber;
        private StoredBlock block;

        private Cursor(MetadataChain chain, Side side, StoredBlock head) {
            this.chain = chain;
            this.side = side;
            this.head = head.hash();
            this.headNumber = head.sequenceNumber();
            this.block = head;
        }

        static Cursor at(MetadataChain chain, Side side, Multihash head) throws CorruptionFound {
            try {
                return new Cursor(chain, side, chain.loadBlock(head));
            } catch (OdfException e) {
                throw corruption(side, head, e);
            }
        }

        Multihash hash() {
            return block.hash();
        }

        @Nullable
        Multihash prevBlockHash() {
            return block.prevBlockHash();
        }

        long sequenceNumber() {
            return block.sequenceNumber();
        }

        boolean hasMoved() {
            return !block.hash().equals(head);
        }

        MetadataEvent event() throws CorruptionFound {
            try {
                return block.block().event();
            } catch (OdfException e) {
                throw corruption(side, block.hash(), e);
            }
        }

        /** Goes to the predecessor; stays at a seed. */
        void step() throws CorruptionFound {
            try {
                StoredBlock predecessor = chain.findPredecessor(block);
                block = predecessor == null ? block : predecessor;
            } catch (OdfException e) {
                Multihash faulty = block.prevBlockHash();
                if (faulty == null || e.code() == ErrorCode.CHAIN_SEQUENCE_GAP) {
                    faulty = block.hash();
                }
                throw corruption(side, faulty, e);
            }
        }

        void stepDownTo(long number) throws CorruptionFound {
            while (Long.compareUnsigned(block.sequenceNumber(), number) > 0) {
                step();
            }
        }

        /** Ends at the first block, which has the number of one. */
        void stepDownToSeed() throws CorruptionFound {
            while (block.prevBlockHash() != null) {
                step();
            }
            step();
        }

        /** The comparison that finds this chain to continue the other one. */
        ChainComparison ahead(@Nullable Multihash common) {
            BlockAddress newest = BlockAddress.of(head);
            ChainInterval blocks = common == null
                    ? ChainInterval.upTo(newest)
                    : ChainInterval.between(BlockAddress.of(common), newest);
            long numBlocks = common == null ? headNumber + 1 : headNumber - block.sequenceNumber();
            return side == Side.LHS
                    ? new ChainComparison.LhsAhead(numBlocks, blocks)
                    : new ChainComparison.LhsBehind(numBlocks, blocks);
        }
    }

    /** The finding if a failure is about the chain, the failure itself if it is not. */
    private static CorruptionFound corruption(Side side, Multihash hash, OdfException cause) {
        if (!CORRUPTION.contains(cause.code())) {
            throw cause;
        }
        return new CorruptionFound(new Corrupted(side, hash, cause));
    }

    private static final class CorruptionFound extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient Corrupted finding;

        CorruptionFound(Corrupted finding) {
            super(finding.cause());
            this.finding = finding;
        }
    }
}
