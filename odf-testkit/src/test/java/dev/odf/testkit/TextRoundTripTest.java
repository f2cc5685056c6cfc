package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.odf.schema.codec.TextCodec;
import dev.odf.testkit.SchemaTypes.SchemaType;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class TextRoundTripTest {
    private final TextCodec yaml = TextCodec.yaml();
    private final TextCodec json = TextCodec.json();

    @TestFactory
    Stream<DynamicTest> yamlAndJsonKeepEveryValueOf() {
        return SchemaTypes.all().stream().map(this::roundTrip);
    }

    private <T> DynamicTest roundTrip(SchemaType<T> type) {
        return dynamicTest(
                type.name(),
                () -> Tries.check(type.values(), value -> {
                    assertKept(yaml, value, type.javaType());
                    assertKept(json, value, type.javaType());
                }));
    }

    private static <T> void assertKept(TextCodec codec, T value, Class<T> type) {
        String text = codec.write(value);
        T read = codec.read(text, type);

        assertThat(read).isEqualTo(value);
        // An absent component equals its default; only the text tells whether it stayed absent.
        assertThat(codec.write(read)).isEqualTo(text);
    }
}
