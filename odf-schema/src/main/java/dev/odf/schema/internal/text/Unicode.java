package dev.odf.schema.internal.text;

import java.util.Comparator;

/** What UTF-8 has to say about Java strings. */
public final class Unicode {
    /**
     * The order of the UTF-8 bytes of two strings, which {@link String#compareTo} is not for characters above U+FFFF.
     */
    public static final Comparator<String> CODE_POINT_ORDER = Unicode::compareCodePoints;

    private Unicode() {}

    /** Index of the first surrogate that has no partner, or {@code -1}. */
    public static int unpairedSurrogate(CharSequence text) {
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (!Character.isSurrogate(c)) {
                i++;
                continue;
            }
            boolean paired = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (!paired) {
                return i;
            }
            i += 2;
        }
        return -1;
    }

    private static int compareCodePoints(String left, String right) {
        int common = Math.min(left.length(), right.length());
        for (int i = 0; i < common; i++) {
            char l = left.charAt(i);
            char r = right.charAt(i);
            if (l == r) {
                continue;
            }
            // A surrogate stands for a code point above every character of one unit; two surrogates compare as their
            // code points do.
            if (Character.isSurrogate(l) != Character.isSurrogate(r)) {
                return Character.isSurrogate(l) ? 1 : -1;
            }
            return Character.compare(l, r);
        }
        return Integer.compare(left.length(), right.length());
    }
}
