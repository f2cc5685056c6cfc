package dev.odf.schema.internal.json;

import dev.odf.schema.internal.text.SinkStack;
import org.jspecify.annotations.Nullable;

/** Writes JSON text. Not thread-safe. */
public final class JsonSink extends SinkStack {
    private static final String INDENT = "  ";

    private final StringBuilder text = new StringBuilder();
    private final boolean pretty;

    private JsonSink(boolean pretty) {
        this.pretty = pretty;
    }

    /** A sink that writes neither spaces nor line breaks. */
    public static JsonSink compact() {
        return new JsonSink(false);
    }

    /** A sink that writes each value on a line of its own, two spaces deeper than what it belongs to. */
    public static JsonSink pretty() {
        return new JsonSink(true);
    }

    /** The text of the document, once it is complete; without a line break at its end. */
    public String text() {
        if (!isComplete()) {
            throw new IllegalStateException("the document is not complete");
        }
        return text.toString();
    }

    @Override
    protected void writeScalar(@Nullable Level level, @Nullable String key, String value, boolean string) {
        startValue(level, key);
        if (string) {
            CanonicalJson.appendString(text, value);
        } else {
            text.append(value);
        }
    }

    @Override
    protected void writeBegin(@Nullable Level level, @Nullable String key, Level opened) {
        startValue(level, key);
        text.append(opened.isMapping() ? '{' : '[');
    }

    @Override
    protected void writeEnd(Level closed) {
        if (pretty && closed.count() > 0) {
            text.append('\n').append(INDENT.repeat(closed.depth() - 1));
        }
        text.append(closed.isMapping() ? '}' : ']');
    }

    private void startValue(@Nullable Level level, @Nullable String key) {
        if (level == null) {
            return;
        }
        if (level.count() > 0) {
            text.append(',');
        }
        if (pretty) {
            text.append('\n').append(INDENT.repeat(level.depth()));
        }
        if (key != null) {
            CanonicalJson.appendString(text, key);
            text.append(pretty ? ": " : ":");
        }
    }
}
