package dev.odf.examples;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.BlockHeader;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A block from its file, as a whole and by its header alone. */
final class ReadBlock {
    private ReadBlock() {}

    static String whole(Path file) throws IOException {
        Bytes bytes = Bytes.copyOf(Files.readAllBytes(file));
        Multihash hash = Multihash.sha3Of(bytes);
        MetadataBlock block = new BlockCodec().decode(bytes);
        return hash + " holds " + block.event();
    }

    /** Costs the same however large the event is: enough to walk a chain. */
    static String headerOnly(Path file) throws IOException {
        BlockHeader header = new BlockCodec().readHeader(Bytes.copyOf(Files.readAllBytes(file)));
        return header.eventType().specName() + " after " + header.prevBlockHash();
    }
}
