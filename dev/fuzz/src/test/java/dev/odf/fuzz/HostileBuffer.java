package dev.odf.fuzz;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.odf.schema.id.Multicodec;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Writes buffers that no encoder writes: their parts are shared, overlap, or claim to be larger than the buffer.
 *
 * <p>Parts are named by the offsets that the builder gives, and may be used as often as the caller likes.
 */
final class HostileBuffer {
    private final FlatBufferBuilder builder = new FlatBufferBuilder(1 << 10);

    /** A table with fields in slots from 0. */
    int table(Field... fields) {
        int slots = Arrays.stream(fields).mapToInt(Field::slot).max().orElse(-1) + 1;
        builder.startTable(slots);
        for (Field field : fields) {
            field.writer.accept(builder);
            builder.slot(field.slot);
        }
        return builder.endTable();
    }

    int string(String text) {
        return builder.createString(text);
    }

    int bytes(byte[] bytes) {
        return builder.createByteVector(bytes);
    }

    /** A vector that names the same part again and again. */
    int repeated(int part, int times) {
        builder.startVector(4, times, 4);
        for (int i = 0; i < times; i++) {
            builder.addOffset(part);
        }
        return builder.endVector();
    }

    /** A vector of parts. */
    int vector(int... parts) {
        return builder.createVectorOfTables(parts);
    }

    /** A vector that claims a length and has no elements. */
    int claimed(int length) {
        builder.addInt(length);
        return builder.offset();
    }

    /**
     * As many strings as fit into the same bytes: each starts where the length of the next one lies, and all end at one zero byte.
     *
     * @return the offsets of the strings
     */
    int[] overlappingStrings(int bytes) {
        builder.addInt(0);
        int[] starts = new int[bytes / 4];
        int count = 0;
        for (int length = 0; length < bytes; length += 4) {
            // Only where both bytes of the length are ASCII is the whole a string.
            boolean isText = (length & 0x80) == 0 && length < 0x8000;
            builder.addInt(isText ? length : 0x20202020);
            if (isText) {
                starts[count++] = builder.offset();
            }
        }
        return Arrays.copyOf(starts, count);
    }

    byte[] finish(int root) {
        builder.finish(root);
        return builder.sizedByteArray();
    }

    /** The manifest of a block with an event. */
    byte[] finishBlock(int eventNumber, int event) {
        byte[] block = finish(table(timestamp(0), int64(2, 7), int8(3, eventNumber), part(4, event)));
        HostileBuffer manifest = new HostileBuffer();
        int content = manifest.alignedBytes(block);
        return manifest.finish(
                manifest.table(int64(0, Multicodec.ODF_METADATA_BLOCK.code()), int32(1, 3), part(2, content)));
    }

    private int alignedBytes(byte[] bytes) {
        builder.startVector(1, bytes.length, 8);
        ByteBuffer reversed = ByteBuffer.wrap(bytes);
        for (int i = bytes.length - 1; i >= 0; i--) {
            builder.addByte(reversed.get(i));
        }
        return builder.endVector();
    }

    /** A field of a table. */
    static final class Field {
        private final int slot;
        private final Consumer<FlatBufferBuilder> writer;

        private Field(int slot, Consumer<FlatBufferBuilder> writer) {
            this.slot = slot;
            this.writer = writer;
        }

        private int slot() {
            return slot;
        }
    }

    static Field part(int slot, int part) {
        return new Field(slot, builder -> builder.addOffset(part));
    }

    static Field int8(int slot, int value) {
        return new Field(slot, builder -> builder.addByte((byte) value));
    }

    static Field int32(int slot, int value) {
        return new Field(slot, builder -> builder.addInt(value));
    }

    static Field int64(int slot, long value) {
        return new Field(slot, builder -> builder.addLong(value));
    }

    /** The first of January 2020. */
    static Field timestamp(int slot) {
        return new Field(slot, builder -> {
            builder.prep(4, 16);
            builder.putInt(0);
            builder.putInt(0);
            builder.pad(2);
            builder.putShort((short) 1);
            builder.putInt(2020);
        });
    }
}
