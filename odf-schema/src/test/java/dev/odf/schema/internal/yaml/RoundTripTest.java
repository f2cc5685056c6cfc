package dev.odf.schema.internal.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.json.JsonSink;
import dev.odf.schema.internal.text.TextNode;
import dev.odf.schema.internal.text.TextScalars;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;

/** What a sink writes, its reader reads as the same. */
class RoundTripTest {
    private static final TextLimits LIMITS = TextLimits.defaults();

    @Property(tries = 1_000, seed = "1")
    void anyStringAsValueKeyAndElement(@ForAll("strings") String text) {
        JsonValue value = JsonValue.of(text);
        JsonValue mapping = JsonValue.of(Map.of(text, JsonValue.of(Map.of(text, value, text + "2", value))));
        JsonValue all = JsonValue.of(List.of(value, mapping, JsonValue.of(List.of(value, value))));

        assertRoundTrip(value);
        assertRoundTrip(mapping);
        assertRoundTrip(all);
    }

    @Property(tries = 1_000, seed = "1")
    void anyJsonValue(@ForAll("values") JsonValue value) {
        assertRoundTrip(value);
        assertThat(JsonValue.parse(value.toString())).isEqualTo(value).hasToString(value.toString());
    }

    @Test
    void longStrings() {
        for (String unit : new String[] {"x", "x ", "x\n", "\n", " \n", "\u0085", "😀", "x: ", "'\"", "\t\n", "- "}) {
            assertRoundTrip(JsonValue.of(unit.repeat(100_000 / unit.length())));
            assertRoundTrip(JsonValue.of(Map.of(unit.repeat(2_000), JsonValue.of(unit.repeat(500)))));
        }
    }

    @Provide
    Arbitrary<String> strings() {
        Arbitrary<String> pieces = Arbitraries.of(
                " ",
                "  ",
                "\n",
                "\n\n",
                "\r",
                "\r\n",
                "\t",
                "\u0000",
                "\u0007",
                "\u007F",
                "\u0085",
                "\u00A0",
                "\u2028",
                "\u2029",
                "\uFEFF",
                "\uFFFE",
                "\uFFFF",
                "😀",
                "é",
                "---",
                "...",
                "--- ",
                "# x",
                "#",
                ": ",
                ":",
                "- ",
                "-",
                "? ",
                "?",
                "&a",
                "*a",
                "!",
                "%",
                "|",
                ">",
                "|2-",
                "'",
                "\"",
                "\\",
                "\\n",
                "[",
                "]",
                "{",
                "}",
                ",",
                "`",
                "@",
                "~",
                "null",
                "true",
                "1",
                "0x1",
                "1.5",
                "e3",
                ".",
                "+",
                "a",
                "b c",
                "<<",
                "=",
                "\uE000",
                "\uDBFF\uDFFF");
        Arbitrary<String> composed = pieces.list().ofMinSize(0).ofMaxSize(8).map(list -> String.join("", list));
        Arbitrary<String> any = Arbitraries.strings().ofMaxLength(20).filter(RoundTripTest::isUnicode);
        return Arbitraries.frequencyOf(Tuple.of(4, composed), Tuple.of(1, any));
    }

    @Provide
    Arbitrary<JsonValue> values() {
        Arbitrary<JsonValue> numbers = Arbitraries.oneOf(
                Arbitraries.longs().map(JsonValue::of),
                Arbitraries.longs().map(JsonValue::ofUnsigned),
                Arbitraries.longs()
                        .map(Double::longBitsToDouble)
                        .filter(Double::isFinite)
                        .map(JsonValue::of));
        Arbitrary<JsonValue> scalars = Arbitraries.oneOf(
                numbers,
                strings().map(JsonValue::of),
                Arbitraries.of(true, false).map(JsonValue::of),
                Arbitraries.just(JsonValue.ofNull()));
        return Arbitraries.recursive(
                () -> scalars,
                inner -> Arbitraries.oneOf(
                        scalars,
                        inner.list().ofMaxSize(4).map(JsonValue::of),
                        Arbitraries.maps(strings(), inner).ofMaxSize(4).map(JsonValue::of)),
                0,
                4);
    }

    private static boolean isUnicode(String text) {
        return text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
    }

    private static void assertRoundTrip(JsonValue value) {
        YamlSink yaml = new YamlSink();
        yaml.json(value);
        JsonSink pretty = JsonSink.pretty();
        pretty.json(value);

        assertThat(yaml.text()).endsWith("\n").doesNotEndWith("\n\n");
        assertThat(read(YamlNodes.read(yaml.text(), LIMITS))).isEqualTo(value);
        assertThat(read(JsonNodes.read(pretty.text(), LIMITS))).isEqualTo(value);
        assertThat(read(JsonNodes.read(value.toString(), LIMITS))).isEqualTo(value);
    }

    private static JsonValue read(TextNode node) {
        return TextScalars.json(node);
    }
}
