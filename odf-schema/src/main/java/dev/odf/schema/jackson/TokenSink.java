package dev.odf.schema.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.odf.schema.internal.text.SinkStack;
import dev.odf.schema.internal.text.TextType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/** Collects the tokens of a value, so that a generator gets all of them or none. Not thread-safe. */
final class TokenSink extends SinkStack {
    // Integers of this many characters fit into a long whatever their digits are.
    private static final int LONG_CHARACTERS = 18;

    private final TokenBuffer buffer;

    private TokenSink(TokenBuffer buffer) {
        this.buffer = buffer;
    }

    /**
     * The tokens of a value.
     *
     * @throws dev.odf.schema.error.OdfException if the value cannot be written
     */
    static <T> TokenBuffer print(TextType<T> type, T value, JsonGenerator generator) {
        TokenBuffer buffer = new TokenBuffer(generator.getCodec(), false);
        type.printer().accept(new TokenSink(buffer), value);
        return buffer;
    }

    @Override
    protected void writeScalar(@Nullable Level level, @Nullable String key, String text, boolean string) {
        try {
            writeKey(key);
            if (string) {
                buffer.writeString(text);
            } else {
                writePlain(text);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected void writeBegin(@Nullable Level level, @Nullable String key, Level opened) {
        try {
            writeKey(key);
            if (opened.isMapping()) {
                buffer.writeStartObject();
            } else {
                buffer.writeStartArray();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    protected void writeEnd(Level closed) {
        try {
            if (closed.isMapping()) {
                buffer.writeEndObject();
            } else {
                buffer.writeEndArray();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void writeKey(@Nullable String key) throws IOException {
        if (key != null) {
            buffer.writeFieldName(key);
        }
    }

    // Numbers as numbers, not as text: whoever reads the tokens, as convertValue does, asks for their kind.
    private void writePlain(String text) throws IOException {
        switch (text) {
            case "null" -> buffer.writeNull();
            case "true" -> buffer.writeBoolean(true);
            case "false" -> buffer.writeBoolean(false);
            default -> writeNumber(text);
        }
    }

    private void writeNumber(String text) throws IOException {
        if (text.chars().anyMatch(c -> c == '.' || c == 'e')) {
            buffer.writeNumber(Double.parseDouble(text));
        } else if (text.length() <= LONG_CHARACTERS) {
            buffer.writeNumber(Long.parseLong(text));
        } else {
            buffer.writeNumber(new BigInteger(text));
        }
    }
}
