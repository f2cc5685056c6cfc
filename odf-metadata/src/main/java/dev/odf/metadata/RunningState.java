package dev.odf.metadata;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.id.Multihash;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * The state at the block that was used last, from which others are reached without reading the whole chain.
 *
 * <p>Thread-safe: states are immutable, and any of those that threads leave here is right for its block.
 */
final class RunningState {
    private final MetadataChain chain;
    private final AtomicReference<ChainState> latest = new AtomicReference<>(ChainState.empty());

    RunningState(MetadataChain chain) {
        this.chain = chain;
    }

    /** The state at a block; null if it is not stored. Blocks before it that are missing or wrong are errors. */
    @Nullable
    ChainState findAt(Multihash hash) {
        ChainState known = latest.get();
        if (hash.equals(known.headHash())) {
            return known;
        }
        if (!chain.containsBlock(hash)) {
            return null;
        }
        ChainState state = replay(known, hash);
        latest.set(state);
        return state;
    }

    /** The state at a block if no block has to be read for it; null otherwise. */
    @Nullable
    ChainState peekAt(@Nullable Multihash hash) {
        ChainState known = latest.get();
        if (hash == null) {
            return ChainState.empty();
        }
        return hash.equals(known.headHash()) ? known : null;
    }

    void advanceTo(ChainState state) {
        latest.set(state);
    }

    /** Notes hashes on the way back and reads again on the way forward, because the blocks of a long chain may not fit into memory. */
    private ChainState replay(ChainState known, Multihash hash) {
        Multihash knownHash = known.headHash();
        ChainInterval back = ChainInterval.upTo(BlockAddress.of(hash));
        if (knownHash != null) {
            back = ChainInterval.between(BlockAddress.of(knownHash), BlockAddress.of(hash))
                    .ignoringMissingTail();
        }
        List<Multihash> hashes = new ArrayList<>();
        Multihash below = null;
        for (HashedHeader header : chain.headers(back)) {
            hashes.add(header.hash());
            below = header.header().prevBlockHash();
        }
        ChainState state = below == null ? ChainState.empty() : known;
        for (int i = hashes.size() - 1; i >= 0; i--) {
            StoredBlock block = chain.loadBlock(hashes.get(i));
            checkFollows(block, state);
            state = state.next(block.hash(), block.block());
        }
        return state;
    }

    /** The walk back cannot do this for the block after the known one, which it does not read. */
    private void checkFollows(StoredBlock block, ChainState before) {
        MetadataBlock head = before.head();
        if (head != null && block.sequenceNumber() - 1 != head.sequenceNumber()) {
            throw ChainErrors.sequenceGap(block, chain.loadBlock(Objects.requireNonNull(block.prevBlockHash())));
        }
    }
}
