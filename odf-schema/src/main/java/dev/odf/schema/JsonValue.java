package dev.odf.schema;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.internal.json.CanonicalJson;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.text.Unicode;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A JSON value as extension attributes hold it; {@link Object#toString} gives its canonical text.
 *
 * <p>The canonical text has no white space, sorts the keys of every object by code point, escapes nothing that need not
 * be, and writes every number in one way. Two values are equal exactly if their canonical texts are. Immutable.
 *
 * @since 0.1
 */
public sealed interface JsonValue {
    /** Most arrays and objects inside each other, the outermost counts as 1. */
    int DEPTH_MAX = 127;

    /** The most characters of a key: what the JSON readers of common hosts allow. */
    int KEY_CHARACTERS_MAX = 50_000;

    /** Calls the case of this variant. */
    <R extends @Nullable Object> R match(Cases<R> cases);

    /**
     * Parses JSON text. Of duplicate keys the last one counts; a number that is no integer from -2<sup>63</sup> to
     * 2<sup>64</sup>-1 becomes the nearest double, and so does {@code -0}.
     *
     * @throws MalformedDataException if the text is not one JSON value, is nested deeper than {@value #DEPTH_MAX}
     *     levels, or has a number beyond the range of a double or an unpaired surrogate
     * @throws LimitExceededException if the text is larger than {@link dev.odf.schema.codec.TextLimits#defaults} allow
     */
    static JsonValue parse(String text) {
        return JsonNodes.parseValue(Objects.requireNonNull(text, "text"));
    }

    /** The null value. */
    static NullValue ofNull() {
        return NullValue.INSTANCE;
    }

    /** A boolean. */
    static BooleanValue of(boolean value) {
        return new BooleanValue(value);
    }

    /**
     * A string.
     *
     * @throws ValidationException if it holds an unpaired surrogate
     */
    static TextValue of(String value) {
        return new TextValue(value);
    }

    /** A signed integer. */
    static NumberValue of(long value) {
        return new NumberValue(true, value < 0, value);
    }

    /** An unsigned integer, given as bit pattern. */
    static NumberValue ofUnsigned(long bits) {
        return new NumberValue(true, false, bits);
    }

    /**
     * A floating-point number; written with a fraction or an exponent even if it is whole.
     *
     * @throws IllegalArgumentException if it is infinite or not a number
     */
    static NumberValue of(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("value is " + value + ", JSON has only finite numbers");
        }
        return new NumberValue(false, false, Double.doubleToRawLongBits(value));
    }

    /**
     * An array.
     *
     * @throws LimitExceededException if it would be nested deeper than {@value #DEPTH_MAX} levels, or have a longer key than {@value #KEY_CHARACTERS_MAX} characters
     */
    static ArrayValue of(List<? extends JsonValue> elements) {
        return new ArrayValue(List.copyOf(elements));
    }

    /**
     * An object; its keys get sorted.
     *
     * @throws LimitExceededException if it would be nested deeper than {@value #DEPTH_MAX} levels, or have a longer key than {@value #KEY_CHARACTERS_MAX} characters
     * @throws ValidationException if a key holds an unpaired surrogate
     */
    static ObjectValue of(Map<String, ? extends JsonValue> members) {
        return new ObjectValue(members);
    }

    /**
     * What to do with each variant.
     *
     * @param <R> the result
     * @since 0.1
     */
    interface Cases<R extends @Nullable Object> {
        /** The value is null. */
        R nullValue(NullValue value);

        /** The value is true or false. */
        R booleanValue(BooleanValue value);

        /** The value is a number. */
        R numberValue(NumberValue value);

        /** The value is a string. */
        R textValue(TextValue value);

        /** The value is an array. */
        R arrayValue(ArrayValue value);

        /** The value is an object. */
        R objectValue(ObjectValue value);
    }

    /**
     * The value {@code null}.
     *
     * @since 0.1
     */
    enum NullValue implements JsonValue {
        /** The only null. */
        INSTANCE;

        @Override
        public <R extends @Nullable Object> R match(Cases<R> cases) {
            return cases.nullValue(this);
        }

        @Override
        public String toString() {
            return "null";
        }
    }

    /**
     * The value {@code true} or {@code false}.
     *
     * @param value which of them
     * @since 0.1
     */
    record BooleanValue(boolean value) implements JsonValue {
        @Override
        public <R extends @Nullable Object> R match(Cases<R> cases) {
            return cases.booleanValue(this);
        }

        @Override
        public String toString() {
            return Boolean.toString(value);
        }
    }

    /**
     * A string.
     *
     * @param value its content, without unpaired surrogates
     * @since 0.1
     */
    record TextValue(String value) implements JsonValue {
        public TextValue {
            Objects.requireNonNull(value, "value");
            requireUnicode(value, "the text");
        }

        @Override
        public <R extends @Nullable Object> R match(Cases<R> cases) {
            return cases.textValue(this);
        }

        @Override
        public String toString() {
            return CanonicalJson.string(value);
        }

        static void requireUnicode(String text, String what) {
            int index = Unicode.unpairedSurrogate(text);
            if (index >= 0) {
                throw new ValidationException(
                        ErrorCode.VALUE_INVALID_UNICODE, "", what + " holds an unpaired surrogate at index " + index);
            }
        }
    }

    /**
     * A number: an integer from -2<sup>63</sup> to 2<sup>64</sup>-1, or a finite double. The integer 1 and the double
     * 1.0 are not equal.
     *
     * @since 0.1
     */
    final class NumberValue implements JsonValue {
        private final boolean integer;
        private final boolean negative;
        private final long bits;

        private NumberValue(boolean integer, boolean negative, long bits) {
            this.integer = integer;
            this.negative = negative;
            this.bits = bits;
        }

        /** Whether this is an integer, not a double. */
        public boolean isInteger() {
            return integer;
        }

        /**
         * The exact integer.
         *
         * @throws IllegalStateException if this is a double
         */
        public BigInteger toBigInteger() {
            if (!integer) {
                throw new IllegalStateException(this + " is a double, not an integer");
            }
            return new BigInteger(toString());
        }

        /** The number as a double, rounded to the nearest one if it is an integer of more than 53 bits. */
        public double toDouble() {
            return integer ? toBigInteger().doubleValue() : Double.longBitsToDouble(bits);
        }

        @Override
        public <R extends @Nullable Object> R match(Cases<R> cases) {
            return cases.numberValue(this);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof NumberValue that)) {
                return false;
            }
            return integer == that.integer && negative == that.negative && bits == that.bits;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(bits);
        }

        @Override
        public String toString() {
            if (!integer) {
                return CanonicalJson.number(Double.longBitsToDouble(bits));
            }
            return negative ? Long.toString(bits) : Long.toUnsignedString(bits);
        }
    }

    /**
     * An array.
     *
     * @since 0.1
     */
    final class ArrayValue implements JsonValue {
        private final List<JsonValue> elements;
        private final int depth;

        private ArrayValue(List<JsonValue> elements) {
            this.elements = elements;
            this.depth = depthAround(elements);
        }

        /** The elements in order; unmodifiable. */
        public List<JsonValue> elements() {
            return elements;
        }

        @Override
        public <R extends @Nullable Object> R match(Cases<R> cases) {
            return cases.arrayValue(this);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof ArrayValue arrayValue && elements.equals(arrayValue.elements);
        }

        @Override
        public int hashCode() {
            return elements.hashCode();
        }

        @Override
        public String toString() {
            return CanonicalJson.text(this);
        }

        private static int depthAround(Collection<? extends JsonValue> values) {
            int inner = 0;
            for (JsonValue value : values) {
                if (value instanceof ArrayValue arrayValue) {
                    inner = Math.max(inner, arrayValue.depth);
                } else if (value instanceof ObjectValue objectValue) {
                    inner = Math.max(inner, objectValue.depth);
                }
            }
            if (inner >= DEPTH_MAX) {
                throw new LimitExceededException("depth of a JSON value", DEPTH_MAX, inner + 1L);
            }
            return inner + 1;
        }
    }

    /**
     * An object.
     *
     * @since 0.1
     */
    final class ObjectValue implements JsonValue {
        private final Map<String, JsonValue> members;
        private final int depth;

        private ObjectValue(Map<String, ? extends JsonValue> members) {
            Map<String, JsonValue> sorted = new TreeMap<>(Unicode.CODE_POINT_ORDER);
            members.forEach((key, value) -> {
                TextValue.requireUnicode(Objects.requireNonNull(key, "key"), "a key");
                if (key.length() > KEY_CHARACTERS_MAX) {
                    throw new LimitExceededException("keyCharactersMax", KEY_CHARACTERS_MAX, key.length());
                }
                sorted.put(key, Objects.requireNonNull(value, "value"));
            });
            this.members = Collections.unmodifiableMap(sorted);
            this.depth = ArrayValue.depthAround(sorted.values());
        }

        /** The members, sorted by the code points of their keys; unmodifiable. */
        public Map<String, JsonValue> members() {
            return members;
        }

        /** The value of a key, or null if there is none. */
        public @Nullable JsonValue get(String key) {
            return members.get(Objects.requireNonNull(key, "key"));
        }

        @Override
        public <R extends @Nullable Object> R match(Cases<R> cases) {
            return cases.objectValue(this);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof ObjectValue objectValue && members.equals(objectValue.members);
        }

        @Override
        public int hashCode() {
            return members.hashCode();
        }

        @Override
        public String toString() {
            return CanonicalJson.text(this);
        }
    }
}
