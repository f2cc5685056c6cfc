package dev.odf.metadata.arrow;

import java.nio.charset.StandardCharsets;
import org.apache.arrow.vector.types.DateUnit;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;

/**
 * The types whose values can be hashed: writes the head that tells one type from another, and gives the encoder of the values.
 *
 * <p>Numbers and layout are those of RFC-002, version 0 of the algorithm.
 */
final class HashedTypes implements ArrowType.ArrowTypeVisitor<ValueEncoder> {
    private static final int NULL = 0;
    private static final int INT = 1;
    private static final int FLOATING_POINT = 2;
    private static final int BINARY = 3;
    private static final int UTF8 = 4;
    private static final int BOOL = 5;
    private static final int DECIMAL = 6;
    private static final int DATE = 7;
    private static final int TIME = 8;
    private static final int TIMESTAMP = 9;
    private static final int LIST = 11;

    private final Field field;
    private final String path;
    private final int depth;
    private final SchemaFault.Budget budget;
    private final ByteSink head;

    private HashedTypes(Field field, String path, int depth, SchemaFault.Budget budget, ByteSink head) {
        this.field = field;
        this.path = path;
        this.depth = depth;
        this.budget = budget;
        this.head = head;
    }

    /** The encoder for a field other than a struct, after the head of its type was written. */
    static ValueEncoder encoder(Field field, String path, int depth, SchemaFault.Budget budget, ByteSink head) {
        budget.enter(depth);
        requireNoDictionary(field, path);
        return field.getType().accept(new HashedTypes(field, path, depth, budget, head));
    }

    static void requireNoDictionary(Field field, String path) {
        if (field.getDictionary() != null) {
            throw SchemaFault.unsupported(path, "columns with a dictionary have no logical hash");
        }
    }

    @Override
    public ValueEncoder visit(ArrowType.Null type) {
        head.putShort(NULL);
        return new ValueEncoder.Nulls();
    }

    @Override
    public ValueEncoder visit(ArrowType.Int type) {
        requireWidth(type.getBitWidth(), 8, 16, 32, 64);
        head.putShort(INT);
        head.putByte(type.getIsSigned() ? 1 : 0);
        return fixed(type.getBitWidth());
    }

    @Override
    public ValueEncoder visit(ArrowType.FloatingPoint type) {
        head.putShort(FLOATING_POINT);
        return fixed(
                switch (type.getPrecision()) {
                    case HALF -> 16;
                    case SINGLE -> 32;
                    case DOUBLE -> 64;
                });
    }

    @Override
    public ValueEncoder visit(ArrowType.Bool type) {
        head.putShort(BOOL);
        return new ValueEncoder.Bits();
    }

    @Override
    public ValueEncoder visit(ArrowType.Decimal type) {
        OdfToArrow.requireDecimal(type.getPrecision(), type.getScale(), type.getBitWidth(), path);
        head.putShort(DECIMAL);
        ValueEncoder encoder = fixed(type.getBitWidth());
        head.putLong(type.getPrecision());
        head.putLong(type.getScale());
        return encoder;
    }

    @Override
    public ValueEncoder visit(ArrowType.Date type) {
        head.putShort(DATE);
        ValueEncoder encoder = fixed(
                switch (type.getUnit()) {
                    case DAY -> 32;
                    case MILLISECOND -> 64;
                });
        head.putShort(type.getUnit() == DateUnit.DAY ? 0 : 1);
        return encoder;
    }

    @Override
    public ValueEncoder visit(ArrowType.Time type) {
        requireWidth(type.getBitWidth(), 32, 64);
        head.putShort(TIME);
        ValueEncoder encoder = fixed(type.getBitWidth());
        head.putShort(number(type.getUnit()));
        return encoder;
    }

