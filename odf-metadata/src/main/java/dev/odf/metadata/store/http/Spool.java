package dev.odf.metadata.store.http;

import dev.odf.metadata.internal.store.ContentDigest;
import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Where a body stays until its hash is known: in memory, or in a temporary file once it is too large for that. */
final class Spool {
    private final long sizeBytesMax;
    private final int memoryBytesMax;
    private final @Nullable Path directory;

    /** A writer that is out of time races with the one that gives up on it. Guards everything below. */
    private final ReentrantLock lock = new ReentrantLock();

    private final ContentDigest digest = new ContentDigest();
    private ByteArrayOutputStream memory = new ByteArrayOutputStream();
    private @Nullable FileChannel file;
    private boolean discarded;

    Spool(long sizeBytesMax, HttpSourceOptions options) {
        this.sizeBytesMax = sizeBytesMax;
        this.memoryBytesMax = options.memoryBytesMax();
        this.directory = options.spoolDirectory();
    }

    long sizeBytesMax() {
        return sizeBytesMax;
    }

    /** Takes all bytes between position and limit; fails before more than the limit has come in. */
    void write(ByteBuffer piece) {
        try {
            store(piece);
        } catch (IOException e) {
            throw StorageErrors.failed("write", "temporary file", e);
        }
    }

    Multihash finishHash() {
        lock.lock();
        try {
            return digest.finish();
        } finally {
            lock.unlock();
        }
    }

    /** The whole content; nothing of it is left in the spool. */
    Bytes toBytes() throws IOException {
        try (InputStream content = open()) {
            return Bytes.copyOf(content.readAllBytes());
        }
    }

    /** The content; a temporary file goes when the stream is closed. */
    InputStream open() throws IOException {
        lock.lock();
        try {
            return file == null
                    ? new ByteArrayInputStream(memory.toByteArray())
                    : Channels.newInputStream(file.position(0));
        } finally {
            lock.unlock();
        }
    }

    /** Gives up on the content and removes the temporary file. */
    void discard() {
        lock.lock();
        try {
            discarded = true;
            memory = new ByteArrayOutputStream();
            if (file != null) {
                file.close();
            }
        } catch (IOException e) {
            System.getLogger(Spool.class.getName())
                    .log(System.Logger.Level.DEBUG, "a temporary file was not removed", e);
        } finally {
            lock.unlock();
        }
    }

    private void store(ByteBuffer piece) throws IOException {
        lock.lock();
        try {
            if (discarded) {
                throw new IOException("nobody waits for the body any more");
            }
            StorageErrors.checkSize(digest.sizeBytes() + piece.remaining(), sizeBytesMax);
            digest.update(piece);
            if (file == null && digest.sizeBytes() > memoryBytesMax) {
                file = createFile();
                writeFully(file, ByteBuffer.wrap(memory.toByteArray()));
                memory = new ByteArrayOutputStream();
            }
            if (file != null) {
                writeFully(file, piece);
            } else {
                byte[] bytes = new byte[piece.remaining()];
                piece.get(bytes);
                memory.write(bytes, 0, bytes.length);
            }
        } finally {
            lock.unlock();
        }
    }

    private FileChannel createFile() throws IOException {
        Path path = directory == null
                ? Files.createTempFile("odf-", ".part")
                : Files.createTempFile(directory, "odf-", ".part");
        return FileChannel.open(
                path, StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
    }

    private static void writeFully(FileChannel file, ByteBuffer piece) throws IOException {
        while (piece.hasRemaining()) {
            file.write(piece);
        }
    }
}
