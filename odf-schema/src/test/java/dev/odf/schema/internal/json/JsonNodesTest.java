package dev.odf.schema.internal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.internal.text.MappingNode;
import dev.odf.schema.internal.text.NodeReplayer;
import dev.odf.schema.internal.text.ScalarNode;
import dev.odf.schema.internal.text.TextNode;
import dev.odf.schema.internal.text.TextScalars;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonNodesTest {
    private static final TextLimits LIMITS = TextLimits.defaults();

    @Test
    void keepsOrderDuplicatesAndSpellings() {
        String text = "{\"b\":[1,-0,1.50,1E5,true,null,\"1\"],\"a\":{},\"b\":18446744073709551616}";

        assertThat(NodeReplayer.toCompactJson(JsonNodes.read(text, LIMITS))).isEqualTo(text);
    }

    @Test
    void knowsEveryPlaceInCodePoints() {
        MappingNode root = (MappingNode) JsonNodes.read("\uFEFF{\"😀\": 1,\r\n  \"b\": [\n\"😀\", 2]}", LIMITS);
        MappingNode.Entry second = root.entries().get(1);
        TextNode two = NodeReplayer.at(root, "b", 1);

        assertThat(root.entries().get(0).value().location())
                .isEqualTo(DataLocation.document(DataFormat.JSON, 1, 7, "/😀"));
        assertThat(second).extracting("line", "column").containsExactly(2, 3);
        assertThat(two.location()).isEqualTo(DataLocation.document(DataFormat.JSON, 3, 6, "/b/1"));
        assertThat(root.location()).isEqualTo(DataLocation.document(DataFormat.JSON, 1, 1, ""));
    }

    @Test
    void stringsAreQuotedAndOthersAreNot() {
        TextNode root = JsonNodes.read("[\"5\",5]", LIMITS);

        assertThat(NodeReplayer.at(root, 0))
                .asInstanceOf(type(ScalarNode.class))
                .matches(node -> node.quoted() && node.kind() == ScalarNode.Kind.STRING);
        assertThat(NodeReplayer.at(root, 1))
                .asInstanceOf(type(ScalarNode.class))
                .matches(node -> !node.quoted() && node.kind() == ScalarNode.Kind.INTEGER);
    }

    @Test
    void refusesWhatExceedsALimit() {
        assertLimit(
                "charactersMax", "\"😀\"", LIMITS.toBuilder().charactersMax(2).build());
        assertLimit("depthMax", "[[[]]]", LIMITS.toBuilder().depthMax(2).build());
        assertLimit("nodesMax", "[1,2]", LIMITS.toBuilder().nodesMax(2).build());
        assertLimit("depthMax", "[".repeat(1_000_000), LIMITS);
        assertThat(JsonNodes.read(
                        "[[]]", LIMITS.toBuilder().depthMax(2).nodesMax(2).build()))
                .isNotNull();
    }

    @Test
    void readsNumbersAndStringsOfAnyLength() {
        String digits = "1".repeat(100_000);
        String text = "[" + digits + ",\"" + digits + "\"]";

        assertThat(NodeReplayer.toCompactJson(JsonNodes.read(text, LIMITS))).isEqualTo(text);
    }

    @Test
    void refusesKeysThatHostsDoNotRead() {
        String longest = "k".repeat(JsonValue.KEY_CHARACTERS_MAX);

        assertThat(JsonNodes.parseValue("{\"" + longest + "\":1}"))
                .isEqualTo(JsonValue.of(Map.of(longest, JsonValue.of(1L))));
        assertLimit("keyCharactersMax", "{\"k" + longest + "\":1}", LIMITS);
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> JsonValue.of(Map.of("k" + longest, JsonValue.of(1L))));
    }

    @Test
    void readsOneValueOfAHostParserAndStopsAtItsEnd() throws IOException {
        try (JsonParser parser = new JsonFactory().createParser("[{\"a\":[1]},2]")) {
            parser.nextToken();
            parser.nextToken();
            TextNode node = JsonNodes.read(parser, DataFormat.JSON, LIMITS);

            assertThat(NodeReplayer.toCompactJson(node)).isEqualTo("{\"a\":[1]}");
            assertThat(parser.currentToken()).isEqualTo(JsonToken.END_OBJECT);
            assertThat(parser.nextToken()).isEqualTo(JsonToken.VALUE_NUMBER_INT);
        }
    }

    @Test
    void readsTheTokensOfAYamlParserAndOfATree() throws IOException {
        try (JsonParser parser = new YAMLFactory().createParser("a: 0x1F\nb: 'x'\nc: 1_000\nd: 010\n")) {
            TextNode node = JsonNodes.read(parser, DataFormat.YAML, LIMITS);

            assertThat(TextScalars.uint64(NodeReplayer.at(node, "a"))).isEqualTo(31);
            assertThat(TextScalars.uint64(NodeReplayer.at(node, "c"))).isEqualTo(1000);
            assertThat(TextScalars.uint64(NodeReplayer.at(node, "d"))).isEqualTo(8);
            assertThat(NodeReplayer.at(node, "b").location())
                    .isEqualTo(DataLocation.document(DataFormat.YAML, 2, 4, "/b"));
        }
        String text = "{\"a\":[1,1.5,true,null,\"x\"]}";
        try (JsonParser parser = new ObjectMapper().readTree(text).traverse()) {
            assertThat(NodeReplayer.toCompactJson(JsonNodes.read(parser, DataFormat.JSON, LIMITS)))
                    .isEqualTo(text);
        }
    }

    @Test
    void translatesFailuresOfAHostParser() throws IOException {
        try (JsonParser parser = new JsonFactory().createParser("[1")) {
            assertThatExceptionOfType(MalformedDataException.class)
                    .isThrownBy(() -> JsonNodes.read(parser, DataFormat.JSON, LIMITS))
                    .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TEXT_SYNTAX));
        }
        try (JsonParser parser = new JsonFactory().createParser("")) {
            assertThatExceptionOfType(MalformedDataException.class)
                    .isThrownBy(() -> JsonNodes.read(parser, DataFormat.JSON, LIMITS));
        }
        try (JsonParser parser = new JsonFactory().createParser("[[]]")) {
            assertThatExceptionOfType(LimitExceededException.class)
                    .isThrownBy(() -> JsonNodes.read(
                            parser,
                            DataFormat.JSON,
                            LIMITS.toBuilder().depthMax(1).build()));
        }
        try (JsonParser parser = new JsonFactory().createParser(new FailingReader())) {
            assertThatExceptionOfType(UncheckedIOException.class)
                    .isThrownBy(() -> JsonNodes.read(parser, DataFormat.JSON, LIMITS));
        }
    }

    private static void assertLimit(String limit, String text, TextLimits limits) {
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> JsonNodes.read(text, limits))
                .satisfies(e -> assertThat(e.limit()).isEqualTo(limit));
    }

    private static final class FailingReader extends Reader {
        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("the disk is gone");
        }

        @Override
        public void close() {}
    }
}
