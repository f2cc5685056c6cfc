package dev.odf.schema.internal.flatbuf;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.codec.BinaryLimits;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Writes one FlatBuffers buffer in the order of the reference: the children of a table first, then its fields by id, all by hand.
 *
 * <p>Methods that write a child return its offset; 0 stands for an absent one. Not thread-safe; one instance writes one buffer.
 */
public final class FlatWriter {
    private static final int INITIAL_BYTES = 1024;
    private static final int SECONDS_PER_DAY = 86_400;

    private final FlatBufferBuilder builder;
    private final TimestampLayout timestampLayout;
    private final BinaryLimits limits;
    private int depth;
    private int tables;

    /** How the time struct is aligned: on its largest member, or, up to manifest version 2, not at all. */
    public enum TimestampLayout {
        ALIGNED(4),
        UNALIGNED(1);

        private final int alignment;

        TimestampLayout(int alignment) {
            this.alignment = alignment;
        }
    }

    /** Writes a value as a table and returns its offset. */
    @FunctionalInterface
    public interface Encoder<T> {
        int encode(FlatWriter writer, T value);
    }

    public FlatWriter(TimestampLayout timestampLayout, BinaryLimits limits) {
        this(timestampLayout, limits, INITIAL_BYTES);
    }

    public FlatWriter(TimestampLayout timestampLayout, BinaryLimits limits, int initialBytes) {
        this.timestampLayout = timestampLayout;
        this.limits = limits;
        this.builder = new FlatBufferBuilder(initialBytes);
    }

    /** Begins a table; its children come next. What could not be read back is refused. */
    public void enterTable() {
        if (++depth > limits.depthMax()) {
            throw new LimitExceededException("depthMax", limits.depthMax(), depth);
        }
        if (++tables > limits.tablesMax()) {
            throw new LimitExceededException("tablesMax", limits.tablesMax(), tables);
        }
    }

    /** Begins the fields of the table, once its children are written. */
    public void startTable(int slots) {
        reserve(4L * slots + 64);
        builder.startTable(slots);
    }

    public int endTable() {
        depth--;
        return builder.endTable();
    }

    public int string(String value, String place) {
        reserve(3L * value.length());
        try {
            return builder.createString(value);
        } catch (IllegalArgumentException e) {
            throw new ValidationException(ErrorCode.VALUE_INVALID_UNICODE, "", place + " holds an unpaired surrogate");
        }
    }

    public int bytes(Bytes value) {
        reserve(value.size());
        ByteBuffer vector = builder.createUnintializedVector(1, value.size(), 1);
        value.writeTo(vector);
        return builder.endVector();
    }

    public int extraAttributes(ExtraAttributes value, String place) {
        enterTable();
        int entries = string(value.toString(), place);
        startTable(1);
        addOffset(0, entries);
        return endTable();
    }

    public int strings(List<String> values, String place) {
        int[] offsets = new int[values.size()];
        for (int index = 0; index < offsets.length; index++) {
            offsets[index] = string(values.get(index), place);
        }
        return vector(offsets);
    }

    public <T> int tables(List<T> values, Encoder<T> encoder) {
        int[] offsets = new int[values.size()];
        for (int index = 0; index < offsets.length; index++) {
            offsets[index] = encoder.encode(this, values.get(index));
        }
        return vector(offsets);
    }

    /** A vector of tables that hold one union each. */
    public <T> int wrappers(List<T> values, ToIntFunction<T> number, Encoder<T> encoder) {
        int[] offsets = new int[values.size()];
        for (int index = 0; index < offsets.length; index++) {
            T value = values.get(index);
            offsets[index] = wrapper(number.applyAsInt(value), value, encoder);
        }
        return vector(offsets);
    }

    /** A table that holds one union. */
    public <T> int wrapper(int number, T value, Encoder<T> encoder) {
        enterTable();
        int union = encoder.encode(this, value);
        startTable(2);
        addUnionType(0, number);
        addOffset(1, union);
        return endTable();
    }

    private int vector(int[] offsets) {
        reserve(4L * offsets.length);
        return builder.createVectorOfTables(offsets);
    }

    public void addOffset(int id, int offset) {
        builder.addOffset(id, offset, 0);
    }

    /** The discriminant of a union; 0 is not written. */
    public void addUnionType(int id, int number) {
        builder.addByte(id, (byte) number, 0);
    }

    /** A number that is not written when it is 0. */
    public void addInt32(int id, int value) {
        builder.addInt(id, value, 0);
    }

    /** A number that is not written when it is 0. */
    public void addInt64(int id, long value) {
        builder.addLong(id, value, 0);
    }

    public void addOptionalBool(int id, boolean value) {
        builder.addBoolean(value);
        builder.slot(id);
    }

    public void addOptionalInt16(int id, int value) {
        builder.addShort((short) value);
        builder.slot(id);
    }

    public void addOptionalInt32(int id, int value) {
        builder.addInt(value);
        builder.slot(id);
    }

    public void addOptionalInt64(int id, long value) {
        builder.addLong(value);
        builder.slot(id);
    }

    public void addOptionalTimestamp(int id, Instant value, String place) {
        addTimestamp(id, value, place);
    }

    public void addTimestamp(int id, Instant value, String place) {
        long day = Math.floorDiv(value.getEpochSecond(), (long) SECONDS_PER_DAY);
        if (day < FlatMemory.firstEpochDay(FlatMemory.YEAR_MIN)
                || day >= FlatMemory.firstEpochDay(FlatMemory.YEAR_MAX + 1)) {
            throw new ValidationException(
                    ErrorCode.VALUE_INVALID_TIMESTAMP,
                    "",
                    place + ": " + value + " is not within the years " + FlatMemory.YEAR_MIN + " to "
                            + FlatMemory.YEAR_MAX);
        }
        LocalDate date = LocalDate.ofEpochDay(day);
        builder.prep(timestampLayout.alignment, 16);
        builder.putInt(value.getNano());
        builder.putInt((int) Math.floorMod(value.getEpochSecond(), (long) SECONDS_PER_DAY));
        builder.pad(2);
        builder.putShort((short) date.getDayOfYear());
        builder.putInt(date.getYear());
        builder.addStruct(id, builder.offset(), 0);
    }

    /** Embeds a finished buffer as a byte vector. */
    public int nested(ByteBuffer finished) {
        reserve(finished.remaining());
        return builder.createByteVector(finished);
    }

    /** Ends the buffer; the bytes lie between position and limit of the result, which shares the writer's memory. */
    public ByteBuffer finish(int root) {
        builder.finish(root);
        ByteBuffer finished = builder.dataBuffer();
        if (finished.remaining() > limits.bytesMax()) {
            throw new LimitExceededException("bytesMax", limits.bytesMax(), finished.remaining());
        }
        return finished;
    }

    /** Stops before the buffer outgrows its limit; the builder itself would fail with an error of its own kind. */
    private void reserve(long bytes) {
        long size = builder.offset() + bytes;
        if (size > 3L * limits.bytesMax() || size > Integer.MAX_VALUE / 2) {
            throw new LimitExceededException("bytesMax", limits.bytesMax(), size);
        }
    }
}
