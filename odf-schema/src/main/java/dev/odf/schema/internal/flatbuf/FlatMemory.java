package dev.odf.schema.internal.flatbuf;

import dev.odf.schema.codec.BinaryLimits;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;

/**
 * The bytes of a buffer behind checks: every access is aligned, in range and counted against the limits before it happens.
 *
 * <p>Not thread-safe.
 */
final class FlatMemory {
    private static final int STRING_BYTES = 48;
    private static final int SECONDS_PER_DAY = 86_400;
    private static final int NANOS_PER_SECOND = 1_000_000_000;

    /** Years that the reference can hold; {@link Instant} reaches further. */
    static final int YEAR_MIN = -262_143;

    static final int YEAR_MAX = 262_142;

    private final ByteBuffer buffer;
    private final int length;
    private final int offsetInWhole;
    private final BinaryLimits limits;
    private final long decodedBytesMax;
    private long apparentBytes;
    private long decodedBytes;

    FlatMemory(ByteBuffer buffer, int offsetInWhole, BinaryLimits limits) {
        this.buffer = buffer.order(ByteOrder.LITTLE_ENDIAN);
        this.length = buffer.limit();
        this.offsetInWhole = offsetInWhole;
        this.limits = limits;
        this.decodedBytesMax = limits.decodedBytesMax() + 8L * length;
    }

    int offsetInWhole(int position) {
        return offsetInWhole + position;
    }

    MalformedDataException malformed(ErrorCode code, String problem, long position, String place) {
        return new MalformedDataException(code, problem, DataLocation.binary(offsetInWhole + position, place));
    }

    /** Counts memory that the decoded value takes. */
    void charge(long bytes) {
        decodedBytes += bytes;
        if (decodedBytes > decodedBytesMax) {
            throw new LimitExceededException("decodedBytesMax", decodedBytesMax, decodedBytes);
        }
    }

    private void check(long position, long size, int alignment) {
        if ((position & (alignment - 1)) != 0) {
            throw malformed(ErrorCode.BINARY_UNALIGNED, "position is not a multiple of " + alignment, position, "");
        }
        checkRange(position, size);
    }

    private void checkRange(long position, long size) {
        if (position + size > length) {
            throw malformed(
                    ErrorCode.BINARY_OUT_OF_BOUNDS,
                    size + " bytes are needed, but the buffer ends at byte " + (offsetInWhole + length),
                    position,
                    "");
        }
        apparentBytes += size;
        if (apparentBytes > limits.apparentBytesMax()) {
            throw new LimitExceededException("apparentBytesMax", limits.apparentBytesMax(), apparentBytes);
        }
    }

    int int8(int position) {
        checkRange(position, 1);
        return buffer.get(position);
    }

    int int16(int position) {
        check(position, 2, 2);
        return buffer.getShort(position);
    }

    int int32(int position) {
        check(position, 4, 4);
        return buffer.getInt(position);
    }

    long int64(int position) {
        check(position, 8, 8);
        return buffer.getLong(position);
    }

    /** The position that an offset refers to; it lies in the buffer. */
    int forward(int position, String place) {
        long target = position + Integer.toUnsignedLong(int32(position));
        if (target > length) {
            throw malformed(
                    ErrorCode.BINARY_OUT_OF_BOUNDS,
                    "offset points to byte " + (offsetInWhole + target),
                    position,
                    place);
        }
        return (int) target;
    }

    void checkVtable(int table) {
        long vtable = (long) table - int32(table);
        if (vtable < 0 || vtable > length) {
            throw malformed(
                    ErrorCode.BINARY_OUT_OF_BOUNDS, "vtable lies at byte " + (offsetInWhole + vtable), table, "");
        }
        check(vtable, 2, 2);
        int size = Short.toUnsignedInt(buffer.getShort((int) vtable));
        check(vtable + size, 0, 2);
        checkRange(vtable, size);
    }

    /** Position of a field of a table whose vtable was checked, or 0 if it is absent; the field may lie outside. */
    int field(int table, int slot) {
        int vtable = table - buffer.getInt(table);
        if (slot >= Short.toUnsignedInt(buffer.getShort(vtable))) {
            return 0;
        }
        int offset = Short.toUnsignedInt(buffer.getShort(vtable + slot));
        return offset == 0 ? 0 : table + offset;
    }

