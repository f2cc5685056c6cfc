package dev.odf.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.ValidationException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonValueTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "null|null",
                " true |true",
                "false|false",
                "0|0",
                "-0|-0.0",
                "-1|-1",
                "18446744073709551615|18446744073709551615",
                "-9223372036854775808|-9223372036854775808",
                "18446744073709551616|1.8446744073709552e+19",
                "-9223372036854775809|-9.223372036854776e+18",
                "1.0|1.0",
                "0.10|0.1",
                "1e15|1000000000000000.0",
                "1e16|1e+16",
                "-0.0|-0.0",
                "9007199254740992.0|9007199254740992.0",
                "0.00001|0.00001",
                "0.000001|1e-6",
                "5e-324|5e-324",
                "1.234E-6|1.234e-6",
                "123456789012345678.0|1.2345678901234568e+17",
                "2e-400|0.0",
                "\"a\\u002fb\\/\"|\"a/b/\"",
                "\"\\u0041\\ud83d\\ude00\"|\"A😀\"",
                "\"\\\"\\\\\\b\\f\\n\\r\\t\\u0000\\u001F\"|\"\\\"\\\\\\b\\f\\n\\r\\t\\u0000\\u001f\"",
                "\"\\u007f\\u2028\\u00e9\"|\"\u007f\u2028é\"",
                "[ 1 , \"b\" , [ ] , { } ]|[1,\"b\",[],{}]",
                "{ \"b\" : 1 , \"a\" : { \"d\" : 2, \"c\" : null } }|{\"a\":{\"c\":null,\"d\":2},\"b\":1}",
                "{\"a\":1,\"b\":2,\"a\":3}|{\"a\":3,\"b\":2}",
            })
    void parsesAnyTextAndWritesTheCanonicalOne(String text, String canonical) {
        JsonValue value = JsonValue.parse(text);

        assertThat(value).hasToString(canonical);
        assertThat(JsonValue.parse(canonical)).isEqualTo(value).hasSameHashCodeAs(value);
    }

    @Test
    void sortsKeysByCodePointAtEveryLevel() {
        String beyondBasicPlane = "\uD83D\uDE00";
        String privateUse = "\uE000";
        JsonValue inner = JsonValue.of(Map.of(beyondBasicPlane, JsonValue.of(1), privateUse, JsonValue.of(2)));

        assertThat(JsonValue.of(Map.of("z", inner, "Z", JsonValue.of(List.of(inner)), "é", JsonValue.ofNull())))
                .hasToString("{\"Z\":[{\"\uE000\":2,\"😀\":1}],\"z\":{\"\uE000\":2,\"😀\":1},\"é\":null}");
    }

    @Test
    void keepsIntegersAndDoublesApart() {
        assertThat(JsonValue.of(1)).isNotEqualTo(JsonValue.of(1.0)).isEqualTo(JsonValue.ofUnsigned(1));
        assertThat(JsonValue.of(-1)).isNotEqualTo(JsonValue.ofUnsigned(-1)).isNotEqualTo(JsonValue.of("-1"));
        assertThat(JsonValue.of(0.0)).isNotEqualTo(JsonValue.of(-0.0));
        assertThat(JsonValue.of(1).isInteger()).isTrue();
        assertThat(JsonValue.of(1.0).isInteger()).isFalse();
        assertThat(JsonValue.ofUnsigned(-1).toBigInteger()).isEqualTo(new BigInteger("18446744073709551615"));
        assertThat(JsonValue.of(-7).toBigInteger()).isEqualTo(BigInteger.valueOf(-7));
        assertThat(JsonValue.of(-7).toDouble()).isEqualTo(-7.0);
        assertThat(JsonValue.of(1.5).toDouble()).isEqualTo(1.5);
        assertThatIllegalStateException().isThrownBy(() -> JsonValue.of(1.5).toBigInteger());
    }

    @Test
    void copiesWhatItIsMadeOf() {
        List<JsonValue> list = new ArrayList<>(List.of(JsonValue.of(true)));
        Map<String, JsonValue> map = new HashMap<>(Map.of("a", JsonValue.of(true)));
        JsonValue.ArrayValue array = JsonValue.of(list);
        JsonValue.ObjectValue object = JsonValue.of(map);
        list.clear();
        map.clear();

        assertThat(array.elements()).containsExactly(JsonValue.of(true)).isUnmodifiable();
        assertThat(object.members()).containsOnlyKeys("a").isUnmodifiable();
        assertThat(object.get("a")).isEqualTo(JsonValue.of(true));
        assertThat(object.get("b")).isNull();
        assertThatNullPointerException().isThrownBy(() -> object.get(null));
    }

    @Test
    void refusesWhatJsonCannotHold() {
        assertThatIllegalArgumentException().isThrownBy(() -> JsonValue.of(Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> JsonValue.of(Double.NEGATIVE_INFINITY));
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> JsonValue.of("\uD800"))
                .extracting(ValidationException::code)
                .isEqualTo(ErrorCode.VALUE_INVALID_UNICODE);
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> JsonValue.of(Map.of("\uDC00", JsonValue.ofNull())));
    }

    @Test
    void nestsOnlyToItsLimit() {
        JsonValue nested = JsonValue.of(List.of());
        for (int depth = 1; depth < JsonValue.DEPTH_MAX; depth++) {
            nested = depth % 2 == 0 ? JsonValue.of(List.of(nested)) : JsonValue.of(Map.of("a", nested));
        }
        JsonValue deepest = nested;

        assertThat(JsonValue.parse(deepest.toString())).isEqualTo(deepest);
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> JsonValue.of(List.of(deepest)))
                .satisfies(e -> assertThat(e.actual()).isEqualTo(128));
        assertThatExceptionOfType(LimitExceededException.class).isThrownBy(() -> JsonValue.of(Map.of("a", deepest)));
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> JsonValue.parse("[" + deepest + "]"))
                .extracting(MalformedDataException::code)
                .isEqualTo(ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "nul",
                "01",
                "+1",
                ".5",
                "1.",
                "0x1",
                "NaN",
                "Infinity",
                "'a'",
                "\"a",
                "\"\n\"",
                "\"\\x\"",
                "[1,]",
                "[1",
                "{\"a\"}",
                "{a:1}",
                "{\"a\":1,}",
                "1 2",
                "[] []",
                "// c\n1",
                "\"\\u12\"",
                "]"
            })
    void refusesWhatIsNoJson(String text) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> JsonValue.parse(text))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TEXT_SYNTAX))
                .satisfies(e -> assertThat(e.location().line()).isPositive());
    }

    @Test
    void refusesNumbersBeyondDoublesAndUnpairedSurrogates() {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> JsonValue.parse("[1e400]"))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_OUT_OF_RANGE))
                .satisfies(e -> assertThat(e.location().path()).isEqualTo("/0"));
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> JsonValue.parse("1" + "0".repeat(400)))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_OUT_OF_RANGE));
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> JsonValue.parse("[\"\\ud800\"]"))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_INVALID_UNICODE));
    }

    @Test
    void namesEveryVariant() {
        JsonValue.Cases<String> names = new JsonValue.Cases<>() {
            @Override
            public String nullValue(JsonValue.NullValue value) {
                return "null";
            }

            @Override
            public String booleanValue(JsonValue.BooleanValue value) {
                return "boolean";
            }

            @Override
            public String numberValue(JsonValue.NumberValue value) {
                return "number";
            }

            @Override
            public String textValue(JsonValue.TextValue value) {
                return "text";
            }

            @Override
            public String arrayValue(JsonValue.ArrayValue value) {
                return "array";
            }

            @Override
            public String objectValue(JsonValue.ObjectValue value) {
                return "object";
            }
        };

        assertThat(List.of("null", "true", "1", "\"a\"", "[]", "{}"))
                .map(text -> JsonValue.parse(text).match(names))
                .containsExactly("null", "boolean", "number", "text", "array", "object");
    }
}
