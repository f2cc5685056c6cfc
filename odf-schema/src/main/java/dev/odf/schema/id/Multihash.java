package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.nio.ByteBuffer;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A digest together with the function that made it; equal and ordered by the encoded bytes, which compare as unsigned.
 *
 * <p>The encoded form is the number of the codec and the length of the digest, both as varints, and then the digest. The text is multibase:
 * written as base16, read as base16, base58btc and base64url. A digest has 32 bytes at most; fewer are accepted for every codec.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class Multihash implements Comparable<Multihash> {
    private static final int DIGEST_BYTES_MAX = 32;
    private static final int SHA3_SIZE = 2 + DIGEST_BYTES_MAX;
    private static final byte SHA3_CODE = 0x16;
    private static final int SHORT_FORM_CHARS = 8;

    private final Bytes bytes;
    private final Multicodec codec;

    private Multihash(Bytes bytes, Multicodec codec) {
        this.bytes = bytes;
        this.codec = codec;
    }

    /**
     * The hash of a multibase text, {@code f1620…} for instance.
     *
     * @throws MalformedDataException if the text is not multibase or its bytes are not an encoded hash
     */
    public static Multihash parse(String text) {
        Objects.requireNonNull(text, "text");
        return decode(Multibase.decode(text, 0, IdentifierKind.MULTIHASH), text);
    }

    /**
     * The hash of its encoded form.
     *
     * @throws MalformedDataException if the codec is unknown, a number is not in its shortest form, the length is not that of the digest, or the
     *     digest has more than 32 bytes
     */
    public static Multihash fromBytes(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        return decode(bytes, null);
    }

    /**
     * A hash of its parts.
     *
     * @throws MalformedDataException if the digest has more than 32 bytes, or the codec is one that is refused on reading
     */
    public static Multihash of(Multicodec codec, Bytes digest) {
        Objects.requireNonNull(codec, "codec");
        Objects.requireNonNull(digest, "digest");
        if (digest.size() > DIGEST_BYTES_MAX) {
            throw IdentifierKind.MULTIHASH.malformed(digest, 0, "a digest of at most 32 bytes, not " + digest.size());
        }
        if (codec == Multicodec.MULTIDID) {
            throw IdentifierKind.MULTIHASH.malformed(digest, 0, "another codec than multidid");
        }
        int start = Varint.sizeOf(codec.code()) + 1;
        byte[] encoded = new byte[start + digest.size()];
        Varint.write(codec.code(), encoded, 0);
        encoded[start - 1] = (byte) digest.size();
        digest.asByteBuffer().get(encoded, start, digest.size());
        return new Multihash(Bytes.wrap(encoded), codec);
    }

    /** The SHA3-256 hash of bytes. */
    public static Multihash sha3Of(Bytes content) {
        Objects.requireNonNull(content, "content");
        MessageDigest digest = sha3();
        content.updateInto(digest);
        return finish(digest);
    }

    /** The SHA3-256 hash of the bytes between position and limit of a buffer, which keeps both. */
    public static Multihash sha3Of(ByteBuffer content) {
        Objects.requireNonNull(content, "content");
        MessageDigest digest = sha3();
        digest.update(content.duplicate());
        return finish(digest);
    }

    /** The encoded form: codec, length and digest. */
    public Bytes bytes() {
        return bytes;
    }

    /** The function that made the digest. */
    public Multicodec codec() {
        return codec;
    }

    /** The digest alone; 32 bytes at most. */
    public Bytes digest() {
        return bytes.slice(Varint.sizeOf(codec.code()) + 1, bytes.size());
    }

    /** The last eight characters of the text, for people: hashes of one kind all start alike. */
    public String shortForm() {
        String text = toString();
        return text.substring(Math.max(0, text.length() - SHORT_FORM_CHARS));
    }

    @Override
    public int compareTo(Multihash other) {
        return bytes.compareTo(other.bytes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Multihash multihash && bytes.equals(multihash.bytes);
    }

    @Override
    public int hashCode() {
        return bytes.hashCode();
    }

    /** The encoded form as base16 behind {@code f}, in lower case. */
    @Override
    public String toString() {
        return Multibase.encodeBase16("", bytes);
    }

    private static Multihash decode(Bytes bytes, @Nullable String source) {
        if (bytes.size() == SHA3_SIZE && bytes.get(0) == SHA3_CODE && bytes.get(1) == DIGEST_BYTES_MAX) {
            return new Multihash(bytes, Multicodec.SHA3_256);
        }
        long code = Varint.read(bytes, 0);
        if (code == Varint.INVALID) {
            throw malformed(bytes, 0, source, "the number of a codec as a varint in its shortest form");
        }
        Multicodec codec = Multicodec.findByCode(code);
        if (codec == null) {
            throw malformed(bytes, 0, source, "the number of a known codec, not 0x" + Long.toHexString(code));
        }
        int lengthAt = Varint.sizeOf(code);
        long length = Varint.read(bytes, lengthAt);
        if (length == Varint.INVALID) {
            throw malformed(bytes, lengthAt, source, "the length of the digest as a varint in its shortest form");
        }
        if (length > DIGEST_BYTES_MAX) {
            throw malformed(bytes, lengthAt, source, "a digest of at most 32 bytes, not " + length);
        }
        int present = bytes.size() - lengthAt - 1;
        if (length != present) {
            throw malformed(bytes, lengthAt, source, "a digest of " + length + " bytes, not " + present);
        }
        return new Multihash(bytes, codec);
    }

    private static MalformedDataException malformed(Bytes bytes, int at, @Nullable String source, String expected) {
        return source == null
                ? IdentifierKind.MULTIHASH.malformed(bytes, at, expected)
                : IdentifierKind.MULTIHASH.malformed(source, Multibase.offsetOfByte(source, 0, at), expected);
    }

    private static MessageDigest sha3() {
        try {
            return MessageDigest.getInstance("SHA3-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the Java runtime has no SHA3-256", e);
        }
    }

    private static Multihash finish(MessageDigest digest) {
        byte[] encoded = new byte[SHA3_SIZE];
        encoded[0] = SHA3_CODE;
        encoded[1] = DIGEST_BYTES_MAX;
        try {
            digest.digest(encoded, 2, DIGEST_BYTES_MAX);
        } catch (DigestException e) {
            throw new IllegalStateException("SHA3-256 does not give 32 bytes", e);
        }
        return new Multihash(Bytes.wrap(encoded), Multicodec.SHA3_256);
    }
}
