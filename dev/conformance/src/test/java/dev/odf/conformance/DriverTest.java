package dev.odf.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.error.Violation;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DriverTest {
    private static final String SEED = "{\"kind\":\"Seed\",\"datasetId\":"
            + "\"did:odf:fed01666f6fb3b7370000666f6fb3b737000060f6f60600000000895cddbcb7f7b8cc\",\"datasetKind\":\"Root\"}";

    private final Driver driver = new Driver();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "not json",
                "[]",
                "null",
                "{",
                "{\"op\":\"text.parse\",}",
                "{\"op\":\"text.parse\"} {}",
                "{\"op\":\"text.parse\",\"op\":\"text.parse\"}",
                "{}",
                "{\"op\":null}",
                "{\"op\":7}",
                "{\"op\":\"chain.check\"}",
                "{\"op\":\"no.such.op\"}",
                "{\"op\":\"block.encode\"}",
                "{\"op\":\"block.encode\",\"manifestVersion\":1,\"block\":{}}",
                "{\"op\":\"block.encode\",\"manifestVersion\":3.0,\"block\":{}}",
                "{\"op\":\"block.encode\",\"manifestVersion\":4294967298,\"block\":{}}",
                "{\"op\":\"block.decode\"}",
                "{\"op\":\"block.decode\",\"hex\":\"abc\"}",
                "{\"op\":\"block.decode\",\"hex\":\"zz\"}",
                "{\"op\":\"block.header\",\"hex\":[]}",
                "{\"op\":\"manifest.read\"}",
                "{\"op\":\"manifest.read\",\"text\":\"\",\"kind\":\"Manifest\"}",
                "{\"op\":\"manifest.write\",\"kind\":\"Manifest\",\"content\":{},\"format\":\"yaml\"}",
                "{\"op\":\"manifest.write\",\"kind\":\"MetadataEvent\",\"content\":{},\"format\":\"toml\"}",
                "{\"op\":\"text.parse\",\"type\":\"noSuchType\",\"text\":\"x\"}",
                "{\"op\":\"text.parse\",\"type\":\"multihash\"}",
                "{\"op\":\"engine.encode\",\"message\":\"Seed\",\"value\":{}}",
                "{\"op\":\"engine.decode\",\"message\":\"TransformRequest\"}"
            })
    void refusesLinesThatAskForNothing(String line) {
        JsonNode answer = answer(line);

        assertThat(answer.required("id").isNull()).isTrue();
        assertThat(answer.at("/error/code").textValue()).isEqualTo("driver.bad-request");
        assertThat(answer.at("/error/kind").textValue()).isEqualTo("BadRequestException");
        assertThat(answer.at("/error/path").textValue()).isEmpty();
        assertThat(answer.at("/error/message").textValue()).isNotEmpty();
    }

    @Test
    void refusesLinesThatAreNotUtf8() {
        byte[] line = {'{', '"', (byte) 0xff, '"', ':', '1', '}'};

        assertThat(driver.answer(line)).contains("\"driver.bad-request\"", "not UTF-8");
    }

    @Test
    void refusesLinesThatAreTooLong() {
        byte[] line = new byte[Driver.LINE_BYTES_MAX + 1];
        Arrays.fill(line, (byte) ' ');

        assertThat(driver.answer(line)).contains("\"driver.bad-request\"", "67108864");
    }

    @Test
    void saysThatAnOperationIsNotServed() {
        assertThat(answer("{\"id\":1,\"op\":\"flow.simulate\"}").toString())
                .contains("\"id\":1", "not served by this build");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7",
                "-0",
                "1.0",
                "1E400",
                "18446744073709551616",
                "\"x\"",
                "\"é😀\"",
                "\"\\ud800\"",
                "\"\\u0000\\r\\n\"",
                "true",
                "null",
                "[]",
                "{\"a\":[1,{\"a\":2.50,\"a\":3}],\"b\":{}}"
            })
    void echoesTheId(String id) {
        String line = "{\"id\":" + id + ",\"op\":\"none\"}";

        assertThat(driver.answer(line.getBytes(StandardCharsets.UTF_8))).startsWith("{\"id\":" + id + ",");
    }

    @Test
    void echoesAnIdOfSeveralLinesOnOne() {
        assertThat(driver.answer("{\"id\":[\r1,\t2\r],\"op\":\"none\"}".getBytes(StandardCharsets.UTF_8)))
                .startsWith("{\"id\":[1,2],");
    }

    @Test
    void passesLargeNumbersThrough() {
        String line = "{\"op\":\"block.encode\",\"block\":{\"systemTime\":\"2024-01-01T00:00:00Z\","
                + "\"sequenceNumber\":18446744073709551615,\"event\":" + SEED + "}}";
        String hex = answer(line).at("/ok/hex").textValue();
        String header =
                driver.answer(("{\"op\":\"block.header\",\"hex\":\"" + hex + "\"}").getBytes(StandardCharsets.UTF_8));
        String decoded =
                driver.answer(("{\"op\":\"block.decode\",\"hex\":\"" + hex + "\"}").getBytes(StandardCharsets.UTF_8));

        assertThat(header)
                .isEqualTo("{\"id\":null,\"ok\":{\"systemTime\":\"2024-01-01T00:00:00Z\",\"prevBlockHash\":null,"
                        + "\"sequenceNumber\":18446744073709551615,\"eventType\":\"Seed\"}}");
        assertThat(decoded)
                .contains("\"block\":{\"systemTime\":\"2024-01-01T00:00:00Z\","
                        + "\"sequenceNumber\":18446744073709551615,\"event\":" + SEED + "}}");
    }

    @Test
    void reportsErrorsOfTheLibrary() {
        JsonNode error = answer("{\"op\":\"block.encode\",\"block\":{\"systemTime\":\"2024-01-01T00:00:00Z\","
                        + "\"sequenceNumber\":18446744073709551616,\"event\":" + SEED + "}}")
                .required("error");

        assertThat(error).hasSize(4);
        assertThat(error.required("code").textValue()).isEqualTo("value.out-of-range");
        assertThat(error.required("kind").textValue()).isEqualTo("MalformedDataException");
        assertThat(error.required("path").textValue()).isEqualTo("/sequenceNumber");
        assertThat(error.required("message").textValue()).contains("/sequenceNumber");
    }

    @Test
    void listsTheRulesOfAValidationError() {
        JsonNode error = Vectors.parse(Json.line(Errors.expected(new ValidationException(List.of(
                new Violation(ErrorCode.VALUE_INVALID_UNICODE, "/a", "unpaired surrogate"),
                new Violation(ErrorCode.VALUE_OUT_OF_RANGE, "/b", "too large"))))));

        assertThat(error.required("path").textValue()).isEqualTo("/a");
        assertThat(error.required("rules").toString()).isEqualTo("[\"value.invalid-unicode\",\"value.out-of-range\"]");
    }

    @Test
    void reportsAnythingElseAsACrash() {
        JsonNode error = Vectors.parse(Json.line(Errors.crash(new StackOverflowError("too deep"))));

        assertThat(error.required("code").textValue()).isEqualTo("driver.crash");
        assertThat(error.required("kind").textValue()).isEqualTo("StackOverflowError");
        assertThat(error.required("message").textValue()).isEqualTo("java.lang.StackOverflowError: too deep");
    }

    @Test
    void leavesDeepNestingToTheLibrary() {
        String line = "{\"op\":\"block.encode\",\"block\":" + "[".repeat(50_000) + "]".repeat(50_000) + "}";

        assertThat(answer(line).at("/error/code").textValue()).isEqualTo("limit.exceeded");
    }

    @Test
    void refusesNestingWithoutEnd() {
        String line = "{\"id\":1,\"op\":\"block.encode\",\"block\":" + "{\"a\":".repeat(1_000_000) + "}";

        assertThat(answer(line).at("/error/code").textValue()).isEqualTo("driver.bad-request");
    }

    @Test
    void refusesAManifestOfAnotherKind() {
        String text = "kind: DatasetSnapshot\\nversion: 1\\ncontent:\\n  name: a\\n  kind: Root\\n  metadata: []\\n";
        JsonNode answer = answer("{\"op\":\"manifest.read\",\"text\":\"" + text + "\",\"kind\":\"MetadataBlock\"}");

        assertThat(answer.at("/error/code").textValue()).isEqualTo("manifest.unexpected-kind");
        assertThat(answer.at("/error/path").textValue()).isEqualTo("/kind");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\\\"kind\\\":\\\"MetadataEvent\\\",\\\"version\\\":1,\\\"content\\\":{\\\"kind\\\":\\\"AddData\\\"}}",
                " {\\n\\t\\\"kind\\\":\\\"MetadataEvent\\\",\\n\\t\\\"version\\\":1,"
                        + "\\n\\t\\\"content\\\":{\\\"kind\\\":\\\"AddData\\\"}}\\n",
                "{kind: MetadataEvent, version: 1, content: {kind: AddData}}",
                "# first\\nkind: MetadataEvent\\nversion: 1\\ncontent:\\n  kind: AddData\\n"
            })
    void readsManifestsInYamlAndJson(String text) {
        assertThat(answer("{\"op\":\"manifest.read\",\"text\":\"" + text + "\"}")
                        .required("ok")
                        .toString())
                .isEqualTo("{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\"}}");
    }

    @Test
    void answersEveryLineInOrder() throws IOException {
        String input = "{\"id\":1,\"op\":\"x\"}\r\n\n{\"id\":2,\"op\":\"x\"}\nnot json\n{\"id\":\"ü\",\"op\":\"x\"}";
        ByteArrayOutputStream out = new ByteArrayOutputStream();

        Main.serve(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out);

        String output = out.toString(StandardCharsets.UTF_8);
        assertThat(output).endsWith("\n").doesNotContain("\r");
        assertThat(output.lines().map(line -> Vectors.parse(line).required("id").asText()))
                .containsExactly("1", "null", "2", "null", "ü");
    }

    private JsonNode answer(String line) {
        return Vectors.answer(driver, line);
    }
}
