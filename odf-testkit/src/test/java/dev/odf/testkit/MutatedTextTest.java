package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.error.OdfException;
import dev.odf.testkit.SchemaTypes.SchemaType;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class MutatedTextTest {
    private final TextCodec yaml = TextCodec.yaml();
    private final TextCodec json = TextCodec.json();

    @TestFactory
    Stream<DynamicTest> mutatedTextsAreReadOrRefusedAs() {
        return SchemaTypes.all().stream().map(this::mutatedTexts);
    }

    private <T> DynamicTest mutatedTexts(SchemaType<T> type) {
        Arbitrary<Tuple.Tuple2<T, List<Mutation>>> cases = Combinators.combine(
                        type.values(), Mutation.any().list().ofMinSize(1).ofMaxSize(4))
                .as(Tuple::of);
        return dynamicTest(
                type.name(),
                () -> Tries.check(cases, one -> {
                    readOrRefuse(yaml, type.javaType(), one.get1(), one.get2());
                    readOrRefuse(json, type.javaType(), one.get1(), one.get2());
                }));
    }

    private static <T> void readOrRefuse(TextCodec codec, Class<T> type, T value, List<Mutation> mutations) {
        String text = codec.write(value);
        for (Mutation mutation : mutations) {
            text = mutation.apply(text);
        }
        T read;
        try {
            read = codec.read(text, type);
        } catch (OdfException e) {
            return;
        } catch (RuntimeException | StackOverflowError e) {
            fail("not refused as it should be: " + text, e);
            return;
        }
        assertThat(codec.read(codec.write(read), type)).isEqualTo(read);
    }

    /**
     * One change of a text.
     *
     * @param place where, as a part of the whole from 0 to 1
     * @param removed how many characters go
     * @param inserted what comes instead; a surrogate without its other half is allowed
     */
    private record Mutation(double place, int removed, String inserted) {
        private static final String[] PIECES = {
            "",
            " ",
            "  ",
            "\n",
            "\r",
            "\t",
            ":",
            ": ",
            "- ",
            "#",
            "'",
            "\"",
            "\\",
            "\\u",
            "[",
            "]",
            "{",
            "}",
            ",",
            "&a ",
            "*a",
            "!",
            "!!int ",
            "|",
            ">",
            "%",
            "---\n",
            "...\n",
            "?",
            "~",
            "null",
            "0",
            "-",
            "1e999",
            "0x",
            "<<: ",
            "\ufeff",
            "\u0085",
            "\0",
            "\ud800",
            "\udc00",
            "\ud83d\ude00"
        };

        static Arbitrary<Mutation> any() {
            Arbitrary<String> pieces = Arbitraries.frequencyOf(
                    Tuple.of(3, Arbitraries.of(PIECES)),
                    Tuple.of(1, Arbitraries.strings().ofLength(1)));
            return Combinators.combine(
                            Arbitraries.integers().between(0, 10_000), Arbitraries.of(0, 1, 1, 2, 10), pieces)
                    .as((place, removed, inserted) -> new Mutation(place / 10_000.0, removed, inserted));
        }

        String apply(String text) {
            int from = (int) (place * text.length());
            int to = Math.min(text.length(), from + removed);
            return text.substring(0, from) + inserted + text.substring(to);
        }
    }
}
