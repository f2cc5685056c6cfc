package dev.odf.metadata.arrow;

import dev.odf.schema.DataSchema;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.arrow.vector.types.pojo.Schema;

/**
 * Converts schemas between Apache Arrow and Open Data Fabric.
 *
 * <p>What values mean goes into the type of a field, how Arrow lays them out into one of three attributes: {@code arrow.apache.org/bufferEncoding},
 * {@code dateEncoding} or {@code decimalEncoding}. A field that may be null in Arrow has a type wrapped in one Option, and the other way round. What the
 * other side cannot express is left behind and listed in {@link ConvertedSchema#losses}; intervals, unions and dictionaries are refused.
 *
 * <p>Thread-safe. Needs Arrow's classes, but no access to its memory and so no flag of the JVM. ODF 0.38, "Data Schema".
 *
 * @since 0.1
 */
public final class ArrowSchemas {
    private ArrowSchemas() {}

    /**
     * The logical schema of an Arrow schema, its encodings in the attributes of the fields; within the default limits.
     *
     * @throws ValidationException with {@code schema.unsupported} if a type has no counterpart; the path leads into the Arrow schema
     * @throws LimitExceededException if the schema is nested too deep or has too many fields
     */
    public static ConvertedSchema<DataSchema> toOdf(Schema schema) {
        return toOdf(schema, ArrowSchemaOptions.defaults());
    }

    /**
     * The logical schema of an Arrow schema, its encodings in the attributes of the fields.
     *
     * @param options limits, and the encodings against which a loss counts as {@link ConversionLoss.Kind#DEFAULT_ITEM_ENCODING}
     * @throws ValidationException with {@code schema.unsupported} if a type has no counterpart; the path leads into the Arrow schema
     * @throws LimitExceededException if the schema is nested too deep or has too many fields
     */
    public static ConvertedSchema<DataSchema> toOdf(Schema schema, ArrowSchemaOptions options) {
        Objects.requireNonNull(schema, "schema");
        Objects.requireNonNull(options, "options");
        return new ArrowToOdf(options).convert(schema);
    }

    /**
     * The Arrow schema of a logical schema, with the default encodings where attributes name none.
     *
     * @throws ValidationException with {@code schema.unsupported} if a type or an encoding cannot be expressed; the path leads into the logical schema
     * @throws LimitExceededException if the schema is nested too deep or has too many fields
     */
    public static ConvertedSchema<Schema> toArrow(DataSchema schema) {
        return toArrow(schema, ArrowSchemaOptions.defaults());
    }

    /**
     * The Arrow schema of a logical schema.
     *
     * @throws ValidationException with {@code schema.unsupported} if a type or an encoding cannot be expressed; the path leads into the logical schema
     * @throws LimitExceededException if the schema is nested too deep or has too many fields
     */
    public static ConvertedSchema<Schema> toArrow(DataSchema schema, ArrowSchemaOptions options) {
        Objects.requireNonNull(schema, "schema");
        Objects.requireNonNull(options, "options");
        return new OdfToArrow(options).convert(schema);
    }

    /**
     * Reads a raw schema, as older chains hold it: Arrow's {@code Schema} table in FlatBuffers, without the frame of a message. Every offset is checked
     * before it is followed.
     *
     * @throws MalformedDataException if the bytes are not such a table
     * @throws ValidationException with {@code schema.unsupported} if the schema is for big-endian data, or names features or types that are not known
     * @throws LimitExceededException if the bytes are too many, or the schema is nested too deep or has too many fields
     */
    public static Schema readRaw(Bytes rawArrowSchema, ArrowSchemaOptions options) {
        Objects.requireNonNull(rawArrowSchema, "rawArrowSchema");
        Objects.requireNonNull(options, "options");
        return RawSchemas.read(rawArrowSchema, options);
    }

    /**
     * Writes a schema as {@link #readRaw} reads it.
     *
     * @throws LimitExceededException if the schema is nested too deep or has too many fields
     */
    public static Bytes writeRaw(Schema schema, ArrowSchemaOptions options) {
        Objects.requireNonNull(schema, "schema");
        Objects.requireNonNull(options, "options");
        return RawSchemas.write(schema, options);
    }

    /**
     * The logical schema that replaces a raw one in a chain: converted, and without encodings. That these are gone is no loss in the sense of the result.
     *
     * @throws MalformedDataException as {@link #readRaw}
     * @throws ValidationException as {@link #readRaw} and {@link #toOdf}
     * @throws LimitExceededException if the bytes are too many, or the schema is nested too deep or has too many fields
     */
    public static ConvertedSchema<DataSchema> upgrade(Bytes rawArrowSchema, ArrowSchemaOptions options) {
        ConvertedSchema<DataSchema> converted = toOdf(readRaw(rawArrowSchema, options), options);
        List<ConversionLoss> losses = new ArrayList<>(converted.losses());
        losses.removeIf(loss -> loss.kind() == ConversionLoss.Kind.ITEM_ENCODING
                || loss.kind() == ConversionLoss.Kind.DEFAULT_ITEM_ENCODING);
        return new ConvertedSchema<>(EncodingAttributes.strip(converted.schema(), options), losses);
    }
}
