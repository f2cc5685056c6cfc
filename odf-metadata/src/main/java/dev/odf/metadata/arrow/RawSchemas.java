package dev.odf.metadata.arrow;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.arrow.vector.types.DateUnit;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.IntervalUnit;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.UnionMode;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.DictionaryEncoding;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes Arrow's {@code Schema} table in FlatBuffers. Arrow's own reading follows offsets unchecked and knows no decimals of 32 and 64 bits.
 *
 * <p>Not thread-safe; one instance reads one schema once.
 */
final class RawSchemas {
    private static final int TABLES_A_FIELD_MAX = 8;
    private static final int FEATURE_LAST = 2;

    private final FlatTables tables;
    private final SchemaFault.Budget budget;

    private RawSchemas(FlatTables tables, ArrowSchemaOptions options) {
        this.tables = tables;
        this.budget = new SchemaFault.Budget(options);
    }

    static Schema read(Bytes raw, ArrowSchemaOptions options) {
        if (raw.size() > options.bytesMax()) {
            throw new LimitExceededException("bytesMax", options.bytesMax(), raw.size());
        }
        FlatTables tables = tables(raw.asByteBuffer(), options);
        return read(tables, tables.root(), options);
    }

    /** The schema of a table that is part of a larger buffer. */
    static Schema read(FlatTables tables, int schema, ArrowSchemaOptions options) {
        return new RawSchemas(tables, options).schema(schema);
    }

    /** Arrow's own serialization; deprecated there in favour of one with a message around it, which is not what a raw schema is. */
    @SuppressWarnings("deprecation")
    static Bytes write(Schema schema, ArrowSchemaOptions options) {
        new SchemaFault.Budget(options).enterAll(schema.getFields(), 1);
        return Bytes.copyOf(schema.toByteArray());
    }

    static FlatTables tables(ByteBuffer buffer, ArrowSchemaOptions options) {
        long tablesMax = (long) options.fieldsMax() * TABLES_A_FIELD_MAX;
        return new FlatTables(buffer, (int) Math.min(Integer.MAX_VALUE, tablesMax));
    }

    private Schema schema(int schema) {
        if (tables.int16(schema, 0, 0, "endianness") != 0) {
            throw SchemaFault.unsupported("/endianness", "only little-endian data is read");
        }
        int features = tables.vector(schema, 3, 8, "features");
        for (int i = 0; i < tables.length(features); i++) {
            long feature = tables.longAt(features + 8 * i);
            if (feature < 0 || feature > FEATURE_LAST) {
                throw SchemaFault.unsupported("/features/" + i, "unknown feature " + feature);
            }
        }
        Map<String, String> metadata = metadata(schema, 2, "custom_metadata");
        return new Schema(fields(schema, 1, "fields", 1), metadata);
    }

