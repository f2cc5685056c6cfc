package dev.odf.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class EngineVectorsTest {
    private final Driver driver = new Driver();

    static Stream<Arguments> messages() {
        return Vectors.arguments("engine");
    }

    @Test
    void findsAllRows() {
        assertThat(messages()).hasSize(13);
    }

    @ParameterizedTest
    @MethodSource("messages")
    void encodesAndDecodesMessages(JsonNode row) {
        ObjectNode encode = Vectors.request("engine.encode").set("message", row.required("type"));
        encode.set("value", row.required("value"));
        ObjectNode decode = Vectors.request("engine.decode").set("message", row.required("type"));
        decode.set("hex", row.required("hex"));

        assertThat(Vectors.answer(driver, encode).at("/ok/hex")).isEqualTo(row.required("hex"));
        assertThat(Vectors.answer(driver, decode).at("/ok/value")).isEqualTo(row.required("value"));
    }
}
