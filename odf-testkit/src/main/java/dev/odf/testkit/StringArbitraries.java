package dev.odf.testkit;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Arbitrary strings: any that Unicode can hold, and names. */
final class StringArbitraries {
    /** Texts that YAML takes for something else if they stand without quotes, or that it can hardly hold. */
    private static final String[] LOOKALIKES = {
        "",
        "true",
        "False",
        "yes",
        "No",
        "on",
        "y",
        "null",
        "~",
        "Null",
        "NULL",
        ".inf",
        "-.INF",
        ".nan",
        "0",
        "-1",
        "+1",
        "007",
        "0x1F",
        "0o17",
        "0b11",
        "1_000",
        "1e3",
        "1.",
        ".5",
        "-",
        "-0",
        "1:30",
        "2020-01-01",
        "2020-01-01T00:00:00Z",
        "- x",
        "? x",
        ": x",
        "a: b",
        "a:",
        ":",
        "?",
        "# c",
        "a # b",
        "a#b",
        "'",
        "\"",
        "''",
        "'a'",
        "\"a\"",
        "a'b\"c",
        "[",
        "[a]",
        "{",
        "{a: b}",
        "]",
        "}",
        ",",
        "&a",
        "*a",
        "!a",
        "!!str a",
        "|",
        ">",
        "|-",
        "%",
        "%YAML 1.2",
        "@a",
        "`a",
        "<<",
        "=",
        "---",
        "--- a",
        "...",
        "... a",
        "a\n---\nb",
        "a\n...\nb",
        " ",
        "  ",
        " a",
        "a ",
        "\t",
        "\ta",
        "a\t",
        "\n",
        "\n\n",
        "a\n",
        "\na",
        "a\n\n",
        " a\nb",
        "  a\n b\nc",
        "a \nb",
        "a\n \nb",
        "a\n\tb",
        "\r",
        "a\rb",
        "a\r\nb",
        "a\n\rb",
        "\u0085",
        "a\u0085b",
        "\u2028",
        "a\u2028b",
        "\u2029",
        "\ufeff",
        "\ufeffa",
        "a\ufeff",
        "\0",
        "a\0b",
        "\u0007",
        "\u001b[0m",
        "\u007f",
        "\u009f",
        "\u00a0",
        "\ufffe",
        "\uffff",
        "\ud83d\ude00",
        "\ud83d\udc69\u200d\ud83d\udcbb",
        "\udbff\udfff",
        "e\u0301",
        "\u0130\u0131",
        "\\",
        "\\n",
        "\\u0000",
        "\\x41",
        "C:\\a",
        "a\\",
        "</script>",
        "${a}",
        "kind",
        "Null",
        "Append",
        "\u202eabc"
    };

    private static final String[] PIECES = {
        " ",
        "  ",
        "\n",
        "\r",
        "\r\n",
        "\t",
        ":",
        ": ",
        "#",
        " #",
        "-",
        "- ",
        "'",
        "\"",
        "\\",
        "[",
        "]",
        "{",
        "}",
        ",",
        "&",
        "*",
        "!",
        "|",
        ">",
        "%",
        "@",
        "`",
        "~",
        "/",
        "\u0085",
        "\u2028",
        "\u2029",
        "\ufeff",
        "\0",
        "\u0007",
        "\u001b",
        "\u007f",
        "\u00a0",
        "\u00e9",
        "\u03b1",
        "\u4e16",
        "\ufffd",
        "\uffff",
        "\ud800\udc00",
        "\ud83d\ude00",
        "\n---\n",
        "\n...\n",
        "\n  "
    };

    /** Names that YAML takes for numbers and other words if they stand without quotes. */
    private static final String[] NAME_LOOKALIKES = {
        "a",
        "true",
        "No",
        "null",
        "NULL",
        "0",
        "007",
        "1e3",
        "1.5",
        "1.5.2",
        "0x1F",
        "2020-01-01",
        "1-1",
        "e",
        "A",
        "did",
        "Foo.Bar-baz"
    };

    private static final String LETTERS_AND_DIGITS = "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final int SURROGATES_FROM = 0xd800;
    private static final int SURROGATES = 0x800;
    private static final int PIECES_MAX = 10;
    private static final int LINES_MAX = 4;

    private StringArbitraries() {}

    static Arbitrary<String> any() {
        return LazyArbitrary.frequencyOf(
                Tuple.of(5, letters(0, 8)),
                Tuple.of(6, Arbitraries.of(LOOKALIKES)),
                Tuple.of(6, mixture()),
                Tuple.of(2, lines()),
                Tuple.of(1, longText()));
    }

    static Arbitrary<String> name() {
        Arbitrary<String> groups = letters(1, 6);
        Arbitrary<String> rests = Combinators.combine(Arbitraries.of(".", "-"), groups)
                .as(String::concat)
                .list()
                .ofMaxSize(3)
                .map(parts -> String.join("", parts));
        return LazyArbitrary.frequencyOf(
                Tuple.of(3, Combinators.combine(groups, rests).as(String::concat)),
                Tuple.of(1, Arbitraries.of(NAME_LOOKALIKES)));
    }

    /** From one alphabet, since jqwik draws several times as long from several ranges of characters. */
    private static Arbitrary<String> letters(int lengthMin, int lengthMax) {
        return Arbitraries.strings()
                .withChars(LETTERS_AND_DIGITS)
                .ofMinLength(lengthMin)
                .ofMaxLength(lengthMax);
    }

    private static Arbitrary<String> mixture() {
        return piece().list().ofMaxSize(PIECES_MAX).map(pieces -> String.join("", pieces));
    }

    private static Arbitrary<String> piece() {
        return LazyArbitrary.frequencyOf(
                Tuple.of(4, letters(1, 3)), Tuple.of(4, Arbitraries.of(PIECES)), Tuple.of(2, codePoint()));
    }

    /** Any character but the surrogates. */
    private static Arbitrary<String> codePoint() {
        return Arbitraries.integers()
                .between(0, Character.MAX_CODE_POINT - SURROGATES)
                .shrinkTowards('a')
                .map(index -> Character.toString(index < SURROGATES_FROM ? index : index + SURROGATES));
    }

    private static Arbitrary<String> lines() {
        return Combinators.combine(
                        mixture().list().ofMinSize(1).ofMaxSize(LINES_MAX), Arbitraries.of("\n", "\r\n", "\n\n"))
                .as((lines, separator) -> String.join(separator, lines));
    }

    /** Long enough for every writer that folds lines. */
    private static Arbitrary<String> longText() {
        Arbitrary<String> words = LazyArbitrary.frequencyOf(Tuple.of(8, letters(1, 12)), Tuple.of(1, piece()));
        return LazyArbitrary.frequencyOf(
                Tuple.of(3, words.list().ofMinSize(60).ofMaxSize(90).map(list -> String.join(" ", list))),
                Tuple.of(1, letters(300, 700)));
    }
}
