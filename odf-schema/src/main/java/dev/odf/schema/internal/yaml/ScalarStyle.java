package dev.odf.schema.internal.yaml;

import dev.odf.schema.internal.text.ScalarNode;
import org.yaml.snakeyaml.reader.StreamReader;

/** How a string is written, so that it reads back as the same string. */
enum ScalarStyle {
    /** As it is. */
    PLAIN,
    /** In single quotes. */
    SINGLE_QUOTED,
    /** In double quotes with escapes. */
    DOUBLE_QUOTED,
    /** Line by line below a {@code |}. */
    LITERAL;

    private static final String FIRST_INDICATORS = ",[]{}#&*!|>'\"%@`";

    /** The style of a value. */
    static ScalarStyle of(String text) {
        boolean breaks = false;
        boolean tabs = false;
        for (int i = 0; i < text.length(); i += Character.charCount(text.codePointAt(i))) {
            int c = text.codePointAt(i);
            if (c == '\n') {
                breaks = true;
            } else if (c == '\t') {
                tabs = true;
            } else if (!isOrdinary(c)) {
                return DOUBLE_QUOTED;
            }
        }
        if (breaks) {
            return isLiteral(text) ? LITERAL : DOUBLE_QUOTED;
        }
        if (tabs) {
            return DOUBLE_QUOTED;
        }
        return isPlain(text) ? PLAIN : SINGLE_QUOTED;
    }

    /** Whether a character is printable, no line break to any version of YAML, and visible in an editor. */
    static boolean isOrdinary(int c) {
        return StreamReader.isPrintable(c)
                && c != '\t'
                && c != '\n'
                && c != '\r'
                && c != 0x85
                && c != 0x2028
                && c != 0x2029
                && c != 0xFEFF;
    }

    // A literal block keeps every character but the number of line breaks at its end, which more than one would make
    // hang in the air after the last line of the document.
    private static boolean isLiteral(String text) {
        int last = text.length() - 1;
        boolean endsInBlankLine = text.charAt(last) == '\n' && (last == 0 || text.charAt(last - 1) == '\n');
        return !endsInBlankLine && !text.isBlank();
    }

    private static boolean isPlain(String text) {
        if (ScalarNode.Kind.STRING != PlainScalars.kindOf(text) || PlainScalars.isZeroPadded(text)) {
            return false;
        }
        int last = text.length() - 1;
        if (text.charAt(0) == ' ' || text.charAt(last) == ' ' || text.charAt(last) == ':') {
            return false;
        }
        if (FIRST_INDICATORS.indexOf(text.charAt(0)) >= 0 || text.startsWith("---") || text.startsWith("...")) {
            return false;
        }
        boolean dangling = "-?:".indexOf(text.charAt(0)) >= 0 && (last == 0 || text.charAt(1) == ' ');
        return !dangling && !text.contains(": ") && !text.contains(" #");
    }
}
