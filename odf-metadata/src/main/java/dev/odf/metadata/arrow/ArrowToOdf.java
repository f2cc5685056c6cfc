package dev.odf.metadata.arrow;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.TimeUnit;
import java.util.ArrayList;
import java.util.List;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;
import org.jspecify.annotations.Nullable;

/** One conversion of an Arrow schema. Not thread-safe; converts one schema once. */
final class ArrowToOdf {
    private static final String ITEM = "item";

    private final ArrowSchemaOptions options;
    private final SchemaFault.Budget budget;
    private final List<ConversionLoss> losses = new ArrayList<>();

    /** A logical type with what only an attribute can say. */
    private record Typed(DataType type, @Nullable FieldEncoding encoding) {
        Typed(DataType type) {
            this(type, null);
        }
    }

    ArrowToOdf(ArrowSchemaOptions options) {
        this.options = options;
        this.budget = new SchemaFault.Budget(options);
    }

    ConvertedSchema<DataSchema> convert(Schema schema) {
        if (!schema.getCustomMetadata().isEmpty()) {
            lose(ConversionLoss.Kind.METADATA, "", "metadata of the schema");
        }
        List<DataField> fields = new ArrayList<>();
        for (int i = 0; i < schema.getFields().size(); i++) {
            fields.add(field(schema.getFields().get(i), "/fields/" + i, 1));
        }
        return new ConvertedSchema<>(new DataSchema(fields, null), losses);
    }

    private DataField field(Field field, String path, int depth) {
        if (field.getName() == null) {
            throw SchemaFault.unsupported(path, "a field must have a name");
        }
        Typed typed = typed(field, path, depth);
        return new DataField(field.getName(), typed.type(), EncodingAttributes.write(typed.encoding()));
    }

    /** The type of a field with its nullability. */
    private Typed typed(Field field, String path, int depth) {
        budget.enter(depth);
        if (field.getDictionary() != null) {
            throw SchemaFault.unsupported(path, "dictionary encoding has no counterpart");
        }
        if (!field.getMetadata().isEmpty()) {
            lose(ConversionLoss.Kind.METADATA, path, "metadata of the field");
        }
        ArrowType type = field.getType();
        boolean runs = type instanceof ArrowType.RunEndEncoded;
        Typed typed = runs ? runs(field, path, depth) : type.accept(new Types(field, path, depth));
        boolean optional = runs ? field.getChildren().get(1).isNullable() || field.isNullable() : field.isNullable();
        return optional ? new Typed(new DataType.Option(typed.type()), typed.encoding()) : typed;
    }

    private Typed runs(Field field, String path, int depth) {
        requireChildren(field, 2, path);
        Field ends = field.getChildren().get(0);
        Field values = field.getChildren().get(1);
        if (!(ends.getType() instanceof ArrowType.Int width) || !width.getIsSigned() || width.getBitWidth() < 32) {
            throw SchemaFault.unsupported(path, "run ends must be Int32 or Int64, found " + ends.getType());
        }
        if (values.getType() instanceof ArrowType.RunEndEncoded) {
            throw SchemaFault.unsupported(path, "values in runs cannot be run-end encoded themselves");
        }
        if (values.isNullable() != field.isNullable()) {
            lose(ConversionLoss.Kind.CHILD_FIELD, path, "nullability of values apart from that of their runs");
        }
        Typed typed = typed(values, path + "/children/1", depth + 1);
        loseEncoding(typed.encoding(), typed.type(), path + "/children/1");
        return new Typed(required(typed.type()), new FieldEncoding.RunEnd(width.getBitWidth()));
    }

    private static DataType required(DataType type) {
        return type instanceof DataType.Option option ? option.inner() : type;
    }

    /** The type of a child that is no field in Open Data Fabric; its encoding cannot be kept. */
    private DataType child(Field parent, int index, String name, String path, int depth) {
        Field child = parent.getChildren().get(index);
        String childPath = path + "/children/" + index;
        if (!name.equals(child.getName())) {
            lose(
                    ConversionLoss.Kind.CHILD_FIELD,
                    childPath,
                    "name " + SchemaFault.quoted(String.valueOf(child.getName())) + ", which becomes '" + name + "'");
        }
        Typed typed = typed(child, childPath, depth + 1);
        loseEncoding(typed.encoding(), typed.type(), childPath);
        return typed.type();
    }

