package dev.odf.metadata.arrow;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.arrow.vector.types.DateUnit;
import org.apache.arrow.vector.types.FloatingPointPrecision;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;

/** Fields of every type that can be hashed. */
final class ArrowFields {
    private static final List<ArrowType> FLAT = flat();

    private ArrowFields() {}

    private static List<ArrowType> flat() {
        List<ArrowType> types = new ArrayList<>(List.of(
                new ArrowType.Null(),
                new ArrowType.Bool(),
                new ArrowType.Utf8(),
                new ArrowType.LargeUtf8(),
                new ArrowType.Utf8View(),
                new ArrowType.Binary(),
                new ArrowType.LargeBinary(),
                new ArrowType.BinaryView(),
                new ArrowType.FixedSizeBinary(1),
                new ArrowType.FixedSizeBinary(17),
                new ArrowType.Decimal(9, 2, 32),
                new ArrowType.Decimal(18, -3, 64),
                new ArrowType.Decimal(38, 5, 128),
                new ArrowType.Decimal(76, -128, 256),
                new ArrowType.Time(TimeUnit.SECOND, 32),
                new ArrowType.Time(TimeUnit.MILLISECOND, 32),
                new ArrowType.Time(TimeUnit.MICROSECOND, 64),
                new ArrowType.Time(TimeUnit.NANOSECOND, 64)));
        for (int bits = 8; bits <= 64; bits *= 2) {
            types.add(new ArrowType.Int(bits, true));
            types.add(new ArrowType.Int(bits, false));
        }
        for (FloatingPointPrecision precision : FloatingPointPrecision.values()) {
            types.add(new ArrowType.FloatingPoint(precision));
        }
        for (DateUnit unit : DateUnit.values()) {
            types.add(new ArrowType.Date(unit));
        }
        for (TimeUnit unit : TimeUnit.values()) {
            types.add(new ArrowType.Timestamp(unit, null));
            types.add(new ArrowType.Timestamp(unit, "Europe/Zürich"));
        }
        return List.copyOf(types);
    }

    /** One column of each type that is neither list nor struct. */
    static Schema everyFlatType() {
        List<Field> fields = new ArrayList<>();
        for (ArrowType type : FLAT) {
            fields.add(Field.nullable("f" + fields.size(), type));
        }
        return new Schema(fields);
    }

    /** A few columns of any type, nested up to four levels. */
    static Schema random(Random random) {
        List<Field> fields = new ArrayList<>();
        int count = 1 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            fields.add(random("c" + i + (random.nextInt(5) == 0 ? "ü🙂" : ""), 0, false, random));
        }
        return new Schema(fields);
    }

    private static Field random(String name, int depth, boolean inList, Random random) {
        int kind = depth > 3 ? 3 : random.nextInt(inList ? 3 : 4);
        boolean struct = kind == 0 && !inList;
        if (struct) {
            List<Field> members = new ArrayList<>();
            int count = random.nextInt(4);
            for (int i = 0; i < count; i++) {
                members.add(random("m" + i, depth + 1, false, random));
            }
            return new Field(name, FieldType.nullable(new ArrowType.Struct()), members);
        }
        if (kind == 1) {
            ArrowType[] lists = {new ArrowType.List(), new ArrowType.LargeList(), new ArrowType.FixedSizeList(2)};
            return new Field(
                    name,
                    FieldType.nullable(lists[random.nextInt(lists.length)]),
                    List.of(random("item", depth + 1, true, random)));
        }
        return Field.nullable(name, FLAT.get(random.nextInt(FLAT.size())));
    }
}
