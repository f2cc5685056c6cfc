package dev.odf.schema.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class UnicodeTest {
    @Property(tries = 1_000, seed = "1")
    void codePointOrderIsTheOrderOfUtf8Bytes(@ForAll("strings") String left, @ForAll("strings") String right) {
        int expected =
                Arrays.compareUnsigned(left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));

        assertThat(Integer.signum(Unicode.CODE_POINT_ORDER.compare(left, right)))
                .isEqualTo(Integer.signum(expected));
    }

    @Provide
    Arbitrary<String> strings() {
        return Arbitraries.of(
                        "a", "b", "\u007F", "é", "\uD7FF", "\uE000", "\uFFFD", "\uD800\uDC00", "😀", "\uDBFF\uDFFF")
                .list()
                .ofMaxSize(4)
                .map(parts -> String.join("", parts));
    }

    @Test
    void findsTheFirstUnpairedSurrogate() {
        assertThat(Unicode.unpairedSurrogate("")).isEqualTo(-1);
        assertThat(Unicode.unpairedSurrogate("a😀b")).isEqualTo(-1);
        assertThat(Unicode.unpairedSurrogate("a\uD800")).isEqualTo(1);
        assertThat(Unicode.unpairedSurrogate("\uDC00\uD800")).isZero();
        assertThat(Unicode.unpairedSurrogate("😀\uDE00")).isEqualTo(2);
        assertThat(Unicode.unpairedSurrogate("\uD83D\uD83D\uDE00")).isZero();
    }

    @Test
    void excerptsAreShortAndOnOneLine() {
        assertThat(Excerpt.quoted("a\nb\u0000")).isEqualTo("'a\\u000ab\\u0000'");
        assertThat(Excerpt.of("\u200b\ud800 é😀")).isEqualTo("\\u200b\\ud800 é😀");
        assertThat(Excerpt.of("x".repeat(200))).hasSize(200).doesNotContain("…");
        assertThat(Excerpt.of("x".repeat(201))).isEqualTo("x".repeat(200) + "…");
        assertThat(Excerpt.of("x".repeat(199) + "😀")).isEqualTo("x".repeat(199) + "…");
    }
}
