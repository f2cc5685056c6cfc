// Generated from the model, group DataSchemas. Do not edit.
package dev.odf.schema;

import java.util.ArrayList;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Logical type of a value: which values exist and what can be done with them, independent of their physical
 * encoding.
 *
 * <p>ODF 0.38, Data Schema, {@code DataType}.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface DataType permits DataType.Binary, DataType.Bool, DataType.Date, DataType.Decimal, DataType.Duration, DataType.Float16, DataType.Float32, DataType.Float64, DataType.Int8, DataType.Int16, DataType.Int32, DataType.Int64, DataType.UInt8, DataType.UInt16, DataType.UInt32, DataType.UInt64, DataType.List, DataType.Map, DataType.Null, DataType.Option, DataType.Struct, DataType.Time, DataType.Timestamp, DataType.String {

    /** Which variant this is. */
    Kind kind();

    /** Calls the method of the visitor that belongs to this variant, and returns its result. */
    <R> R match(Cases<R> cases);

    /** The variants of {@link DataType}, in the order of their numbers. */
    enum Kind {
        /** Arbitrary bytes. */
        BINARY("Binary", 1),
        /** True or false. */
        BOOL("Bool", 2),
        /** A day of the calendar, without time of day or zone. */
        DATE("Date", 3),
        /** Exact decimal number with a fixed number of digits. */
        DECIMAL("Decimal", 4),
        /** Length of time, not tied to a calendar. */
        DURATION("Duration", 5),
        /** Binary floating-point number of 16 bits (half precision). */
        FLOAT16("Float16", 6),
        /** Binary floating-point number of 32 bits (single precision). */
        FLOAT32("Float32", 7),
        /** Binary floating-point number of 64 bits (double precision). */
        FLOAT64("Float64", 8),
        /** Signed integer of 8 bits. */
        INT8("Int8", 9),
        /** Signed integer of 16 bits. */
        INT16("Int16", 10),
        /** Signed integer of 32 bits. */
        INT32("Int32", 11),
        /** Signed integer of 64 bits. */
        INT64("Int64", 12),
        /** Unsigned integer of 8 bits. */
        UINT8("UInt8", 13),
        /** Unsigned integer of 16 bits. */
        UINT16("UInt16", 14),
        /** Unsigned integer of 32 bits. */
        UINT32("UInt32", 15),
        /** Unsigned integer of 64 bits. */
        UINT64("UInt64", 16),
        /** Sequence of values that share one type. */
        LIST("List", 17),
        /** Association of keys with values, seen as a list of key and value pairs. */
        MAP("Map", 18),
        /** Type whose only value is null. */
        NULL("Null", 19),
        /** Values of another type, or null. */
        OPTION("Option", 20),
        /** Composite of named members, each with a type of its own. */
        STRUCT("Struct", 21),
        /** Time of day, without a date. */
        TIME("Time", 22),
        /** Instant, counted from the start of 1970 in UTC and shown in a time zone. */
        TIMESTAMP("Timestamp", 23),
        /** Unicode text. */
        STRING("String", 24);

        private final java.lang.String specName;
        private final int number;

        Kind(java.lang.String specName, int number) {
            this.specName = specName;
            this.number = number;
        }

        /** The name in the specification and in text, {@code Binary} for instance. */
        public java.lang.String specName() {
            return specName;
        }

        /** The discriminant in binary form, from 1. */
        public int number() {
            return number;
        }
    }

    /**
     * One method for each variant of {@link DataType}.
     *
     * @param <R> what the methods return
     */
    interface Cases<R> {

        /** Called for {@link DataType.Binary}. */
        R binary(DataType.Binary value);

        /** Called for {@link DataType.Bool}. */
        R bool(DataType.Bool value);

        /** Called for {@link DataType.Date}. */
        R date(DataType.Date value);

        /** Called for {@link DataType.Decimal}. */
        R decimal(DataType.Decimal value);

        /** Called for {@link DataType.Duration}. */
        R duration(DataType.Duration value);

        /** Called for {@link DataType.Float16}. */
        R float16(DataType.Float16 value);

        /** Called for {@link DataType.Float32}. */
        R float32(DataType.Float32 value);

        /** Called for {@link DataType.Float64}. */
        R float64(DataType.Float64 value);

        /** Called for {@link DataType.Int8}. */
        R int8(DataType.Int8 value);

        /** Called for {@link DataType.Int16}. */
        R int16(DataType.Int16 value);

        /** Called for {@link DataType.Int32}. */
        R int32(DataType.Int32 value);

        /** Called for {@link DataType.Int64}. */
        R int64(DataType.Int64 value);

        /** Called for {@link DataType.UInt8}. */
        R uInt8(DataType.UInt8 value);

        /** Called for {@link DataType.UInt16}. */
        R uInt16(DataType.UInt16 value);

        /** Called for {@link DataType.UInt32}. */
        R uInt32(DataType.UInt32 value);

        /** Called for {@link DataType.UInt64}. */
        R uInt64(DataType.UInt64 value);

        /** Called for {@link DataType.List}. */
        R list(DataType.List value);

        /** Called for {@link DataType.Map}. */
        R map(DataType.Map value);

        /** Called for {@link DataType.Null}. */
        R nullType(DataType.Null value);

        /** Called for {@link DataType.Option}. */
        R option(DataType.Option value);

        /** Called for {@link DataType.Struct}. */
        R struct(DataType.Struct value);

        /** Called for {@link DataType.Time}. */
        R time(DataType.Time value);

        /** Called for {@link DataType.Timestamp}. */
        R timestamp(DataType.Timestamp value);

        /** Called for {@link DataType.String}. */
        R string(DataType.String value);
    }

    /**
     * Arbitrary bytes.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Binary}.
     *
     * <p>Immutable.
     *
     * @param fixedLength Length of every value in bytes, unsigned. Absent if lengths vary. Unsigned 64-bit. Null
     *     if absent.
     * @since 0.1
     */
    public record Binary(@Nullable Long fixedLength) implements DataType {
        @Override
        public Kind kind() {
            return Kind.BINARY;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.binary(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.fixedLength = fixedLength;
            return builder;
        }

        /**
         * Builds {@link Binary}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable Long fixedLength;

            private Builder() {}

            /** Length of every value in bytes, unsigned. Absent if lengths vary. Unsigned 64-bit. Null if absent. */
            public Builder fixedLength(@Nullable Long fixedLength) {
                this.fixedLength = fixedLength;
                return this;
            }

            /**
             * The value that was described.
             */
            public Binary build() {
                return new Binary(fixedLength);
            }
        }
    }

    /**
     * True or false.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Bool}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Bool() implements DataType {
        @Override
        public Kind kind() {
            return Kind.BOOL;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.bool(this);
        }

    }

    /**
     * A day of the calendar, without time of day or zone.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Date}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Date() implements DataType {
        @Override
        public Kind kind() {
            return Kind.DATE;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.date(this);
        }

    }

    /**
     * Exact decimal number with a fixed number of digits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Decimal}.
     *
     * <p>Immutable.
     *
     * @param precision Number of significant decimal digits that a value can have, unsigned. Unsigned 32-bit.
     * @param scale How many of the digits stand after the decimal point. A negative scale counts zeros appended
     *     on the right, so 4500 fits precision 2 with scale -2.
     * @since 0.1
     */
    public record Decimal(int precision, int scale) implements DataType {
        @Override
        public Kind kind() {
            return Kind.DECIMAL;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.decimal(this);
        }

    }

    /**
     * Length of time, not tied to a calendar.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Duration}.
     *
     * <p>An absent component that has a default is equal to that default, yet stays absent when written.
     *
     * <p>Immutable.
     *
     * @param unit Unit in which the length is counted. Absent means milliseconds. Default: {@code Millisecond}.
     *     Null if absent.
     * @since 0.1
     */
    public record Duration(@Nullable TimeUnit unit) implements DataType {
        @Override
        public Kind kind() {
            return Kind.DURATION;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.duration(this);
        }

        /** The value of {@link #unit()}, or {@code Millisecond} where it is absent. */
        public TimeUnit unitOrDefault() {
            return unit == null ? TimeUnit.MILLISECOND : unit;
        }

        /** Compares what the values mean: an absent component equals its default. */
        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof Duration)) {
                return false;
            }
            Duration that = (Duration) other;
            return Objects.equals(unitOrDefault(), that.unitOrDefault());
        }

        @Override
        public int hashCode() {
            return Objects.hash(unitOrDefault());
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.unit = unit;
            return builder;
        }

        /**
         * Builds {@link Duration}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable TimeUnit unit;

            private Builder() {}

            /** Unit in which the length is counted. Absent means milliseconds. Default: {@code Millisecond}. Null if absent. */
            public Builder unit(@Nullable TimeUnit unit) {
                this.unit = unit;
                return this;
            }

            /**
             * The value that was described.
             */
            public Duration build() {
                return new Duration(unit);
            }
        }
    }

    /**
     * Binary floating-point number of 16 bits (half precision).
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Float16}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Float16() implements DataType {
        @Override
        public Kind kind() {
            return Kind.FLOAT16;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.float16(this);
        }

    }

    /**
     * Binary floating-point number of 32 bits (single precision).
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Float32}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Float32() implements DataType {
        @Override
        public Kind kind() {
            return Kind.FLOAT32;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.float32(this);
        }

    }

    /**
     * Binary floating-point number of 64 bits (double precision).
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Float64}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Float64() implements DataType {
        @Override
        public Kind kind() {
            return Kind.FLOAT64;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.float64(this);
        }

    }

    /**
     * Signed integer of 8 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Int8}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Int8() implements DataType {
        @Override
        public Kind kind() {
            return Kind.INT8;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.int8(this);
        }

    }

    /**
     * Signed integer of 16 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Int16}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Int16() implements DataType {
        @Override
        public Kind kind() {
            return Kind.INT16;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.int16(this);
        }

    }

    /**
     * Signed integer of 32 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Int32}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Int32() implements DataType {
        @Override
        public Kind kind() {
            return Kind.INT32;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.int32(this);
        }

    }

    /**
     * Signed integer of 64 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Int64}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Int64() implements DataType {
        @Override
        public Kind kind() {
            return Kind.INT64;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.int64(this);
        }

    }

    /**
     * Unsigned integer of 8 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::UInt8}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record UInt8() implements DataType {
        @Override
        public Kind kind() {
            return Kind.UINT8;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.uInt8(this);
        }

    }

    /**
     * Unsigned integer of 16 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::UInt16}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record UInt16() implements DataType {
        @Override
        public Kind kind() {
            return Kind.UINT16;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.uInt16(this);
        }

    }

    /**
     * Unsigned integer of 32 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::UInt32}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record UInt32() implements DataType {
        @Override
        public Kind kind() {
            return Kind.UINT32;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.uInt32(this);
        }

    }

    /**
     * Unsigned integer of 64 bits.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::UInt64}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record UInt64() implements DataType {
        @Override
        public Kind kind() {
            return Kind.UINT64;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.uInt64(this);
        }

    }

    /**
     * Sequence of values that share one type.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::List}.
     *
     * <p>Immutable.
     *
     * @param itemType Type of each item.
     * @param fixedLength Number of items in every value, unsigned. Absent if lengths vary. Unsigned 64-bit. Null
     *     if absent.
     * @since 0.1
     */
    public record List(DataType itemType, @Nullable Long fixedLength) implements DataType {
        public List {
            Objects.requireNonNull(itemType, "itemType");
        }

        @Override
        public Kind kind() {
            return Kind.LIST;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.list(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.itemType = itemType;
            builder.fixedLength = fixedLength;
            return builder;
        }

        /**
         * Builds {@link List}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable DataType itemType;
            private @Nullable Long fixedLength;

            private Builder() {}

            /** Type of each item. */
            public Builder itemType(DataType itemType) {
                this.itemType = itemType;
                return this;
            }

            /** Number of items in every value, unsigned. Absent if lengths vary. Unsigned 64-bit. Null if absent. */
            public Builder fixedLength(@Nullable Long fixedLength) {
                this.fixedLength = fixedLength;
                return this;
            }

            /**
             * The value that was described.
             *
             * @throws IllegalStateException if required components are missing; names all of them
             */
            public List build() {
                if (itemType == null) {
                    java.util.List<java.lang.String> missing = new ArrayList<>();
                    if (itemType == null) {
                        missing.add("itemType");
                    }
                    throw new IllegalStateException("DataType::List: missing " + java.lang.String.join(", ", missing));
                }
                return new List(itemType, fixedLength);
            }
        }
    }

    /**
     * Association of keys with values, seen as a list of key and value pairs.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Map}.
     *
     * <p>Immutable.
     *
     * @param keyType Type of the keys.
     * @param valueType Type of the values.
     * @param keysSorted True if the pairs of each map are ordered by key. Absent promises no order. Null if
     *     absent.
     * @since 0.1
     */
    public record Map(DataType keyType, DataType valueType, @Nullable Boolean keysSorted) implements DataType {
        public Map {
            Objects.requireNonNull(keyType, "keyType");
            Objects.requireNonNull(valueType, "valueType");
        }

        @Override
        public Kind kind() {
            return Kind.MAP;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.map(this);
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.keyType = keyType;
            builder.valueType = valueType;
            builder.keysSorted = keysSorted;
            return builder;
        }

        /**
         * Builds {@link Map}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable DataType keyType;
            private @Nullable DataType valueType;
            private @Nullable Boolean keysSorted;

            private Builder() {}

            /** Type of the keys. */
            public Builder keyType(DataType keyType) {
                this.keyType = keyType;
                return this;
            }

            /** Type of the values. */
            public Builder valueType(DataType valueType) {
                this.valueType = valueType;
                return this;
            }

            /** True if the pairs of each map are ordered by key. Absent promises no order. Null if absent. */
            public Builder keysSorted(@Nullable Boolean keysSorted) {
                this.keysSorted = keysSorted;
                return this;
            }

            /**
             * The value that was described.
             *
             * @throws IllegalStateException if required components are missing; names all of them
             */
            public Map build() {
                if (keyType == null || valueType == null) {
                    java.util.List<java.lang.String> missing = new ArrayList<>();
                    if (keyType == null) {
                        missing.add("keyType");
                    }
                    if (valueType == null) {
                        missing.add("valueType");
                    }
                    throw new IllegalStateException("DataType::Map: missing " + java.lang.String.join(", ", missing));
                }
                return new Map(keyType, valueType, keysSorted);
            }
        }
    }

    /**
     * Type whose only value is null.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Null}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record Null() implements DataType {
        @Override
        public Kind kind() {
            return Kind.NULL;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.nullType(this);
        }

    }

    /**
     * Values of another type, or null.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Option}.
     *
     * <p>Immutable.
     *
     * @param inner Type of the values that are not null.
     * @since 0.1
     */
    public record Option(DataType inner) implements DataType {
        public Option {
            Objects.requireNonNull(inner, "inner");
        }

        @Override
        public Kind kind() {
            return Kind.OPTION;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.option(this);
        }

    }

    /**
     * Composite of named members, each with a type of its own.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Struct}.
     *
     * <p>Immutable.
     *
     * @param fields Members, in order.
     * @since 0.1
     */
    public record Struct(java.util.List<DataField> fields) implements DataType {
        public Struct {
            Objects.requireNonNull(fields, "fields");
            fields = java.util.List.copyOf(fields);
        }

        @Override
        public Kind kind() {
            return Kind.STRUCT;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.struct(this);
        }

    }

    /**
     * Time of day, without a date.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Time}.
     *
     * <p>An absent component that has a default is equal to that default, yet stays absent when written.
     *
     * <p>Immutable.
     *
     * @param unit Finest step in which the time is counted. Absent means milliseconds. Default: {@code
     *     Millisecond}. Null if absent.
     * @since 0.1
     */
    public record Time(@Nullable TimeUnit unit) implements DataType {
        @Override
        public Kind kind() {
            return Kind.TIME;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.time(this);
        }

        /** The value of {@link #unit()}, or {@code Millisecond} where it is absent. */
        public TimeUnit unitOrDefault() {
            return unit == null ? TimeUnit.MILLISECOND : unit;
        }

        /** Compares what the values mean: an absent component equals its default. */
        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof Time)) {
                return false;
            }
            Time that = (Time) other;
            return Objects.equals(unitOrDefault(), that.unitOrDefault());
        }

        @Override
        public int hashCode() {
            return Objects.hash(unitOrDefault());
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.unit = unit;
            return builder;
        }

        /**
         * Builds {@link Time}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable TimeUnit unit;

            private Builder() {}

            /** Finest step in which the time is counted. Absent means milliseconds. Default: {@code Millisecond}. Null if absent. */
            public Builder unit(@Nullable TimeUnit unit) {
                this.unit = unit;
                return this;
            }

            /**
             * The value that was described.
             */
            public Time build() {
                return new Time(unit);
            }
        }
    }

    /**
     * Instant, counted from the start of 1970 in UTC and shown in a time zone.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::Timestamp}.
     *
     * <p>An absent component that has a default is equal to that default, yet stays absent when written.
     *
     * <p>Immutable.
     *
     * @param unit Finest step in which the instant is counted. Absent means milliseconds. Default: {@code
     *     Millisecond}. Null if absent.
     * @param timezone Zone of the values: a name from the IANA time zone database, such as Europe/Paris, or a
     *     fixed distance from UTC in hours and minutes, such as -03:30. Absent means UTC. Default: {@code UTC}.
     *     Null if absent.
     * @since 0.1
     */
    public record Timestamp(@Nullable TimeUnit unit, java.lang.@Nullable String timezone) implements DataType {
        @Override
        public Kind kind() {
            return Kind.TIMESTAMP;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.timestamp(this);
        }

        /** The value of {@link #unit()}, or {@code Millisecond} where it is absent. */
        public TimeUnit unitOrDefault() {
            return unit == null ? TimeUnit.MILLISECOND : unit;
        }

        /** The value of {@link #timezone()}, or {@code UTC} where it is absent. */
        public java.lang.String timezoneOrDefault() {
            return timezone == null ? "UTC" : timezone;
        }

        /** Compares what the values mean: an absent component equals its default. */
        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof Timestamp)) {
                return false;
            }
            Timestamp that = (Timestamp) other;
            return Objects.equals(unitOrDefault(), that.unitOrDefault())
                && Objects.equals(timezoneOrDefault(), that.timezoneOrDefault());
        }

        @Override
        public int hashCode() {
            return Objects.hash(unitOrDefault(), timezoneOrDefault());
        }

        /** A builder with nothing set. */
        public static Builder builder() {
            return new Builder();
        }

        /** A builder that starts with the components of this value. */
        public Builder toBuilder() {
            Builder builder = new Builder();
            builder.unit = unit;
            builder.timezone = timezone;
            return builder;
        }

        /**
         * Builds {@link Timestamp}.
         *
         * <p>Not thread-safe.
         *
         * @since 0.1
         */
        public static final class Builder {
            private @Nullable TimeUnit unit;
            private java.lang.@Nullable String timezone;

            private Builder() {}

            /** Finest step in which the instant is counted. Absent means milliseconds. Default: {@code Millisecond}. Null if absent. */
            public Builder unit(@Nullable TimeUnit unit) {
                this.unit = unit;
                return this;
            }

            /** Zone of the values: a name from the IANA time zone database, such as Europe/Paris, or a fixed distance from UTC in hours and minutes, such as -03:30. Absent means UTC. Default: {@code UTC}. Null if absent. */
            public Builder timezone(java.lang.@Nullable String timezone) {
                this.timezone = timezone;
                return this;
            }

            /**
             * The value that was described.
             */
            public Timestamp build() {
                return new Timestamp(unit, timezone);
            }
        }
    }

    /**
     * Unicode text.
     *
     * <p>ODF 0.38, Data Schema, {@code DataType::String}.
     *
     * <p>Immutable.
     *
     * @since 0.1
     */
    public record String() implements DataType {
        @Override
        public Kind kind() {
            return Kind.STRING;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.string(this);
        }

    }
}
