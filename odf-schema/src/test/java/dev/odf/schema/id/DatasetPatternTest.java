package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatasetPatternTest {
    private static final DatasetId ID = DatasetId.ofKey(Bytes.copyOf(new byte[32]));

    // The grammar once more: possessive and atomic groups neither back off nor try again, just as in a parsing
    // expression grammar.
    private static final String NAME = "[a-zA-Z0-9]++(?>[.-][a-zA-Z0-9]++)*+";
    private static final String MIDDLE = "(?>[.-]?+" + NAME + "[.-]?+|[.-])";
    private static final Pattern GRAMMAR = Pattern.compile(
            "(?>" + NAME + "[.-]?+)?+" + "(?>%++" + MIDDLE + "(?!\\z))*+" + "%++" + "(?>[.-]?+" + NAME + ")?+|" + NAME);

    private static List<String> texts(String alphabet, int lengthMax) {
        List<String> texts = new ArrayList<>(List.of(""));
        int from = 0;
        for (int length = 1; length <= lengthMax; length++) {
            int to = texts.size();
            for (int i = from; i < to; i++) {
                for (int c = 0; c < alphabet.length(); c++) {
                    texts.add(texts.get(i) + alphabet.charAt(c));
                }
            }
            from = to;
        }
        return texts;
    }

    @Test
    void acceptsWhatTheGrammarDoes() {
        for (String text : texts("a%.-_", 7)) {
            boolean accepted;
            try {
                accepted = DatasetNamePattern.parse(text).toString().equals(text);
            } catch (MalformedDataException e) {
                accepted = false;
            }
            if (accepted != GRAMMAR.matcher(text).matches()) {
                throw new AssertionError("'" + text + "' accepted: " + accepted);
            }
        }
    }

    @Test
    void matchesWhatTheRegularExpressionDoes() {
        List<DatasetName> names = new ArrayList<>();
        for (String text : texts("aB.", 5)) {
            if (Hostname.scan(text, 0) == text.length() && !text.isEmpty()) {
                names.add(DatasetName.parse(text));
            }
        }
        for (String text : texts("Ab.%", 5)) {
            if (!GRAMMAR.matcher(text).matches()) {
                continue;
            }
            Pattern oracle = Pattern.compile(text.replace(".", "\\.").replace("%", ".*"), Pattern.CASE_INSENSITIVE);
            DatasetNamePattern pattern = DatasetNamePattern.parse(text);
            for (DatasetName name : names) {
                if (pattern.matches(name) != oracle.matcher(name.toString()).matches()) {
                    throw new AssertionError("'" + text + "' on '" + name + "'");
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "%, a, true",
        "%%, a, true",
        "a%, a, true",
        "a%a, a, false",
        "%b%, aBc, true",
        "%.ex%.com, net.example.com, true",
        "%.ex%.com, net.example.com.org, false",
        "a%b%b, abab, true",
        "abc, ABC, true",
        "abc, abcd, false"
    })
    void matchesWithoutCase(String pattern, String name, boolean matches) {
        assertThat(DatasetNamePattern.parse(pattern).matches(DatasetName.parse(name)))
                .isEqualTo(matches);
    }

    @Test
    void comparesPatternsWithoutCase() {
        DatasetNamePattern pattern = DatasetNamePattern.parse("Net.%");
        assertThat(pattern)
                .isEqualTo(DatasetNamePattern.parse("nEt.%"))
                .hasSameHashCodeAs(DatasetNamePattern.parse("nEt.%"));
        assertThat(pattern).isEqualByComparingTo(DatasetNamePattern.parse("net.%"));
        assertThat(pattern.isPlainName()).isFalse();
        assertThat(DatasetNamePattern.parse("net").isPlainName()).isTrue();
        assertThat((Object) DatasetNamePattern.parse("net")).isNotEqualTo(DatasetName.parse("net"));
    }

    @Test
    void coversEveryAccountUnlessItNamesOne() {
        DatasetAliasPattern anyAccount = DatasetAliasPattern.parse("n%");
        assertThat(anyAccount.matches(DatasetAlias.parse("name"))).isTrue();
        assertThat(anyAccount.matches(DatasetAlias.parse("acc/name"))).isTrue();
        DatasetAliasPattern oneAccount = DatasetAliasPattern.parse("Acc/n%");
        assertThat(oneAccount).hasToString("Acc/n%").isEqualTo(DatasetAliasPattern.parse("acc/N%"));
        assertThat(oneAccount.matches(DatasetAlias.parse("acc/name"))).isTrue();
        assertThat(oneAccount.matches(DatasetAlias.parse("name"))).isFalse();
        assertThat(oneAccount.matches(DatasetAlias.parse("acc/other"))).isFalse();
        assertThat(DatasetAliasPattern.parse("acc/name").matches(DatasetAlias.parse("acc/name")))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "a%/b, 2", "a/b/%, 3", "a/, 2", "/%, 0", "%-, 1", "a..%, 2", "did:odf:%, 3"})
    void rejectsWithThePlace(String text, long offset) {
        assertThatThrownBy(() -> DatasetAliasPattern.parse(text))
                .isInstanceOfSatisfying(MalformedDataException.class, e -> {
                    assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_PATTERN);
                    assertThat(e.location()).isEqualTo(DataLocation.text(offset));
                });
    }

    @Test
    void resolvesAmbiguousPatterns() {
        DatasetHandle handle = new DatasetHandle(ID, DatasetAlias.parse("acc/name"));
        DatasetRefAnyPattern ambiguous = DatasetRefAnyPattern.parse("acc/n%");
        assertThat(ambiguous.asLocalPattern(name -> true)).isNull();
        assertThat(ambiguous.asLocalPattern(name -> false)).isEqualTo(DatasetRefPattern.parse("acc/n%"));
        assertThat(ambiguous.matches(handle, name -> true)).isFalse();
        assertThat(ambiguous.matches(handle, name -> false)).isTrue();
        assertThat(DatasetRefAnyPattern.parse("repo/acc/n%").matches(handle, name -> true))
                .isFalse();
        assertThat(DatasetRefAnyPattern.parse("n%").matches(handle, name -> true))
                .isTrue();
        assertThat(DatasetRefAnyPattern.parse("acc/name").matches(handle, name -> false))
                .isTrue();
        assertThat(DatasetRefAnyPattern.parse("acc/name").matches(handle, name -> true))
                .isFalse();
        assertThat(DatasetRefAnyPattern.parse(ID.toString()).matches(handle, name -> true))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"a%/b", "a/b%/c", "a/b/c/%", "%/%", "a//%", "https://example.com/%", "a/b/", "a/b/%-"})
    void rejectsAnyPatterns(String text) {
        assertThatThrownBy(() -> DatasetRefAnyPattern.parse(text)).isInstanceOf(MalformedDataException.class);
    }
}
