package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The identity of a dataset: an Ed25519 public key as an identifier of the method {@code did:odf}; equal and ordered by the bytes, which compare as
 * unsigned.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class DatasetId implements Did, Comparable<DatasetId> {
    static final String PREFIX = "did:odf:";

    private final Bytes bytes;

    private DatasetId(Bytes bytes) {
        this.bytes = bytes;
    }

    /**
     * The identifier of a text: {@code did:odf:}, case-sensitive, and the multibase form of its bytes in any of the encodings read.
     *
     * @throws MalformedDataException if the prefix is another, the rest is not multibase, or its bytes are not an Ed25519 key
     */
    public static DatasetId parse(String text) {
        Objects.requireNonNull(text, "text");
        return new DatasetId(Ed25519Key.parse(text, PREFIX, IdentifierKind.DATASET_ID));
    }

    /**
     * The identifier of its text without the prefix.
     *
     * @throws MalformedDataException if the text is not multibase or its bytes are not an Ed25519 key
     */
    public static DatasetId parseMultibase(String text) {
        Objects.requireNonNull(text, "text");
        return new DatasetId(Ed25519Key.decode(text, 0, IdentifierKind.DATASET_ID));
    }

    /**
     * The identifier of its 34 bytes: {@code ed 01} and the key.
     *
     * @throws MalformedDataException if the codec is another or the key has not 32 bytes
     */
    public static DatasetId fromBytes(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        return new DatasetId(Ed25519Key.check(bytes, IdentifierKind.DATASET_ID));
    }

    /**
     * The identifier of a public key, which is not checked to be a point on the curve.
     *
     * @param publicKey the key in its raw form of 32 bytes
     * @throws MalformedDataException if it has another size
     */
    public static DatasetId ofKey(Bytes publicKey) {
        Objects.requireNonNull(publicKey, "publicKey");
        return new DatasetId(Ed25519Key.encode(publicKey, IdentifierKind.DATASET_ID));
    }

    /** The id whose multibase text starts at an offset of a longer text, about which errors speak. */
    static DatasetId parseWithin(String text, int from, IdentifierKind kind) {
        return new DatasetId(Ed25519Key.decode(text, from, kind));
    }

    /** The 34 bytes: {@code ed 01} and the key. */
    public Bytes bytes() {
        return bytes;
    }

    /** The public key: 32 bytes. */
    public Bytes publicKey() {
        return Ed25519Key.publicKey(bytes);
    }

    /** The text without the prefix: base16, in lower case. */
    public String toMultibase() {
        return Multibase.encodeBase16("", bytes);
    }

    /** The did:key of the same key. */
    public DidKey toDidKey() {
        return DidKey.fromBytes(bytes);
    }

    @Override
    public <R> R match(Did.Cases<R> cases) {
        return cases.datasetId(this);
    }

    @Override
    public int compareTo(DatasetId other) {
        return bytes.compareTo(other.bytes);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DatasetId datasetId && bytes.equals(datasetId.bytes);
    }

    @Override
    public int hashCode() {
        return bytes.hashCode();
    }

    /** The canonical text: {@code did:odf:} and base16, in lower case. */
    @Override
    public String toString() {
        return Multibase.encodeBase16(PREFIX, bytes);
    }
}
