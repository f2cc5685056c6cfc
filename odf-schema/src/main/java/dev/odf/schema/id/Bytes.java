package dev.odf.schema.id;

import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A sequence of bytes that never changes; ordered as unsigned bytes, the shorter first where one begins with the other.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Bytes implements Comparable<Bytes> {
    /** The sequence of no bytes. */
    public static final Bytes EMPTY = new Bytes(new byte[0]);

    private static final int TO_STRING_BYTES_MAX = 96;

    private final byte[] array;

    private Bytes(byte[] array) {
        this.array = array;
    }

    /** Bytes over the array itself, which nobody may change any more. */
    static Bytes wrap(byte[] array) {
        return new Bytes(array);
    }

    /** A copy of an array. */
    public static Bytes copyOf(byte[] array) {
        return new Bytes(array.clone());
    }

    /**
     * A copy of a part of an array.
     *
     * @throws IndexOutOfBoundsException if the part does not lie within the array
     */
    public static Bytes copyOf(byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        return new Bytes(Arrays.copyOfRange(array, offset, offset + length));
    }

    /** A copy of the bytes between position and limit of a buffer, which keeps both. */
    public static Bytes copyOf(ByteBuffer buffer) {
        byte[] copy = new byte[buffer.remaining()];
        buffer.get(buffer.position(), copy);
        return new Bytes(copy);
    }

    /**
     * A copy of a part of a buffer, counted from its start, not from its position, which stays.
     *
     * @throws IndexOutOfBoundsException if the part does not lie within the limit of the buffer
     */
    public static Bytes copyOf(ByteBuffer buffer, int index, int length) {
        Objects.checkFromIndexSize(index, length, buffer.limit());
        byte[] copy = new byte[length];
        buffer.get(index, copy);
        return new Bytes(copy);
    }

    /**
     * Bytes from hexadecimal digits of either case.
     *
     * @throws IllegalArgumentException if the text has an odd length or holds anything but digits
     */
    public static Bytes fromHex(CharSequence hex) {
        return new Bytes(HexFormat.of().parseHex(hex));
    }

    /** The number of bytes. */
    public int size() {
        return array.length;
    }

    /** Whether there is no byte. */
    public boolean isEmpty() {
        return array.length == 0;
    }

    /**
     * The byte at an index, from 0.
     *
     * @throws IndexOutOfBoundsException if the index is negative or not below the size
     */
    public byte get(int index) {
        return array[index];
    }

    /**
     * The bytes from an index up to another, which is not included.
     *
     * @throws IndexOutOfBoundsException if the range does not lie within the sequence
     */
    public Bytes slice(int fromIndex, int toIndex) {
        Objects.checkFromToIndex(fromIndex, toIndex, array.length);
        return new Bytes(Arrays.copyOfRange(array, fromIndex, toIndex));
    }

    /** A copy of the bytes as an array. */
    public byte[] toArray() {
        return array.clone();
    }

    /** A read-only buffer over the bytes, without a copy. */
    public ByteBuffer asByteBuffer() {
        return ByteBuffer.wrap(array).asReadOnlyBuffer();
    }

    /**
     * Puts all bytes at the position of a buffer, which moves behind them.
     *
     * @throws java.nio.BufferOverflowException if the buffer has less room
     */
    public void writeTo(ByteBuffer target) {
        target.put(array);
    }

    /** Feeds all bytes to a digest, without a copy. */
    void updateInto(MessageDigest digest) {
        digest.update(array);
    }

    /** All bytes as lower-case hexadecimal digits. */
    public String toHex() {
        return HexFormat.of().formatHex(array);
    }

    @Override
    public int compareTo(Bytes other) {
        return Arrays.compareUnsigned(array, other.array);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Bytes bytes && Arrays.equals(array, bytes.array);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(array);
    }

    /** The bytes as hexadecimal digits, cut after 96 bytes with the number left out. */
    @Override
    public String toString() {
        if (array.length <= TO_STRING_BYTES_MAX) {
            return toHex();
        }
        String head = HexFormat.of().formatHex(array, 0, TO_STRING_BYTES_MAX);
        return head + "… (" + (array.length - TO_STRING_BYTES_MAX) + " more bytes)";
    }
}
