package dev.odf.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.BlockHeader;
import dev.odf.schema.codec.BlockVersion;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.util.Map;

/** Metadata blocks in binary form. */
final class BlockOperations {
    private static final BlockCodec BLOCKS = new BlockCodec();
    private static final TextCodec JSON = TextCodec.json();

    private BlockOperations() {}

    static Map<String, Operation> all() {
        return Map.of(
                "block.encode", BlockOperations::encode,
                "block.decode", BlockOperations::decode,
                "block.header", BlockOperations::header);
    }

    private static ObjectNode encode(Request request) throws BadRequestException {
        BlockVersion version = version(request.integerOr("manifestVersion", BlockVersion.V3.number()));
        MetadataBlock block = JSON.read(request.json("block"), MetadataBlock.class);
        Bytes encoded = BLOCKS.encode(block, version);
        return Json.object()
                .put("hex", encoded.toHex())
                .put("hash", Multihash.sha3Of(encoded).toString());
    }

    private static ObjectNode decode(Request request) throws BadRequestException {
        Bytes manifest = request.bytes("hex");
        MetadataBlock block = BLOCKS.decode(manifest);
        ObjectNode ok = Json.object()
                .put("manifestVersion", BLOCKS.readHeader(manifest).version().number())
                .put("hash", Multihash.sha3Of(manifest).toString());
        Json.putDocument(ok, "block", JSON.write(block));
        return ok;
    }

    private static ObjectNode header(Request request) throws BadRequestException {
        BlockHeader header = BLOCKS.readHeader(request.bytes("hex"));
        Multihash previous = header.prevBlockHash();
        ObjectNode ok = Json.object()
                .put("systemTime", header.systemTime().toString())
                .put("prevBlockHash", previous == null ? null : previous.toString());
        Json.put(ok, "sequenceNumber", Long.toUnsignedString(header.sequenceNumber()));
        return ok.put("eventType", header.eventType().specName());
    }

    private static BlockVersion version(int number) throws BadRequestException {
        for (BlockVersion version : BlockVersion.values()) {
            if (version.number() == number) {
                return version;
            }
        }
        throw new BadRequestException("'manifestVersion' is " + number + ", expected 2 or 3");
    }
}
