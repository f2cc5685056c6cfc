package dev.odf.examples;

import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A metadata chain in a directory: each block names the one before it by hash, so the hash of the last vouches for all. */
final class Chain {
    private final BlockCodec codec = new BlockCodec();
    private final BlockDirectory directory;

    Chain(BlockDirectory directory) {
        this.directory = directory;
    }

    /** Starts a chain with the identity of a dataset, and adds the events of its definition; returns the hash of the last block. */
    Multihash create(DatasetId id, DatasetSnapshot definition, InstantSource clock) throws IOException {
        long sequenceNumber = 0;
        Multihash head = append(null, sequenceNumber, new Seed(id, definition.kind()), clock);
        for (MetadataEvent event : definition.metadata()) {
            sequenceNumber++;
            head = append(head, sequenceNumber, event, clock);
        }
        return head;
    }

    private Multihash append(@Nullable Multihash head, long sequenceNumber, MetadataEvent event, InstantSource clock)
            throws IOException {
        MetadataBlock block = new MetadataBlock(clock.instant(), head, sequenceNumber, event);
        return directory.store(codec.encode(block));
    }

    /**
     * The blocks from the first to the one of a hash.
     *
     * @throws IOException if a block is not there, is not what its hash says, or does not follow the one before
     */
    List<HashedBlock> load(Multihash head) throws IOException {
        Deque<HashedBlock> blocks = new ArrayDeque<>();
        for (Multihash hash = head; hash != null; ) {
            MetadataBlock block = codec.decode(directory.load(hash));
            if (!blocks.isEmpty()
                    && block.sequenceNumber() + 1 != blocks.getFirst().block().sequenceNumber()) {
                throw new IOException("block " + hash + " has a number that its successor does not follow");
            }
            blocks.addFirst(new HashedBlock(hash, block));
            hash = block.prevBlockHash();
        }
        if (blocks.getFirst().block().sequenceNumber() != 0) {
            throw new IOException("the chain does not begin with block 0");
        }
        return List.copyOf(blocks);
    }

    /** A block together with the hash of its bytes. */
    record HashedBlock(Multihash hash, MetadataBlock block) {}
}
