package dev.odf.schema.internal.text;

import dev.odf.schema.JsonValue;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.ValidationException;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Keeps the collections open in a sink, and checks what comes. Not thread-safe. */
public abstract class SinkStack implements TextSink {
    /** The deepest that readers can be told to go; a block that is legal in binary may be deeper than they go by default. */
    private static final int DEPTH_MAX = 1_000;

    /** A collection that is open. */
    protected static final class Level {
        private final @Nullable Level outer;
        private final boolean mapping;
        private final int depth;
        private int count;
        private @Nullable String key;

        Level(@Nullable Level outer, boolean mapping) {
            this.outer = outer;
            this.mapping = mapping;
            this.depth = outer == null ? 1 : outer.depth + 1;
        }

        /** The collection around this one, absent for the root. */
        public @Nullable Level outer() {
            return outer;
        }

        /** Whether this is a mapping, not a list. */
        public boolean isMapping() {
            return mapping;
        }

        /** The collections around this one, and itself. */
        public int depth() {
            return depth;
        }

        /** The values before the one that comes. */
        public int count() {
            return count;
        }
    }

    private @Nullable Level level;
    private boolean complete;

    protected SinkStack() {}

    @Override
    public final void beginMapping() {
        begin(true);
    }

    @Override
    public final void beginSequence() {
        begin(false);
    }

    @Override
    public final void endMapping() {
        end(true);
    }

    @Override
    public final void endSequence() {
        end(false);
    }

    @Override
    public final void key(String key) {
        if (level == null || !level.mapping || level.key != null) {
            throw new IllegalStateException("no key can stand here");
        }
        requireUnicode(key);
        level.key = key;
    }

    @Override
    public final void string(String value) {
        requireUnicode(value);
        scalar(value, true);
    }

    @Override
    public final void uint64(long bits) {
        scalar(Long.toUnsignedString(bits), false);
    }

    @Override
    public final void int64(long value) {
        scalar(Long.toString(value), false);
    }

    @Override
    public final void bool(boolean value) {
        scalar(Boolean.toString(value), false);
    }

    @Override
    public final void json(JsonValue value) {
        value.match(new JsonCases());
    }

    /** Adds a scalar that is written as it stands: a number, a boolean or null of another document. */
    public final void plain(String text) {
        scalar(text, false);
    }

    /** Whether one whole value has been written. */
    protected final boolean isComplete() {
        return complete;
    }

    /** Writes a scalar, as a string or as it stands. */
    protected abstract void writeScalar(@Nullable Level level, @Nullable String key, String text, boolean string);

    /** Writes the begin of a collection that is in the level, if any. */
    protected abstract void writeBegin(@Nullable Level level, @Nullable String key, Level opened);

    /** Writes the end of a collection; its count says whether it is empty. */
    protected abstract void writeEnd(Level closed);

    private void begin(boolean mapping) {
        requirePlace();
        Level opened = new Level(level, mapping);
        if (opened.depth > DEPTH_MAX) {
            throw new LimitExceededException("depthMax", DEPTH_MAX, opened.depth);
        }
        writeBegin(level, level == null ? null : level.key, opened);
        level = opened;
    }

    private void end(boolean mapping) {
        Level closed = level;
        if (closed == null || closed.mapping != mapping || closed.key != null) {
            throw new IllegalStateException("no such collection can end here");
        }
        writeEnd(closed);
        level = closed.outer;
        advance();
    }

    private void scalar(String text, boolean string) {
        requirePlace();
        writeScalar(level, level == null ? null : level.key, text, string);
        advance();
    }

    private void advance() {
        if (level == null) {
            complete = true;
        } else {
            level.count++;
            level.key = null;
        }
    }

    private void requirePlace() {
        if (complete) {
            throw new IllegalStateException("the document is complete");
        }
        if (level != null && level.mapping && level.key == null) {
            throw new IllegalStateException("a value in a mapping needs a key");
        }
    }

    private void requireUnicode(String text) {
        int index = Unicode.unpairedSurrogate(text);
        if (index >= 0) {
            String unit = Integer.toHexString(text.charAt(index));
            throw new ValidationException(
                    ErrorCode.VALUE_INVALID_UNICODE,
                    path(level),
                    "text holds the unpaired surrogate U+" + unit.toUpperCase(Locale.ROOT) + " at index " + index);
        }
    }

    private static String path(@Nullable Level level) {
        if (level == null) {
            return "";
        }
        if (!level.mapping) {
            return path(level.outer) + "/" + level.count;
        }
        return path(level.outer) + (level.key == null ? "" : "/" + TextNode.pointerSegment(level.key));
    }

    /** Writes JSON values; the recursion is as deep as these may be. */
    private final class JsonCases implements JsonValue.Cases<TextSink> {
        @Override
        public TextSink nullValue(JsonValue.NullValue value) {
            plain("null");
            return SinkStack.this;
        }

        @Override
        public TextSink booleanValue(JsonValue.BooleanValue value) {
            bool(value.value());
            return SinkStack.this;
        }

        @Override
        public TextSink numberValue(JsonValue.NumberValue value) {
            plain(value.toString());
            return SinkStack.this;
        }

        @Override
        public TextSink textValue(JsonValue.TextValue value) {
            string(value.value());
            return SinkStack.this;
        }

        @Override
        public TextSink arrayValue(JsonValue.ArrayValue value) {
            beginSequence();
            for (JsonValue element : value.elements()) {
                element.match(this);
            }
            endSequence();
            return SinkStack.this;
        }

        @Override
        public TextSink objectValue(JsonValue.ObjectValue value) {
            beginMapping();
            for (Map.Entry<String, JsonValue> member : value.members().entrySet()) {
                key(member.getKey());
                member.getValue().match(this);
            }
            endMapping();
            return SinkStack.this;
        }
    }
}
