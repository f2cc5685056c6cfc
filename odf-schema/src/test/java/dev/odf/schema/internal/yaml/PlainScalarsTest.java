package dev.odf.schema.internal.yaml;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.internal.text.ScalarNode.Kind;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainScalarsTest {
    @ParameterizedTest
    @ValueSource(strings = {"", "~", "null", "Null", "NULL"})
    void nulls(String text) {
        assertThat(PlainScalars.kindOf(text)).isEqualTo(Kind.NULL);
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "True", "TRUE", "false", "False", "FALSE"})
    void booleans(String text) {
        assertThat(PlainScalars.kindOf(text)).isEqualTo(Kind.BOOL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "-0",
                "+12",
                "-7",
                "0x1F",
                "-0x1f",
                "+0o17",
                "0b11",
                "0x00",
                "18446744073709551616",
                "340282366920938463463374607431768211455",
                "-170141183460469231731687303715884105728",
                "0xffffffffffffffffffffffffffffffff"
            })
    void integers(String text) {
        assertThat(PlainScalars.kindOf(text)).isEqualTo(Kind.INTEGER);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.5",
                "-1.5",
                "+1.5",
                "1e3",
                "1E3",
                "1e+16",
                "1e-6",
                ".5",
                "5.",
                "-.5e1",
                "007.5",
                "0.0",
                ".inf",
                "-.Inf",
                "+.INF",
                ".nan",
                ".NaN",
                ".NAN",
                "340282366920938463463374607431768211456",
                "-170141183460469231731687303715884105729"
            })
    void floats(String text) {
        assertThat(PlainScalars.kindOf(text)).isEqualTo(Kind.FLOAT);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes",
                "no",
                "on",
                "off",
                "y",
                "n",
                "nUll",
                "tRue",
                "007",
                "-01",
                "+00",
                "1_000",
                "0X1F",
                "0x",
                "0xg",
                "0o8",
                "0b2",
                "1:30",
                "2020-01-01",
                "1.2.3",
                ".",
                "-",
                "+",
                "e5",
                "1e",
                "1e+",
                "--1",
                "+-1",
                "0x-1",
                "-.nan",
                ".iNF",
                "inf",
                "nan",
                "Infinity",
                "1e999",
                "1 000",
                "=",
                "<<",
                "٣",
                "1d",
                "1f",
                "0x1p3",
                "0x52908400098527886E0F7030069857D2E4169EE7000000000000000000000000"
            })
    void strings(String text) {
        assertThat(PlainScalars.kindOf(text)).isEqualTo(Kind.STRING);
    }
}
