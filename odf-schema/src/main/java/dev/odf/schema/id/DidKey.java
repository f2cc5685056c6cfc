package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An Ed25519 public key as an identifier of the method {@code did:key}; equal and ordered by the bytes, which compare as unsigned.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class DidKey implements Did, Comparable<DidKey> {
    static final String PREFIX = "did:key:";

    private final Bytes bytes;

    private DidKey(Bytes bytes) {
        this.bytes = bytes;
    }

    /**
     * The identifier of a text: {@code did:key:}, case-sensitive, and the multibase form of its bytes in any of the encodings read.
     *
     * @throws MalformedDataException if the prefix is another, the rest is not multibase, or its bytes are not an Ed25519 key
     */
    public static DidKey parse(String text) {
        Objects.requireNonNull(text, "text");
        return new DidKey(Ed25519Key.parse(text, PREFIX, IdentifierKind.DID_KEY));
    }

    /**
     * The identifier of its text without the prefix.
     *
     * @throws MalformedDataException if the text is not multibase or its bytes are not an Ed25519 key
     */
    public static DidKey parseMultibase(String text) {
        Objects.requireNonNull(text, "text");
        return new DidKey(Ed25519Key.decode(text, 0, IdentifierKind.DID_KEY));
    }

    /**
     * The identifier of its 34 bytes: {@code ed 01} and the key.
     *
     * @throws MalformedDataException if the codec is another or the key has not 32 bytes
     */
    public static DidKey fromBytes(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        return new DidKey(Ed25519Key.check(bytes, IdentifierKind.DID_KEY));
    }

    /**
     * The identifier of a public key, which is not checked to be a point on the curve.
     *
     * @param publicKey the key in its raw form of 32 bytes
     * @throws MalformedDataException if it has another size
     */
    public static DidKey ofKey(Bytes publicKey) {
        Objects.requireNonNull(publicKey, "publicKey");
        return new DidKey(Ed25519Key.encode(publicKey, IdentifierKind.DID_KEY));
    }

    /** The 34 bytes: {@code ed 01} and the key. */
    public Bytes bytes() {
        return bytes;
    }

    /** The public key: 32 bytes. */
    public Bytes publicKey() {
        return Ed25519Key.publicKey(bytes);
    }

    /** The text without the prefix: base58btc. */
    public String toMultibase() {
        return Multibase.encodeBase58("", bytes);
    }

    /** The dataset id of the same key. */
    public DatasetId toDatasetId() {
        return DatasetId.fromBytes(bytes);
    }

    @Override
    public <R> R match(Did.Cases<R> cases) {
        return cases.didKey(this);
    }

    @Override
    public int compareTo(DidKey other) {
        return bytes.compareTo(other.bytes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DidKey didKey && bytes.equals(didKey.bytes);
    }

    @Override
    public int hashCode() {
        return bytes.hashCode();
    }

    /** The canonical text: {@code did:key:} and base58btc. */
    @Override
    public String toString() {
        return Multibase.encodeBase58(PREFIX, bytes);
    }
}
