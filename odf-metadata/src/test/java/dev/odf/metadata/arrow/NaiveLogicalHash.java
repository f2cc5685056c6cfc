package dev.odf.metadata.arrow;

import dev.odf.metadata.arrow.Cells.Cell;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;

/** The rules of the logical hash, word for word and value by value, over plain Java values: shares nothing with what it tests. */
final class NaiveLogicalHash {
    private static final int WINDOW = 10_000;
    private static final List<String> UNITS = List.of("SECOND", "MILLISECOND", "MICROSECOND", "NANOSECOND");

    private final ByteArrayOutputStream records = new ByteArrayOutputStream();
    private final List<byte[]> columns = new ArrayList<>();

    private NaiveLogicalHash() {}

    /** The text of the multihash. */
    static String of(Schema schema, List<List<Cell>> rows) {
        NaiveLogicalHash hash = new NaiveLogicalHash();
        for (int i = 0; i < schema.getFields().size(); i++) {
            int column = i;
            List<List<Cell>> paths =
                    rows.stream().map(row -> List.of(row.get(column))).toList();
            hash.field(schema.getFields().get(i), 0, paths);
        }
        hash.columns.forEach(digest -> hash.records.writeBytes(digest));
        return "f9680c00120" + HexFormat.of().formatHex(sha3(hash.records.toByteArray()));
    }

    /** @param rows for each row the cells from the column down to this field */
    private void field(Field field, long level, List<List<Cell>> rows) {
        byte[] name = field.getName().getBytes(StandardCharsets.UTF_8);
        u64(records, name.length);
        records.writeBytes(name);
        u64(records, level);
        if (field.getType() instanceof ArrowType.Struct) {
            for (int i = 0; i < field.getChildren().size(); i++) {
                int member = i;
                List<List<Cell>> paths = rows.stream()
                        .map(path -> {
                            List<Cell> longer = new ArrayList<>(path);
                            longer.add(
                                    (Cell) ((List<?>) path.get(path.size() - 1).value()).get(member));
                            return List.copyOf(longer);
                        })
                        .toList();
                field(field.getChildren().get(i), level + 1, paths);
            }
            return;
        }
        ByteArrayOutputStream column = new ByteArrayOutputStream();
        type(field, column);
        for (int start = 0; start < rows.size(); start += WINDOW) {
            window(field, rows.subList(start, Math.min(rows.size(), start + WINDOW)), column);
        }
        columns.add(sha3(column.toByteArray()));
    }

    private static void window(Field field, List<List<Cell>> rows, ByteArrayOutputStream column) {
        boolean[] passed = null;
        for (int depth = 0; depth < rows.get(0).size(); depth++) {
            boolean[] own = new boolean[rows.size()];
            boolean nulls = false;
            for (int row = 0; row < own.length; row++) {
                own[row] = rows.get(row).get(depth).valid();
                nulls |= !own[row];
            }
            if (!nulls) {
                continue;
            }
            if (passed == null) {
                passed = own;
            } else {
                for (int row = 0; row < own.length; row++) {
                    passed[row] |= own[row];
                }
            }
        }
        for (int row = 0; row < rows.size(); row++) {
            List<Cell> path = rows.get(row);
            value(
                    field,
                    passed == null || passed[row],
                    path.get(path.size() - 1).value(),
                    column);
        }
    }

    private static void value(Field field, boolean valid, Object value, ByteArrayOutputStream out) {
        ArrowType type = field.getType();
        if (!valid || type instanceof ArrowType.Null) {
            out.write(0);
        } else if (value instanceof Boolean flag) {
            out.write(flag ? 2 : 1);
        } else if (value instanceof List<?> items) {
            u64(out, items.size());
            for (Object item : items) {
                value(field.getChildren().get(0), ((Cell) item).valid(), ((Cell) item).value(), out);
            }
        } else {
            byte[] bytes = (byte[]) value;
            if (byteWidth(type) < 0 || type instanceof ArrowType.FixedSizeBinary) {
                u64(out, bytes.length);
            }
            out.writeBytes(bytes);
        }
    }

    /** Size of the values of a type, or -1 if it varies. */
    static int byteWidth(ArrowType type) {
        if (type instanceof ArrowType.Int of) {
            return of.getBitWidth() / 8;
        }
        if (type instanceof ArrowType.FloatingPoint of) {
            return Map.of("HALF", 2, "SINGLE", 4, "DOUBLE", 8)
                    .get(of.getPrecision().name());
        }
        if (type instanceof ArrowType.Decimal of) {
            return of.getBitWidth() / 8;
        }
        if (type instanceof ArrowType.Date of) {
            return Map.of("DAY", 4, "MILLISECOND", 8).get(of.getUnit().name());
        }
        if (type instanceof ArrowType.Time of) {
            return of.getBitWidth() / 8;
        }
        if (type instanceof ArrowType.Timestamp) {
            return 8;
        }
        return type instanceof ArrowType.FixedSizeBinary of ? of.getByteWidth() : -1;
    }

    private static void type(Field field, ByteArrayOutputStream out) {
        ArrowType type = field.getType();
        if (type instanceof ArrowType.Null) {
            u16(out, 0);
        } else if (type instanceof ArrowType.Int of) {
            u16(out, 1);
            out.write(of.getIsSigned() ? 1 : 0);
            u64(out, of.getBitWidth());
        } else if (type instanceof ArrowType.FloatingPoint) {
            u16(out, 2);
            u64(out, 8L * byteWidth(type));
        } else if (type instanceof ArrowType.Utf8
                || type instanceof ArrowType.LargeUtf8
                || type instanceof ArrowType.Utf8View) {
            u16(out, 4);
        } else if (type instanceof ArrowType.Bool) {
            u16(out, 5);
        } else if (type instanceof ArrowType.Decimal of) {
            u16(out, 6);
            u64(out, of.getBitWidth());
            u64(out, of.getPrecision());
            u64(out, of.getScale());
        } else if (type instanceof ArrowType.Date of) {
            u16(out, 7);
            u64(out, 8L * byteWidth(type));
            u16(out, List.of("DAY", "MILLISECOND").indexOf(of.getUnit().name()));
        } else if (type instanceof ArrowType.Time of) {
            u16(out, 8);
            u64(out, of.getBitWidth());
            u16(out, UNITS.indexOf(of.getUnit().name()));
        } else if (type instanceof ArrowType.Timestamp of) {
            u16(out, 9);
            u16(out, UNITS.indexOf(of.getUnit().name()));
            if (of.getTimezone() == null) {
                out.write(0);
            } else {
                byte[] zone = of.getTimezone().getBytes(StandardCharsets.UTF_8);
                u64(out, zone.length);
                out.writeBytes(zone);
            }
        } else if (field.getChildren().size() == 1) {
            u16(out, 11);
            type(field.getChildren().get(0), out);
        } else {
            u16(out, 3);
        }
    }

    private static void u16(ByteArrayOutputStream out, int value) {
        out.writeBytes(ByteBuffer.allocate(2)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putShort((short) value)
                .array());
    }

    private static void u64(ByteArrayOutputStream out, long value) {
        out.writeBytes(ByteBuffer.allocate(8)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putLong(value)
                .array());
    }

    private static byte[] sha3(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA3-256").digest(bytes);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
