package dev.odf.metadata.arrow;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.ValidationException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.arrow.memory.ArrowBuf;
import org.jspecify.annotations.Nullable;

/**
 * The frames of Arrow's interprocess format: heads of messages, each followed by a body. A file is a stream between a magic word and a footer, and read as
 * one.
 *
 * <p>Not thread-safe.
 */
final class IpcFrames {
    private static final byte[] MAGIC = "ARROW1".getBytes(StandardCharsets.US_ASCII);
    private static final int MAGIC_PADDED = 8;
    private static final int CONTINUATION = -1;
    private static final int CHUNK = 64 << 10;
    private static final int VERSION_4 = 3;
    private static final int VERSION_5 = 4;

    private final InputStream in;
    private final ArrowReadLimits limits;
    private boolean file;
    private boolean started;
    private boolean ended;
    private long position;

    /**
     * The head of a message.
     *
     * @param kind number of the kind of message
     * @param table position of what the kind needs
     */
    record Message(FlatTables tables, int kind, int table, long bodyLength, long position) {
        static final int SCHEMA = 1;
        static final int DICTIONARY_BATCH = 2;
        static final int RECORD_BATCH = 3;
    }

    IpcFrames(InputStream in, ArrowReadLimits limits) {
        this.in = in;
        this.limits = limits;
    }

    /** The next head, or null at the end. */
    @Nullable
    Message next() throws IOException {
        if (ended) {
            return null;
        }
        byte[] prefix = in.readNBytes(4);
        position += prefix.length;
        if (!started && Arrays.equals(prefix, 0, prefix.length, MAGIC, 0, 4)) {
            take(MAGIC_PADDED - 4);
            file = true;
            prefix = in.readNBytes(4);
            position += prefix.length;
        }
        if (prefix.length == 0 && started && !file) {
            ended = true;
            return null;
        }
        int length = int32(prefix);
        if (length == CONTINUATION) {
            length = int32(take(4));
        } else if (!started && length > limits.messageBytesMax()) {
            throw malformed("the data does not start like a file or a stream of Arrow", null);
        }
        started = true;
        if (length == 0) {
            end();
            return null;
        }
        return message(length);
    }

    private Message message(int length) throws IOException {
        if (length < 0) {
            throw malformed("a message has a negative length", null);
        }
        if (length > limits.messageBytesMax()) {
            throw new LimitExceededException("messageBytesMax", limits.messageBytesMax(), length);
        }
        long start = position;
        FlatTables tables = RawSchemas.tables(ByteBuffer.wrap(take(length)), ArrowSchemaOptions.defaults());
        int message = tables.root();
        int version = tables.int16(message, 0, 0, "version");
        if (version != VERSION_4 && version != VERSION_5) {
            throw unsupported("metadata version number " + version);
        }
        int kind = tables.int8(message, 1, 0, "header_type");
        int table = tables.tableField(message, 2, "header");
        long bodyLength = tables.int64(message, 3, 0, "bodyLength");
        if (table == 0 || bodyLength < 0) {
            throw malformed("a message has no header or a body of negative length", null);
        }
        return new Message(tables, kind, table, bodyLength, start);
    }

    /** Reads a body into memory that has room for it. */
    void body(long length, ArrowBuf target) throws IOException {
        byte[] chunk = new byte[(int) Math.min(CHUNK, length)];
        long done = 0;
        while (done < length) {
            int part = in.readNBytes(chunk, 0, (int) Math.min(chunk.length, length - done));
            if (part == 0) {
                throw malformed("the data ends within the body of a message", null);
            }
            target.setBytes(done, chunk, 0, part);
            done += part;
            position += part;
        }
    }

    /** What follows the last message of a file: the footer, whose content repeats what was read, its length, and the magic word again. */
    private void end() throws IOException {
        ended = true;
        if (!file) {
            return;
        }
        byte[] rest = in.readNBytes(limits.messageBytesMax());
        int tail = 4 + MAGIC.length;
        if (rest.length <= tail
                || !Arrays.equals(rest, rest.length - MAGIC.length, rest.length, MAGIC, 0, MAGIC.length)
                || int32(Arrays.copyOfRange(rest, rest.length - tail, rest.length)) != rest.length - tail) {
            throw malformed("the file has no footer, or one that is not at its end", null);
        }
        position += rest.length;
    }

    private byte[] take(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw malformed("the data ends within a message", null);
        }
        position += length;
        return bytes;
    }

    private int int32(byte[] bytes) {
        if (bytes.length < 4) {
            throw malformed("the data ends before a message", null);
        }
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getInt();
    }

    MalformedDataException malformed(String problem, @Nullable Throwable cause) {
        return ArrowFailures.malformed(position, "", problem, cause);
    }

    static ValidationException unsupported(String what) {
        return new ValidationException(ErrorCode.ARROW_UNSUPPORTED, "", what + " is not read");
    }
}
