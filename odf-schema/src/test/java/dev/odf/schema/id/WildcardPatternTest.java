package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class WildcardPatternTest {
    @Test
    void agreesWithRegularExpressionsOnAllShortTexts() {
        String[] patterns = words("ab%", 5);
        String[] texts = words("ab", 6);
        for (String pattern : patterns) {
            Pattern oracle = Pattern.compile(pattern.replace("%", ".*"));
            for (String text : texts) {
                assertThat(WildcardPattern.matches(pattern, text))
                        .as("%s on %s", pattern, text)
                        .isEqualTo(oracle.matcher(text).matches());
            }
        }
    }

    @Test
    void ignoresTheCaseOfLetters() {
        assertThat(WildcardPattern.matches("nEt%Om", "NET.example.COM")).isTrue();
        assertThat(WildcardPattern.matches("ABC", "abc")).isTrue();
    }

    @Test
    void takesTimeLinearToBothLengths() {
        // By the product of the lengths this would be 10^12 steps.
        String text = "a".repeat(1_000_000);

        assertThat(WildcardPattern.matches("%" + text + "b%", text + text)).isFalse();
        assertThat(WildcardPattern.matches("%" + "ab%".repeat(300_000), text)).isFalse();
        assertThat(WildcardPattern.matches("%" + text + "%", text)).isTrue();
    }

    /** All words over an alphabet up to a length. */
    private static String[] words(String alphabet, int lengthMax) {
        List<String> words = new ArrayList<>(List.of(""));
        for (int from = 0, length = 0; length < lengthMax; length++) {
            int to = words.size();
            for (int index = from; index < to; index++) {
                for (int at = 0; at < alphabet.length(); at++) {
                    words.add(words.get(index) + alphabet.charAt(at));
                }
            }
            from = to;
        }
        return words.toArray(String[]::new);
    }
}
