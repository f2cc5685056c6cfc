package dev.odf.schema.id;

/** Matches a text against pieces with wildcards between them, in time linear to both lengths; ignores the case of ASCII letters. */
final class WildcardPattern {
    private static final char WILDCARD = '%';

    private WildcardPattern() {}

    /** Whether the pattern, in which {@code %} stands for any run of characters, covers the whole of a text. */
    static boolean matches(String pattern, String text) {
        int first = pattern.indexOf(WILDCARD);
        if (first < 0) {
            return pattern.length() == text.length() && isAt(pattern, 0, pattern.length(), text, 0);
        }
        int last = pattern.lastIndexOf(WILDCARD);
        int suffix = pattern.length() - last - 1;
        int end = text.length() - suffix;
        if (first > end || !isAt(pattern, 0, first, text, 0) || !isAt(pattern, last + 1, suffix, text, end)) {
            return false;
        }
        // Each piece in between takes its leftmost place: any other would leave less room for the next ones.
        int textAt = first;
        for (int from = first + 1; from <= last; ) {
            int to = pattern.indexOf(WILDCARD, from);
            textAt = endOfPiece(pattern, from, to, text, textAt, end);
            if (textAt < 0) {
                return false;
            }
            from = to + 1;
        }
        return true;
    }

    private static boolean isAt(String pattern, int from, int length, String text, int at) {
        for (int i = 0; i < length; i++) {
            if (at + i >= text.length() || lower(pattern, from + i) != lower(text, at + i)) {
                return false;
            }
        }
        return true;
    }

    /** Where the first occurrence of a piece within a part of the text ends, or -1; after Knuth, Morris and Pratt. */
    private static int endOfPiece(String pattern, int from, int to, String text, int textFrom, int textTo) {
        int length = to - from;
        if (length == 0) {
            return textFrom;
        }
        if (length > textTo - textFrom) {
            return -1;
        }
        int[] borders = borders(pattern, from, length);
        int matched = 0;
        for (int at = textFrom; at < textTo; at++) {
            matched = extend(pattern, from, borders, matched, lower(text, at));
            if (matched == length) {
                return at + 1;
            }
        }
        return -1;
    }

    /** For each prefix of a piece the length of its longest proper prefix that is also its suffix. */
    private static int[] borders(String pattern, int from, int length) {
        int[] borders = new int[length];
        int matched = 0;
        for (int i = 1; i < length; i++) {
            matched = extend(pattern, from, borders, matched, lower(pattern, from + i));
            borders[i] = matched;
        }
        return borders;
    }

    private static int extend(String pattern, int from, int[] borders, int matched, char next) {
        int length = matched;
        while (length > 0 && lower(pattern, from + length) != next) {
            length = borders[length - 1];
        }
        return lower(pattern, from + length) == next ? length + 1 : 0;
    }

    private static char lower(String text, int at) {
        return CaselessText.toLowerCase(text.charAt(at));
    }
}
