package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;

/**
 * A pattern over dataset names, in which {@code %} stands for any run of characters, the empty one too. A plain name is a pattern as well. Keeps its
 * spelling; equal, ordered and compared with names without regard to the case of letters.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class DatasetNamePattern extends CaselessText implements Comparable<DatasetNamePattern> {
    private static final char WILDCARD = '%';

    private DatasetNamePattern(String text) {
        super(text);
    }

    /**
     * The pattern of a text. Pieces of names stand before, between and behind the wildcards; at a wildcard a piece may begin or end with a single
     * {@code .} or {@code -}, at either end of the text it must not.
     *
     * @throws MalformedDataException if the text is neither a pattern nor a name
     */
    public static DatasetNamePattern parse(String text) {
        Objects.requireNonNull(text, "text");
        return parseWithin(text, 0, IdentifierKind.NAME_PATTERN);
    }

    /** The pattern that starts at an offset of a longer text, about which errors speak. */
    static DatasetNamePattern parseWithin(String text, int from, IdentifierKind kind) {
        int end = scan(text, from);
        if (end == from || end < text.length()) {
            throw kind.malformed(text, end, "names and parts of names, joined by '%'");
        }
        return new DatasetNamePattern(text.substring(from));
    }

    /** Whether a text has a wildcard, and so cannot be anything but a pattern. */
    static boolean hasWildcard(String text) {
        return text.indexOf(WILDCARD) >= 0;
    }

    /** Whether the text has no wildcard, and so matches one name alone. */
    public boolean isPlainName() {
        return !hasWildcard(toString());
    }

    /** Whether the pattern covers the whole of a name. Takes time proportional to the sum of both lengths. */
    public boolean matches(DatasetName name) {
        return WildcardPattern.matches(toString(), name.toString());
    }

    @Override
    public int compareTo(DatasetNamePattern other) {
        return compareText(other);
    }

    /** Where the grammar stops: at the end of the text if it is a pattern or a plain name. */
    private static int scan(String text, int from) {
        int nameEnd = Hostname.scan(text, from);
        if (nameEnd == text.length()) {
            return nameEnd;
        }
        int at = nameEnd > from ? skipSeparator(text, nameEnd) : from;
        if (at == text.length()) {
            return nameEnd;
        }
        while (true) {
            int wildcardsEnd = skipWildcards(text, at);
            if (wildcardsEnd == at) {
                return at;
            }
            int middleEnd = scanMiddle(text, wildcardsEnd);
            if (middleEnd == wildcardsEnd || middleEnd == text.length()) {
                return scanEnd(text, wildcardsEnd);
            }
            at = middleEnd;
        }
    }

    /** A piece of a name with a separator on either side or none, or a separator alone. */
    private static int scanMiddle(String text, int from) {
        int nameStart = skipSeparator(text, from);
        int nameEnd = Hostname.scan(text, nameStart);
        return nameEnd == nameStart ? nameStart : skipSeparator(text, nameEnd);
    }

    private static int scanEnd(String text, int from) {
        int nameStart = skipSeparator(text, from);
        int nameEnd = Hostname.scan(text, nameStart);
        return nameEnd == nameStart ? from : nameEnd;
    }

    private static int skipSeparator(String text, int at) {
        return Hostname.isSeparatorAt(text, at) ? at + 1 : at;
    }

    private static int skipWildcards(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) == WILDCARD) {
            at++;
        }
        return at;
    }
}