    private void loseEncoding(@Nullable FieldEncoding encoding, DataType type, String path) {
        if (encoding == null) {
            return;
        }
        boolean restored = encoding.equals(OdfToArrow.defaultEncoding(required(type), options));
        lose(
                restored ? ConversionLoss.Kind.DEFAULT_ITEM_ENCODING : ConversionLoss.Kind.ITEM_ENCODING,
                path,
                "encoding " + EncodingAttributes.write(encoding));
    }

    private void lose(ConversionLoss.Kind kind, String path, String message) {
        losses.add(new ConversionLoss(kind, path, message));
    }

    private static void requireChildren(Field field, int count, String path) {
        int found = field.getChildren().size();
        if (found != count) {
            throw SchemaFault.unsupported(path, field.getType() + " must have " + count + " children, found " + found);
        }
    }

    private static TimeUnit unit(org.apache.arrow.vector.types.TimeUnit unit) {
        return switch (unit) {
            case SECOND -> TimeUnit.SECOND;
            case MILLISECOND -> TimeUnit.MILLISECOND;
            case MICROSECOND -> TimeUnit.MICROSECOND;
            case NANOSECOND -> TimeUnit.NANOSECOND;
        };
    }

    /** The logical type of one field, without its nullability. */
    private final class Types implements ArrowType.ArrowTypeVisitor<Typed> {
        private final Field field;
        private final String path;
        private final int depth;

        Types(Field field, String path, int depth) {
            this.field = field;
            this.path = path;
            this.depth = depth;
        }

        @Override
        public Typed visit(ArrowType.Null type) {
            return new Typed(new DataType.Null());
        }

        @Override
        public Typed visit(ArrowType.Bool type) {
            return new Typed(new DataType.Bool());
        }

        @Override
        public Typed visit(ArrowType.Int type) {
            boolean signed = type.getIsSigned();
            return new Typed(
                    switch (type.getBitWidth()) {
                        case 8 -> signed ? new DataType.Int8() : new DataType.UInt8();
                        case 16 -> signed ? new DataType.Int16() : new DataType.UInt16();
                        case 32 -> signed ? new DataType.Int32() : new DataType.UInt32();
                        case 64 -> signed ? new DataType.Int64() : new DataType.UInt64();
                        default -> throw unsupported("an integer must have 8, 16, 32 or 64 bits");
                    });
        }

        @Override
        public Typed visit(ArrowType.FloatingPoint type) {
            return new Typed(
                    switch (type.getPrecision()) {
                        case HALF -> new DataType.Float16();
                        case SINGLE -> new DataType.Float32();
                        case DOUBLE -> new DataType.Float64();
                    });
        }

        @Override
        public Typed visit(ArrowType.Utf8 type) {
            return string(ArrowBufferEncoding.CONTIGUOUS_32);
        }

        @Override
        public Typed visit(ArrowType.LargeUtf8 type) {
            return string(ArrowBufferEncoding.CONTIGUOUS_64);
        }

        @Override
        public Typed visit(ArrowType.Utf8View type) {
            return string(ArrowBufferEncoding.VIEW_32);
        }

        @Override
        public Typed visit(ArrowType.Binary type) {
            return binary(ArrowBufferEncoding.CONTIGUOUS_32);
        }

        @Override
        public Typed visit(ArrowType.LargeBinary type) {
            return binary(ArrowBufferEncoding.CONTIGUOUS_64);
        }

        @Override
        public Typed visit(ArrowType.BinaryView type) {
            return binary(ArrowBufferEncoding.VIEW_32);
        }

        @Override
        public Typed visit(ArrowType.FixedSizeBinary type) {
            return new Typed(new DataType.Binary(length(type.getByteWidth())));
        }

        @Override
        public Typed visit(ArrowType.Date type) {
            return switch (type.getUnit()) {
                case DAY -> new Typed(new DataType.Date());
                case MILLISECOND ->
                    new Typed(new DataType.Date(), new FieldEncoding.Date(ArrowDateEncoding.MILLISECOND));
            };
        }

        @Override
        public Typed visit(ArrowType.Time type) {
            TimeUnit unit = unit(type.getUnit());
            if (type.getBitWidth() != OdfToArrow.timeBitWidth(unit)) {
                throw unsupported("a time of this unit has another width");
            }
            return new Typed(new DataType.Time(unit));
        }

