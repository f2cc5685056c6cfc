package dev.odf.fuzz;

import dev.odf.schema.JsonValue;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The golden data of {@code odf-schema} as inputs to start from. */
final class Vectors {
    static final String BLOCKS = "blocks-reference.json";
    static final String TEXT_FORMATS = "text-formats.json";

    private Vectors() {}

    /** All bytes that stand in hexadecimal digits under one of these keys. */
    static Stream<byte[]> bytes(String file, String... keys) {
        return texts(file, keys).map(HexFormat.of()::parseHex);
    }

    /** All strings that stand under one of these keys, however deep. */
    static Stream<String> texts(String file, String... keys) {
        Stream.Builder<String> found = Stream.builder();
        collect(load(file), Set.of(keys), value -> {
            if (value instanceof JsonValue.TextValue text) {
                found.add(text.value());
            }
        });
        return found.build();
    }

    /** The text of all objects that stand under one of these keys, however deep. */
    static Stream<String> objects(String file, String... keys) {
        Stream.Builder<String> found = Stream.builder();
        collect(load(file), Set.of(keys), value -> {
            if (value instanceof JsonValue.ObjectValue) {
                found.add(value.toString());
            }
        });
        return found.build();
    }

    private static void collect(JsonValue value, Set<String> keys, Consumer<JsonValue> found) {
        if (value instanceof JsonValue.ArrayValue array) {
            array.elements().forEach(element -> collect(element, keys, found));
        } else if (value instanceof JsonValue.ObjectValue object) {
            object.members().forEach((key, member) -> {
                if (keys.contains(key)) {
                    found.accept(member);
                }
                collect(member, keys, found);
            });
        }
    }

    private static JsonValue load(String file) {
        try (InputStream stream = Vectors.class.getResourceAsStream("/vectors/" + file)) {
            byte[] bytes = Objects.requireNonNull(stream, file).readAllBytes();
            return JsonValue.parse(new String(bytes, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
