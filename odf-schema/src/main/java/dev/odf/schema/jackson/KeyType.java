package dev.odf.schema.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.internal.text.NodeBuilder;
import dev.odf.schema.internal.text.ScalarNode;
import dev.odf.schema.internal.text.TextType;
import java.io.IOException;

/** A type whose text form is a string, as the key of a map. Immutable. */
record KeyType<T>(TextType<T> type) {

    Class<T> javaType() {
        return type.javaType();
    }

    JsonSerializer<T> serializer() {
        return new Serializer<>(type);
    }

    KeyDeserializer deserializer() {
        return new Deserializer(type);
    }

    private static final class Serializer<T> extends JsonSerializer<T> {
        private final TextType<T> type;

        Serializer(TextType<T> type) {
            this.type = type;
        }

        @Override
        public void serialize(T key, JsonGenerator generator, SerializerProvider provider) throws IOException {
            try (TokenBuffer tokens = TokenSink.print(type, key, generator);
                    JsonParser parser = tokens.asParser()) {
                parser.nextToken();
                generator.writeFieldName(parser.getText());
            } catch (OdfException e) {
                throw JsonMappingException.from(generator, e.getMessage(), e);
            }
        }
    }

    private static final class Deserializer extends KeyDeserializer {
        private final TextType<?> type;

        Deserializer(TextType<?> type) {
            this.type = type;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            NodeBuilder node = new NodeBuilder(DataFormat.TEXT, TextLimits.defaults());
            try {
                node.scalar(key, ScalarNode.Kind.STRING, true, null, -1, -1);
                return type.parser().apply(node.finish());
            } catch (OdfException e) {
                throw JsonMappingException.from(context, e.getMessage(), e);
            }
        }
    }
}
