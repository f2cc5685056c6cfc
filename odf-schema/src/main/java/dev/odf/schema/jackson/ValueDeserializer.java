package dev.odf.schema.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.text.TextType;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/** Reads the values of a type as its parser does. Thread-safe. */
final class ValueDeserializer<T> extends JsonDeserializer<T> {
    private final TextType<T> type;
    private final TextLimits limits;

    ValueDeserializer(TextType<T> type, TextLimits limits) {
        this.type = type;
        this.limits = limits;
    }

    @Override
    public Class<T> handledType() {
        return type.javaType();
    }

    @Override
    public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        try {
            return type.parser().apply(JsonNodes.read(withoutAliases(parser), format(parser), limits));
        } catch (OdfException e) {
            if (e.getCause() instanceof JsonProcessingException refusal) {
                throw refusal;
            }
            throw JsonMappingException.from(parser, e.getMessage(), e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** Without a type id: a union names its variant itself, and the writer gives no type ids. */
    @Override
    public T deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typeDeserializer)
            throws IOException {
        return deserialize(parser, context);
    }

    /** What stands for null: null itself, but for JSON values, which have one of their own. */
    @Override
    public @Nullable T getNullValue(DeserializationContext context) {
        return type.javaType() == JsonValue.class ? type.javaType().cast(JsonValue.ofNull()) : null;
    }

    private static JsonParser withoutAliases(JsonParser parser) throws IOException {
        if (!(parser instanceof YAMLParser yaml)) {
            return parser;
        }
        AliasRefusal refusal = new AliasRefusal(yaml);
        refusal.refuseAlias();
        return refusal;
    }

    private static DataFormat format(JsonParser parser) {
        ObjectCodec codec = parser.getCodec();
        boolean yaml = codec != null
                && YAMLFactory.FORMAT_NAME_YAML.equals(codec.getFactory().getFormatName());
        return yaml ? DataFormat.YAML : DataFormat.JSON;
    }
}
