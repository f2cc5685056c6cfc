package dev.odf.schema.codec;

import dev.odf.schema.internal.TextDocuments;
import dev.odf.schema.internal.TextRegistry;
import dev.odf.schema.internal.text.TextType;
import java.util.Objects;

/**
 * Any ODF type as a bare YAML or JSON document: an event, a data schema, an engine message. Manifests with their envelope are the business of
 * {@link ManifestCodec}.
 *
 * <p>Keys are those of the specification in camelCase, written in the order of the schema. A union is a mapping with its variant under {@code kind}; on
 * reading, {@code DataType}, {@code EventTimeSource} and {@code SourceCaching} may be the bare name of a variant, and names may be spelled in PascalCase,
 * camelCase or lower case. Unknown and repeated keys are refused at every level. An absent optional component is not written, and an explicit null is
 * read as absent.
 *
 * <p>Output is deterministic. Instants print as {@link java.time.Instant#toString()}; those outside of the years 0000 to 9999 print with a sign, as in the
 * reference, and like there are refused when read.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class TextCodec {
    private final TextFormat format;
    private final TextLimits limits;

    public TextCodec(TextFormat format, TextLimits limits) {
        this.format = Objects.requireNonNull(format, "format");
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /** A codec for YAML with the default limits. */
    public static TextCodec yaml() {
        return new TextCodec(TextFormat.YAML, TextLimits.defaults());
    }

    /** A codec for JSON with the default limits. */
    public static TextCodec json() {
        return new TextCodec(TextFormat.JSON, TextLimits.defaults());
    }

    /**
     * Reads a document that holds one value of a type of {@code dev.odf.schema}: a record, a union or one of its variants, an enum, or
     * {@link dev.odf.schema.ExtraAttributes}.
     *
     * @throws dev.odf.schema.error.MalformedDataException if the text is not such a value; carries line, column and path
     * @throws dev.odf.schema.error.LimitExceededException if the text is larger or deeper than the limits allow
     * @throws IllegalArgumentException if the class is none of those types
     */
    public <T> T read(String text, Class<T> type) {
        Objects.requireNonNull(text, "text");
        return textType(type).parser().apply(TextDocuments.read(text, format, limits));
    }

    /**
     * Writes a value of a type of {@code dev.odf.schema} as a document that ends with a line break.
     *
     * @throws dev.odf.schema.error.ValidationException if a string holds an unpaired surrogate
     * @throws dev.odf.schema.error.LimitExceededException if the value is nested too deeply to be read back
     * @throws IllegalArgumentException if the class of the value is none of those types
     */
    public String write(Object value) {
        Objects.requireNonNull(value, "value");
        return write(textType(value.getClass()), value);
    }

    private <T> String write(TextType<T> type, Object value) {
        return TextDocuments.write(
                format, sink -> type.printer().accept(sink, type.javaType().cast(value)));
    }

    private static <T> TextType<T> textType(Class<T> type) {
        TextType<T> textType = TextRegistry.find(Objects.requireNonNull(type, "type"));
        if (textType == null) {
            throw new IllegalArgumentException(type.getName() + " is not a type of the ODF schema");
        }
        return textType;
    }
}
