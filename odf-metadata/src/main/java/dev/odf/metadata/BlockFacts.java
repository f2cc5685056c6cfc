package dev.odf.metadata;

import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What is known about a block besides its content.
 *
 * <p>Immutable.
 *
 * @param blockHash hash of the block's bytes, as computed
 * @param expectedHash hash that the block is claimed to have, or is stored under; null if nothing is claimed
 * @param now time of the local clock; null if blocks from the future are not to be reported
 * @since 0.1
 */
public record BlockFacts(
        Multihash blockHash,
        @Nullable Multihash expectedHash,
        @Nullable Instant now) {
    public BlockFacts {
        Objects.requireNonNull(blockHash, "blockHash");
    }

    /** A block of which only the hash is known. */
    public static BlockFacts of(Multihash blockHash) {
        return new BlockFacts(blockHash, null, null);
    }
}
