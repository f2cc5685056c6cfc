package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.RawQueryRequest;
import dev.odf.schema.RawQueryResponse;
import dev.odf.schema.TransformRequest;
import dev.odf.schema.TransformResponse;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class EngineVectorsTest {
    private final EngineCodec codec = new EngineCodec();
    private final TextCodec json = TextCodec.json();

    static Stream<Arguments> messages() {
        return Vectors.arguments("blocks-reference.json", "engine");
    }

    @Test
    void holdsAllMessages() {
        assertThat(messages()).hasSize(13);
    }

    @ParameterizedTest
    @MethodSource("messages")
    void encodesToTheSameBytesAndBack(JsonNode row) {
        String value = row.required("value").toString();
        Bytes message = Vectors.bytes(row, "hex");
        Object expected;
        Object decoded;
        Bytes encoded;
        switch (row.required("type").textValue()) {
            case "RawQueryRequest" -> {
                expected = json.read(value, RawQueryRequest.class);
                decoded = codec.decodeRawQueryRequest(message.asByteBuffer());
                encoded = codec.encode((RawQueryRequest) decoded);
            }
            case "RawQueryResponse" -> {
                expected = json.read(value, RawQueryResponse.class);
                decoded = codec.decodeRawQueryResponse(message.asByteBuffer());
                encoded = codec.encode((RawQueryResponse) decoded);
            }
            case "TransformRequest" -> {
                expected = json.read(value, TransformRequest.class);
                decoded = codec.decodeTransformRequest(message.asByteBuffer());
                encoded = codec.encode((TransformRequest) decoded);
            }
            case "TransformResponse" -> {
                expected = json.read(value, TransformResponse.class);
                decoded = codec.decodeTransformResponse(message.asByteBuffer());
                encoded = codec.encode((TransformResponse) decoded);
            }
            default -> throw new AssertionError("unknown type of message: " + row);
        }

        assertThat(decoded).isEqualTo(expected);
        assertThat(encoded.toHex()).isEqualTo(message.toHex());
        assertThat(Vectors.parse(json.write(decoded))).isEqualTo(row.required("value"));
        assertThat(encoded.size()).isEqualTo(row.required("length").intValue());
        assertThat(Multihash.sha3Of(encoded).digest().toHex())
                .isEqualTo(row.required("sha3_256").textValue());
    }
}
