package dev.odf.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.codec.TextFormat;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExtraAttributesTest {
    @Test
    void writesCanonicalTextWhateverTheInputLookedLike() {
        ExtraAttributes attributes =
                ExtraAttributes.parse(" { \"opendatafabric.org/type\" :\n{ \"linkType\" : { \"kind\" : \"Multihash\" },"
                        + " \"kind\" : \"ObjectLink\" },\n"
                        + "\"arrow.apache.org/bufferEncoding\": {\"offsetBitWidth\": 32, \"kind\": \"View\"} } ");

        assertThat(attributes)
                .hasToString("{\"arrow.apache.org/bufferEncoding\":{\"kind\":\"View\",\"offsetBitWidth\":32},"
                        + "\"opendatafabric.org/type\":"
                        + "{\"kind\":\"ObjectLink\",\"linkType\":{\"kind\":\"Multihash\"}}}");
        assertThat(attributes.entries()).containsOnlyKeys(ExtraAttributes.ARROW_BUFFER_ENCODING, ExtraAttributes.TYPE);
        assertThat(ExtraAttributes.parse(attributes.toString()))
                .isEqualTo(attributes)
                .hasSameHashCodeAs(attributes);
    }

    @Test
    void isAMapThatNeverChanges() {
        ExtraAttributes attributes = ExtraAttributes.of(Map.of(
                ExtraAttributes.KAMU_ARCHETYPE,
                JsonValue.of("Collection"),
                ExtraAttributes.DESCRIPTION,
                JsonValue.of("")));

        assertThat(attributes.get(ExtraAttributes.KAMU_ARCHETYPE)).isEqualTo(JsonValue.of("Collection"));
        assertThat(attributes.get("other")).isNull();
        assertThat(attributes.isEmpty()).isFalse();
        assertThat(attributes.entries().keySet())
                .containsExactly(ExtraAttributes.KAMU_ARCHETYPE, ExtraAttributes.DESCRIPTION);
        assertThat(attributes.entries()).isUnmodifiable();
        assertThat(ExtraAttributes.of(attributes.toJson())).isEqualTo(attributes);
        assertThatNullPointerException().isThrownBy(() -> attributes.get(null));
    }

    @Test
    void emptyOnesAreTheEmptyObject() {
        assertThat(ExtraAttributes.empty()).hasToString("{}").isSameAs(ExtraAttributes.EMPTY);
        assertThat(ExtraAttributes.empty().isEmpty()).isTrue();
        assertThat(ExtraAttributes.parse(" { } ")).isEqualTo(ExtraAttributes.of(Map.of()));
    }

    @Test
    void lastOfDuplicateKeysWins() {
        assertThat(ExtraAttributes.parse("{\"a\":1,\"a\":{\"b\":1,\"b\":2}}")).hasToString("{\"a\":{\"b\":2}}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "[]", "null", "1", "\"{}\"", "{", "{} {}", "{\"a\":}", "{\"a\":1e999}", "{\"a\":\"\\udead\"}"
            })
    void refusesWhatIsNoJsonObject(String text) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> ExtraAttributes.parse(text))
                .extracting(MalformedDataException::code)
                .isEqualTo(ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES);
    }

    @Test
    void nestsOnlyToItsLimit() {
        String inner = "[".repeat(126) + "]".repeat(126);
        JsonValue array = JsonValue.parse(inner);

        assertThat(ExtraAttributes.parse("{\"a\":" + inner + "}").get("a")).isEqualTo(array);
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> ExtraAttributes.parse("{\"a\":[" + inner + "]}"))
                .extracting(MalformedDataException::code)
                .isEqualTo(ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES);
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> ExtraAttributes.of(Map.of("a", JsonValue.of(List.of(array)))));
    }

    @Test
    void refusesAByteOrderMark() {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> ExtraAttributes.parse("\uFEFF{}"))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES));
    }

    @Test
    void theDeepestAttributesCanStillBeWrittenInABlock() {
        String json = "{\"a\":" + "[".repeat(126) + "]".repeat(126) + "}";
        AddData event = AddData.builder().extra(ExtraAttributes.parse(json)).build();

        assertThat(TextCodec.json().write(event)).contains("\"extra\"");
        assertThat(new TextCodec(
                                TextFormat.YAML,
                                TextLimits.builder().depthMax(200).build())
                        .read(TextCodec.yaml().write(event), MetadataEvent.class))
                .isEqualTo(event);
    }
}
