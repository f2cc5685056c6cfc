package dev.odf.schema.internal.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CanonicalJsonTest {
    @ParameterizedTest
    @CsvSource({
        "0x0.0p0, 0.0",
        "-0x0.0p0, -0.0",
        "0x1p-1074, 5e-324",
        "0x1p-1022, 2.2250738585072014e-308",
        "0x0.fffffffffffffp-1022, 2.225073858507201e-308",
        "0x1.fffffffffffffp1023, 1.7976931348623157e+308",
        "0x1p-44, 5.684341886080802e-14",
        "0x1p-1, 0.5",
        "0x1p53, 9007199254740992.0",
        "0x1p54, 1.8014398509481984e+16",
        "0x1.0624dd2f1a9fcp-9, 0.002",
        "0x1.52d02c7e14af6p76, 1e+23",
        "0x1.52d02c7e14af7p76, 1.0000000000000001e+23",
        "-0x1.999999999999ap-4, -0.1",
        "0x1.3333333333333p0, 1.2",
    })
    void writesTheShortestDigits(String exact, String text) {
        assertThat(CanonicalJson.number(Double.parseDouble(exact))).isEqualTo(text);
    }

    @Property(tries = 10_000, seed = "1")
    void noShorterOrCloserDecimalReadsBackAsTheDouble(@ForAll("doubles") double value) {
        assertShortest(value);
    }

    @Test
    void noShorterOrCloserDecimalReadsBackAsAPowerOfTwoOrItsNeighbours() {
        for (int exponent = Double.MIN_EXPONENT - 52; exponent <= Double.MAX_EXPONENT; exponent++) {
            double power = Math.scalb(1.0, exponent);
            assertShortest(power);
            assertShortest(Math.nextUp(power));
            assertShortest(Math.nextDown(power));
        }
    }

    @Provide
    Arbitrary<Double> doubles() {
        Arbitrary<Double> bits = Arbitraries.longs()
                .withDistribution(RandomDistribution.uniform())
                .map(Double::longBitsToDouble)
                .filter(Double::isFinite);
        Arbitrary<Double> shortOnes = Arbitraries.bigDecimals().ofScale(6).map(BigDecimal::doubleValue);
        return Arbitraries.oneOf(bits, shortOnes);
    }

    // The digits of exact arithmetic: of the two decimals of n digits around the value, those that read back as it, for
    // the smallest n.
    private static void assertShortest(double value) {
        String text = CanonicalJson.number(value);

        assertThat(Double.doubleToRawLongBits(Double.parseDouble(text))).isEqualTo(Double.doubleToRawLongBits(value));
        if (value == 0 || Double.isInfinite(value)) {
            return;
        }
        BigDecimal exact = new BigDecimal(value);
        BigDecimal written = new BigDecimal(text);
        int digits = written.stripTrailingZeros().precision();
        BigDecimal distance = written.subtract(exact).abs();
        for (RoundingMode mode : new RoundingMode[] {RoundingMode.DOWN, RoundingMode.UP}) {
            BigDecimal other = exact.round(new MathContext(digits, mode));
            assertThat(other.doubleValue() != value
                            || other.subtract(exact).abs().compareTo(distance) >= 0)
                    .as("%s is closer to %s than %s", other, value, text)
                    .isTrue();
            if (digits > 1) {
                BigDecimal shorter = exact.round(new MathContext(digits - 1, mode));
                assertThat(shorter.doubleValue())
                        .as("%s is shorter than %s", shorter, text)
                        .isNotEqualTo(value);
            }
        }
    }
}
