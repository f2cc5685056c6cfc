package dev.odf.metadata;

import dev.odf.schema.ExecuteTransformInput;
import dev.odf.schema.id.Multihash;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How far a derivative dataset has used one of its inputs.
 *
 * <p>Immutable.
 *
 * @param blockHash last block of the input that was used; null if none was
 * @param offset last offset of the input that was used, unsigned 64-bit; null if none was
 * @since 0.1
 */
public record InputPosition(
        @Nullable Multihash blockHash, @Nullable Long offset) {
    /** Nothing used yet. */
    public static final InputPosition NONE = new InputPosition(null, null);

    /** The position after a query, in which an input that did not advance may be stated without its position. */
    public InputPosition after(ExecuteTransformInput input) {
        Multihash block = input.newBlockHash() != null ? input.newBlockHash() : input.prevBlockHash();
        Long last = input.newOffset() != null ? input.newOffset() : input.prevOffset();
        Multihash nextBlock = block != null ? block : blockHash;
        Long nextOffset = last != null ? last : offset;
        boolean unmoved = Objects.equals(nextBlock, blockHash) && Objects.equals(nextOffset, offset);
        return unmoved ? this : new InputPosition(nextBlock, nextOffset);
    }
}