        @Override
        public Typed visit(ArrowType.Timestamp type) {
            String zone = type.getTimezone();
            if (zone == null || zone.isEmpty()) {
                lose(ConversionLoss.Kind.TIMEZONE, path, "that the timestamp has no zone; it becomes one in UTC");
                zone = null;
            }
            return new Typed(new DataType.Timestamp(unit(type.getUnit()), zone));
        }

        @Override
        public Typed visit(ArrowType.Duration type) {
            return new Typed(new DataType.Duration(unit(type.getUnit())));
        }

        @Override
        public Typed visit(ArrowType.Decimal type) {
            int bits = type.getBitWidth();
            OdfToArrow.requireDecimal(type.getPrecision(), type.getScale(), bits, path);
            return new Typed(
                    new DataType.Decimal(type.getPrecision(), type.getScale()), new FieldEncoding.Decimal(bits));
        }

        @Override
        public Typed visit(ArrowType.List type) {
            return list(ArrowBufferEncoding.CONTIGUOUS_32);
        }

        @Override
        public Typed visit(ArrowType.LargeList type) {
            return list(ArrowBufferEncoding.CONTIGUOUS_64);
        }

        @Override
        public Typed visit(ArrowType.ListView type) {
            return list(ArrowBufferEncoding.VIEW_32);
        }

        @Override
        public Typed visit(ArrowType.LargeListView type) {
            return list(ArrowBufferEncoding.VIEW_64);
        }

        @Override
        public Typed visit(ArrowType.FixedSizeList type) {
            return new Typed(new DataType.List(item(), length(type.getListSize())));
        }

        @Override
        public Typed visit(ArrowType.Struct type) {
            List<DataField> members = new ArrayList<>();
            for (int i = 0; i < field.getChildren().size(); i++) {
                members.add(field(field.getChildren().get(i), path + "/children/" + i, depth + 1));
            }
            return new Typed(new DataType.Struct(members));
        }

        @Override
        public Typed visit(ArrowType.Map type) {
            requireChildren(field, 1, path);
            Field entries = field.getChildren().get(0);
            String entriesPath = path + "/children/0";
            budget.enter(depth + 1);
            if (!(entries.getType() instanceof ArrowType.Struct) || entries.getDictionary() != null) {
                throw SchemaFault.unsupported(
                        entriesPath, "entries of a map must be a struct, found " + entries.getType());
            }
            requireChildren(entries, 2, entriesPath);
            if (entries.isNullable() || !OdfToArrow.ENTRIES.equals(entries.getName())) {
                lose(ConversionLoss.Kind.CHILD_FIELD, entriesPath, "name and nullability of the entries");
            }
            if (!entries.getMetadata().isEmpty()) {
                lose(ConversionLoss.Kind.METADATA, entriesPath, "metadata of the field");
            }
            DataType keys = child(entries, 0, OdfToArrow.KEYS, entriesPath, depth + 1);
            DataType values = child(entries, 1, OdfToArrow.VALUES, entriesPath, depth + 1);
            return new Typed(new DataType.Map(keys, values, type.getKeysSorted()));
        }

        @Override
        public Typed visit(ArrowType.RunEndEncoded type) {
            throw new IllegalStateException("runs are not a type of their own");
        }

        @Override
        public Typed visit(ArrowType.Union type) {
            throw unsupported("it has no counterpart");
        }

        @Override
        public Typed visit(ArrowType.Interval type) {
            throw unsupported("it has no counterpart");
        }

        @Override
        public Typed visit(ArrowType.ExtensionType type) {
            lose(ConversionLoss.Kind.METADATA, path, "extension type " + SchemaFault.quoted(type.extensionName()));
            return type.storageType().accept(this);
        }

        private Typed string(ArrowBufferEncoding layout) {
            return new Typed(new DataType.String(), new FieldEncoding.Buffer(layout));
        }

        private Typed binary(ArrowBufferEncoding layout) {
            return new Typed(new DataType.Binary(null), new FieldEncoding.Buffer(layout));
        }

        private Typed list(ArrowBufferEncoding layout) {
            return new Typed(new DataType.List(item(), null), new FieldEncoding.Buffer(layout));
        }

        private DataType item() {
            requireChildren(field, 1, path);
            return child(field, 0, ITEM, path, depth);
        }

        private long length(int length) {
            if (length < 0) {
                throw unsupported("a length must not be negative");
            }
            return length;
        }

        private RuntimeException unsupported(String problem) {
            return SchemaFault.unsupported(path, field.getType() + ": " + problem);
        }
    }
}