    @Override
    public ValueEncoder visit(ArrowType.Timestamp type) {
        head.putShort(TIMESTAMP);
        head.putShort(number(type.getUnit()));
        String zone = type.getTimezone();
        if (zone == null) {
            head.putByte(0);
        } else {
            byte[] text = zone.getBytes(StandardCharsets.UTF_8);
            head.putLong(text.length);
            head.putBytes(text);
        }
        return new ValueEncoder.FixedWidth(Long.BYTES);
    }

    @Override
    public ValueEncoder visit(ArrowType.Utf8 type) {
        return variable(UTF8);
    }

    @Override
    public ValueEncoder visit(ArrowType.LargeUtf8 type) {
        return variable(UTF8);
    }

    @Override
    public ValueEncoder visit(ArrowType.Utf8View type) {
        return variable(UTF8);
    }

    @Override
    public ValueEncoder visit(ArrowType.Binary type) {
        return variable(BINARY);
    }

    @Override
    public ValueEncoder visit(ArrowType.LargeBinary type) {
        return variable(BINARY);
    }

    @Override
    public ValueEncoder visit(ArrowType.BinaryView type) {
        return variable(BINARY);
    }

    @Override
    public ValueEncoder visit(ArrowType.FixedSizeBinary type) {
        requireLength(type.getByteWidth());
        return variable(BINARY);
    }

    @Override
    public ValueEncoder visit(ArrowType.List type) {
        return list();
    }

    @Override
    public ValueEncoder visit(ArrowType.LargeList type) {
        return list();
    }

    @Override
    public ValueEncoder visit(ArrowType.FixedSizeList type) {
        requireLength(type.getListSize());
        return list();
    }

    @Override
    public ValueEncoder visit(ArrowType.Struct type) {
        throw refuse("a struct within a list");
    }

    @Override
    public ValueEncoder visit(ArrowType.Map type) {
        throw refuse("a map");
    }

    @Override
    public ValueEncoder visit(ArrowType.Union type) {
        throw refuse("a union");
    }

    @Override
    public ValueEncoder visit(ArrowType.Interval type) {
        throw refuse("an interval");
    }

    @Override
    public ValueEncoder visit(ArrowType.Duration type) {
        throw refuse("a duration");
    }

    @Override
    public ValueEncoder visit(ArrowType.ListView type) {
        throw refuse("a list of views");
    }

    @Override
    public ValueEncoder visit(ArrowType.LargeListView type) {
        throw refuse("a list of views");
    }

    @Override
    public ValueEncoder visit(ArrowType.RunEndEncoded type) {
        throw refuse("a column of runs");
    }

    @Override
    public ValueEncoder visit(ArrowType.ExtensionType type) {
        throw refuse("an extension type");
    }

    private static int number(TimeUnit unit) {
        return switch (unit) {
            case SECOND -> 0;
            case MILLISECOND -> 1;
            case MICROSECOND -> 2;
            case NANOSECOND -> 3;
        };
    }

    private void requireWidth(int bitWidth, int... allowed) {
        for (int width : allowed) {
            if (width == bitWidth) {
                return;
            }
        }
        throw SchemaFault.unsupported(path, "a value of " + bitWidth + " bits has no logical hash");
    }

    private void requireLength(int length) {
        if (length < 0) {
            throw SchemaFault.unsupported(path, "a length must not be negative, found " + length);
        }
    }

    private ValueEncoder fixed(int bitWidth) {
        head.putLong(bitWidth);
        return new ValueEncoder.FixedWidth(bitWidth / Byte.SIZE);
    }

    private ValueEncoder variable(int id) {
        head.putShort(id);
        return new ValueEncoder.VariableWidth();
    }

    private ValueEncoder list() {
        if (field.getChildren().size() != 1) {
            throw SchemaFault.unsupported(path, "a list must have one child");
        }
        head.putShort(LIST);
        return new ValueEncoder.Lists(
                encoder(field.getChildren().get(0), path + "/children/0", depth + 1, budget, head));
    }

    private RuntimeException refuse(String what) {
        return SchemaFault.unsupported(path, what + " has no logical hash");
    }
}
