package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.odf.schema.Manifest;
import dev.odf.schema.codec.BinaryManifestCodec;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

class BinaryManifestFuzzTest {
    private final BinaryManifestCodec codec = new BinaryManifestCodec();

    static Stream<byte[]> vectors() {
        return Vectors.bytes(Vectors.BLOCKS, "manifestHex", "hex");
    }

    @MethodSource("vectors")
    @FuzzTest(maxDuration = "10m")
    void readsManifestsThatItWritesAgainOrRefusesThem(byte[] input) {
        if (input.length > Bounded.INPUT_MAX) {
            return;
        }
        ByteBuffer buffer = ByteBuffer.wrap(input).asReadOnlyBuffer();
        Manifest manifest = Bounded.decode(() -> codec.decode(buffer));

        assertThat(buffer.remaining()).isEqualTo(input.length);
        if (manifest == null) {
            return;
        }
        Bytes encoded = codec.encode(manifest);
        Manifest again = codec.decode(encoded);
        assertThat(again).isEqualTo(manifest);
        assertThat(again.hashCode()).isEqualTo(manifest.hashCode());
        assertThat(codec.encode(again)).isEqualTo(encoded);
    }
}
