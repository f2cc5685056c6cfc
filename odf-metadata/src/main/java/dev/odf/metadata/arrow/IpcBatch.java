package dev.odf.metadata.arrow;

import dev.odf.metadata.arrow.IpcFrames.Message;
import dev.odf.schema.error.OdfException;
import java.util.ArrayList;
import java.util.List;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.OutOfMemoryException;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.TypeLayout;
import org.apache.arrow.vector.compression.CompressionCodec;
import org.apache.arrow.vector.compression.CompressionUtil;
import org.apache.arrow.vector.ipc.message.ArrowFieldNode;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.jspecify.annotations.Nullable;

/**
 * Puts the buffers of one record batch into vectors. Arrow's own loading fills up with zeros what a file leaves out; here a length that does not fit is an
 * error.
 *
 * <p>Not thread-safe; loads one batch once.
 */
final class IpcBatch {
    private static final int STRUCT_BYTES = 16;

    private final FlatTables tables;
    private final IpcFrames frames;
    private final long rows;
    private final Cursor nodes;
    private final Cursor buffers;
    private final Cursor variadicCounts;
    private final @Nullable CompressionCodec codec;

    IpcBatch(Message message, IpcFrames frames) {
        this.tables = message.tables();
        this.frames = frames;
        int batch = message.table();
        this.rows = tables.int64(batch, 0, 0, "length");
        this.nodes = new Cursor(tables.vector(batch, 1, STRUCT_BYTES, "nodes"), STRUCT_BYTES, "field nodes");
        this.buffers = new Cursor(tables.vector(batch, 2, STRUCT_BYTES, "buffers"), STRUCT_BYTES, "buffers");
        this.variadicCounts =
                new Cursor(tables.vector(batch, 4, Long.BYTES, "variadicBufferCounts"), Long.BYTES, "counts");
        int compression = tables.tableField(batch, 3, "compression");
        this.codec = compression == 0 ? null : codec(compression);
        if (rows < 0 || rows > Integer.MAX_VALUE) {
            throw frames.malformed("a batch has " + rows + " rows", null);
        }
    }

    /** The number of rows. */
    int rows() {
        return (int) rows;
    }

    private CompressionCodec codec(int compression) {
        int kind = tables.int8(compression, 0, 0, "codec");
        int method = tables.int8(compression, 1, 0, "method");
        CompressionUtil.CodecType type = kind == 0
                ? CompressionUtil.CodecType.LZ4_FRAME
                : kind == 1 ? CompressionUtil.CodecType.ZSTD : CompressionUtil.CodecType.NO_COMPRESSION;
        if (method != 0 || type == CompressionUtil.CodecType.NO_COMPRESSION) {
            throw IpcFrames.unsupported("compression number " + kind + " by method " + method);
        }
        try {
            return CompressionCodec.Factory.INSTANCE.createCodec(type);
        } catch (RuntimeException e) {
            throw IpcFrames.unsupported("compression " + type + " without arrow-compression on the class path");
        }
    }

    /** Loads all columns from a body. */
    void load(List<FieldVector> columns, ArrowBuf body, BufferAllocator allocator) {
        for (FieldVector column : columns) {
            load(column, rows, body, allocator);
        }
        if (nodes.remaining() > 0 || buffers.remaining() > 0 || variadicCounts.remaining() > 0) {
            throw frames.malformed("a batch has more parts than the schema has columns", null);
        }
    }

    /** @param length what the length must be, or -1 if that is for the parent to check */
    private void load(FieldVector vector, long length, ArrowBuf body, BufferAllocator allocator) {
        int at = nodes.next();
        long found = tables.longAt(at);
        long nulls = tables.longAt(at + Long.BYTES);
        boolean fits = found >= 0 && found <= Integer.MAX_VALUE && nulls >= 0 && nulls <= found;
        if (!fits || (length >= 0 && found != length)) {
            throw frames.malformed(
                    "a column has length " + found + " and " + nulls + " nulls, expected " + length, null);
        }
        ArrowType type = vector.getField().getType();
        long count = TypeLayout.getTypeBufferCount(type);
        if (type instanceof ArrowType.Utf8View || type instanceof ArrowType.BinaryView) {
            long more = tables.longAt(variadicCounts.next());
            if (more < 0 || more > buffers.remaining()) {
                throw frames.malformed("a column of views has " + more + " buffers", null);
            }
            count += more;
        }
        List<ArrowBuf> own = new ArrayList<>();
        try {
            for (int i = 0; i < count; i++) {
                own.add(buffer(body, allocator));
            }
            vector.loadFieldBuffers(new ArrowFieldNode(found, nulls), own);
        } catch (OdfException | OutOfMemoryException e) {
            throw e;
        } catch (RuntimeException e) {
            throw frames.malformed("the buffers of a column do not fit it: " + e.getMessage(), e);
        } finally {
            own.forEach(ArrowBuf::close);
        }
        boolean struct = type instanceof ArrowType.Struct;
        for (FieldVector child : vector.getChildrenFromFields()) {
            load(child, struct ? found : -1, body, allocator);
        }
    }

    private ArrowBuf buffer(ArrowBuf body, BufferAllocator allocator) {
        int at = buffers.next();
        long offset = tables.longAt(at);
        long length = tables.longAt(at + Long.BYTES);
        if (offset < 0 || length < 0 || length > body.capacity() - offset) {
            throw frames.malformed("a buffer lies outside of the body of its message", null);
        }
        ArrowBuf slice = body.slice(offset, length);
        slice.writerIndex(length);
        int references = slice.refCnt();
        slice.getReferenceManager().retain();
        if (codec == null || length == 0) {
            return slice;
        }
        try {
            return codec.decompress(allocator, slice);
        } catch (OutOfMemoryException e) {
            release(slice, references);
            throw e;
        } catch (RuntimeException e) {
            release(slice, references);
            throw frames.malformed("a buffer cannot be unpacked: " + e.getMessage(), e);
        }
    }

    /** A codec that fails may have given up its reference or not. */
    private static void release(ArrowBuf slice, int references) {
        if (slice.refCnt() > references) {
            slice.close();
        }
    }

    /** Goes through a vector of the message. */
    private final class Cursor {
        private final int start;
        private final int size;
        private final String what;
        private int next;

        Cursor(int start, int size, String what) {
            this.start = start;
            this.size = size;
            this.what = what;
        }

        int remaining() {
            return tables.length(start) - next;
        }

        int next() {
            if (remaining() < 1) {
                throw frames.malformed("a batch has fewer " + what + " than its columns need", null);
            }
            return start + size * next++;
        }
    }
}
