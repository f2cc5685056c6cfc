package dev.odf.metadata;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.codec.BinaryLimits;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.BlockHeader;
import dev.odf.schema.codec.BlockVersion;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A metadata block in its stored bytes, which are kept as they are: a block that came from elsewhere is passed on, never encoded again.
 *
 * <p>The header is decoded at once, the event when it is first asked for. Two blocks are equal if their bytes have the same hash. Immutable.
 *
 * @since 0.1
 */
public final class StoredBlock {
    private final Multihash hash;
    private final Bytes bytes;
    private final BlockHeader header;
    private final BlockCodec codec;
    private volatile @Nullable MetadataBlock block;

    private StoredBlock(Multihash hash, Bytes bytes, BlockCodec codec) {
        this.hash = hash;
        this.bytes = bytes;
        this.codec = codec;
        try {
            this.header = codec.readHeader(bytes);
        } catch (MalformedDataException e) {
            throw ChainErrors.malformed(hash, e);
        } catch (UnsupportedVersionException e) {
            throw ChainErrors.unsupported(hash, e);
        }
    }

    /**
     * The block in a manifest, with the default limits.
     *
     * @throws MalformedDataException with code {@code chain.block-malformed} if the bytes are no manifest of a block or its header is malformed
     * @throws UnsupportedVersionException if the manifest has a version that is not read
     */
    public static StoredBlock of(Bytes manifest) {
        return of(manifest, BinaryLimits.defaults());
    }

    /**
     * The block in a manifest.
     *
     * @param limits limits for decoding
     * @throws MalformedDataException with code {@code chain.block-malformed} if the bytes are no manifest of a block or its header is malformed
     * @throws UnsupportedVersionException if the manifest has a version that is not read
     * @throws dev.odf.schema.error.LimitExceededException if the manifest is larger than the limits allow
     */
    public static StoredBlock of(Bytes manifest, BinaryLimits limits) {
        Objects.requireNonNull(manifest, "manifest");
        Objects.requireNonNull(limits, "limits");
        return new StoredBlock(Multihash.sha3Of(manifest), manifest, new BlockCodec(limits));
    }

    /**
     * A new block in manifest version 3.
     *
     * @throws dev.odf.schema.error.ValidationException if the block holds what cannot be encoded
     * @throws dev.odf.schema.error.LimitExceededException if it is too large or too deep to be read back
     */
    public static StoredBlock encode(MetadataBlock block) {
        return encode(block, BlockVersion.V3);
    }

    /** A new block in a chosen manifest version; otherwise as {@link #encode(MetadataBlock)}. */
    public static StoredBlock encode(MetadataBlock block, BlockVersion version) {
        Objects.requireNonNull(block, "block");
        Objects.requireNonNull(version, "version");
        return of(new BlockCodec().encode(block, version));
    }

    /** Bytes whose hash was checked already. */
    static StoredBlock ofVerified(Multihash hash, Bytes manifest, BlockCodec codec) {
        return new StoredBlock(hash, manifest, codec);
    }

    /** The sha3-256 hash of the bytes, which is the identity of the block. */
    public Multihash hash() {
        return hash;
    }

    /** The manifest as it is stored. */
    public Bytes bytes() {
        return bytes;
    }

    /** What the block says about itself, without its event. */
    public BlockHeader header() {
        return header;
    }

    /** Place in the chain, from 0; unsigned 64-bit. */
    public long sequenceNumber() {
        return header.sequenceNumber();
    }

    /** Hash of the block before; null for the first. */
    public @Nullable Multihash prevBlockHash() {
        return header.prevBlockHash();
    }

    /**
     * The decoded block. The first call decodes, later ones return the same object.
     *
     * @throws MalformedDataException with code {@code chain.block-malformed} if the event is malformed
     * @throws dev.odf.schema.error.LimitExceededException if the block exceeds the limits for decoding
     */
    public MetadataBlock block() {
        MetadataBlock decoded = block;
        if (decoded == null) {
            // Threads that race here decode equal values, of which any may stay.
            decoded = decode();
            block = decoded;
        }
        return decoded;
    }

    private MetadataBlock decode() {
        try {
            return codec.decode(bytes);
        } catch (MalformedDataException e) {
            throw ChainErrors.malformed(hash, e);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StoredBlock that && hash.equals(that.hash);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }

    @Override
    public String toString() {
        return "block " + Long.toUnsignedString(sequenceNumber()) + " (" + hash + ", "
                + header.eventType().specName() + ")";
    }
}
