package dev.odf.metadata.store;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;

/**
 * Name of a chain reference: ASCII letters, digits, {@code .}, {@code _} and {@code -}, 200 characters at most, no dot at the start.
 *
 * <p>Names that differ only in case are different names, but a file system that ignores case cannot tell them apart.
 *
 * <p>Immutable.
 *
 * @param text the name
 * @since 0.1
 */
public record ReferenceName(String text) implements Comparable<ReferenceName> {
    /** The reference to the newest block; a dataset exists if and only if it does. */
    public static final ReferenceName HEAD = new ReferenceName("head");

    private static final int CHARS_MAX = 200;

    /** @throws MalformedDataException if the text is no such name */
    public ReferenceName {
        Objects.requireNonNull(text, "text");
        if (text.isEmpty()) {
            throw malformed("a reference name is empty", 0);
        }
        if (text.length() > CHARS_MAX) {
            throw malformed(
                    "a reference name has " + text.length() + " characters, allowed are " + CHARS_MAX, CHARS_MAX);
        }
        if (text.charAt(0) == '.') {
            throw malformed("a reference name starts with a dot", 0);
        }
        for (int i = 0; i < text.length(); i++) {
            if (!isAllowed(text.charAt(i))) {
                throw malformed("a reference name has characters other than letters, digits, '.', '_' and '-'", i);
            }
        }
    }

    /**
     * The name of a text.
     *
     * @throws MalformedDataException if the text is no such name
     */
    public static ReferenceName parse(String text) {
        return new ReferenceName(text);
    }

    @Override
    public int compareTo(ReferenceName other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }

    private static boolean isAllowed(char c) {
        boolean isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        return isLetter || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
    }

    private static MalformedDataException malformed(String problem, int offset) {
        return new MalformedDataException(ErrorCode.ID_INVALID_NAME, problem, DataLocation.text(offset));
    }
}
