package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.internal.TextRegistry;
import dev.odf.schema.internal.text.TextScalars;
import dev.odf.schema.internal.yaml.YamlNodes;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the published JSON Schemas with the text codecs, by means of a validator that is not ours. */
class JsonSchemaOracleTest {
    private static final String FILE = "blocks-reference.json";
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final Map<ManifestKind, Schema> SCHEMAS = schemas();
    private static final JsonNode EVENT_SCHEMA =
            Vectors.parse(PublishedSchemas.jsonSchema(ManifestKind.METADATA_EVENT));

    private static Map<ManifestKind, Schema> schemas() {
        Map<ManifestKind, Schema> schemas = new EnumMap<>(ManifestKind.class);
        for (ManifestKind kind : ManifestKind.values()) {
            schemas.put(kind, REGISTRY.getSchema(PublishedSchemas.jsonSchema(kind)));
        }
        return schemas;
    }

    static Stream<Arguments> blocks() {
        return Vectors.arguments(FILE, "golden", "derived");
    }

    static Stream<Arguments> snapshots() {
        return Vectors.arguments(FILE, "snapshots");
    }

    static Stream<Arguments> manifests() {
        return Vectors.arguments(FILE, "yamlManifests");
    }

    static Stream<Arguments> inputs() {
        return Vectors.arguments(FILE, "yamlInput");
    }

