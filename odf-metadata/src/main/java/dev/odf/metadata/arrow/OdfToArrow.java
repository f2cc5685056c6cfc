package dev.odf.metadata.arrow;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.TimeUnit;
import java.util.ArrayList;
import java.util.List;
import org.apache.arrow.vector.types.DateUnit;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.jspecify.annotations.Nullable;

/** One conversion into an Arrow schema. Not thread-safe; converts one schema once. */
final class OdfToArrow {
    static final String ENTRIES = "entries";
    static final String KEYS = "keys";
    static final String VALUES = "values";

    private static final String ITEM = "item";
    private static final String RUN_ENDS = "run_ends";
    private static final int PRECISION_MAX_32 = 9;
    private static final int PRECISION_MAX_64 = 18;
    private static final int PRECISION_MAX_128 = 38;
    private static final int PRECISION_MAX_256 = 76;

    private final ArrowSchemaOptions options;
    private final SchemaFault.Budget budget;
    private final List<ConversionLoss> losses = new ArrayList<>();

    /** An Arrow type with the children that it needs. */
    private record Layout(ArrowType type, List<Field> children) {
        Layout(ArrowType type) {
            this(type, List.of());
        }
    }

    OdfToArrow(ArrowSchemaOptions options) {
        this.options = options;
        this.budget = new SchemaFault.Budget(options);
    }

    ConvertedSchema<Schema> convert(DataSchema schema) {
        loseAttributes(schema.extra(), "");
        return new ConvertedSchema<>(new Schema(fields(schema.fields(), "/fields/", 1)), losses);
    }

    private List<Field> fields(List<DataField> fields, String path, int depth) {
        List<Field> converted = new ArrayList<>(fields.size());
        for (int i = 0; i < fields.size(); i++) {
            DataField field = fields.get(i);
            String place = path + i;
            loseAttributes(field.extra(), place);
            FieldEncoding encoding = EncodingAttributes.read(field.extra(), place);
            converted.add(field(field.name(), field.type(), encoding, place + "/type", depth));
        }
        return converted;
    }

    private void loseAttributes(@Nullable ExtraAttributes extra, String path) {
        if (extra == null) {
            return;
        }
        for (String name : extra.entries().keySet()) {
            if (!EncodingAttributes.isEncoding(name)) {
                losses.add(new ConversionLoss(
                        ConversionLoss.Kind.ATTRIBUTES, path, "attribute " + SchemaFault.quoted(name)));
            }
        }
    }

    private Field field(String name, DataType type, @Nullable FieldEncoding encoding, String path, int depth) {
        budget.enter(depth);
        boolean nullable = type instanceof DataType.Option;
        DataType inner = type;
        String innerPath = path;
        if (type instanceof DataType.Option option) {
            inner = option.inner();
            innerPath = path + "/inner";
            if (inner instanceof DataType.Option) {
                throw SchemaFault.unsupported(path, "an Option directly within an Option cannot be expressed");
            }
        }
        if (encoding instanceof FieldEncoding.RunEnd runEnd) {
            Field ends = new Field(RUN_ENDS, FieldType.notNullable(new ArrowType.Int(runEnd.bitWidth(), true)), null);
            List<Field> children = List.of(ends, field(VALUES, type, null, path, depth + 1));
            return new Field(name, new FieldType(nullable, new ArrowType.RunEndEncoded(), null), children);
        }
        Layout layout = inner.match(new Layouts(encoding, innerPath, depth));
        return new Field(name, new FieldType(nullable, layout.type(), null), layout.children());
    }

    /** The encoding that a type has on the way to Arrow if its field names none, or null if there is no choice or the choice leaves no trace. */
    static @Nullable FieldEncoding defaultEncoding(DataType type, ArrowSchemaOptions options) {
        if (type instanceof DataType.String) {
            return new FieldEncoding.Buffer(options.stringEncoding());
        }
        if (type instanceof DataType.Binary) {
            return new FieldEncoding.Buffer(options.binaryEncoding());
        }
        if (type instanceof DataType.List) {
            return new FieldEncoding.Buffer(options.listEncoding());
        }
        if (type instanceof DataType.Date) {
            return new FieldEncoding.Date(options.dateEncoding());
        }
        if (type instanceof DataType.Decimal decimal) {
            return new FieldEncoding.Decimal(decimalBitWidth(Integer.toUnsignedLong(decimal.precision())));
        }
        return null;
    }

