package dev.odf.metadata.arrow;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Walks the tables of a FlatBuffers buffer and checks each part against the bounds of the buffer before it is read. A table or vector is named by its
 * position, 0 being one that is absent. Not thread-safe.
 */
final class FlatTables {
    private static final int UNIT = 4;

    private final ByteBuffer buffer;
    private final int tablesMax;
    private int tables;

    /** Over the bytes between position and limit of a buffer, which is not moved. */
    FlatTables(ByteBuffer buffer, int tablesMax) {
        this.buffer = buffer.slice().order(ByteOrder.LITTLE_ENDIAN);
        this.tablesMax = tablesMax;
    }

    /** The position of the root table. */
    int root() {
        return table(0, "root");
    }

    /** The position of the table to which the offset at a position leads. */
    private int table(int at, String place) {
        int table = follow(at, place);
        if (++tables > tablesMax) {
            throw new LimitExceededException("tablesMax", tablesMax, tables);
        }
        long vtable = (long) table - offset(table, place);
        if (vtable < 0 || vtable > buffer.limit() - UNIT || vtable % 2 != 0) {
            throw outOfBounds(table, place, "vtable");
        }
        int vtableSize = uint16((int) vtable);
        int tableSize = uint16((int) vtable + 2);
        boolean fits = vtableSize >= UNIT
                && vtableSize % 2 == 0
                && vtable + vtableSize <= buffer.limit()
                && tableSize >= UNIT
                && (long) table + tableSize <= buffer.limit();
        if (!fits) {
            throw outOfBounds(table, place, "table");
        }
        return table;
    }

    /** The position of a field of some bytes in a table, or 0 if it is absent. */
    int field(int table, int id, int size, String place) {
        int vtable = table - buffer.getInt(table);
        int slot = UNIT + 2 * id;
        if (slot + 2 > uint16(vtable)) {
            return 0;
        }
        int offset = uint16(vtable + slot);
        if (offset == 0) {
            return 0;
        }
        if (offset < UNIT || offset + size > uint16(vtable + 2)) {
            throw outOfBounds(table, place, "field");
        }
        if ((table + offset) % size != 0) {
            throw malformed(ErrorCode.BINARY_UNALIGNED, table + offset, place, "not aligned to " + size + " bytes");
        }
        return table + offset;
    }

    int int8(int table, int id, int absent, String place) {
        int at = field(table, id, 1, place);
        return at == 0 ? absent : buffer.get(at) & 0xff;
    }

    int int32(int table, int id, int absent, String place) {
        int at = field(table, id, UNIT, place);
        return at == 0 ? absent : buffer.getInt(at);
    }

    int int16(int table, int id, int absent, String place) {
        int at = field(table, id, 2, place);
        return at == 0 ? absent : buffer.getShort(at);
    }

    long int64(int table, int id, long absent, String place) {
        int at = field(table, id, 8, place);
        return at == 0 ? absent : buffer.getLong(at);
    }

    /** The position of the table in a field, or 0 if it is absent. */
    int tableField(int table, int id, String place) {
        int at = field(table, id, UNIT, place);
        return at == 0 ? 0 : table(at, place);
    }

    /** The position of the vector in a field, which is that of its first element, or 0 if it is absent. */
    int vector(int table, int id, int elementSize, String place) {
        int at = field(table, id, UNIT, place);
        if (at == 0) {
            return 0;
        }
        int vector = follow(at, place);
        long end = (long) vector + UNIT + (buffer.getInt(vector) & 0xffff_ffffL) * elementSize;
        if (end > buffer.limit()) {
            throw outOfBounds(vector, place, "vector");
        }
        return vector + UNIT;
    }

    /** The number of elements of a vector, 0 if it is absent. */
    int length(int vector) {
        return vector == 0 ? 0 : buffer.getInt(vector - UNIT);
    }

    int intAt(int position) {
        return buffer.getInt(position);
    }

    long longAt(int position) {
        return buffer.getLong(position);
    }

    /** The position of a table that is an element of a vector. */
    int element(int vector, int index, String place) {
        return table(vector + UNIT * index, place);
    }

    /** The text in a field, or null if it is absent. */
    @Nullable
    String text(int table, int id, String place) {
        int vector = vector(table, id, 1, place);
        if (vector == 0) {
            return null;
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(buffer.slice(vector, length(vector)))
                    .toString();
        } catch (CharacterCodingException e) {
            throw malformed(ErrorCode.BINARY_INVALID_UTF8, vector, place, "text is not valid UTF-8");
        }
    }

    private int follow(int at, String place) {
        long target = at + (offset(at, place) & 0xffff_ffffL);
        if (target == at || target > buffer.limit() - UNIT) {
            throw outOfBounds(at, place, "offset");
        }
        if (target % UNIT != 0) {
            throw malformed(ErrorCode.BINARY_UNALIGNED, at, place, "offset leads to an unaligned position");
        }
        return (int) target;
    }

    private int offset(int at, String place) {
        if (at > buffer.limit() - UNIT) {
            throw outOfBounds(at, place, "offset");
        }
        return buffer.getInt(at);
    }

    private int uint16(int at) {
        return buffer.getShort(at) & 0xffff;
    }

    MalformedDataException malformed(ErrorCode code, int at, String place, String problem) {
        return new MalformedDataException(code, problem, DataLocation.binary(at, place));
    }

    private MalformedDataException outOfBounds(int at, String place, String what) {
        return malformed(ErrorCode.BINARY_OUT_OF_BOUNDS, at, place, what + " lies outside of the buffer");
    }
}
