package dev.odf.schema.reference;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.codec.ManifestKind;
import dev.odf.schema.codec.PublishedSchemas;
import dev.odf.schema.codec.Vectors;
import dev.odf.schema.reference.TargetTables.Content;
import dev.odf.schema.reference.TargetTables.Property;
import dev.odf.schema.reference.TargetTables.TargetType;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the reference's own tables, both ways, with the published JSON Schemas. */
class TargetJsonSchemaTest {
    /**
     * What the published schemas lack on purpose: the messages of engines with their parts and the binary envelope are no manifests in text, and
     * extension attributes are an object of any content wherever they occur.
     */
    private static final Set<String> NOT_IN_MANIFESTS = Set.of(
            "Manifest",
            "RawQueryRequest",
            "RawQueryResponse",
            "TransformRequest",
            "TransformRequestInput",
            "TransformResponse",
            "DatasetVocabulary",
            "Watermark",
            "ExtraAttributes");

    private static final Map<String, BigInteger> MAXIMUM = Map.of(
            "uint64", new BigInteger("18446744073709551615"),
            "uint32", BigInteger.valueOf(0xffff_ffffL),
            "int32", BigInteger.valueOf(Integer.MAX_VALUE));

    private static final TargetTables TARGET = TargetTables.load();
    private static final Map<String, JsonNode> OURS = definitions();

    private static Map<String, JsonNode> definitions() {
        Map<String, JsonNode> definitions = new HashMap<>();
        for (ManifestKind kind : ManifestKind.values()) {
            JsonNode schema = Vectors.parse(PublishedSchemas.jsonSchema(kind));
            schema.required("$defs").properties().forEach(each -> {
                JsonNode other = definitions.put(each.getKey(), each.getValue());
                assertThat(other == null || other.equals(each.getValue())).isTrue();
                // Variants of a union that are no types elsewhere stand within it, under their titles.
                each.getValue().path("oneOf").forEach(variant -> {
                    if (variant.has("title")) {
                        definitions.put(variant.required("title").textValue(), variant);
                    }
                });
            });
        }
        return definitions;
    }

    static Stream<TargetType> records() {
        return inManifests().filter(TargetSamples::isRecord);
    }

    static Stream<TargetType> choices() {
        return inManifests().filter(type -> !TargetSamples.isRecord(type));
    }

    private static Stream<TargetType> inManifests() {
        return TARGET.types().values().stream()
                .filter(type -> !NOT_IN_MANIFESTS.contains(type.name().replaceFirst("::.*", "")));
    }

    @Test
    void describesTheTypesOfTheTarget() {
        assertThat(OURS.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        inManifests().map(TargetType::name).toList());
    }

    @ParameterizedTest
    @MethodSource("records")
    void describesThePropertiesOfTheTarget(TargetType type) {
        JsonNode ours = OURS.get(type.name());
        Set<String> names = new TreeSet<>();
        Set<String> required = new TreeSet<>();
        for (Property property : type.properties()) {
            names.add(property.name());
            if (property.required()) {
                required.add(property.name());
            }
            assertProperty(property, ours.required("properties").required(property.name()));
        }
        if (TARGET.unionOf(type) != null) {
            names.add("kind");
            required.add("kind");
            String kind = type.name().substring(type.name().lastIndexOf(':') + 1);
            assertThat(texts(ours.at("/properties/kind/enum"))).containsExactlyInAnyOrderElementsOf(spellings(kind));
        }

        assertThat(new TreeSet<>(texts(ours.path("required")))).isEqualTo(required);
        assertThat(ours.required("properties").properties().stream().map(Map.Entry::getKey))
                .containsExactlyInAnyOrderElementsOf(names);
        assertThat(ours.required("additionalProperties").booleanValue()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("choices")
    void describesTheMembersOfTheTarget(TargetType type) {
        JsonNode ours = OURS.get(type.name());
        Set<String> members = new LinkedHashSet<>();
        if (type.content() == Content.VALUES) {
            type.members().forEach(value -> members.addAll(spellings(value)));
            assertThat(texts(ours.required("enum"))).containsExactlyInAnyOrderElementsOf(members);
            return;
        }
        ours.required("oneOf").forEach(variant -> {
            if (variant.has("$ref") || variant.has("title")) {
                members.add(variant.path("title")
                        .asText(variant.path("$ref").asText())
                        .replace("#/$defs/", ""));
            }
        });
        assertThat(members).containsExactlyInAnyOrderElementsOf(type.members());
    }

    private static void assertProperty(Property property, JsonNode schema) {
        JsonNode value = schema.has("anyOf") ? schema.at("/anyOf/0") : schema;
        JsonNode element = property.isList() ? value.required("items") : value;
        if (property.isList()) {
            assertThat(value.required("type").textValue()).isEqualTo("array");
        }
        switch (property.elementType()) {
            case "string" -> assertString(property, element);
            case "integer" -> {
                assertThat(element.required("type").textValue()).isEqualTo("integer");
                assertThat(element.required("maximum").bigIntegerValue()).isEqualTo(MAXIMUM.get(property.format()));
                assertThat(element.required("minimum").intValue())
                        .isEqualTo(property.format().startsWith("u") ? 0 : Integer.MIN_VALUE);
            }
            case "boolean" -> assertThat(element.required("type").textValue()).isEqualTo("boolean");
            case "ExtraAttributes" ->
                assertThat(element.required("type").textValue()).isEqualTo("object");
            default -> assertThat(element.required("$ref").textValue()).isEqualTo("#/$defs/" + property.elementType());
        }
        if (property.defaultText() != null) {
            assertThat(schema.required("default").asText()).isEqualTo(property.defaultText());
        }
    }

    private static void assertString(Property property, JsonNode schema) {
        assertThat(schema.required("type").textValue()).isEqualTo("string");
        if (property.format().equals("flatbuffers")) {
            assertThat(schema.required("contentEncoding").textValue()).isEqualTo("base64");
        } else {
            assertThat(schema.path("format").asText("")).isEqualTo(property.format());
        }
    }

    private static Set<String> spellings(String name) {
        return new LinkedHashSet<>(List.of(
                name,
                name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1),
                name.toLowerCase(Locale.ROOT)));
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(each -> texts.add(each.textValue()));
        return texts;
    }
}