    static int timeBitWidth(TimeUnit unit) {
        return unit == TimeUnit.SECOND || unit == TimeUnit.MILLISECOND ? 32 : 64;
    }

    static void requireDecimal(long precision, int scale, int bitWidth, String path) {
        int precisionMax = switch (bitWidth) {
            case 32 -> PRECISION_MAX_32;
            case 64 -> PRECISION_MAX_64;
            case 128 -> PRECISION_MAX_128;
            case 256 -> PRECISION_MAX_256;
            default ->
                throw SchemaFault.unsupported(path, "a decimal must have 32, 64, 128 or 256 bits, found " + bitWidth);
        };
        if (precision < 1 || precision > precisionMax) {
            throw SchemaFault.unsupported(
                    path,
                    "a decimal of " + bitWidth + " bits must have a precision from 1 to " + precisionMax + ", found "
                            + precision);
        }
        if (scale < Byte.MIN_VALUE || scale > Byte.MAX_VALUE) {
            throw SchemaFault.unsupported(path, "the scale of a decimal must fit a signed byte, found " + scale);
        }
    }

    private static int decimalBitWidth(long precision) {
        return precision <= PRECISION_MAX_128 ? 128 : 256;
    }

    private static org.apache.arrow.vector.types.TimeUnit unit(TimeUnit unit) {
        return switch (unit) {
            case SECOND -> org.apache.arrow.vector.types.TimeUnit.SECOND;
            case MILLISECOND -> org.apache.arrow.vector.types.TimeUnit.MILLISECOND;
            case MICROSECOND -> org.apache.arrow.vector.types.TimeUnit.MICROSECOND;
            case NANOSECOND -> org.apache.arrow.vector.types.TimeUnit.NANOSECOND;
        };
    }

    /** The Arrow layout of one logical type, which is not an option. */
    private final class Layouts implements DataType.Cases<Layout> {
        private final @Nullable FieldEncoding encoding;
        private final String path;
        private final int depth;

        Layouts(@Nullable FieldEncoding encoding, String path, int depth) {
            this.encoding = encoding;
            this.path = path;
            this.depth = depth;
        }

        @Override
        public Layout binary(DataType.Binary type) {
            if (type.fixedLength() != null) {
                return plain(new ArrowType.FixedSizeBinary(length(type.fixedLength())));
            }
            return new Layout(
                    switch (buffer(options.binaryEncoding())) {
                        case CONTIGUOUS_32 -> new ArrowType.Binary();
                        case CONTIGUOUS_64 -> new ArrowType.LargeBinary();
                        case VIEW_32 -> new ArrowType.BinaryView();
                        case VIEW_64 -> throw noView64();
                    });
        }

        @Override
        public Layout string(DataType.String type) {
            return new Layout(
                    switch (buffer(options.stringEncoding())) {
                        case CONTIGUOUS_32 -> new ArrowType.Utf8();
                        case CONTIGUOUS_64 -> new ArrowType.LargeUtf8();
                        case VIEW_32 -> new ArrowType.Utf8View();
                        case VIEW_64 -> throw noView64();
                    });
        }

        @Override
        public Layout list(DataType.List type) {
            List<Field> children = List.of(field(ITEM, type.itemType(), null, path + "/itemType", depth + 1));
            if (type.fixedLength() != null) {
                return new Layout(
                        plain(new ArrowType.FixedSizeList(length(type.fixedLength())))
                                .type(),
                        children);
            }
            ArrowType arrow = switch (buffer(options.listEncoding())) {
                case CONTIGUOUS_32 -> new ArrowType.List();
                case CONTIGUOUS_64 -> new ArrowType.LargeList();
                case VIEW_32 -> new ArrowType.ListView();
                case VIEW_64 -> new ArrowType.LargeListView();
            };
            return new Layout(arrow, children);
        }

        @Override
        public Layout date(DataType.Date type) {
            ArrowDateEncoding unit = options.dateEncoding();
            if (encoding instanceof FieldEncoding.Date date) {
                unit = date.unit();
            } else {
                requireNoEncoding();
            }
            return new Layout(new ArrowType.Date(unit == ArrowDateEncoding.DAY ? DateUnit.DAY : DateUnit.MILLISECOND));
        }

        @Override
        public Layout decimal(DataType.Decimal type) {
            long precision = Integer.toUnsignedLong(type.precision());
            int bits = decimalBitWidth(precision);
            if (encoding instanceof FieldEncoding.Decimal decimal) {
                bits = decimal.bitWidth();
            } else {
                requireNoEncoding();
            }
            requireDecimal(precision, type.scale(), bits, path);
            return new Layout(new ArrowType.Decimal(type.precision(), type.scale(), bits));
        }

