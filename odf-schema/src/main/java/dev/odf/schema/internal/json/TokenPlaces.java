package dev.odf.schema.internal.json;

import com.fasterxml.jackson.core.JsonLocation;
import org.jspecify.annotations.Nullable;

/**
 * Turns the locations of a parser into lines and columns, with columns in code points where the text is at hand. Not
 * thread-safe.
 */
final class TokenPlaces {
    private final @Nullable String text;
    private int offset;
    private int line = 1;
    private int column = 1;

    TokenPlaces(@Nullable String text) {
        this.text = text;
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    /** Goes on to a location; over a whole document this reads the text once, since tokens come in order. */
    void moveTo(JsonLocation location) {
        if (text == null || location.getCharOffset() < 0) {
            line = location.getLineNr() > 0 ? location.getLineNr() : -1;
            column = location.getColumnNr() > 0 ? location.getColumnNr() : -1;
            return;
        }
        int target = (int) Math.min(location.getCharOffset(), text.length());
        while (offset < target) {
            char c = text.charAt(offset++);
            boolean lineEnds = c == '\n' || (c == '\r' && !(offset < text.length() && text.charAt(offset) == '\n'));
            if (lineEnds) {
                line++;
                column = 1;
            } else if (!Character.isLowSurrogate(c)) {
                column++;
            }
        }
    }
}
