package dev.odf.metadata;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Blocks of a chain from a newer one, the head, back to an older one, the tail.
 *
 * <p>Immutable.
 *
 * @param head the newest block, which belongs to the interval
 * @param tail where the interval ends; null for the seed, which then belongs to the interval
 * @param tailBlock whether the tail belongs to the interval
 * @param missingTail what happens if the tail is no ancestor of the head
 * @since 0.1
 */
public record ChainInterval(
        BlockAddress head, @Nullable BlockAddress tail, TailBlock tailBlock, MissingTail missingTail) {
    private static final ChainInterval ALL = upTo(BlockAddress.HEAD);

    public ChainInterval {
        Objects.requireNonNull(head, "head");
        Objects.requireNonNull(tailBlock, "tailBlock");
        Objects.requireNonNull(missingTail, "missingTail");
    }

    /** All blocks from the reference {@code head} down to the seed. */
    public static ChainInterval all() {
        return ALL;
    }

    /** All blocks from the head down to the seed. */
    public static ChainInterval upTo(BlockAddress head) {
        return new ChainInterval(head, null, TailBlock.EXCLUDED, MissingTail.REFUSED);
    }

    /** The blocks that are newer than the tail, which has to be an ancestor of the head, or the head. */
    public static ChainInterval between(BlockAddress tail, BlockAddress head) {
        return new ChainInterval(head, Objects.requireNonNull(tail, "tail"), TailBlock.EXCLUDED, MissingTail.REFUSED);
    }

    /** The same interval, which reaches down to the seed if the tail is no ancestor of the head. */
    public ChainInterval ignoringMissingTail() {
        return new ChainInterval(head, tail, tailBlock, MissingTail.IGNORED);
    }

    /** The same interval with the tail as its last block. */
    public ChainInterval includingTail() {
        return new ChainInterval(head, tail, TailBlock.INCLUDED, missingTail);
    }

    /** Whether the tail belongs to an interval. */
    public enum TailBlock {
        /** The interval ends before the tail. */
        EXCLUDED,
        /** The tail is the last block of the interval. */
        INCLUDED
    }

    /** What happens if the tail of an interval is no ancestor of the head. */
    public enum MissingTail {
        /** That is an error. */
        REFUSED,
        /** The interval reaches down to the seed. */
        IGNORED
    }
}
