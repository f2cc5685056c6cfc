package dev.odf.schema.internal.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.internal.text.NodeReplayer;
import dev.odf.schema.internal.text.TextNode;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class YamlNodesTest {
    private static final TextLimits LIMITS = TextLimits.defaults();

    @Test
    void typesPlainScalarsByTheRulesOfTheReference() {
        assertThat(json("""
                        - yes
                        - 010
                        - 1_000
                        - 0x1F
                        - True
                        - .5
                        -
                        - '~'
                        - "1"
                        - 1:30
                        - 2020-01-01
                        - |
                         1
                        """))
                .isEqualTo("[\"yes\",\"010\",\"1_000\",0x1F,True,.5,,\"~\",\"1\",\"1:30\",\"2020-01-01\",\"1\\n\"]");
    }

    @Test
    void takesKeysAsTheyAreSpelled() {
        assertThat(json("{1: a, true: b, ~: c, '': d, <<: e, 'x y': f, g}"))
                .isEqualTo("{\"1\":\"a\",\"true\":\"b\",\"~\":\"c\",\"\":\"d\",\"<<\":\"e\",\"x y\":\"f\",\"g\":}");
    }

    @Test
    void copiesWhatAliasesName() {
        TextNode root = read("a: &x [1, {b: &y 2}]\nc: *x\nd: [*y, *x]\ne: *y\n");

        assertThat(NodeReplayer.toCompactJson(root))
                .isEqualTo("{\"a\":[1,{\"b\":2}],\"c\":[1,{\"b\":2}],\"d\":[2,[1,{\"b\":2}]],\"e\":2}");
        assertThat(NodeReplayer.at(root, "d", 1, 1, "b").location())
                .isEqualTo(DataLocation.document(DataFormat.YAML, 1, 15, "/d/1/1/b"));
        assertThat(NodeReplayer.at(root, "c").parent()).isSameAs(root);
    }

    @Test
    void theLatestAnchorOfANameCounts() {
        assertThat(json("[&a 1, *a, &a 2, *a, &a [&a 3, *a], *a]")).isEqualTo("[1,1,2,2,[3,3],3]");
        assertThat(json("{x: &a k, *a : 1}")).isEqualTo("{\"x\":\"k\",\"k\":1}");
    }

    @Test
    void readsCoreTagsThatFitTheirValue() {
        assertThat(json("!!map {a: !!str 1, b: !!int 1, c: !!float 1.5,"
                        + " d: !!bool true, e: !!null ~, f: !!seq [], g: ! 1}"))
                .isEqualTo("{\"a\":\"1\",\"b\":1,\"c\":1.5,\"d\":true,\"e\":~,\"f\":[],\"g\":\"1\"}");
    }

    @Test
    void readsWindowsTextAndByteOrderMarks() {
        assertThat(json("\uFEFFa: 1\r\nb:\r\n- x\r\n- |\r\n  y\r\n  z\r\n"))
                .isEqualTo("{\"a\":1,\"b\":[\"x\",\"y\\nz\\n\"]}");
    }

    @Test
    void readsJsonWithSurrogatePairsAsEscapes() {
        assertThat(json("{\"a\":\"\\ud83d\\ude00\\u0000/\",\n\t\"b\": [1,2]}"))
                .isEqualTo("{\"a\":\"😀\\u0000/\",\"b\":[1,2]}");
    }

    @Test
    void knowsEveryPlaceInCodePoints() {
        TextNode root = read("# 😀\n{😀: 1, b:\n  [ 'x', y]}");

        assertThat(NodeReplayer.at(root, "😀").location())
                .isEqualTo(DataLocation.document(DataFormat.YAML, 2, 5, "/😀"));
        assertThat(NodeReplayer.at(root, "b", 1).location())
                .isEqualTo(DataLocation.document(DataFormat.YAML, 3, 10, "/b/1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|1|1|''",
                "# only a comment|1|17|''",
                "a: 1;--- ;b: 2|2|4|''",
                "a: 1;---|2|4|''",
                "a: [1, 2|1|9|/a",
                "a: {x|1|6|/a",
                "a: b: c|1|5|''",
                "a: *x|1|4|/a",
                "a: &x [*x]|1|8|/a",
                "? [a];: b|1|3|''",
                "{a: {[x]: 1}}|1|6|/a",
                "? {a: b};: b|1|3|''",
                "x: &a [];*a : 1|2|1|''",
                "&k a: 1|1|1|''",
                "a: !foo 1|1|4|/a",
                "a: !!int x|1|4|/a",
                "a: !!binary AA==|1|4|/a",
                "a: !!set {}|1|4|/a",
                "!foo {a: 1}|1|1|''",
                "!!map []|1|1|''",
                "a: \"\\q\"|1|6|/a",
                "a: @x|1|4|/a",
                "a: 'x|1|6|/a",
                "a: 1; b: 2|2|3|''",
                "- a;b: 1|2|1|''",
                "%FOO;%YAML 3.0;--- a|2|1|''",
                "%YAML 1.1;%YAML 1.1;--- a|2|1|''"
            })
    void reportsWhereTheSyntaxIsWrong(String lines, int line, int column, String path) {
        String text = lines.replace(';', '\n');
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> read(text))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TEXT_SYNTAX))
                .satisfies(e -> assertThat(e.problem()).isNotBlank().hasSizeLessThan(300))
                .satisfies(e ->
                        assertThat(e.location()).isEqualTo(DataLocation.document(DataFormat.YAML, line, column, path)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a: \u0000", "a: \u0007", "a: \uFFFE", "a: \uD800", "a: \uDC00b", "a: \uD800b", "a: \u007F"})
    void refusesCharactersThatYamlHasNot(String text) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> read(text))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TEXT_SYNTAX))
                .satisfies(e -> assertThat(e.location()).isEqualTo(DataLocation.document(DataFormat.YAML, 1, 4, "")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\\ud800\"", "[\"\\udc00\\ud800\"]", "{\"\\ud800\": 1}"})
    void refusesEscapedSurrogatesWithoutPartner(String text) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> read(text))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_INVALID_UNICODE));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"\\UFFFFFFFF\"", "\"\\U00110000\"", "!<%ff> a", "!%C3%28 a"})
    void translatesFailuresThatTheScannerLetsPass(String text) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> read(text))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TEXT_SYNTAX));
    }

    @Test
    void refusesWhatExceedsALimit() {
        assertLimit(
                "charactersMax",
                10,
                "a: 12345678",
                LIMITS.toBuilder().charactersMax(10).build());
        assertLimit("depthMax", 2, "[[[]]]", LIMITS.toBuilder().depthMax(2).build());
        assertLimit(
                "depthMax",
                3,
                "- &a []\n- [[*a]]",
                LIMITS.toBuilder().depthMax(3).build());
        assertLimit("nodesMax", 2, "[1, 2]", LIMITS.toBuilder().nodesMax(2).build());
        assertLimit(
                "aliasedNodesMax",
                1,
                "[&a [1], *a]",
                LIMITS.toBuilder().aliasedNodesMax(1).build());
        assertLimit(
                "aliasedNodesMax",
                0,
                "[&a 1, *a]",
                LIMITS.toBuilder().aliasedNodesMax(0).build());
        assertLimit(
                "aliasedCharactersMax",
                4,
                "[&a {bc: def}, *a]",
                LIMITS.toBuilder().aliasedCharactersMax(4).build());
        assertLimit(
                "aliasedCharactersMax",
                2,
                "{a: &a bcd, *a : 1}",
                LIMITS.toBuilder().aliasedCharactersMax(2).build());
        assertThat(YamlNodes.read(
                        "[&a {bc: def}, *a]",
                        LIMITS.toBuilder().aliasedCharactersMax(5).build()))
                .isNotNull();
        assertThat(read("[".repeat(128) + "]".repeat(128))).isNotNull();
    }

    @Test
    void readsDocumentsOneByOneEachWithItsOwnLimits() {
        String text = "---\na: 1\n---\n# between\n- b\n...\n--- |\n c\n";
        TextLimits limits = LIMITS.toBuilder().nodesMax(2).charactersMax(30).build();

        assertThat(documents(text.repeat(50), limits)).hasSize(150).startsWith("{\"a\":1}", "[\"b\"]", "\"c\\n\"");
    }

    @Test
    void anchorsEndWithTheirDocument() {
        Iterator<TextNode> documents = YamlNodes.documents(new StringReader("&a 1\n---\n*a\n---\n2\n"), LIMITS);

        assertThat(NodeReplayer.toCompactJson(documents.next())).isEqualTo("1");
        assertThatExceptionOfType(MalformedDataException.class).isThrownBy(documents::next);
        assertThat(documents.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(documents::next);
    }

    @Test
    void emptyStreamsHaveNoDocuments() {
        assertThat(documents("", LIMITS)).isEmpty();
        assertThat(documents("# nothing\n", LIMITS)).isEmpty();
        assertThat(documents("---\n---\n", LIMITS)).hasSize(2);
    }

    @Test
    void endlessStreamsNeedNoMoreMemoryThanOneDocument() {
        Iterator<TextNode> documents = YamlNodes.documents(new EndlessReader("---\na: [1, 2]\n"), LIMITS);

        for (int i = 0; i < 20_000; i++) {
            assertThat(NodeReplayer.toCompactJson(documents.next())).isEqualTo("{\"a\":[1,2]}");
        }
    }

    @Test
    void oneEndlessDocumentMeetsTheLimit() {
        for (String unit : List.of("x", "x ", "'", "- a\n", "# c\n", " ", "\n")) {
            Reader reader = new EndlessReader(unit);
            assertThatExceptionOfType(LimitExceededException.class)
                    .as(unit)
                    .isThrownBy(() -> YamlNodes.read(
                            reader, LIMITS.toBuilder().charactersMax(100_000).build()))
                    .satisfies(e -> assertThat(e.limit()).isEqualTo("charactersMax"));
        }
    }

    @Test
    void failuresOfTheReaderStayWhatTheyAre() {
        Reader failing = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("the disk is gone");
            }

            @Override
            public void close() {}
        };

        assertThatExceptionOfType(UncheckedIOException.class).isThrownBy(() -> YamlNodes.read(failing, LIMITS));
    }

    private static TextNode read(String text) {
        return YamlNodes.read(text, LIMITS);
    }

    private static String json(String text) {
        return NodeReplayer.toCompactJson(read(text));
    }

    private static List<String> documents(String text, TextLimits limits) {
        List<String> texts = new ArrayList<>();
        YamlNodes.documents(new StringReader(text), limits)
                .forEachRemaining(node -> texts.add(NodeReplayer.toCompactJson(node)));
        return texts;
    }

    private static void assertLimit(String limit, long maximum, String text, TextLimits limits) {
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> YamlNodes.read(text, limits))
                .satisfies(e -> assertThat(e.limit()).isEqualTo(limit))
                .satisfies(e -> assertThat(e.maximum()).isEqualTo(maximum))
                .satisfies(e -> assertThat(e.actual()).isGreaterThan(maximum));
    }

    /** Repeats a text for ever. */
    private static final class EndlessReader extends Reader {
        private final String unit;
        private int index;

        EndlessReader(String unit) {
            this.unit = unit;
        }

        @Override
        public int read(char[] buffer, int offset, int length) {
            for (int i = 0; i < length; i++) {
                buffer[offset + i] = unit.charAt(index);
                index = (index + 1) % unit.length();
            }
            return length;
        }

        @Override
        public void close() {}
    }
}
