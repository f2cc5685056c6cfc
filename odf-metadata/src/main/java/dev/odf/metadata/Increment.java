package dev.odf.metadata;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.ValidationException;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a dataset gained between two of its blocks.
 *
 * <p>Immutable.
 *
 * @param numBlocks number of blocks; unsigned 64-bit
 * @param numRecords number of records; unsigned 64-bit
 * @param updatedWatermark the watermark at the later block; null if it is the same as at the earlier one
 * @since 0.1
 */
public record Increment(
        long numBlocks, long numRecords, @Nullable Instant updatedWatermark) {
    /** Nothing gained. */
    public static final Increment NONE = new Increment(0, 0, null);

    /**
     * What lies between two states of one chain.
     *
     * @param earlier state at the earlier block, which counts as old; {@link DatasetState#empty()} for everything. That it is an ancestor of the later
     *     one is for the caller to know: states alone tell only some cases apart
     * @param later state at the later block
     * @throws ValidationException if the earlier state cannot be that of an ancestor
     */
    public static Increment between(DatasetState earlier, DatasetState later) {
        long numBlocks = blocks(later) - blocks(earlier);
        boolean sameHead =
                Objects.equals(earlier.chain().headHash(), later.chain().headHash());
        boolean related = earlier.chain().isEmpty()
                || Objects.equals(earlier.chain().datasetId(), later.chain().datasetId());
        if (!related || Long.compareUnsigned(blocks(earlier), blocks(later)) > 0 || (numBlocks == 0 && !sameHead)) {
            throw new ValidationException(
                    ErrorCode.CHAIN_INVALID_INTERVAL,
                    "",
                    "block " + earlier.chain().headHash() + " is no ancestor of block "
                            + later.chain().headHash());
        }
        Instant watermark = later.watermark();
        return new Increment(
                numBlocks,
                later.totals().records() - earlier.totals().records(),
                Objects.equals(watermark, earlier.watermark()) ? null : watermark);
    }

    /** This increment and the one after it as one. */
    public Increment plus(Increment next) {
        return new Increment(
                numBlocks + next.numBlocks,
                numRecords + next.numRecords,
                next.updatedWatermark != null ? next.updatedWatermark : updatedWatermark);
    }

    private static long blocks(DatasetState state) {
        return state.chain().head() == null ? 0 : state.chain().head().sequenceNumber() + 1;
    }
}
