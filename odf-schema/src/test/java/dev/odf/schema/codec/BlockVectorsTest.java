package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BlockVectorsTest {
    private static final String FILE = "blocks-reference.json";

    private final BlockCodec codec = new BlockCodec();
    private final TextCodec json = TextCodec.json();
    private final ManifestCodec yaml = ManifestCodec.yaml();

    static Stream<Arguments> blocks() {
        return Vectors.arguments(FILE, "golden", "derived");
    }

    static Stream<Arguments> golden() {
        return Vectors.arguments(FILE, "golden");
    }

    static Stream<Arguments> blocksWithYaml() {
        return blocks().filter(arguments -> ((JsonNode) arguments.get()[0]).has("yaml"));
    }

    @Test
    void holdsAllBlocks() {
        assertThat(golden()).hasSize(12);
        assertThat(blocks()).hasSize(31);
        assertThat(blocksWithYaml()).hasSize(26);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void encodesToTheSameBytes(JsonNode row) {
        Bytes encoded = codec.encode(block(row));

        assertThat(encoded.toHex()).isEqualTo(row.required("manifestHex").textValue());
        assertThat(encoded.size()).isEqualTo(row.required("manifestLength").intValue());
        assertThat(Multihash.sha3Of(encoded))
                .hasToString(row.required("blockHash").textValue());
        assertThat(Multihash.sha3Of(encoded).digest().toHex())
                .isEqualTo(row.required("manifestSha3_256").textValue());
    }

    @ParameterizedTest
    @MethodSource("golden")
    void encodesToTheSameBytesInVersion2(JsonNode row) {
        JsonNode version2 = row.required("v2");
        Bytes encoded = codec.encode(block(row), BlockVersion.V2);

        assertThat(encoded.toHex()).isEqualTo(version2.required("manifestHex").textValue());
        assertThat(Multihash.sha3Of(encoded))
                .hasToString(version2.required("blockHash").textValue());
        assertThat(codec.decode(encoded)).isEqualTo(block(row));
        assertThat(codec.readHeader(encoded).version()).isEqualTo(BlockVersion.V2);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void decodesToAnEqualValueThatEncodesToTheSameBytes(JsonNode row) {
        Bytes manifest = Vectors.bytes(row, "manifestHex");
        MetadataBlock decoded = codec.decode(manifest);

        assertThat(decoded).isEqualTo(block(row));
        assertThat(decoded.hashCode()).isEqualTo(block(row).hashCode());
        assertThat(codec.encode(decoded)).isEqualTo(manifest);
        assertThat(Vectors.parse(json.write(decoded))).isEqualTo(row.required("block"));
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void decodesInPlaceFromTheMiddleOfABuffer(JsonNode row) {
        Bytes manifest = Vectors.bytes(row, "manifestHex");
        ByteBuffer direct = ByteBuffer.allocateDirect(manifest.size() + 13);
        direct.position(5);
        manifest.writeTo(direct);
        direct.limit(direct.position()).position(5);

        assertThat(codec.decode(direct)).isEqualTo(block(row));
        assertThat(direct.position()).isEqualTo(5);
        assertThat(direct.remaining()).isEqualTo(manifest.size());
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void readsTheHeader(JsonNode row) {
        MetadataBlock block = block(row);
        BlockHeader header = codec.readHeader(Vectors.bytes(row, "manifestHex"));

        assertThat(header)
                .isEqualTo(new BlockHeader(
                        BlockVersion.V3,
                        block.systemTime(),
                        block.prevBlockHash(),
                        block.sequenceNumber(),
                        block.event().kind()));
    }

    @ParameterizedTest
    @MethodSource("blocksWithYaml")
    void readsAndWritesTheYamlOfTheReference(JsonNode row) {
        String text = row.required("yaml").textValue();

        assertThat(yaml.readBlock(text)).isEqualTo(block(row));
        assertThat(yaml.write(block(row))).isEqualTo(text);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void readsBackItsOwnYaml(JsonNode row) {
        String text = yaml.write(block(row));

        assertThat(codec.encode(yaml.readBlock(text)).toHex())
                .isEqualTo(row.required("manifestHex").textValue());
    }

    private MetadataBlock block(JsonNode row) {
        return json.read(row.required("block").toString(), MetadataBlock.class);
    }
}