    @ParameterizedTest
    @EnumSource
    void isAValidSchemaItself(ManifestKind kind) {
        Schema metaschema = REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

        assertThat(metaschema.validate(Vectors.parse(PublishedSchemas.jsonSchema(kind))))
                .isEmpty();
        assertThat(metaschema.validate(Vectors.parse("{\"type\":\"nothing\"}"))).isNotEmpty();
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void acceptsEveryBlockAndItsEvent(JsonNode row) {
        MetadataBlock block = TextCodec.json().read(row.required("block").toString(), MetadataBlock.class);

        assertThat(validate(ManifestCodec.json().write(block), ManifestKind.METADATA_BLOCK))
                .isEmpty();
        assertThat(validate(ManifestCodec.json().write(block.event()), ManifestKind.METADATA_EVENT))
                .isEmpty();
        if (row.has("yaml")) {
            assertThat(validate(tree(row.required("yaml").textValue()).toString(), ManifestKind.METADATA_BLOCK))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void acceptsEverySnapshot(JsonNode row) {
        JsonNode tree = tree(row.required("yaml").textValue());

        assertThat(validate(tree.toString(), ManifestKind.DATASET_SNAPSHOT)).isEmpty();
        assertThat(tree.required("content")).isEqualTo(row.required("content"));
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void givesTheVerdictOfTheReferenceOnEnvelopes(JsonNode row) {
        JsonNode tree = tree(row.required("yaml").textValue());
        boolean accepted = Stream.of(ManifestKind.values())
                .anyMatch(kind -> validate(tree.toString(), kind).isEmpty());

        assertThat(accepted).isEqualTo(row.required("accept").booleanValue());
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void givesTheVerdictOfTheReference(JsonNode row) {
        String type = row.required("type").textValue();
        String text = row.required("yaml").textValue();
        boolean accepted = partSchema(type).validate(tree(text)).isEmpty();

        if (row.required("accept").booleanValue()) {
            assertThat(accepted).isTrue();
            assertThat(partSchema(type).validate(row.required("parsed"))).isEmpty();
        } else {
            assertThat(accepted).isEqualTo(isOutOfReach(type, text));
        }
    }

    /** Whether a text is wrong in a way that JSON Schema cannot tell: a tree has no duplicate keys, and 5.0 is an integer. */
    private static boolean isOutOfReach(String type, String text) {
        Class<?> javaType = TextRegistry.types().stream()
                .filter(each -> each.name().equals(type))
                .findFirst()
                .orElseThrow()
                .javaType();
        MalformedDataException error = catchThrowableOfType(
                MalformedDataException.class, () -> TextCodec.yaml().read(text, javaType));
        if (error == null) {
            return false;
        }
        boolean integralNumber = error.code() == ErrorCode.TEXT_WRONG_TYPE
                && tree(text).at(error.location().path()).isFloatingPointNumber()
                && tree(text).at(error.location().path()).doubleValue() % 1 == 0;
        return error.code() == ErrorCode.TEXT_DUPLICATE_KEY || integralNumber;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[]",
                "{}",
                "{\"kind\":\"MetadataEvent\",\"version\":1}",
                "{\"kind\":\"MetadataEvent\",\"version\":2,\"content\":{\"kind\":\"AddData\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":\"1\",\"content\":{\"kind\":\"AddData\"}}",
                "{\"kind\":\"metadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\"},\"more\":1}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":\"AddData\"}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"addDATA\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\",\"foo\":1}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\",\"prevOffset\":-1}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\",\"prevOffset\":18446744073709551616}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\",\"prevOffset\":\"1\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\",\"newData\":{}}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\",\"newCheckpoint\":{\"physicalHash\":1,\"size\":1}}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\",\"extra\":[]}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"Seed\",\"datasetKind\":\"Root\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"SetInfo\",\"keywords\":\"a\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"SetInfo\",\"keywords\":[1]}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"SetDataSchema\",\"rawArrowSchema\":\"AA\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"SetDataSchema\",\"rawArrowSchema\":\"A-_=\"}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"SetDataSchema\",\"schema\":{\"fields\":[{\"name\":\"a\",\"type\":\"List\"}]}}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"SetDataSchema\",\"schema\":{\"fields\":[{\"name\":\"a\",\"type\":{\"kind\":\"Decimal\",\"precision\":4294967296,\"scale\":0}}]}}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"SetDataSchema\",\"schema\":{\"fields\":[{\"name\":\"a\",\"type\":{\"kind\":\"Decimal\",\"precision\":1,\"scale\":2147483648}}]}}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddPushSource\",\"sourceName\":\"s\",\"read\":{\"kind\":\"Csv\",\"header\":\"true\"},\"merge\":{\"kind\":\"Append\"}}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddPushSource\",\"sourceName\":\"s\",\"read\":{\"kind\":\"Csv\"},\"merge\":{\"kind\":\"Ledger\"}}}",
                "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddPushSource\",\"sourceName\":\"s\",\"read\":{\"kind\":\"Csv\"},\"merge\":\"Append\"}}",
            })
    void refusesBrokenManifestsAsTheCodecDoes(String manifest) {
        assertThat(validate(manifest, ManifestKind.METADATA_EVENT)).isNotEmpty();
        assertThatThrownBy(() -> ManifestCodec.json().readEvent(manifest)).isInstanceOf(OdfException.class);
    }

    @Test
    void refusesManifestsOfOtherKinds() {
        String event = "{\"kind\":\"MetadataEvent\",\"version\":1,\"content\":{\"kind\":\"AddData\"}}";

        assertThat(validate(event, ManifestKind.METADATA_EVENT)).isEmpty();
        assertThat(validate(event, ManifestKind.METADATA_BLOCK)).isNotEmpty();
        assertThat(validate(event, ManifestKind.DATASET_SNAPSHOT)).isNotEmpty();
    }

    private static List<Error> validate(String json, ManifestKind kind) {
        return SCHEMAS.get(kind).validate(Vectors.parse(json));
    }

    /** The part of the schema that describes one type, as a schema. */
    private static Schema partSchema(String type) {
        ObjectNode schema = EVENT_SCHEMA.deepCopy();
        schema.removeAll();
        schema.set("$defs", EVENT_SCHEMA.required("$defs"));
        String path = EVENT_SCHEMA.required("$defs").has(type) ? type : "AddData/properties/extra";
        assertThat(type).isIn(path, "ExtraAttributes");
        schema.put("$ref", "#/$defs/" + path);
        return REGISTRY.getSchema(schema);
    }

    /** The values of a text with its own keys and spellings, typed as manifests are. */
    private static JsonNode tree(String yaml) {
        return Vectors.parse(
                TextScalars.json(YamlNodes.read(yaml, TextLimits.defaults())).toString());
    }
}
