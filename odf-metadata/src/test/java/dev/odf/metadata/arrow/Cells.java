package dev.odf.metadata.arrow;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.vector.BaseFixedWidthVector;
import org.apache.arrow.vector.BaseLargeVariableWidthVector;
import org.apache.arrow.vector.BaseVariableWidthVector;
import org.apache.arrow.vector.BaseVariableWidthViewVector;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.BitVectorHelper;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.NullVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.complex.FixedSizeListVector;
import org.apache.arrow.vector.complex.LargeListVector;
import org.apache.arrow.vector.complex.ListVector;
import org.apache.arrow.vector.complex.StructVector;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;

/** Records as plain Java values, made at random and put into vectors. */
final class Cells {
    private Cells() {}

    /**
     * What a slot holds, and whether it counts.
     *
     * @param value {@code byte[]}, {@code Boolean}, or a list of cells for lists and structs
     */
    record Cell(boolean valid, Object value) {}

    /** Rows of random values; how many are null is chosen a column at a time. */
    static List<List<Cell>> random(Schema schema, int rows, Random random) {
        List<Nulls> nulls = schema.getFields().stream()
                .map(field -> Nulls.random(field, random))
                .toList();
        List<List<Cell>> records = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < nulls.size(); i++) {
                cells.add(cell(schema.getFields().get(i), nulls.get(i), random));
            }
            records.add(cells);
        }
        return records;
    }

    /** How often a field is null, in percent, and its children. */
    private record Nulls(int percent, List<Nulls> children) {
        private static final int[] PERCENTS = {0, 0, 10, 50, 95, 100};

        static Nulls random(Field field, Random random) {
            return new Nulls(
                    PERCENTS[random.nextInt(PERCENTS.length)],
                    field.getChildren().stream()
                            .map(child -> random(child, random))
                            .toList());
        }
    }

    private static Cell cell(Field field, Nulls nulls, Random random) {
        ArrowType type = field.getType();
        boolean valid = random.nextInt(100) >= nulls.percent();
        if (type instanceof ArrowType.Null) {
            return new Cell(false, new byte[0]);
        }
        if (type instanceof ArrowType.Bool) {
            return new Cell(valid, random.nextBoolean());
        }
        if (type instanceof ArrowType.Struct) {
            List<Cell> members = new ArrayList<>();
            for (int i = 0; i < field.getChildren().size(); i++) {
                members.add(cell(field.getChildren().get(i), nulls.children().get(i), random));
            }
            return new Cell(valid, members);
        }
        if (!field.getChildren().isEmpty()) {
            int size = type instanceof ArrowType.FixedSizeList fixed ? fixed.getListSize() : random.nextInt(4);
            List<Cell> items = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                items.add(cell(field.getChildren().get(0), nulls.children().get(0), random));
            }
            return new Cell(valid, items);
        }
        int width = NaiveLogicalHash.byteWidth(type);
        byte[] bytes = new byte[width >= 0 ? width : random.nextInt(random.nextInt(20) == 0 ? 300 : 24)];
        random.nextBytes(bytes);
        return new Cell(valid, bytes);
    }

    /** A batch of rows; decimals that Arrow for Java cannot hold lie in vectors of integers. */
    static VectorSchemaRoot batch(Schema schema, List<List<Cell>> rows, BufferAllocator allocator) {
        VectorSchemaRoot root = VectorSchemaRoot.create(
                new Schema(schema.getFields().stream().map(Cells::physical).toList()), allocator);
        for (int i = 0; i < schema.getFields().size(); i++) {
            FieldVector vector = root.getVector(i);
            vector.setInitialCapacity(Math.max(1, rows.size()));
            vector.allocateNew();
            for (int row = 0; row < rows.size(); row++) {
                write(vector, row, rows.get(row).get(i));
            }
        }
        root.setRowCount(rows.size());
        return root;
    }

    private static Field physical(Field field) {
        return new Field(
                field.getName(),
                new org.apache.arrow.vector.types.pojo.FieldType(
                        field.isNullable(), LogicalHasher.layout(field.getType()), null),
                field.getChildren().stream().map(Cells::physical).toList());
    }

    private static void write(FieldVector vector, int row, Cell cell) {
        if (vector instanceof NullVector) {
            return;
        }
        if (vector instanceof BaseFixedWidthVector || vector instanceof BaseVariableWidthViewVector) {
            while (vector.getValueCapacity() <= row) {
                vector.reAlloc();
            }
        }
        if (vector instanceof BitVector bits) {
            bits.setSafe(row, (Boolean) cell.value() ? 1 : 0);
        } else if (vector instanceof BaseFixedWidthVector fixed) {
            fixed.getDataBuffer().setBytes((long) row * fixed.getTypeWidth(), (byte[]) cell.value());
            BitVectorHelper.setBit(fixed.getValidityBuffer(), row);
        } else if (vector instanceof BaseVariableWidthVector variable) {
            variable.setSafe(row, (byte[]) cell.value());
        } else if (vector instanceof BaseLargeVariableWidthVector large) {
            large.setSafe(row, (byte[]) cell.value());
        } else if (vector instanceof BaseVariableWidthViewVector view) {
            view.setSafe(row, (byte[]) cell.value());
        } else {
            writeNested(vector, row, (List<?>) cell.value());
        }
        if (!cell.valid()) {
            BitVectorHelper.unsetBit(vector.getValidityBuffer(), row);
        }
    }

    private static void writeNested(FieldVector vector, int row, List<?> cells) {
        if (vector instanceof ListVector list) {
            int start = list.startNewValue(row);
            for (int i = 0; i < cells.size(); i++) {
                write(list.getDataVector(), start + i, (Cell) cells.get(i));
            }
            list.endValue(row, cells.size());
        } else if (vector instanceof LargeListVector list) {
            long start = list.startNewValue(row);
            for (int i = 0; i < cells.size(); i++) {
                write(list.getDataVector(), (int) start + i, (Cell) cells.get(i));
            }
            list.endValue(row, cells.size());
        } else if (vector instanceof FixedSizeListVector list) {
            int start = list.startNewValue(row);
            for (int i = 0; i < cells.size(); i++) {
                write(list.getDataVector(), start + i, (Cell) cells.get(i));
            }
        } else {
            StructVector struct = (StructVector) vector;
            struct.setIndexDefined(row);
            for (int i = 0; i < cells.size(); i++) {
                write(struct.getChildrenFromFields().get(i), row, (Cell) cells.get(i));
            }
        }
    }
}
