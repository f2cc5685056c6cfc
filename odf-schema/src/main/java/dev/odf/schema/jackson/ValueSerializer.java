package dev.odf.schema.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.internal.text.TextType;
import java.io.IOException;

/** Writes the values of a type as its printer does. Thread-safe. */
final class ValueSerializer<T> extends JsonSerializer<T> {
    private final TextType<T> type;

    ValueSerializer(TextType<T> type) {
        this.type = type;
    }

    @Override
    public Class<T> handledType() {
        return type.javaType();
    }

    @Override
    public void serialize(T value, JsonGenerator generator, SerializerProvider provider) throws IOException {
        try (TokenBuffer tokens = TokenSink.print(type, value, generator)) {
            tokens.serialize(generator);
        } catch (OdfException e) {
            throw JsonMappingException.from(generator, e.getMessage(), e);
        }
    }

    /** Without a type id: a union names its variant itself, and the reader takes no type ids. */
    @Override
    public void serializeWithType(
            T value, JsonGenerator generator, SerializerProvider provider, TypeSerializer typeSerializer)
            throws IOException {
        serialize(value, generator, provider);
    }
}
