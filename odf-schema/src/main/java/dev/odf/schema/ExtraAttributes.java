package dev.odf.schema;

import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.internal.text.Excerpt;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Extension attributes: names with any JSON value. {@link #toString} gives their canonical text, which is what the
 * binary form holds.
 *
 * <p>A reader that does not know an attribute keeps it. Two sets are equal exactly if their canonical texts are.
 * Immutable.
 *
 * @see JsonValue
 * @since 0.1
 */
public final class ExtraAttributes {
    /** No attributes at all. */
    public static final ExtraAttributes EMPTY = new ExtraAttributes(JsonValue.of(Map.of()));

    /** Name of the attribute that describes a field for people, a string. */
    public static final String DESCRIPTION = "opendatafabric.org/description";

    /** Name of the attribute that refines the type of a field, an object with a {@code kind}. */
    public static final String TYPE = "opendatafabric.org/type";

    /** Name of the attribute that sums up the objects that a slice of data links to, an object. */
    public static final String LINKED_OBJECTS = "opendatafabric.org/linkedObjects";

    /** Name of the attribute that chooses the Arrow layout of variable-length data, an object with a {@code kind}. */
    public static final String ARROW_BUFFER_ENCODING = "arrow.apache.org/bufferEncoding";

    /** Name of the attribute that chooses the Arrow unit of dates, an object with a {@code unit}. */
    public static final String ARROW_DATE_ENCODING = "arrow.apache.org/dateEncoding";

    /** Name of the attribute that chooses the Arrow width of decimals, an object with a {@code bitWidth}. */
    public static final String ARROW_DECIMAL_ENCODING = "arrow.apache.org/decimalEncoding";

    /** Name of the attribute that tells what a dataset is used as, a string. */
    public static final String KAMU_ARCHETYPE = "kamu.dev/archetype";

    private final JsonValue.ObjectValue json;

    private ExtraAttributes(JsonValue.ObjectValue json) {
        this.json = json;
    }

    /** No attributes at all. */
    public static ExtraAttributes empty() {
        return EMPTY;
    }

    /**
     * Attributes from a map, in any order.
     *
     * @throws LimitExceededException if they would be nested deeper than {@value JsonValue#DEPTH_MAX} levels
     * @throws ValidationException if a name holds an unpaired surrogate
     */
    public static ExtraAttributes of(Map<String, ? extends JsonValue> entries) {
        return entries.isEmpty() ? EMPTY : new ExtraAttributes(JsonValue.of(entries));
    }

    /** The attributes that a JSON object holds. */
    public static ExtraAttributes of(JsonValue.ObjectValue json) {
        return new ExtraAttributes(Objects.requireNonNull(json, "json"));
    }

    /**
     * Parses the text of a JSON object, canonical or not. Of duplicate keys the last one counts.
     *
     * @throws MalformedDataException with {@link ErrorCode#VALUE_INVALID_EXTRA_ATTRIBUTES} if the text is not one JSON
     *     object, or is one that {@link JsonValue#parse} refuses
     * @throws LimitExceededException if the text is larger than {@link dev.odf.schema.codec.TextLimits#defaults} allow
     */
    public static ExtraAttributes parse(String json) {
        JsonValue value;
        try {
            value = JsonValue.parse(json);
        } catch (MalformedDataException e) {
            throw new MalformedDataException(
                    ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES,
                    "extension attributes are not valid JSON: " + e.problem(),
                    e.location(),
                    e);
        }
        if (value instanceof JsonValue.ObjectValue objectValue) {
            return new ExtraAttributes(objectValue);
        }
        throw new MalformedDataException(
                ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES,
                "extension attributes must be a JSON object, found " + Excerpt.of(json.strip()),
                DataLocation.document(DataFormat.JSON, 1, 1, ""));
    }

    /** The attributes, sorted by the code points of their names; unmodifiable. */
    public Map<String, JsonValue> entries() {
        return json.members();
    }

    /** The value of an attribute, or null if it is not set. */
    public @Nullable JsonValue get(String name) {
        return json.get(name);
    }

    /** Whether no attribute is set. */
    public boolean isEmpty() {
        return json.members().isEmpty();
    }

    /** The attributes as a JSON object. */
    public JsonValue.ObjectValue toJson() {
        return json;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ExtraAttributes extraAttributes && json.equals(extraAttributes.json);
    }

    @Override
    public int hashCode() {
        return json.hashCode();
    }

    /** The canonical JSON text, {@code {}} for no attributes. */
    @Override
    public String toString() {
        return json.toString();
    }
}
