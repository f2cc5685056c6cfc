package dev.odf.metadata;

import dev.odf.schema.codec.BlockHeader;
import dev.odf.schema.id.Multihash;
import java.util.Objects;

/**
 * What a stored block says about itself, and its hash.
 *
 * <p>Immutable.
 *
 * @param hash hash of the block's bytes
 * @param header the header
 * @since 0.1
 */
public record HashedHeader(Multihash hash, BlockHeader header) {
    public HashedHeader {
        Objects.requireNonNull(hash, "hash");
        Objects.requireNonNull(header, "header");
    }
}