    private List<Field> fields(int parent, int id, String place, int depth) {
        int vector = tables.vector(parent, id, 4, place);
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < tables.length(vector); i++) {
            budget.enter(depth);
            String here = place + "." + i;
            fields.add(field(tables.element(vector, i, here), here, depth));
        }
        return fields;
    }

    private Field field(int field, String place, int depth) {
        String name = tables.text(field, 0, place + ".name");
        boolean nullable = tables.int8(field, 1, 0, place + ".nullable") != 0;
        int kind = tables.int8(field, 2, 0, place + ".type_type");
        int table = tables.tableField(field, 3, place + ".type");
        if (kind == 0 || table == 0) {
            throw tables.malformed(ErrorCode.BINARY_INCONSISTENT_UNION, field, place + ".type", "a field has no type");
        }
        ArrowType type = type(kind, table, place + ".type");
        DictionaryEncoding dictionary = dictionary(field, place + ".dictionary");
        Map<String, String> metadata = metadata(field, 6, place + ".custom_metadata");
        List<Field> children = fields(field, 5, place + ".children", depth + 1);
        return new Field(name, new FieldType(nullable, type, dictionary, metadata), children);
    }

    private ArrowType type(int kind, int table, String place) {
        return switch (kind) {
            case 1 -> new ArrowType.Null();
            case 2 -> integer(table, place);
            case 3 -> new ArrowType.FloatingPoint(constant(FloatingPointPrecision.values(), table, 0, 0, place));
            case 4 -> new ArrowType.Binary();
            case 5 -> new ArrowType.Utf8();
            case 6 -> new ArrowType.Bool();
            case 7 ->
                new ArrowType.Decimal(
                        tables.int32(table, 0, 0, place),
                        tables.int32(table, 1, 0, place),
                        tables.int32(table, 2, 128, place));
            case 8 -> new ArrowType.Date(constant(DateUnit.values(), table, 0, 1, place));
            case 9 ->
                new ArrowType.Time(constant(TimeUnit.values(), table, 0, 1, place), tables.int32(table, 1, 32, place));
            case 10 ->
                new ArrowType.Timestamp(
                        constant(TimeUnit.values(), table, 0, 0, place), tables.text(table, 1, place + ".timezone"));
            case 11 -> new ArrowType.Interval(constant(IntervalUnit.values(), table, 0, 0, place));
            case 12 -> new ArrowType.List();
            case 13 -> new ArrowType.Struct();
            case 14 -> new ArrowType.Union(constant(UnionMode.values(), table, 0, 0, place), typeIds(table, place));
            case 15 -> new ArrowType.FixedSizeBinary(tables.int32(table, 0, 0, place));
            case 16 -> new ArrowType.FixedSizeList(tables.int32(table, 0, 0, place));
            case 17 -> new ArrowType.Map(tables.int8(table, 0, 0, place) != 0);
            case 18 -> new ArrowType.Duration(constant(TimeUnit.values(), table, 0, 1, place));
            case 19 -> new ArrowType.LargeBinary();
            case 20 -> new ArrowType.LargeUtf8();
            case 21 -> new ArrowType.LargeList();
            case 22 -> new ArrowType.RunEndEncoded();
            case 23 -> new ArrowType.BinaryView();
            case 24 -> new ArrowType.Utf8View();
            case 25 -> new ArrowType.ListView();
            case 26 -> new ArrowType.LargeListView();
            default -> throw SchemaFault.unsupported(pointer(place), "unknown type number " + kind);
        };
    }

    private ArrowType.Int integer(int table, String place) {
        return new ArrowType.Int(tables.int32(table, 0, 0, place), tables.int8(table, 1, 0, place) != 0);
    }

    /** A constant by its number, which is its place in all of Arrow's enumerations. */
    private <E extends Enum<E>> E constant(E[] constants, int table, int id, int absent, String place) {
        int number = tables.int16(table, id, absent, place);
        if (number < 0 || number >= constants.length) {
            throw SchemaFault.unsupported(pointer(place), "unknown number " + number + " where Arrow has a constant");
        }
        return constants[number];
    }

    private int @Nullable [] typeIds(int table, String place) {
        int vector = tables.vector(table, 1, 4, place + ".typeIds");
        if (vector == 0) {
            return null;
        }
        int[] typeIds = new int[tables.length(vector)];
        for (int i = 0; i < typeIds.length; i++) {
            typeIds[i] = tables.intAt(vector + 4 * i);
        }
        return typeIds;
    }

    private @Nullable DictionaryEncoding dictionary(int field, String place) {
        int dictionary = tables.tableField(field, 4, place);
        if (dictionary == 0) {
            return null;
        }
        int index = tables.tableField(dictionary, 1, place + ".indexType");
        return new DictionaryEncoding(
                tables.int64(dictionary, 0, 0, place + ".id"),
                tables.int8(dictionary, 2, 0, place + ".isOrdered") != 0,
                index == 0 ? new ArrowType.Int(32, true) : integer(index, place + ".indexType"));
    }

    private Map<String, String> metadata(int parent, int id, String place) {
        int vector = tables.vector(parent, id, 4, place);
        Map<String, String> metadata = new LinkedHashMap<>();
        for (int i = 0; i < tables.length(vector); i++) {
            int entry = tables.element(vector, i, place);
            String key = tables.text(entry, 0, place + ".key");
            String value = tables.text(entry, 1, place + ".value");
            metadata.put(key == null ? "" : key, value == null ? "" : value);
        }
        return metadata;
    }

    private static String pointer(String place) {
        return "/" + place.replace('.', '/');
    }
}
