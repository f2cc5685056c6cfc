package dev.odf.testkit;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.BlockVersion;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Two hundred blocks, the same on every run, and the hashes of all that is written of them. */
record WrittenValues(List<MetadataBlock> blocks) {
    private static final int SIZE = 200;

    /** Prints the hashes, for a comparison with those of another JVM. */
    public static void main(String[] arguments) {
        draw().hashes().forEach(System.out::println);
    }

    static WrittenValues draw() {
        return new WrittenValues(Tries.sample(SchemaArbitraries.metadataBlock(), SIZE));
    }

    /** Hashes of both binary forms, of the YAML and of the JSON of each block. */
    List<String> hashes() {
        List<String> hashes = new ArrayList<>();
        for (MetadataBlock block : blocks) {
            for (BlockVersion version : BlockVersion.values()) {
                hashes.add(Multihash.sha3Of(new BlockCodec().encode(block, version))
                        .toString());
            }
            hashes.add(hash(ManifestCodec.yaml().write(block)));
            hashes.add(hash(ManifestCodec.json().write(block)));
        }
        return hashes;
    }

    private static String hash(String text) {
        return Multihash.sha3Of(Bytes.copyOf(text.getBytes(StandardCharsets.UTF_8)))
                .toString();
    }
}
