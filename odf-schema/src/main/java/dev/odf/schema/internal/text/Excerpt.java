package dev.odf.schema.internal.text;

import java.util.HexFormat;

/** Values from outside as error messages show them: capped, on one line, and with nothing invisible. */
public final class Excerpt {
    private static final int CHARS_MAX = 200;

    private Excerpt() {}

    /** The first 200 characters of a value at most, then {@code …} if that was not all; what would not show is escaped. */
    public static String of(String value) {
        StringBuilder excerpt = new StringBuilder(Math.min(value.length(), CHARS_MAX) + 1);
        for (int i = 0; i < value.length(); ) {
            int codePoint = value.codePointAt(i);
            int length = excerpt.length();
            append(excerpt, codePoint);
            if (excerpt.length() > CHARS_MAX) {
                excerpt.setLength(length);
                return excerpt.append('…').toString();
            }
            i += Character.charCount(codePoint);
        }
        return excerpt.toString();
    }

    /** The excerpt of a value in single quotes. */
    public static String quoted(String value) {
        return "'" + of(value) + "'";
    }

    private static void append(StringBuilder excerpt, int codePoint) {
        if (isVisible(codePoint)) {
            excerpt.appendCodePoint(codePoint);
        } else {
            for (char unit : Character.toChars(codePoint)) {
                excerpt.append("\\u").append(HexFormat.of().toHexDigits(unit));
            }
        }
    }

    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.PRIVATE_USE,
                    Character.SURROGATE,
                    Character.UNASSIGNED -> false;
            default -> codePoint == ' ' || !Character.isSpaceChar(codePoint);
        };
    }
}
