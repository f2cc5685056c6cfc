package dev.odf.schema.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.ReadStep;
import dev.odf.schema.SetInfo;
import dev.odf.schema.TimeUnit;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.codec.Vectors;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.internal.TextRegistry;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class OdfModuleErrorsTest {
    private final ObjectMapper json = JsonMapper.builder()
            .addModule(new OdfModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private final ObjectMapper yaml = YAMLMapper.builder()
            .addModule(new OdfModule())
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();

    record Holder(List<ReadStep> steps) {}

    static Stream<Arguments> inputs() {
        return Vectors.arguments("blocks-reference.json", "yamlInput");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"kind\":\"Csv\",\"foo\":1}|TEXT_UNKNOWN_KEY|/foo",
                "{\"kind\":\"Csv\",\"header\":\"true\"}|TEXT_WRONG_TYPE|/header",
                "{\"kind\":\"Csv\",\"header\":true,\"header\":true}|TEXT_DUPLICATE_KEY|/header",
                "{\"kind\":\"cSv\"}|VALUE_UNKNOWN_VARIANT|/kind",
                "{\"encoding\":\"utf8\"}|VALUE_MISSING_FIELD|``",
                "{\"kind\":\"Csv\",\"schema\":{\"fields\":[{\"name\":\"a\",\"type\":\"x\"}]}}|VALUE_UNKNOWN_VARIANT|/schema/fields/0/type",
                "[]|TEXT_WRONG_TYPE|``",
                "7|TEXT_WRONG_TYPE|``",
            })
    void refusesWhatTheTextCodecRefuses(String text, ErrorCode code, String path) {
        JsonMappingException error =
                catchThrowableOfType(JsonMappingException.class, () -> json.readValue(text, ReadStep.class));

        assertMalformed(error, code, path);
        assertThat(((MalformedDataException) error.getCause()).location().format())
                .isEqualTo(DataFormat.JSON);
    }

    @ParameterizedTest
    @MethodSource("inputs")
    void agreesWithTheTextCodecOnTheTreesOfAllInputs(JsonNode row) throws IOException {
        Class<?> type = TextRegistry.types().stream()
                .filter(each -> each.name().equals(row.required("type").textValue()))
                .findFirst()
                .orElseThrow()
                .javaType();
        if (row.required("accept").booleanValue()) {
            String parsed = row.required("parsed").toString();
            assertThat((Object) json.readValue(parsed, type))
                    .isEqualTo(TextCodec.json().read(parsed, type));
            return;
        }
        // The host's own YAML parser types scalars; what it leaves as it is must be refused here, too.
        String tree =
                new YAMLMapper().readTree(row.required("yaml").textValue()).toString();
        MalformedDataException expected = catchThrowableOfType(
                MalformedDataException.class, () -> TextCodec.json().read(tree, type));
        JsonMappingException error = catchThrowableOfType(JsonMappingException.class, () -> json.readValue(tree, type));
        if (expected == null) {
            assertThat(error).isNull();
        } else {
            assertMalformed(error, expected.code(), expected.location().path());
        }
    }

    @Test
    void leadsToTheValueAndOnFromThere() {
        String text = "{\"steps\":[{\"kind\":\"NdJson\"},\n {\"kind\":\"NdJson\",\n  \"foo\":1}],\"unknown\":true}";
        JsonMappingException error =
                catchThrowableOfType(JsonMappingException.class, () -> json.readValue(text, Holder.class));

        assertMalformed(error, ErrorCode.TEXT_UNKNOWN_KEY, "/foo");
        assertThat(error.getPath()).hasSize(2);
        assertThat(error.getPath().get(0).getFieldName()).isEqualTo("steps");
        assertThat(error.getPath().get(1).getIndex()).isEqualTo(1);
        assertThat(((MalformedDataException) error.getCause()).location().line())
                .isEqualTo(3);
    }

    @Test
    void refusesWrongTypesOfYaml() {
        assertMalformed(
                catchThrowableOfType(
                        JsonMappingException.class, () -> yaml.readValue("kind: Csv\nseparator: 8\n", ReadStep.class)),
                ErrorCode.TEXT_WRONG_TYPE,
                "/separator");
        JsonMappingException error = catchThrowableOfType(
                JsonMappingException.class, () -> yaml.readValue("steps:\n- kind: Csv\n  foo: 1\n", Holder.class));
        assertThat(((MalformedDataException) error.getCause()).location().format())
                .isEqualTo(DataFormat.YAML);
    }

    @Test
    void refusesAliasesRatherThanReadTheirNames() {
        String inside = "steps:\n- kind: Csv\n  separator: &anchor x\n  quote: *anchor\n";
        String whole = "steps:\n- &anchor\n  kind: Csv\n- *anchor\n";

        assertThat(catchThrowableOfType(JsonProcessingException.class, () -> yaml.readValue(inside, Holder.class)))
                .hasMessageContaining("aliases");
        assertThat(catchThrowableOfType(JsonProcessingException.class, () -> yaml.readValue(whole, Holder.class)))
                .hasMessageContaining("aliases");
    }

    @Test
    void keepsTheExceptionsOfTheParser() {
        assertThat(catchThrowableOfType(
                        JsonParseException.class, () -> json.readValue("{\"kind\": Csv}", ReadStep.class)))
                .isNotNull();
        IOException broken = new IOException("broken");
        Reader source = new Reader() {
            private boolean started;

            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                if (started) {
                    throw broken;
                }
                started = true;
                String start = "{\"kind\":\"Csv\",";
                start.getChars(0, start.length(), buffer, offset);
                return start.length();
            }

            @Override
            public void close() {}
        };

        assertThat(catchThrowableOfType(IOException.class, () -> json.readValue(source, ReadStep.class)))
                .isSameAs(broken);
    }

    @Test
    void refusesKeysThatAreNoIdentifiers() {
        JsonMappingException error = catchThrowableOfType(
                JsonMappingException.class,
                () -> json.readValue("{\"f1620\":1}", new TypeReference<Map<Multihash, Integer>>() {}));
        assertMalformed(error, ErrorCode.ID_INVALID_MULTIHASH, "");
        assertMalformed(
                catchThrowableOfType(
                        JsonMappingException.class,
                        () -> json.readValue("{\"x\":1}", new TypeReference<Map<TimeUnit, Integer>>() {})),
                ErrorCode.VALUE_UNKNOWN_ENUM,
                "");
    }

    @Test
    void refusesWhatIsNoIdentifier() {
        assertMalformed(
                catchThrowableOfType(
                        JsonMappingException.class, () -> json.readValue("[\"did:odf:x\"]", DatasetId[].class)),
                ErrorCode.ID_INVALID_DID,
                "");
        assertMalformed(
                catchThrowableOfType(
                        JsonMappingException.class, () -> json.readValue("{\"kind\":\"Bool\"}", DataType.Date.class)),
                ErrorCode.VALUE_UNKNOWN_VARIANT,
                "");
    }

    @Test
    void obeysItsLimits() {
        ObjectMapper strict = JsonMapper.builder()
                .addModule(new OdfModule(TextLimits.builder().depthMax(2).build()))
                .build();
        String text = "{\"a\":{\"b\":{}}}";

        JsonMappingException error =
                catchThrowableOfType(JsonMappingException.class, () -> strict.readValue(text, ExtraAttributes.class));

        assertThat(error).hasCauseInstanceOf(LimitExceededException.class);
        assertThatNullPointerException().isThrownBy(() -> new OdfModule(null));
    }

    @Test
    void writesNothingOfAValueThatCannotBeWritten() {
        SetInfo info =
                SetInfo.builder().description("ok").keywords(List.of("\uD800")).build();
        StringWriter written = new StringWriter();
        JsonMappingException error =
                catchThrowableOfType(JsonMappingException.class, () -> json.writeValue(written, info));

        assertThat(error).hasCauseInstanceOf(ValidationException.class);
        assertThat(((ValidationException) error.getCause()).violations().get(0).path())
                .isEqualTo("/keywords/0");
        assertThat(written.toString()).isEmpty();
    }

    @Test
    void writesNoValueThatIsTooDeepToBeRead() {
        DataType type = new DataType.Date();
        for (int depth = 0; depth < 1_000; depth++) {
            type = new DataType.Option(type);
        }
        DataType deep = type;

        assertThat(catchThrowableOfType(JsonMappingException.class, () -> json.writeValueAsString(deep)))
                .hasCauseInstanceOf(LimitExceededException.class);
    }

    private static void assertMalformed(JsonMappingException error, ErrorCode code, String path) {
        assertThat(error).isNotNull().hasCauseInstanceOf(MalformedDataException.class);
        MalformedDataException cause = (MalformedDataException) error.getCause();
        assertThat(cause.code()).isEqualTo(code);
        assertThat(cause.location().path()).isEqualTo(path);
        assertThat(error.getOriginalMessage()).isEqualTo(cause.getMessage());
    }
}
