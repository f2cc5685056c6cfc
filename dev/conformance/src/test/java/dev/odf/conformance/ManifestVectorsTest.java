package dev.odf.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ManifestVectorsTest {
    /** The driver reads whole manifests: around each type of fragment the event that can hold it, the fragment last. */
    private static final Map<String, Place> PLACES = Map.of(
            "MetadataEvent",
            new Place("", ""),
            "ReadStep",
            new Place("/read", "kind: AddPushSource\nsourceName: s\nmerge:\n  kind: Append\nread:"),
            "MergeStrategy",
            new Place("/merge", "kind: AddPushSource\nsourceName: s\nread:\n  kind: Parquet\nmerge:"),
            "FetchStep",
            new Place("/fetch", "kind: SetPollingSource\nread:\n  kind: Parquet\nmerge:\n  kind: Append\nfetch:"),
            "SourceOrdering",
            new Place("/fetch/order", """
                    kind: SetPollingSource
                    read:
                      kind: Parquet
                    merge:
                      kind: Append
                    fetch:
                      kind: FilesGlob
                      path: '*'
                      order:"""),
            "Transform",
            new Place("/transform", "kind: SetTransform\ninputs: []\ntransform:"),
            "DataSchema",
            new Place("/schema", "kind: SetDataSchema\nschema:"),
            "ExtraAttributes",
            new Place("/extra", "kind: AddData\nextra:"));

    private final Driver driver = new Driver();

    static Stream<Arguments> blocks() {
        return Vectors.arguments("golden", "derived");
    }

    static Stream<Arguments> fragments() {
        return Vectors.arguments("yamlInput");
    }

    static Stream<Arguments> manifests() {
        return Vectors.arguments("yamlManifests");
    }

    static Stream<Arguments> snapshots() {
        return Vectors.arguments("snapshots");
    }

    @Test
    void findsAllRows() {
        assertThat(fragments()).hasSize(45);
        assertThat(manifests()).hasSize(6);
        assertThat(snapshots()).hasSize(3);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void readsAndWritesBlocks(JsonNode row) {
        String yaml = write("MetadataBlock", row.required("block"), "yaml");
        if (row.has("yaml")) {
            assertThat(yaml).isEqualTo(row.required("yaml").textValue());
        }
        assertReads(yaml, "MetadataBlock", 3, row.required("block"));
        assertReads(write("MetadataBlock", row.required("block"), "json"), "MetadataBlock", 3, row.required("block"));
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void readsAndWritesSnapshots(JsonNode row) {
        String kind = row.required("kind").textValue();
        JsonNode content = row.required("content");

        assertThat(write(kind, content, "yaml")).isEqualTo(row.required("yaml").textValue());
        assertReads(
                row.required("yaml").textValue(), kind, row.required("version").intValue(), content);
        assertReads(write(kind, content, "json"), kind, row.required("version").intValue(), content);
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void checksTheEnvelope(JsonNode row) {
        assertVerdict(row, read(row.required("yaml").textValue()));
    }

    @ParameterizedTest
    @MethodSource("fragments")
    void readsFragmentsAsTheReferenceDoes(JsonNode row) {
        Place place = PLACES.get(row.required("type").textValue());
        JsonNode answer = read(place.around(row.required("yaml").textValue()));

        assertVerdict(row, answer);
        if (answer.has("ok")) {
            assertThat(answer.at("/ok/content" + place.pointer)).isEqualTo(row.required("parsed"));
        }
    }

    private static void assertVerdict(JsonNode row, JsonNode answer) {
        if (row.required("accept").booleanValue()) {
            assertThat(answer.has("ok")).as(answer.toString()).isTrue();
        } else {
            assertThat(answer.at("/error/code").textValue()).isNotEmpty().doesNotStartWith("driver.");
        }
    }

    private void assertReads(String text, String kind, int version, JsonNode content) {
        JsonNode ok = Vectors.answer(
                        driver,
                        Vectors.request("manifest.read").put("text", text).put("kind", kind))
                .required("ok");
        assertThat(ok.required("kind").textValue()).isEqualTo(kind);
        assertThat(ok.required("version").intValue()).isEqualTo(version);
        assertThat(ok.required("content")).isEqualTo(content);
    }

    private JsonNode read(String text) {
        return Vectors.answer(driver, Vectors.request("manifest.read").put("text", text));
    }

    private String write(String kind, JsonNode content, String format) {
        ObjectNode request = Vectors.request("manifest.write").put("kind", kind).put("format", format);
        return Vectors.answer(driver, request.set("content", content))
                .at("/ok/text")
                .textValue();
    }

    private record Place(String pointer, String before) {
        String around(String fragment) {
            String last = before.substring(before.lastIndexOf('\n') + 1);
            int depth = before.isEmpty()
                    ? 0
                    : 2 + last.length() - last.stripLeading().length();
            String content = before + "\n" + fragment.indent(depth);
            return "kind: MetadataEvent\nversion: 1\ncontent:\n" + content.indent(2);
        }
    }
}