        @Override
        public Layout map(DataType.Map type) {
            budget.enter(depth + 1);
            List<Field> members = List.of(
                    field(KEYS, type.keyType(), null, path + "/keyType", depth + 2),
                    field(VALUES, type.valueType(), null, path + "/valueType", depth + 2));
            Field entries = new Field(ENTRIES, FieldType.notNullable(new ArrowType.Struct()), members);
            boolean sorted = Boolean.TRUE.equals(type.keysSorted());
            return new Layout(plain(new ArrowType.Map(sorted)).type(), List.of(entries));
        }

        @Override
        public Layout struct(DataType.Struct type) {
            return new Layout(
                    plain(new ArrowType.Struct()).type(), fields(type.fields(), path + "/fields/", depth + 1));
        }

        @Override
        public Layout option(DataType.Option type) {
            throw new IllegalStateException("options are unwrapped before");
        }

        @Override
        public Layout timestamp(DataType.Timestamp type) {
            if (type.timezoneOrDefault().isEmpty()) {
                throw SchemaFault.unsupported(path, "the time zone must not be empty");
            }
            return plain(new ArrowType.Timestamp(unit(type.unitOrDefault()), type.timezoneOrDefault()));
        }

        @Override
        public Layout time(DataType.Time type) {
            TimeUnit unit = type.unitOrDefault();
            return plain(new ArrowType.Time(unit(unit), timeBitWidth(unit)));
        }

        @Override
        public Layout duration(DataType.Duration type) {
            return plain(new ArrowType.Duration(unit(type.unitOrDefault())));
        }

        @Override
        public Layout nullType(DataType.Null type) {
            return plain(new ArrowType.Null());
        }

        @Override
        public Layout bool(DataType.Bool type) {
            return plain(new ArrowType.Bool());
        }

        @Override
        public Layout float16(DataType.Float16 type) {
            return plain(new ArrowType.FloatingPoint(FloatingPointPrecision.HALF));
        }

        @Override
        public Layout float32(DataType.Float32 type) {
            return plain(new ArrowType.FloatingPoint(FloatingPointPrecision.SINGLE));
        }

        @Override
        public Layout float64(DataType.Float64 type) {
            return plain(new ArrowType.FloatingPoint(FloatingPointPrecision.DOUBLE));
        }

        @Override
        public Layout int8(DataType.Int8 type) {
            return plain(new ArrowType.Int(8, true));
        }

        @Override
        public Layout int16(DataType.Int16 type) {
            return plain(new ArrowType.Int(16, true));
        }

        @Override
        public Layout int32(DataType.Int32 type) {
            return plain(new ArrowType.Int(32, true));
        }

        @Override
        public Layout int64(DataType.Int64 type) {
            return plain(new ArrowType.Int(64, true));
        }

        @Override
        public Layout uInt8(DataType.UInt8 type) {
            return plain(new ArrowType.Int(8, false));
        }

        @Override
        public Layout uInt16(DataType.UInt16 type) {
            return plain(new ArrowType.Int(16, false));
        }

        @Override
        public Layout uInt32(DataType.UInt32 type) {
            return plain(new ArrowType.Int(32, false));
        }

        @Override
        public Layout uInt64(DataType.UInt64 type) {
            return plain(new ArrowType.Int(64, false));
        }

        /** A type of which Arrow has one layout only. */
        private Layout plain(ArrowType type) {
            requireNoEncoding();
            return new Layout(type);
        }

        private ArrowBufferEncoding buffer(ArrowBufferEncoding absent) {
            if (encoding instanceof FieldEncoding.Buffer buffer) {
                return buffer.layout();
            }
            requireNoEncoding();
            return absent;
        }

        private void requireNoEncoding() {
            if (encoding != null) {
                throw SchemaFault.unsupported(
                        path, "the type does not have the encoding " + EncodingAttributes.write(encoding));
            }
        }

        private int length(long length) {
            if (Long.compareUnsigned(length, Integer.MAX_VALUE) > 0) {
                throw SchemaFault.unsupported(
                        path,
                        "a fixed length must not exceed " + Integer.MAX_VALUE + ", found "
                                + Long.toUnsignedString(length));
            }
            return (int) length;
        }

        private RuntimeException noView64() {
            return SchemaFault.unsupported(path, "strings and bytes have no views with offsets of 64 bits");
        }
    }
}
