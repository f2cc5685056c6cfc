package dev.odf.metadata;

import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multihash;
import java.util.Objects;

/**
 * How two chains relate to each other.
 *
 * <p>All variants are immutable.
 *
 * @since 0.1
 */
public sealed interface ChainComparison {
    /**
     * Compares the chains that the reference {@code head} of two datasets names.
     *
     * <p>Both heads are read once; what moves them later has no influence. Then the longer chain is read down to the length of the other, and both of
     * them further to their newest common block. A chain is read down to its seed if nothing ends the comparison before, so that a chain that lacks
     * blocks is never taken for one that is ahead.
     *
     * @throws OdfException if a head cannot be read, a block has a version that is not read or exceeds a limit, or a store fails
     */
    static ChainComparison compare(MetadataChain lhs, MetadataChain rhs) {
        return ChainComparer.compare(Objects.requireNonNull(lhs, "lhs"), Objects.requireNonNull(rhs, "rhs"));
    }

    /** One of the chains compared. */
    enum Side {
        /** The first chain. */
        LHS,
        /** The second chain. */
        RHS
    }

    /** Both chains have the same head, or are both empty. */
    record Equal() implements ChainComparison {}

    /**
     * The first chain continues the second, which may be empty.
     *
     * @param numBlocks how many blocks only the first has; unsigned 64-bit
     * @param blocks these blocks, as an interval of the first chain
     */
    record LhsAhead(long numBlocks, ChainInterval blocks) implements ChainComparison {
        public LhsAhead {
            Objects.requireNonNull(blocks, "blocks");
        }
    }

    /**
     * The second chain continues the first, which may be empty.
     *
     * @param numBlocks how many blocks only the second has; unsigned 64-bit
     * @param blocks these blocks, as an interval of the second chain
     */
    record LhsBehind(long numBlocks, ChainInterval blocks) implements ChainComparison {
        public LhsBehind {
            Objects.requireNonNull(blocks, "blocks");
        }
    }

    /**
     * Both chains have blocks that the other lacks.
     *
     * @param uncommonInLhs how many blocks only the first has; unsigned 64-bit
     * @param uncommonInRhs how many blocks only the second has; unsigned 64-bit
     */
    record Divergence(long uncommonInLhs, long uncommonInRhs) implements ChainComparison {}

    /**
     * The chains have no common block and belong to different datasets.
     *
     * @param lhs identity of the first dataset
     * @param rhs identity of the second dataset
     */
    record Unrelated(DatasetId lhs, DatasetId rhs) implements ChainComparison {
        public Unrelated {
            Objects.requireNonNull(lhs, "lhs");
            Objects.requireNonNull(rhs, "rhs");
        }
    }

    /**
     * One of the chains is not one: a block is missing, malformed or of another hash, or the numbers do not step by one.
     *
     * @param side which of them
     * @param hash the block that is missing or wrong
     * @param cause what is wrong with it
     */
    record Corrupted(Side side, Multihash hash, OdfException cause) implements ChainComparison {
        public Corrupted {
            Objects.requireNonNull(side, "side");
            Objects.requireNonNull(hash, "hash");
            Objects.requireNonNull(cause, "cause");
        }
    }
}
