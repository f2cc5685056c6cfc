package dev.odf.schema.id;

/** Unsigned numbers in groups of seven bits, the lowest first, as multiformats write them. */
final class Varint {
    /** Stands for a number that is cut off, longer than nine bytes, or not in its shortest form. */
    static final long INVALID = -1;

    private static final int SIZE_MAX = 9;

    private Varint() {}

    /** The number that starts at an offset, or {@link #INVALID}. Since it is in its shortest form, {@link #sizeOf} tells its size. */
    static long read(Bytes bytes, int offset) {
        long value = 0;
        int end = Math.min(bytes.size(), offset + SIZE_MAX);
        for (int at = offset, shift = 0; at < end; at++, shift += 7) {
            byte next = bytes.get(at);
            value |= (next & 0x7fL) << shift;
            if (next >= 0) {
                boolean shortest = next != 0 || at == offset;
                return shortest ? value : INVALID;
            }
        }
        return INVALID;
    }

    /** The size of a number in bytes. */
    static int sizeOf(long value) {
        int size = 1;
        for (long rest = value >>> 7; rest != 0; rest >>>= 7) {
            size++;
        }
        return size;
    }

    /** Writes a number and returns the offset behind it. */
    static int write(long value, byte[] target, int offset) {
        int at = offset;
        long rest = value;
        while (rest >>> 7 != 0) {
            target[at++] = (byte) ((rest & 0x7f) | 0x80);
            rest >>>= 7;
        }
        target[at++] = (byte) rest;
        return at;
    }
}
