package dev.odf.schema.internal.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.text.TextNode;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.parser.ParserImpl;

/**
 * Text made to overrun a reader is answered with a value or an error of the library, with work that grows no faster
 * than the text.
 */
class HostileTextTest {
    private static final int LENGTH = 65_536;

    static Stream<String> texts() {
        List<String> texts = new ArrayList<>();
        for (String unit : List.of(
                "[",
                "{",
                "]",
                "? ",
                "- ",
                "- - ",
                "&a ",
                "*a ",
                "&a [",
                "[*a,",
                "{a: ",
                "a: ",
                "!a ",
                "!!str ",
                "\"",
                "'",
                "a",
                "a ",
                "a\n",
                " ",
                "\n",
                "#",
                "# ",
                "|\n",
                "%TAG !a! b\n",
                "---\n",
                "...\n",
                "[a,",
                "[[],",
                "{a,",
                "{a: b, c: ",
                "-\n",
                "\t",
                ":",
                ": ",
                "a:\n",
                "\\",
                "\"\\x41",
                "@",
                "'a':",
                "[? ",
                "~,",
                "!%41",
                "!<%41",
                "\uFEFF",
                "\u0085",
                "\r",
                "\r\n",
                "\uD83D",
                "1",
                "0x1",
                "\"a\",",
                "[],")) {
            for (String head : List.of("", "[", "a: ", "\"", "|\n ", "{\"a\":")) {
                texts.add(head + unit.repeat(LENGTH / unit.length()));
            }
        }
        texts.add(staircase());
        texts.add(billionLaughs());
        texts.add("[" + ("[".repeat(120) + "]".repeat(120) + ",").repeat(265) + "1]");
        texts.add("[&a " + "[".repeat(100) + "]".repeat(100) + ",*a".repeat(20_000) + "]");
        texts.add("&" + "a".repeat(LENGTH) + " x");
        return texts.stream();
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("texts")
    void isAnsweredByAValueOrAnErrorOfTheLibrary(String text) {
        assertOnlyOdfErrors(() -> YamlNodes.read(text, TextLimits.defaults()));
        assertOnlyOdfErrors(() -> JsonNodes.read(text, TextLimits.defaults()));
    }

    @Property(tries = 1_000, seed = "1")
    void anyMixtureIsAnsweredByAValueOrAnErrorOfTheLibrary(@ForAll("mixtures") String text) {
        assertOnlyOdfErrors(() -> YamlNodes.read(text, TextLimits.defaults()));
        assertOnlyOdfErrors(() -> JsonNodes.read(text, TextLimits.defaults()));
    }

    @Provide
    Arbitrary<String> mixtures() {
        Arbitrary<String> pieces = Arbitraries.of(
                "[",
                "]",
                "{",
                "}",
                ",",
                ":",
                ": ",
                "? ",
                "- ",
                "\n",
                "\n ",
                "\n  ",
                " ",
                "\t",
                "&a ",
                "*a",
                "!a ",
                "!!int ",
                "!<a> ",
                "\"",
                "'",
                "\\",
                "\\u12",
                "\\ud800",
                "\\U00110000",
                "a",
                "1",
                "~",
                "|",
                ">",
                "|2\n",
                "---\n",
                "...\n",
                "%YAML 1.1\n",
                "#",
                "\u0000",
                "\uD800",
                "\uFEFF",
                "\u0085",
                "<<",
                "true",
                "-1.5e3",
                "\r\n");
        return pieces.list().ofMaxSize(24).map(list -> String.join("", list));
    }

    @ParameterizedTest
    @MethodSource("longRuns")
    void longRunsAreCopiedAConstantNumberOfTimes(String text) {
        CodePointReader reader = new CodePointReader(new StringReader(text), Integer.MAX_VALUE);
        ParserImpl parser = new ParserImpl(reader, options());
        while (!parser.checkEvent(Event.ID.StreamEnd)) {
            parser.getEvent();
        }

        assertThat(reader.copied()).isLessThan(4L * text.length());
    }

    static Stream<String> longRuns() {
        int length = 1_000_000;
        return Stream.of(
                "a".repeat(length),
                "'" + "a".repeat(length) + "'",
                "\"" + "a".repeat(length) + "\"",
                "|\n  " + "a".repeat(length),
                "# " + "a".repeat(length),
                "a\n\n".repeat(length / 3),
                "- a\n".repeat(length / 4));
    }

    @Test
    void nestingIsRefusedBeforeMoreThanAFewCharactersAreRead() {
        int[] read = {0};
        StringReader source = new StringReader("[".repeat(10_000_000)) {
            @Override
            public int read(char[] buffer) throws java.io.IOException {
                int count = super.read(buffer);
                read[0] += count;
                return count;
            }
        };
        assertOnlyOdfErrors(() -> YamlNodes.read(source, TextLimits.defaults()));

        assertThat(read[0]).isPositive().isLessThan(20_000);
    }

    private static LoaderOptions options() {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Integer.MAX_VALUE);
        return options;
    }

    private static String staircase() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 360; i++) {
            text.append(" ".repeat(i)).append("a:\n");
        }
        return text.toString();
    }

    private static String billionLaughs() {
        StringBuilder text = new StringBuilder("a0: &a0 [x,x,x,x,x,x,x,x,x]\n");
        for (int i = 1; i < 30; i++) {
            String alias = "*a" + (i - 1) + ",";
            text.append("a" + i + ": &a" + i + " [").append(alias.repeat(9)).append("]\n");
        }
        return text.toString();
    }

    private static void assertOnlyOdfErrors(Supplier<TextNode> reading) {
        try {
            assertThat(reading.get()).isNotNull();
        } catch (OdfException expected) {
            assertThat(expected.getMessage()).isNotBlank().hasSizeLessThan(1_000);
        } catch (RuntimeException | Error other) {
            fail("only errors of the library may leave it", other);
        }
    }
}
