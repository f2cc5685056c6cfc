package dev.odf.metadata.arrow;

import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.vector.BaseFixedWidthVector;
import org.apache.arrow.vector.BaseLargeVariableWidthVector;
import org.apache.arrow.vector.BaseVariableWidthVector;
import org.apache.arrow.vector.BaseVariableWidthViewVector;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.complex.FixedSizeListVector;
import org.apache.arrow.vector.complex.LargeListVector;
import org.apache.arrow.vector.complex.ListVector;

/** Turns the values of one type into the bytes that are hashed. Immutable. */
abstract class ValueEncoder {
    /** Encodes the rows of a range; a null becomes one byte 0. */
    void encode(FieldVector vector, int from, int to, ByteSink sink) {
        if (from == to) {
            return;
        }
        ArrowBuf bits = Validity.bits(vector, to);
        int row = from;
        while (row < to) {
            int end = Validity.runEnd(bits, row, to);
            if (Validity.isSet(bits, row)) {
                encodeSlots(vector, row, end, sink);
            } else {
                sink.putZeros(end - row);
            }
            row = end;
        }
    }

    /** Encodes what the slots of a range hold, whether or not they are valid. */
    abstract void encodeSlots(FieldVector vector, int from, int to, ByteSink sink);

    /** Copies a part of a buffer of a vector, checking that it is one. */
    private static void copy(FieldVector vector, ArrowBuf source, long start, long length, ByteSink sink) {
        if (start < 0 || length < 0 || length > source.capacity() - start) {
            throw ArrowFailures.malformed(vector, "a value lies outside of its buffer");
        }
        sink.putBuffer(source, start, length);
    }

    private static void require(boolean holds, FieldVector vector, String problem) {
        if (!holds) {
            throw ArrowFailures.malformed(vector, problem);
        }
    }

    /** Nulls without anything else. */
    static final class Nulls extends ValueEncoder {
        @Override
        void encode(FieldVector vector, int from, int to, ByteSink sink) {
            sink.putZeros(to - from);
        }

        @Override
        void encodeSlots(FieldVector vector, int from, int to, ByteSink sink) {
            sink.putZeros(to - from);
        }
    }

    /** Values of a fixed number of bytes, as they lie in memory. */
    static final class FixedWidth extends ValueEncoder {
        private final int width;

        FixedWidth(int width) {
            this.width = width;
        }

        @Override
        void encodeSlots(FieldVector vector, int from, int to, ByteSink sink) {
            int found = ((BaseFixedWidthVector) vector).getTypeWidth();
            if (found != width) {
                throw new IllegalArgumentException(
                        "vector " + vector.getName() + " has values of " + found + " bytes, expected " + width);
            }
            copy(vector, vector.getDataBuffer(), (long) from * width, (long) (to - from) * width, sink);
        }
    }

    /** Booleans: 1 for false, 2 for true. */
    static final class Bits extends ValueEncoder {
        @Override
        void encodeSlots(FieldVector vector, int from, int to, ByteSink sink) {
            ArrowBuf bits = ((BitVector) vector).getDataBuffer();
            require(bits.capacity() * Byte.SIZE >= to, vector, "values are missing");
            for (int row = from; row < to; row++) {
                sink.putByte(Validity.isSet(bits, row) ? 2 : 1);
            }
        }
    }

    /** Strings and bytes of any layout: their length and their content. */
    static final class VariableWidth extends ValueEncoder {
        private static final int VIEW_BYTES = 16;
        private static final int INLINE_BYTES_MAX = 12;

        @Override
        void encodeSlots(FieldVector vector, int from, int to, ByteSink sink) {
            if (vector instanceof BaseVariableWidthVector) {
                contiguous(vector, from, to, Integer.BYTES, sink);
            } else if (vector instanceof BaseLargeVariableWidthVector) {
                contiguous(vector, from, to, Long.BYTES, sink);
            } else if (vector instanceof BaseVariableWidthViewVector views) {
                views(views, from, to, sink);
            } else {
                fixed((BaseFixedWidthVector) vector, from, to, sink);
            }
        }

