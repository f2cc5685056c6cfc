package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.odf.schema.codec.EngineCodec;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

class EngineMessageFuzzTest {
    private final EngineCodec codec = new EngineCodec();

    static Stream<byte[]> vectors() {
        return Vectors.bytes(Vectors.BLOCKS, "manifestHex", "hex");
    }

    @MethodSource("vectors")
    @FuzzTest(maxDuration = "10m")
    void readsMessagesThatItWritesAgainOrRefusesThem(byte[] input) {
        if (input.length > Bounded.INPUT_MAX) {
            return;
        }
        check(input, codec::decodeRawQueryRequest, codec::encode);
        check(input, codec::decodeRawQueryResponse, codec::encode);
        check(input, codec::decodeTransformRequest, codec::encode);
        check(input, codec::decodeTransformResponse, codec::encode);
    }

    private static <T> void check(byte[] input, Function<ByteBuffer, T> decoder, Function<T, Bytes> encoder) {
        ByteBuffer buffer = ByteBuffer.wrap(input).asReadOnlyBuffer();
        T message = Bounded.decode(() -> decoder.apply(buffer));

        assertThat(buffer.remaining()).isEqualTo(input.length);
        if (message == null) {
            return;
        }
        Bytes encoded = encoder.apply(message);
        T again = decoder.apply(encoded.asByteBuffer());
        assertThat(again).isEqualTo(message);
        assertThat(again.hashCode()).isEqualTo(message.hashCode());
        assertThat(encoder.apply(again)).isEqualTo(encoded);
    }
}
