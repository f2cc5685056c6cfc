package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PublishedSchemasTest {
    @Test
    void givesTheFlatBuffersSchema() {
        assertThat(PublishedSchemas.flatBuffers())
                .contains("namespace odf;")
                .contains("table MetadataBlock {")
                .endsWith("root_type Manifest;\n");
    }

    @ParameterizedTest
    @EnumSource
    void givesAJsonSchemaForEveryKindWithItsVersions(ManifestKind kind) {
        JsonNode schema = Vectors.parse(PublishedSchemas.jsonSchema(kind));
        List<Integer> versions = new ArrayList<>();
        schema.required("properties").required("version").required("enum").forEach(it -> versions.add(it.intValue()));

        assertThat(schema.required("$schema").textValue()).isEqualTo("https://json-schema.org/draft/2020-12/schema");
        assertThat(schema.required("properties")
                        .required("kind")
                        .required("const")
                        .textValue())
                .isEqualTo(kind.specName());
        assertThat(versions.get(0)).isEqualTo(kind.versionMin());
        assertThat(versions.get(versions.size() - 1)).isEqualTo(kind.versionMax());
        assertThat(versions).hasSize(kind.versionMax() - kind.versionMin() + 1);
    }

    @ParameterizedTest
    @EnumSource
    void refersOnlyToDefinitionsOfItsOwn(ManifestKind kind) {
        JsonNode schema = Vectors.parse(PublishedSchemas.jsonSchema(kind));

        assertThat(schema.findValuesAsText("$ref"))
                .isNotEmpty()
                .allSatisfy(reference -> assertThat(
                                schema.at(reference.substring(1)).isObject())
                        .as(reference)
                        .isTrue());
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> PublishedSchemas.jsonSchema(null));
    }
}
