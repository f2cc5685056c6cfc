package dev.odf.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.RawQueryRequest;
import dev.odf.schema.RawQueryResponse;
import dev.odf.schema.TransformRequest;
import dev.odf.schema.TransformResponse;
import dev.odf.schema.codec.EngineCodec;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.function.Function;

/** The messages between a coordinator and an engine. */
final class EngineOperations {
    private static final EngineCodec ENGINE = new EngineCodec();
    private static final TextCodec JSON = TextCodec.json();

    private static final Map<String, Message<?>> MESSAGES = Map.of(
            "RawQueryRequest",
            new Message<>(RawQueryRequest.class, ENGINE::encode, ENGINE::decodeRawQueryRequest),
            "RawQueryResponse",
            new Message<>(RawQueryResponse.class, ENGINE::encode, ENGINE::decodeRawQueryResponse),
            "TransformRequest",
            new Message<>(TransformRequest.class, ENGINE::encode, ENGINE::decodeTransformRequest),
            "TransformResponse",
            new Message<>(TransformResponse.class, ENGINE::encode, ENGINE::decodeTransformResponse));

    private EngineOperations() {}

    static Map<String, Operation> all() {
        return Map.of("engine.encode", EngineOperations::encode, "engine.decode", EngineOperations::decode);
    }

    private static ObjectNode encode(Request request) throws BadRequestException {
        Bytes encoded = message(request).encode(request.json("value"));
        return Json.object().put("hex", encoded.toHex());
    }

    private static ObjectNode decode(Request request) throws BadRequestException {
        String value = message(request).decode(request.bytes("hex"));
        ObjectNode ok = Json.object();
        Json.putDocument(ok, "value", value);
        return ok;
    }

    private static Message<?> message(Request request) throws BadRequestException {
        String name = request.text("message");
        Message<?> message = MESSAGES.get(name);
        if (message == null) {
            throw new BadRequestException("'message' is '" + name + "', expected one of the four engine messages");
        }
        return message;
    }

    private record Message<T>(Class<T> type, Function<T, Bytes> encoder, Function<ByteBuffer, T> decoder) {
        Bytes encode(String json) {
            return encoder.apply(JSON.read(json, type));
        }

        String decode(Bytes bytes) {
            return JSON.write(decoder.apply(bytes.asByteBuffer()));
        }
    }
}