    Bytes bytes(int vector, String place) {
        int size = vectorLength(vector, 1, place);
        charge(STRING_BYTES + (long) size);
        return Bytes.copyOf(buffer, vector + 4, size);
    }

    FlatMemory nested(int vector, String place) {
        int size = vectorLength(vector, 1, place);
        return new FlatMemory(buffer.slice(vector + 4, size), offsetInWhole + vector + 4, limits);
    }

    /** The number of offsets in a vector, all of which lie in the buffer. */
    int offsetVectorLength(int vector, String place) {
        int size = vectorLength(vector, 4, place);
        charge(16 + 8L * size);
        return size;
    }

    private int vectorLength(int vector, int elementSize, String place) {
        long size = Integer.toUnsignedLong(int32(vector));
        if (vector + 4L + size * elementSize > length) {
            throw malformed(
                    ErrorCode.BINARY_OUT_OF_BOUNDS,
                    "vector of " + size + " elements reaches past the end",
                    vector,
                    place);
        }
        checkRange(vector + 4L, size * elementSize);
        return (int) size;
    }

    String string(int vector, String place) {
        int size = vectorLength(vector, 1, place);
        int start = vector + 4;
        if (start + size >= length || buffer.get(start + size) != 0) {
            throw malformed(
                    ErrorCode.BINARY_MISSING_TERMINATOR,
                    "string is not followed by a zero byte",
                    start + (long) size,
                    place);
        }
        charge(STRING_BYTES + (long) size);
        byte[] copy = new byte[size];
        buffer.get(start, copy);
        int invalid = Utf8.firstInvalid(copy);
        if (invalid == Utf8.ASCII) {
            return new String(copy, StandardCharsets.ISO_8859_1);
        }
        if (invalid != Utf8.VALID) {
            throw malformed(ErrorCode.BINARY_INVALID_UTF8, "string is not valid UTF-8", start + (long) invalid, place);
        }
        // The JDK decodes such text by way of arrays that it outgrows twice.
        charge(4L * size);
        return new String(copy, StandardCharsets.UTF_8);
    }

    /** The time in a 16-byte struct: year, day of the year, second of the day, nanosecond. */
    Instant timestamp(int position, String place) {
        checkRange(position, 16);
        int year = buffer.getInt(position);
        int dayOfYear = Short.toUnsignedInt(buffer.getShort(position + 4));
        long second = Integer.toUnsignedLong(buffer.getInt(position + 8));
        long nanosecond = Integer.toUnsignedLong(buffer.getInt(position + 12));
        if (year < YEAR_MIN || year > YEAR_MAX) {
            throw invalidTimestamp("year " + year + " is not within " + YEAR_MIN + " to " + YEAR_MAX, position, place);
        }
        int days = isLeapYear(year) ? 366 : 365;
        if (dayOfYear < 1 || dayOfYear > days) {
            throw invalidTimestamp("year " + year + " has no day " + dayOfYear, position, place);
        }
        if (second >= SECONDS_PER_DAY) {
            throw invalidTimestamp("second " + second + " is past the end of the day", position, place);
        }
        if (nanosecond >= NANOS_PER_SECOND) {
            throw invalidTimestamp("nanosecond " + nanosecond + " is past the end of the second", position, place);
        }
        long day = firstEpochDay(year) + dayOfYear - 1;
        return Instant.ofEpochSecond(day * SECONDS_PER_DAY + second, nanosecond);
    }

    private MalformedDataException invalidTimestamp(String problem, int position, String place) {
        return malformed(ErrorCode.VALUE_INVALID_TIMESTAMP, problem, position, place);
    }

    private static boolean isLeapYear(int year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    /** Days from 1970-01-01 to the first of January of a year of the proleptic Gregorian calendar. */
    static long firstEpochDay(long year) {
        return 365 * year
                + Math.floorDiv(year + 3, 4L)
                - Math.floorDiv(year + 99, 100L)
                + Math.floorDiv(year + 399, 400L)
                - 719_528;
    }
}
