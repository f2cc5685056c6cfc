package dev.odf.schema.internal.yaml;

import dev.odf.schema.internal.text.SinkStack;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Writes YAML text in block style: two spaces for a level, dashes below the first letter of their key, no folded lines.
 *
 * <p>Any string reads back as itself. Not thread-safe.
 */
public final class YamlSink extends SinkStack {
    private static final String INDENT = "  ";
    // Readers look for the colon of a key without mark within 1,024 characters.
    private static final int SIMPLE_KEY_MAX = 1_000;

    private final StringBuilder text = new StringBuilder();
    private @Nullable Open open;

    /** A collection whose begin is written, or waits for the first value. */
    private static final class Open {
        private final @Nullable Open outer;
        private final int indent;
        private boolean inline;

        Open(@Nullable Open outer, int indent, boolean inline) {
            this.outer = outer;
            this.indent = indent;
            this.inline = inline;
        }
    }

    /** The text of the document, once it is complete; ends with one line break. */
    public String text() {
        if (!isComplete()) {
            throw new IllegalStateException("the document is not complete");
        }
        return text.toString();
    }

    @Override
    protected void writeScalar(@Nullable Level level, @Nullable String key, String value, boolean string) {
        startValue(level, key);
        if (level != null) {
            text.append(' ');
        }
        ScalarStyle style = string ? ScalarStyle.of(value) : ScalarStyle.PLAIN;
        switch (style) {
            case PLAIN -> text.append(value).append('\n');
            case SINGLE_QUOTED -> {
                appendSingleQuoted(value);
                text.append('\n');
            }
            case DOUBLE_QUOTED -> {
                appendDoubleQuoted(value);
                text.append('\n');
            }
            case LITERAL -> appendLiteral(value, open == null ? 1 : open.indent + 1);
        }
    }

    @Override
    protected void writeBegin(@Nullable Level level, @Nullable String key, Level opened) {
        startValue(level, key);
        Open around = open;
        if (around == null || level == null) {
            open = new Open(null, 0, true);
        } else if (!level.isMapping()) {
            // The first value goes on in the line of the dash.
            open = new Open(around, around.indent + 1, true);
        } else {
            open = new Open(around, opened.isMapping() ? around.indent + 1 : around.indent, false);
        }
    }

    @Override
    protected void writeEnd(Level closed) {
        Open ended = open;
        if (ended == null) {
            throw new IllegalStateException("no collection is open");
        }
        if (closed.count() == 0) {
            text.append(closed.outer() == null ? "" : " ").append(closed.isMapping() ? "{}\n" : "[]\n");
        }
        open = ended.outer;
    }

    private void startValue(@Nullable Level level, @Nullable String key) {
        Open around = open;
        if (level == null || around == null) {
            return;
        }
        if (level.count() == 0) {
            startFirst(level, around);
        } else {
            text.append(INDENT.repeat(around.indent));
        }
        if (key == null) {
            text.append('-');
        } else {
            appendKey(key, around.indent);
        }
    }

    private void startFirst(Level level, Open around) {
        if (!around.inline) {
            text.append('\n').append(INDENT.repeat(around.indent));
        } else if (level.outer() != null) {
            text.append(' ');
        }
    }

    private void appendKey(String key, int indent) {
        int start = text.length();
        switch (ScalarStyle.of(key)) {
            case PLAIN -> text.append(key);
            case SINGLE_QUOTED -> appendSingleQuoted(key);
            default -> appendDoubleQuoted(key);
        }
        if (text.length() - start > SIMPLE_KEY_MAX) {
            text.insert(start, "? ").append('\n').append(INDENT.repeat(indent));
        }
        text.append(':');
    }

    private void appendSingleQuoted(String value) {
        text.append('\'').append(value.replace("'", "''")).append('\'');
    }

    private void appendDoubleQuoted(String value) {
        text.append('"');
        value.codePoints().forEach(this::appendDoubleQuoted);
        text.append('"');
    }

    private void appendDoubleQuoted(int c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\t' -> text.append("\\t");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            default -> {
                if (ScalarStyle.isOrdinary(c)) {
                    text.appendCodePoint(c);
                } else {
                    text.append(String.format(Locale.ROOT, c <= 0xFF ? "\\x%02x" : "\\u%04x", c));
                }
            }
        }
    }

    private void appendLiteral(String value, int indent) {
        text.append('|');
        char first = value.charAt(0);
        if (first == ' ' || first == '\n' || first == '\t') {
            text.append(INDENT.length());
        }
        boolean ends = value.endsWith("\n");
        text.append(ends ? "\n" : "-\n");
        String prefix = INDENT.repeat(indent);
        int from = 0;
        while (from < value.length()) {
            int to = value.indexOf('\n', from);
            int end = to < 0 ? value.length() : to;
            if (end > from) {
                text.append(prefix).append(value, from, end);
            }
            text.append('\n');
            from = end + 1;
        }
    }
}
