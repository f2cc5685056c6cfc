package dev.odf.schema.internal.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.text.NodeReplayer;
import dev.odf.schema.internal.text.TextScalars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class YamlSinkTest {
    @Test
    void laysOutCollectionsInBlockStyle() {
        String json =
                "{\"a\":1,\"list\":[\"x\",{\"b\":true,\"c\":[1.50]},[[\"y\",\"z\"],[]],{}],\"m\":{\"n\":{\"o\":null}},"
                        + "\"e\":{},\"f\":[],\"g\":[{\"h\":[{\"i\":1}],\"j\":2}]}";

        assertThat(yaml(json)).isEqualTo("""
                        a: 1
                        list:
                        - x
                        - b: true
                          c:
                          - 1.50
                        - - - y
                            - z
                          - []
                        - {}
                        m:
                          n:
                            o: null
                        e: {}
                        f: []
                        g:
                        - h:
                          - i: 1
                          j: 2
                        """);
    }

    @Test
    void writesRootsOfEveryKind() {
        assertThat(yaml("{}")).isEqualTo("{}\n");
        assertThat(yaml("[]")).isEqualTo("[]\n");
        assertThat(yaml("\"a\"")).isEqualTo("a\n");
        assertThat(yaml("5")).isEqualTo("5\n");
        assertThat(yaml("\"a\\nb\"")).isEqualTo("|-\n  a\n  b\n");
        assertThat(yaml("[\"a\",[]]")).isEqualTo("- a\n- []\n");
    }

    @Test
    void writesTextOfManyLinesAsLiteralBlock() {
        assertThat(yaml("{\"a\":\"x\\n  y \\n\\nz\",\"b\":[\"x\\ny\\n\",\" x\\n\\ty\"],\"c\":{\"d\":\"\\nx\\n\"}}"))
                .isEqualTo("""
                        a: |-
                          x
                            y\s

                          z
                        b:
                        - |
                          x
                          y
                        - |2-
                           x
                          \ty
                        c:
                          d: |2

                            x
                        """);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "a b",
                "a:b",
                "a#b",
                "yes",
                "on",
                "1.2.3",
                "2020-01-01T12:00:00Z",
                "./*.csv",
                "t/#",
                "-a",
                "?a",
                ":a",
                "a,b",
                "SELECT * FROM x",
                "a'b\"c",
                "a\\b",
                "é😀",
                "<<",
                "=",
                "=1",
                "1_000",
                "+",
                "0x",
                "C:\\x"
            })
    void leavesStringsPlainWherePossible(String text) {
        assertThat(yaml(text(text))).isEqualTo(text + "\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "~", "null", "true", "FALSE", "1", "-1", "0x1F", "1.5", "1e3", ".inf", ".NaN", "007", " a", "a ",
                "a: b", "a:", "a #b", "#a", "-", "- a", "?", "? a", ":", ": a", "---", "--- a", "---a", "...", "&a",
                "*a", "!a", "|", ">", "'a'", "\"a\"", "%a", "@a", "`a", "[a]", "{a}", ",a", "]", "}"
            })
    void quotesStringsThatWouldReadAsSomethingElse(String text) {
        assertThat(yaml(text(text))).isEqualTo("'" + text.replace("'", "''") + "'\n");
    }

    @Test
    void escapesWhatNoOtherStyleCanHold() {
        assertThat(yaml("\"\\t\\r\\n\\u0000\\u007f\\u0085\\u00a0\\u2028\\ufeff\\uffff\\\"\\\\\""))
                .isEqualTo("\"\\t\\r\\n\\x00\\x7f\\x85\u00a0\\u2028\\ufeff\\uffff\\\"\\\\\"\n");
        assertThat(yaml("\"a\\n\\n\"")).isEqualTo("\"a\\n\\n\"\n");
        assertThat(yaml("\"\\n\"")).isEqualTo("\"\\n\"\n");
    }

    @Test
    void writesKeysLikeStringsAndLongOnesWithAMark() {
        String longKey = "k".repeat(1_001);

        assertThat(yaml("{\"\":1,\"true\":1,\"a b\":1,\"a\\nb\":{\"- x\":[]}}"))
                .isEqualTo("'': 1\n'true': 1\na b: 1\n\"a\\nb\":\n  '- x': []\n");
        assertThat(yaml("{\"" + longKey + "\":{\"" + longKey + "\":[1]}}"))
                .isEqualTo("? " + longKey + "\n:\n  ? " + longKey + "\n  :\n  - 1\n");
    }

    @Test
    void writesJsonValuesWithSortedKeys() {
        YamlSink sink = new YamlSink();
        sink.beginSequence();
        sink.json(JsonValue.parse("{\"z\":[1e16,-0.0,18446744073709551615],\"a\":null,\"b\":{\"c\":\"1\"}}"));
        sink.uint64(-1);
        sink.int64(-1);
        sink.bool(false);
        sink.endSequence();

        assertThat(sink.text()).isEqualTo("""
                        - a: null
                          b:
                            c: '1'
                          z:
                          - 1e+16
                          - -0.0
                          - 18446744073709551615
                        - 18446744073709551615
                        - -1
                        - false
                        """);
    }

    @Test
    void refusesWhatCannotBeReadBack() {
        YamlSink sink = new YamlSink();
        assertThatIllegalStateException().isThrownBy(sink::text);
        assertThatExceptionOfType(ValidationException.class).isThrownBy(() -> sink.string("\uD800"));
        for (int depth = 1; depth <= 1_000; depth++) {
            sink.beginSequence();
        }
        assertThatExceptionOfType(LimitExceededException.class).isThrownBy(sink::beginSequence);
        for (int depth = 1; depth <= 1_000; depth++) {
            sink.endSequence();
        }
        assertThat(YamlNodes.read(
                        sink.text(), TextLimits.builder().depthMax(1_000).build()))
                .isNotNull();
        assertThatIllegalStateException().isThrownBy(() -> sink.string("x"));
    }

    private static String text(String string) {
        return JsonValue.of(string).toString();
    }

    private static String yaml(String json) {
        YamlSink sink = new YamlSink();
        NodeReplayer.replay(JsonNodes.read(json, TextLimits.defaults()), sink);
        String text = sink.text();
        // What is written reads back as what it was.
        assertThat(TextScalars.json(YamlNodes.read(text, TextLimits.defaults())))
                .isEqualTo(TextScalars.json(JsonNodes.read(json, TextLimits.defaults())));
        return text;
    }
}