        private static void contiguous(FieldVector vector, int from, int to, int offsetWidth, ByteSink sink) {
            ArrowBuf offsets = vector.getOffsetBuffer();
            require((to + 1L) * offsetWidth <= offsets.capacity(), vector, "offsets are missing");
            ArrowBuf data = vector.getDataBuffer();
            long start = offset(offsets, from, offsetWidth);
            for (int row = from; row < to; row++) {
                long end = offset(offsets, row + 1, offsetWidth);
                sink.putLong(end - start);
                copy(vector, data, start, end - start, sink);
                start = end;
            }
        }

        private static void views(BaseVariableWidthViewVector vector, int from, int to, ByteSink sink) {
            ArrowBuf views = vector.getDataBuffer();
            require((long) to * VIEW_BYTES <= views.capacity(), vector, "views are missing");
            for (int row = from; row < to; row++) {
                long view = (long) row * VIEW_BYTES;
                int length = views.getInt(view);
                require(length >= 0, vector, "a length is negative");
                sink.putLong(length);
                if (length <= INLINE_BYTES_MAX) {
                    sink.putBuffer(views, view + Integer.BYTES, length);
                    continue;
                }
                int index = views.getInt(view + 8);
                require(index >= 0 && index < vector.getDataBuffers().size(), vector, "a buffer is missing");
                ArrowBuf data = vector.getDataBuffers().get(index);
                copy(vector, data, views.getInt(view + INLINE_BYTES_MAX), length, sink);
            }
        }

        private static void fixed(BaseFixedWidthVector vector, int from, int to, ByteSink sink) {
            int width = vector.getTypeWidth();
            for (int row = from; row < to; row++) {
                sink.putLong(width);
                copy(vector, vector.getDataBuffer(), (long) row * width, width, sink);
            }
        }
    }

    /** Lists of any supported layout: the number of their items, and the items. */
    static final class Lists extends ValueEncoder {
        private final ValueEncoder items;

        Lists(ValueEncoder items) {
            this.items = items;
        }

        @Override
        void encodeSlots(FieldVector vector, int from, int to, ByteSink sink) {
            if (vector instanceof FixedSizeListVector fixed) {
                fixed(fixed, from, to, sink);
            } else if (vector instanceof LargeListVector large) {
                contiguous(large, large.getDataVector(), from, to, Long.BYTES, sink);
            } else {
                contiguous(vector, ((ListVector) vector).getDataVector(), from, to, Integer.BYTES, sink);
            }
        }

        private void contiguous(FieldVector lists, FieldVector data, int from, int to, int offsetWidth, ByteSink sink) {
            ArrowBuf offsets = lists.getOffsetBuffer();
            require((to + 1L) * offsetWidth <= offsets.capacity(), lists, "offsets are missing");
            long start = offset(offsets, from, offsetWidth);
            for (int row = from; row < to; row++) {
                long end = offset(offsets, row + 1, offsetWidth);
                items(lists, data, start, end, sink);
                start = end;
            }
        }

        private void fixed(FixedSizeListVector lists, int from, int to, ByteSink sink) {
            long size = lists.getListSize();
            for (int row = from; row < to; row++) {
                items(lists, lists.getDataVector(), row * size, (row + 1) * size, sink);
            }
        }

        private void items(FieldVector lists, FieldVector data, long start, long end, ByteSink sink) {
            boolean present = start >= 0 && start <= end && end <= data.getValueCount();
            require(present, lists, "an item lies outside of its vector");
            sink.putLong(end - start);
            items.encode(data, (int) start, (int) end, sink);
        }
    }

    private static long offset(ArrowBuf offsets, int row, int width) {
        long at = (long) row * width;
        return width == Integer.BYTES ? offsets.getInt(at) : offsets.getLong(at);
    }
}
