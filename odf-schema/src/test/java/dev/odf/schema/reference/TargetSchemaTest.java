package dev.odf.schema.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.codec.Vectors;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.internal.TextRegistry;
import dev.odf.schema.internal.text.TextType;
import dev.odf.schema.reference.TargetTables.Content;
import dev.odf.schema.reference.TargetTables.Property;
import dev.odf.schema.reference.TargetTables.TargetType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the reference's own tables, both ways, with the Java types and with what the text codecs read and write. */
class TargetSchemaTest {
    /**
     * The one place where we differ from the tables on purpose: required properties that may be left out, for which the reference implementation fills
     * in the usual names of the columns. They are always written.
     */
    private static final Map<String, Set<String>> REQUIRED_BUT_FILLED_IN = Map.of(
            "DatasetVocabulary", Set.of("offsetColumn", "operationTypeColumn", "systemTimeColumn", "eventTimeColumn"));

    /** The Java types of strings by their formats; of {@code path}, {@code regex} and {@code url} the text is kept as it is. */
    private static final Map<String, Class<?>> STRINGS = Map.ofEntries(
            Map.entry("", String.class),
            Map.entry("path", String.class),
            Map.entry("regex", String.class),
            Map.entry("url", String.class),
            Map.entry("multihash", Multihash.class),
            Map.entry("dataset-id", DatasetId.class),
            Map.entry("dataset-alias", DatasetAlias.class),
            Map.entry("dataset-ref", DatasetRef.class),
            Map.entry("date-time", Instant.class),
            Map.entry("multicodec", Multicodec.class),
            Map.entry("flatbuffers", Bytes.class));

    private static final TargetTables TARGET = TargetTables.load();
    private static final TargetSamples SAMPLES = new TargetSamples(TARGET);
    private static final Map<String, TextType<?>> OURS =
            TextRegistry.types().stream().collect(Collectors.toMap(TextType::name, Function.identity()));

    static Stream<TargetType> records() {
        return TARGET.types().values().stream().filter(TargetSamples::isRecord);
    }

    static Stream<TargetType> unions() {
        return TARGET.types().values().stream().filter(type -> type.content() == Content.VARIANTS);
    }

    static Stream<TargetType> enums() {
        return TARGET.types().values().stream().filter(type -> type.content() == Content.VALUES);
    }

    @Test
    void hasTheTypesOfTheTarget() {
        assertThat(OURS.keySet())
                .containsExactlyInAnyOrderElementsOf(TARGET.types().keySet());
        assertThat(records().count() + unions().count() + enums().count() + 1)
                .isEqualTo(TARGET.types().size());
        assertThat(records().mapToInt(type -> type.properties().size()).sum()).isGreaterThan(100);
    }

    @ParameterizedTest
    @MethodSource("records")
    void hasTheComponentsOfTheTarget(TargetType type) {
        Class<?> javaType = OURS.get(type.name()).javaType();

        assertThat(javaType.isRecord()).isTrue();
        assertThat(Arrays.stream(javaType.getRecordComponents()).map(RecordComponent::getName))
                .containsExactlyInAnyOrderElementsOf(
                        type.properties().stream().map(Property::name).collect(Collectors.toList()));
        for (RecordComponent component : javaType.getRecordComponents()) {
            Property property = type.property(component.getName());
            Class<?> element = component.getType();
            if (property.isList()) {
                assertThat(component.getType()).isEqualTo(List.class);
                element = (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            }
            assertThat(element).as(component.getName()).isEqualTo(javaType(property));
        }
    }

    @ParameterizedTest
    @MethodSource("unions")
    void hasTheVariantsOfTheTarget(TargetType type) {
        Class<?> javaType = OURS.get(type.name()).javaType();

        assertThat(javaType.isSealed()).isTrue();
        assertThat(javaType.getPermittedSubclasses())
                .containsExactlyInAnyOrderElementsOf(type.members().stream()
                        .map(member -> OURS.get(member).javaType())
                        .collect(Collectors.toList()));
        for (String member : type.members()) {
            JsonNode sample = SAMPLES.minimal(TARGET.types().get(member));
            assertThat((Object) TextCodec.json().read(sample.toString(), javaType))
                    .isInstanceOf(OURS.get(member).javaType());
        }
    }

    @ParameterizedTest
    @MethodSource("enums")
    void hasTheValuesOfTheTarget(TargetType type) {
        Class<?> javaType = OURS.get(type.name()).javaType();
        List<?> constants = List.of(javaType.getEnumConstants());

        assertThat(constants.stream().map(each -> written(each).textValue())).containsExactlyElementsOf(type.members());
        assertThat(type.members().stream().map(member -> read("\"" + member + "\"", type)))
                .isEqualTo(constants);
    }

    @ParameterizedTest
    @MethodSource("records")
    void readsAndWritesTheKeysOfTheTarget(TargetType type) {
        ObjectNode complete = SAMPLES.complete(type);

        assertThat(written(read(complete, type))).isEqualTo(complete);
        assertThat(refusal(complete.deepCopy().put("unheard", 1), type)).isEqualTo(ErrorCode.TEXT_UNKNOWN_KEY);
    }

    @ParameterizedTest
    @MethodSource("records")
    void needsWhatTheTargetRequiresAndNothingElse(TargetType type) {
        for (Property property : type.properties()) {
            ObjectNode without = SAMPLES.complete(type);
            without.remove(property.name());
            boolean filledIn =
                    REQUIRED_BUT_FILLED_IN.getOrDefault(type.name(), Set.of()).contains(property.name());
            if (property.required() && !filledIn) {
                assertThat(refusal(without, type)).as(property.name()).isEqualTo(ErrorCode.VALUE_MISSING_FIELD);
            } else {
                JsonNode written = written(read(without, type));
                assertThat(written.has(property.name())).as(property.name()).isEqualTo(filledIn);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("records")
    void takesAbsentForTheDefaultOfTheTarget(TargetType type) {
        for (Property property : type.properties()) {
            if (property.defaultText() == null) {
                continue;
            }
            ObjectNode stated = SAMPLES.complete(type).put(property.name(), property.defaultText());
            ObjectNode absent = stated.deepCopy();
            absent.remove(property.name());

            assertThat(read(absent, type)).as(property.name()).isEqualTo(read(stated, type));
        }
    }

    private static Class<?> javaType(Property property) {
        return switch (property.elementType()) {
            case "string" -> STRINGS.get(property.format());
            case "integer" -> integerType(property);
            case "boolean" -> property.required() ? boolean.class : Boolean.class;
            default -> OURS.get(property.elementType()).javaType();
        };
    }

    private static Class<?> integerType(Property property) {
        assertThat(property.format()).isIn("uint64", "uint32", "int32");
        if (property.format().equals("uint64")) {
            return property.required() ? long.class : Long.class;
        }
        return property.required() ? int.class : Integer.class;
    }

    private static Object read(Object json, TargetType type) {
        return TextCodec.json().read(json.toString(), OURS.get(type.name()).javaType());
    }

    private static JsonNode written(Object value) {
        return Vectors.parse(TextCodec.json().write(value));
    }

    private static ErrorCode refusal(Object json, TargetType type) {
        MalformedDataException error = catchThrowableOfType(MalformedDataException.class, () -> read(json, type));
        assertThat(error).as(json.toString()).isNotNull();
        return error.code();
    }
}
