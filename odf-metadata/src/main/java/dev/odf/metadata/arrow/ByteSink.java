package dev.odf.metadata.arrow;

import dev.odf.schema.error.LimitExceededException;
import java.security.MessageDigest;
import java.util.Arrays;
import org.apache.arrow.memory.ArrowBuf;

/** Takes the bytes over which a logical hash is made, and hands them on in pieces or keeps them. Not thread-safe. */
abstract class ByteSink {
    private byte[] buffer;
    private int size;

    private ByteSink(int capacity) {
        this.buffer = new byte[capacity];
    }

    /** Makes room for at least one more byte, and for as many as asked for if that is at all possible. */
    abstract void makeRoom(long wanted);

    final void putByte(int value) {
        room(1);
        buffer[size++] = (byte) value;
    }

    /** Two bytes, the lowest first. */
    final void putShort(int value) {
        putByte(value);
        putByte(value >> 8);
    }

    /** Eight bytes, the lowest first. */
    final void putLong(long value) {
        room(Long.BYTES);
        for (int i = 0; i < Long.BYTES; i++) {
            buffer[size++] = (byte) (value >> (8 * i));
        }
    }

    final void putBytes(byte[] bytes) {
        int done = 0;
        while (done < bytes.length) {
            int part = Math.min(room(bytes.length - done), bytes.length - done);
            System.arraycopy(bytes, done, buffer, size, part);
            size += part;
            done += part;
        }
    }

    /** Copies a part of a buffer that is known to lie within it. */
    final void putBuffer(ArrowBuf source, long start, long length) {
        long done = 0;
        while (done < length) {
            int part = (int) Math.min(room(length - done), length - done);
            source.getBytes(start + done, buffer, size, part);
            size += part;
            done += part;
        }
    }

    final void putZeros(int count) {
        int done = 0;
        while (done < count) {
            int part = Math.min(room(count - done), count - done);
            Arrays.fill(buffer, size, size + part, (byte) 0);
            size += part;
            done += part;
        }
    }

    private int room(long wanted) {
        if (buffer.length - size < wanted) {
            makeRoom(wanted);
        }
        return buffer.length - size;
    }

    /** Hands what it collects to a digest, which can be changed in between. */
    static final class ToDigest extends ByteSink {
        private static final int CAPACITY = 32 << 10;

        private final MessageDigest digest;

        /** A sink whose buffer may serve others before and after, one at a time. */
        ToDigest(MessageDigest digest, byte[] buffer) {
            super(0);
            this.digest = digest;
            ((ByteSink) this).buffer = buffer;
        }

        static byte[] newBuffer() {
            return new byte[CAPACITY];
        }

        @Override
        void makeRoom(long wanted) {
            flush();
        }

        /** Hands the rest to the digest. */
        void flush() {
            ByteSink self = this;
            digest.update(self.buffer, 0, self.size);
            self.size = 0;
        }
    }

    /** Keeps what it collects, up to a limit. */
    static final class Kept extends ByteSink {
        private final String limit;
        private final int bytesMax;

        Kept(String limit, int bytesMax) {
            super(256);
            this.limit = limit;
            this.bytesMax = bytesMax;
        }

        @Override
        void makeRoom(long wanted) {
            ByteSink self = this;
            long needed = self.size + wanted;
            if (needed > bytesMax) {
                throw new LimitExceededException(limit, bytesMax, needed);
            }
            long doubled = Math.min(bytesMax, 2L * self.buffer.length);
            self.buffer = Arrays.copyOf(self.buffer, (int) Math.max(doubled, needed));
        }

        int size() {
            return ((ByteSink) this).size;
        }

        /** Feeds a part of what was kept to a digest. */
        void feed(MessageDigest digest, int from, int to) {
            digest.update(((ByteSink) this).buffer, from, to - from);
        }

        void clear() {
            ((ByteSink) this).size = 0;
        }
    }
}
