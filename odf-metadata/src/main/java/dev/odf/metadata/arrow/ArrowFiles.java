package dev.odf.metadata.arrow;

import dev.odf.metadata.arrow.IpcFrames.Message;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.ValidationException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.OutOfMemoryException;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;

/**
 * Reads files and streams of Arrow's interprocess format from sources that need not be trusted: all lengths and offsets are checked, and memory is limited.
 *
 * <p>Thread-safe. Needs access to Arrow's memory, see the package. Compressed batches need {@code arrow-compression} on the class path.
 *
 * @since 0.1
 */
public final class ArrowFiles {
    private ArrowFiles() {}

    /**
     * The logical hash of the records in a file, which may hold the file format or the streaming format, and nothing after it.
     *
     * <p>Reads the file once from start to end; memory for one batch at a time.
     *
     * @throws MalformedDataException if the file is not what Arrow writes, or is cut
     * @throws ValidationException with {@code schema.unsupported} if a column has no logical hash, with {@code arrow.unsupported} if the file uses a feature
     *     that is not read
     * @throws LimitExceededException if a limit does not suffice
     * @throws IllegalStateException if Arrow's memory is not accessible in this JVM
     * @throws IOException if the file cannot be read
     */
    public static RecordsDigest digest(Path file, ArrowReadLimits limits) throws IOException {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(limits, "limits");
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 64 << 10)) {
            RecordsDigest digest = digest(in, limits);
            if (in.read() >= 0) {
                throw ArrowFailures.malformed(-1, "", "the file goes on after its end", null);
            }
            return digest;
        }
    }

    /**
     * The logical hash of the records in a stream, which is read up to its end mark and not closed.
     *
     * @throws MalformedDataException if the stream is not what Arrow writes, or is cut
     * @throws ValidationException with {@code schema.unsupported} if a column has no logical hash, with {@code arrow.unsupported} if the stream uses a
     *     feature that is not read
     * @throws LimitExceededException if a limit does not suffice
     * @throws IllegalStateException if Arrow's memory is not accessible in this JVM
     * @throws IOException if the stream cannot be read
     */
    public static RecordsDigest digest(InputStream in, ArrowReadLimits limits) throws IOException {
        Objects.requireNonNull(in, "in");
        Objects.requireNonNull(limits, "limits");
        IpcFrames frames = new IpcFrames(in, limits);
        Message first = frames.next();
        if (first == null || first.kind() != Message.SCHEMA) {
            throw frames.malformed("the data does not start with a schema", null);
        }
        Schema schema = RawSchemas.read(first.tables(), first.table(), ArrowSchemaOptions.defaults());
        LogicalHasher hasher = LogicalHasher.of(schema);
        try (BufferAllocator allocator = allocator(limits)) {
            List<FieldVector> columns = new ArrayList<>();
            try {
                for (Field field : physical(schema.getFields())) {
                    columns.add(vector(field, allocator));
                }
                for (Message message = frames.next(); message != null; message = frames.next()) {
                    hash(message, frames, columns, hasher, allocator, limits);
                }
            } finally {
                columns.forEach(FieldVector::close);
            }
        } catch (OutOfMemoryException e) {
            throw new LimitExceededException("memoryBytesMax", limits.memoryBytesMax(), limits.memoryBytesMax() + 1);
        }
        return new RecordsDigest(hasher.finish(), hasher.rowCount(), schema);
    }

    private static void hash(
            Message message,
            IpcFrames frames,
            List<FieldVector> columns,
            LogicalHasher hasher,
            BufferAllocator allocator,
            ArrowReadLimits limits)
            throws IOException {
        if (message.kind() != Message.RECORD_BATCH) {
            throw IpcFrames.unsupported("a message of kind " + message.kind() + " after the schema");
        }
        if (message.bodyLength() > limits.memoryBytesMax()) {
            throw new LimitExceededException("memoryBytesMax", limits.memoryBytesMax(), message.bodyLength());
        }
        IpcBatch batch = new IpcBatch(message, frames);
        if (hasher.rowCount() + batch.rows() > limits.rowsMax()) {
            throw new LimitExceededException("rowsMax", limits.rowsMax(), hasher.rowCount() + batch.rows());
        }
        try (ArrowBuf body = allocator.buffer(message.bodyLength())) {
            frames.body(message.bodyLength(), body);
            batch.load(columns, body, allocator);
            List<Field> fields = columns.stream().map(FieldVector::getField).toList();
            // Not closed: that would end the vectors, which serve the next batch as well.
            hasher.update(new VectorSchemaRoot(fields, columns, batch.rows()));
        } finally {
            columns.forEach(FieldVector::clear);
        }
    }

    /** Fields as vectors need them: without metadata, which could name extension types, and with names of which no two are the same. */
    private static List<Field> physical(List<Field> fields) {
        List<Field> physical = new ArrayList<>();
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            FieldType type = FieldType.nullable(LogicalHasher.layout(field.getType()));
            physical.add(new Field("c" + i, type, physical(field.getChildren())));
        }
        return physical;
    }

    private static FieldVector vector(Field field, BufferAllocator allocator) {
        try {
            return field.createVector(allocator);
        } catch (OutOfMemoryException e) {
            throw e;
        } catch (RuntimeException e) {
            throw ArrowFailures.malformed(-1, "", "no vector can hold " + field.getType() + ": " + e.getMessage(), e);
        }
    }

    private static BufferAllocator allocator(ArrowReadLimits limits) {
        BufferAllocator allocator;
        try {
            allocator = new RootAllocator(limits.memoryBytesMax());
            allocator.buffer(1).close();
        } catch (OdfException | OutOfMemoryException e) {
            throw e;
        } catch (RuntimeException | LinkageError e) {
            throw new IllegalStateException(
                    "Arrow's memory is not accessible: it needs an arrow-memory implementation on the class path and"
                            + " --add-opens=java.base/java.nio=ALL-UNNAMED",
                    e);
        }
        return allocator;
    }
}
