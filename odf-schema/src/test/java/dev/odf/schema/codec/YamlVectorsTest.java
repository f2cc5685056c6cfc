package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.internal.TextRegistry;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class YamlVectorsTest {
    private static final String FILE = "blocks-reference.json";

    static Stream<Arguments> inputs() {
        return Vectors.arguments(FILE, "yamlInput");
    }

    static Stream<Arguments> manifests() {
        return Vectors.arguments(FILE, "yamlManifests");
    }

    static Stream<Arguments> snapshots() {
        return Vectors.arguments(FILE, "snapshots");
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void readsExactlyWhatTheReferenceReads(JsonNode row) {
        Class<?> type = typeNamed(row.required("type").textValue());
        String text = row.required("yaml").textValue();
        if (!row.required("accept").booleanValue()) {
            assertThatThrownBy(() -> TextCodec.yaml().read(text, type)).isInstanceOf(MalformedDataException.class);
            return;
        }
        Object value = TextCodec.yaml().read(text, type);

        assertThat(Vectors.parse(TextCodec.json().write(value))).isEqualTo(row.required("parsed"));
        assertThat(TextCodec.json().<Object>read(row.required("parsed").toString(), anyType(type)))
                .isEqualTo(value);
        assertThat(TextCodec.yaml().<Object>read(TextCodec.yaml().write(value), anyType(type)))
                .isEqualTo(value);
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void checksTheEnvelope(JsonNode row) {
        String text = row.required("yaml").textValue();
        if (row.required("accept").booleanValue()) {
            assertThat(ManifestCodec.yaml().write(ManifestCodec.yaml().read(text)))
                    .isEqualTo(text);
            return;
        }
        Class<? extends OdfException> expected =
                row.required("error").textValue().contains("ersion")
                        ? UnsupportedVersionException.class
                        : MalformedDataException.class;
        assertThatThrownBy(() -> ManifestCodec.yaml().read(text)).isInstanceOf(expected);
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void readsAndWritesSnapshots(JsonNode row) {
        String text = row.required("yaml").textValue();
        DatasetSnapshot snapshot = ManifestCodec.yaml().readSnapshot(text);

        assertThat(snapshot)
                .isEqualTo(TextCodec.json().read(row.required("content").toString(), DatasetSnapshot.class));
        assertThat(ManifestCodec.yaml().write(snapshot)).isEqualTo(text);
        ManifestDocument document = ManifestCodec.yaml().read(text);
        assertThat(document.kind().specName()).isEqualTo(row.required("kind").textValue());
        assertThat(document.version()).isEqualTo(row.required("version").intValue());
    }

    private static Class<?> typeNamed(String name) {
        return TextRegistry.types().stream()
                .filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow()
                .javaType();
    }

    @SuppressWarnings("unchecked")
    private static Class<Object> anyType(Class<?> type) {
        return (Class<Object>) type;
    }
}
