package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.BlockHeader;
import dev.odf.schema.codec.BlockVersion;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

class BlockFuzzTest {
    private final BlockCodec codec = new BlockCodec();

    static Stream<byte[]> vectors() {
        return Vectors.bytes(Vectors.BLOCKS, "manifestHex", "hex");
    }

    @MethodSource("vectors")
    @FuzzTest(maxDuration = "10m")
    void readsBlocksThatItWritesAgainOrRefusesThem(byte[] input) {
        if (input.length > Bounded.INPUT_MAX) {
            return;
        }
        ByteBuffer buffer = ByteBuffer.wrap(input).asReadOnlyBuffer();
        BlockHeader header = Bounded.decode(() -> codec.readHeader(buffer));
        MetadataBlock block = Bounded.decode(() -> codec.decode(buffer));

        assertThat(buffer.remaining()).isEqualTo(input.length);
        if (block == null) {
            return;
        }
        assertThat(header).isNotNull();
        assertThat(header).isEqualTo(headerOf(block, header.version()));
        for (BlockVersion version : BlockVersion.values()) {
            Bytes encoded = codec.encode(block, version);
            MetadataBlock again = codec.decode(encoded);

            assertThat(again).isEqualTo(block);
            assertThat(again.hashCode()).isEqualTo(block.hashCode());
            assertThat(codec.readHeader(encoded)).isEqualTo(headerOf(block, version));
            assertThat(codec.encode(again, version)).isEqualTo(encoded);
        }
    }

    private static BlockHeader headerOf(MetadataBlock block, BlockVersion version) {
        return new BlockHeader(
                version,
                block.systemTime(),
                block.prevBlockHash(),
                block.sequenceNumber(),
                block.event().kind());
    }
}
