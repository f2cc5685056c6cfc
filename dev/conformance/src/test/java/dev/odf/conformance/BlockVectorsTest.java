package dev.odf.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BlockVectorsTest {
    private final Driver driver = new Driver();

    static Stream<Arguments> blocks() {
        return Vectors.arguments("golden", "derived");
    }

    static Stream<Arguments> golden() {
        return Vectors.arguments("golden");
    }

    static Stream<Arguments> malformed() {
        return Vectors.arguments("malformed");
    }

    @Test
    void findsAllRows() {
        assertThat(golden()).hasSize(12);
        assertThat(blocks()).hasSize(31);
        assertThat(malformed()).hasSize(55);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void encodesBlocks(JsonNode row) {
        ObjectNode request = Vectors.request("block.encode").set("block", row.required("block"));
        JsonNode ok = ok(request);

        assertThat(ok.required("hex")).isEqualTo(row.required("manifestHex"));
        assertThat(ok.required("hash")).isEqualTo(row.required("blockHash"));
        assertThat(ok(request.set("manifestVersion", row.required("manifestVersion"))))
                .isEqualTo(ok);
    }

    @ParameterizedTest
    @MethodSource("golden")
    void encodesBlocksInVersion2(JsonNode row) {
        ObjectNode request = Vectors.request("block.encode").put("manifestVersion", 2);
        JsonNode ok = ok(request.set("block", row.required("block")));

        assertThat(ok.required("hex")).isEqualTo(row.at("/v2/manifestHex"));
        assertThat(ok.required("hash")).isEqualTo(row.at("/v2/blockHash"));
        assertDecodes(row.at("/v2/manifestHex"), 2, row.at("/v2/blockHash"), row.required("block"));
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void decodesBlocks(JsonNode row) {
        assertDecodes(row.required("manifestHex"), 3, row.required("blockHash"), row.required("block"));
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void readsHeaders(JsonNode row) {
        JsonNode block = row.required("block");
        JsonNode ok = ok(Vectors.request("block.header").set("hex", row.required("manifestHex")));

        assertThat(ok).hasSize(4);
        assertThat(ok.required("systemTime")).isEqualTo(block.required("systemTime"));
        assertThat(ok.required("prevBlockHash").textValue())
                .isEqualTo(block.path("prevBlockHash").textValue());
        assertThat(ok.required("sequenceNumber")).isEqualTo(block.required("sequenceNumber"));
        assertThat(ok.required("eventType")).isEqualTo(block.at("/event/kind"));
    }

    @ParameterizedTest
    @MethodSource("malformed")
    void givesTheVerdictOfTheVector(JsonNode row) {
        JsonNode answer = Vectors.answer(driver, Vectors.request("block.decode").set("hex", row.required("hex")));

        if (row.required("expected").textValue().equals("accept")) {
            assertThat(answer.has("ok")).isTrue();
            return;
        }
        assertThat(answer.required("error").required("code").textValue())
                .isNotEmpty()
                .doesNotStartWith("driver.");
    }

    private void assertDecodes(JsonNode hex, int version, JsonNode hash, JsonNode block) {
        JsonNode ok = ok(Vectors.request("block.decode").set("hex", hex));

        assertThat(ok).hasSize(3);
        assertThat(ok.required("manifestVersion").intValue()).isEqualTo(version);
        assertThat(ok.required("hash")).isEqualTo(hash);
        assertThat(ok.required("block")).isEqualTo(block);
    }

    private JsonNode ok(JsonNode request) {
        return Vectors.answer(driver, request).required("ok");
    }
}
