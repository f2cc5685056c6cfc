package dev.odf.schema.id;

/** The grammar that all names share: groups of ASCII letters and digits, joined by single dots and hyphens. */
final class Hostname {
    private static final String EXPECTED = "letters and digits in groups that a single '.' or '-' joins";

    private Hostname() {}

    /** Where the longest name that starts at an offset ends; the offset itself if none does. */
    static int scan(String text, int from) {
        int end = from;
        int start = from;
        while (true) {
            int groupEnd = start;
            while (groupEnd < text.length() && isLetterOrDigit(text.charAt(groupEnd))) {
                groupEnd++;
            }
            if (groupEnd == start) {
                return end;
            }
            end = groupEnd;
            if (!isSeparatorAt(text, end)) {
                return end;
            }
            start = end + 1;
        }
    }

    /** The text itself, which has to be one name from end to end. */
    static String require(String text, IdentifierKind kind) {
        int end = scan(text, 0);
        if (end == 0 || end < text.length()) {
            throw kind.malformed(text, end, EXPECTED);
        }
        return text;
    }

    static boolean isSeparatorAt(String text, int at) {
        return at < text.length() && (text.charAt(at) == '.' || text.charAt(at) == '-');
    }

    static boolean isLetterOrDigit(char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z');
    }
}
