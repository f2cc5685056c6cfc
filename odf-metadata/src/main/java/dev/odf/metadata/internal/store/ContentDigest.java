package dev.odf.metadata.internal.store;

import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Hash and size of content that passes by in pieces. */
public final class ContentDigest {
    private static final int BUFFER_BYTES = 64 * 1024;

    private final MessageDigest digest;
    private long sizeBytes;

    public ContentDigest() {
        try {
            digest = MessageDigest.getInstance("SHA3-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the Java runtime has no SHA3-256", e);
        }
    }

    /** Takes the bytes between position and limit of a buffer, which keeps both. */
    public void update(ByteBuffer piece) {
        sizeBytes += piece.remaining();
        digest.update(piece.duplicate());
    }

    /** Passes a stream to a sink piece by piece, up to its end; fails before more than the limit has passed. */
    public void transfer(InputStream source, Sink sink, long sizeBytesMax) throws IOException {
        byte[] buffer = new byte[BUFFER_BYTES];
        int count = source.read(buffer);
        while (count >= 0) {
            StorageErrors.checkSize(sizeBytes + count, sizeBytesMax);
            ByteBuffer piece = ByteBuffer.wrap(buffer, 0, count);
            update(piece);
            sink.accept(piece);
            count = source.read(buffer);
        }
    }

    public long sizeBytes() {
        return sizeBytes;
    }

    /** The hash of all that passed; the digest then starts anew. */
    public Multihash finish() {
        return Multihash.of(Multicodec.SHA3_256, Bytes.copyOf(digest.digest()));
    }

    /** Where the pieces go. */
    public interface Sink {
        /** Takes all bytes between position and limit. */
        void accept(ByteBuffer piece) throws IOException;
    }
}
