package dev.odf.schema.internal.text;

import java.util.HexFormat;

/** Values from outside as error messages show them: capped, on one line, and with nothing invisible. */
public final class Excerpt {
    private static final int CHARS_MAX = 200;

    private Excerpt() {}

    /** At most 200 characters: the start of a value, with {@code …} for what was cut off and escapes for what would not show. */
    public static String of(String value) {
        StringBuilder excerpt = new StringBuilder(Math.min(value.length(), CHARS_MAX));
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            String shown =
                    isPlain(c) ? String.valueOf(c) : "\\u" + HexFormat.of().toHexDigits(c);
            if (excerpt.length() + shown.length() >= CHARS_MAX) {
                return excerpt.append('…').toString();
            }
            excerpt.append(shown);
        }
        return excerpt.toString();
    }

    /** The excerpt of a value in single quotes. */
    public static String quoted(String value) {
        return "'" + of(value) + "'";
    }

    private static boolean isPlain(char c) {
        return c >= ' ' && c < 0x7f || Character.isLetterOrDigit(c) || c == '…';
    }
}
