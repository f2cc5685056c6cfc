package dev.odf.conformance;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.provider.Arguments;

/** The vectors of the library, with exact numbers, and the lines that ask the driver about them. */
final class Vectors {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private Vectors() {}

    static JsonNode load(String file) {
        try (InputStream stream = Vectors.class.getResourceAsStream("/vectors/" + file)) {
            return MAPPER.readTree(Objects.requireNonNull(stream, file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static JsonNode parse(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<JsonNode> rows(JsonNode section) {
        return StreamSupport.stream(section.spliterator(), false);
    }

    /** The rows of sections of {@code blocks-reference.json} as arguments of a test, named after the row. */
    static Stream<Arguments> arguments(String... sections) {
        JsonNode file = load("blocks-reference.json");
        return Stream.of(sections).flatMap(section -> {
            int[] number = {0};
            return rows(file.required(section)).map(row -> {
                String label = row.path("name").asText(row.path("type").asText(""));
                return Arguments.argumentSet(section + " " + number[0]++ + " " + label, row);
            });
        });
    }

    static ObjectNode request(String operation) {
        return JsonNodeFactory.instance.objectNode().put("op", operation);
    }

    static JsonNode answer(Driver driver, JsonNode request) {
        return answer(driver, request.toString());
    }

    static JsonNode answer(Driver driver, String line) {
        return parse(driver.answer(line.getBytes(StandardCharsets.UTF_8)));
    }
}
