package dev.odf.schema.codec;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.odf.schema.id.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.params.provider.Arguments;

/** Access to the golden data, with exact numbers. */
public final class Vectors {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .build();

    private Vectors() {}

    public static JsonNode load(String name) {
        try (InputStream stream = Vectors.class.getResourceAsStream("/vectors/" + name)) {
            return MAPPER.readTree(Objects.requireNonNull(stream, name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static JsonNode parse(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Stream<JsonNode> rows(String name, String section) {
        return StreamSupport.stream(load(name).required(section).spliterator(), false);
    }

    /** Rows as test arguments with a display name that is the row's own, or its number. */
    public static Stream<Arguments> arguments(String name, String... sections) {
        return Stream.of(sections).flatMap(section -> {
            int[] number = {0};
            return rows(name, section).map(row -> {
                String label = row.path("name").asText(row.path("type").asText(""));
                return Arguments.argumentSet(section + " " + number[0]++ + " " + label, row);
            });
        });
    }

    public static Bytes bytes(JsonNode row, String field) {
        return Bytes.fromHex(row.required(field).textValue());
    }
}
