package dev.odf.schema.internal.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.text.NodeReplayer;
import dev.odf.schema.internal.text.TextNode;
import dev.odf.schema.internal.text.TextScalars;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The texts that the reference writes, read and written again. */
class ReferenceTextTest {
    private static final TextLimits LIMITS = TextLimits.defaults();

    static Stream<Arguments> texts() throws IOException {
        List<Arguments> rows = new ArrayList<>();
        for (String section : List.of("golden", "derived", "snapshots")) {
            for (JsonNode row : vectors().get(section)) {
                if (row.hasNonNull("yaml")) {
                    rows.add(Arguments.arguments(row.get("name").asText(), row));
                }
            }
        }
        return rows.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void writesWhatTheReferenceWrites(String name, JsonNode row) {
        String text = row.get("yaml").asText();
        TextNode document = YamlNodes.read(text, LIMITS);
        YamlSink sink = new YamlSink();
        NodeReplayer.replay(document, sink);

        assertThat(sink.text()).isEqualTo(text);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    void readsTheContentThatTheVectorNames(String name, JsonNode row) {
        JsonNode content = row.has("block") ? row.get("block") : row.get("content");
        TextNode document = YamlNodes.read(row.get("yaml").asText(), LIMITS);

        assertThat(TextScalars.json(NodeReplayer.at(document, "content")))
                .isEqualTo(TextScalars.json(JsonNodes.read(content.toString(), LIMITS)));
    }

    @Test
    void someRowsHaveNoTextSinceTheyAreNotWrittenByTheReference() throws IOException {
        assertThat(texts()).hasSize(29);
    }

    private static JsonNode vectors() throws IOException {
        try (InputStream stream = ReferenceTextTest.class.getResourceAsStream("/vectors/blocks-reference.json")) {
            return new ObjectMapper().readTree(stream);
        }
    }
}
