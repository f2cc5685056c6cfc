package dev.odf.schema.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.yaml.YamlNodes;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextScalarsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "a|a",
                "'5'|5",
                "5|5",
                "3.50|3.50",
                "TRUE|TRUE",
                "007|007",
                "yes|yes",
                "'~'|~",
                "''|``",
                "2020-01-01T12:00:00Z|2020-01-01T12:00:00Z",
                "!!str 5|5",
                "! 5|5",
                "a b|a b"
            })
    void readsStrings(String text, String value) {
        assertThat(TextScalars.string(yaml(text))).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"~", "null", "[]", "{}"})
    void refusesWhatIsNoString(String text) {
        assertError(ErrorCode.TEXT_WRONG_TYPE, text, TextScalars::string);
    }

    @ParameterizedTest
    @CsvSource({"true,true", "True,true", "TRUE,true", "false,false", "False,false", "FALSE,false", "!!bool true,true"})
    void readsBooleans(String text, boolean value) {
        assertThat(TextScalars.bool(yaml(text))).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(strings = {"yes", "tRUE", "'true'", "1", "~", "[]", "on", "!!str true"})
    void refusesWhatIsNoBoolean(String text) {
        assertError(ErrorCode.TEXT_WRONG_TYPE, text, TextScalars::bool);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "-0, 0",
        "+0, 0",
        "+7, 7",
        "18446744073709551615, 18446744073709551615",
        "0x10, 16",
        "0xFFFFFFFFFFFFFFFF, 18446744073709551615",
        "0x00000000000000000000001f, 31",
        "0o17, 15",
        "0b101, 5",
        "+0b1, 1"
    })
    void readsUnsignedIntegers(String text, String value) {
        assertThat(Long.toUnsignedString(TextScalars.uint64(yaml(text)))).isEqualTo(value);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'1'",
                "1.0",
                "1e3",
                "007",
                "1_000",
                "0X1F",
                "x",
                "~",
                "[]",
                "",
                "!!str 1",
                "0x",
                "0b2",
                "--1",
                "+-1",
                "1,000",
                "0x+1",
                "340282366920938463463374607431768211456"
            })
    void refusesWhatIsNoInteger(String text) {
        assertError(ErrorCode.TEXT_WRONG_TYPE, text, TextScalars::uint64);
        assertError(ErrorCode.TEXT_WRONG_TYPE, text, TextScalars::uint32);
        assertError(ErrorCode.TEXT_WRONG_TYPE, text, TextScalars::int32);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-1",
                "-0x1",
                "18446744073709551616",
                "0x10000000000000000",
                "340282366920938463463374607431768211455"
            })
    void refusesUnsignedIntegersOutOfRange(String text) {
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, text, TextScalars::uint64);
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, text, TextScalars::uint32);
    }

    @Test
    void readsThirtyTwoBitsExactly() {
        assertThat(TextScalars.uint32(yaml("4294967295"))).isEqualTo(-1);
        assertThat(TextScalars.int32(yaml("2147483647"))).isEqualTo(Integer.MAX_VALUE);
        assertThat(TextScalars.int32(yaml("-2147483648"))).isEqualTo(Integer.MIN_VALUE);
        assertThat(TextScalars.int32(yaml("-0x10"))).isEqualTo(-16);
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, "4294967296", TextScalars::uint32);
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, "2147483648", TextScalars::int32);
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, "-2147483649", TextScalars::int32);
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, "0xFFFFFFFFFFFFFFFFFF", TextScalars::int32);
    }

    @Test
    void integersOfJsonAreExact() {
        assertThat(TextScalars.uint64(json("18446744073709551615"))).isEqualTo(-1L);
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> TextScalars.uint64(json("1".repeat(5_000))))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_OUT_OF_RANGE))
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(400));
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> TextScalars.uint64(json("\"1\"")))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TEXT_WRONG_TYPE));
    }

    @ParameterizedTest
    @CsvSource({"'',''", "AAEC,000102", "AA==,00", "AAE=,0001", "+/+/,fbffbf"})
    void readsBase64(String text, String hex) {
        assertThat(TextScalars.bytes(yaml("\"" + text + "\""))).isEqualTo(Bytes.fromHex(hex));
    }

    @ParameterizedTest
    @ValueSource(strings = {"AAE", "AA", "A", "AAE=\n", "-_-_", "AB==", "AAF=", "A A=", "AAE==", "====", "ä"})
    void refusesBase64InAnyOtherForm(String text) {
        String quoted = "\"" + text.replace("\n", "\\n") + "\"";
        assertError(ErrorCode.VALUE_INVALID_ENCODING, quoted, TextScalars::bytes);
    }

    @Test
    void readsExtensionAttributesOfBothNotations() {
        String canonical =
                "{\"\":null,\"5\":{\"a\":[1,-2,1.5,\"x\",true,null,{}],\"~\":18446744073709551615},\"b\":3,\"n\":0}";
        TextNode yaml =
                yaml("b: 2\n5: {~: 0xffffffffffffffff, a: [1, -2, 1.50, 'x', True, ~, {}]}\nb: 3\n'':\nn: -0\n");

        assertThat(TextScalars.extraAttributes(yaml)).hasToString(canonical);
        assertThat(TextScalars.extraAttributes(json(canonical))).isEqualTo(ExtraAttributes.parse(canonical));
    }

    @Test
    void refusesExtensionAttributesThatNoJsonCanHold() {
        assertError(ErrorCode.TEXT_WRONG_TYPE, "[]", TextScalars::extraAttributes);
        assertError(ErrorCode.TEXT_WRONG_TYPE, "~", TextScalars::extraAttributes);
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, "/a", "a: .inf", TextScalars::extraAttributes);
        assertError(ErrorCode.VALUE_OUT_OF_RANGE, "/a", "a: .nan", TextScalars::extraAttributes);
        assertError(
                ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES,
                "/a" + "/0".repeat(126),
                "a: " + "[".repeat(127) + "]".repeat(127),
                TextScalars::extraAttributes);
        assertThat(TextScalars.extraAttributes(yaml("a: " + "[".repeat(126) + "]".repeat(126)))
                        .isEmpty())
                .isFalse();
    }

    @Test
    void parsersReportAtTheNode() {
        Function<String, Integer> parser = text -> {
            throw new MalformedDataException(ErrorCode.ID_INVALID_DID, "not a DID", DataLocation.text(3));
        };
        TextNode node = NodeReplayer.at(yaml("a: [x]"), "a", 0);

        assertThat(TextScalars.parsed(node, String::length)).isEqualTo(1);
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> TextScalars.parsed(node, parser))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_DID))
                .satisfies(
                        e -> assertThat(e.location()).isEqualTo(DataLocation.document(DataFormat.YAML, 1, 5, "/a/0")))
                .withMessage("line 1, column 5, at /a/0: not a DID");
        assertError(ErrorCode.TEXT_WRONG_TYPE, "[]", list -> TextScalars.parsed(list, String::length));
    }

    private static TextNode yaml(String text) {
        return YamlNodes.read(text.isEmpty() ? "---\n" : text, TextLimits.defaults());
    }

    private static TextNode json(String text) {
        return JsonNodes.read(text, TextLimits.defaults());
    }

    private static void assertError(ErrorCode code, String text, Consumer<TextNode> reader) {
        assertError(code, "", text, reader);
    }

    private static void assertError(ErrorCode code, String path, String text, Consumer<TextNode> reader) {
        TextNode node = yaml(text);
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> reader.accept(node))
                .satisfies(e -> assertThat(e.code()).isEqualTo(code))
                .satisfies(e -> assertThat(e.location().path()).isEqualTo(path));
    }
}
