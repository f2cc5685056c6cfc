package dev.odf.metadata.store;

import dev.odf.schema.id.Multihash;
import org.jspecify.annotations.Nullable;

/**
 * What the content that is put into a store must be like.
 *
 * <p>Immutable.
 *
 * @param expectedHash the hash that the content must have, or null for any
 * @param sizeBytesMax the largest size allowed, by default 1 TiB
 * @since 0.1
 */
public record PutOptions(@Nullable Multihash expectedHash, long sizeBytesMax) {
    private static final long SIZE_BYTES_MAX_DEFAULT = 1L << 40;
    private static final PutOptions DEFAULTS = new PutOptions(null, SIZE_BYTES_MAX_DEFAULT);

    public PutOptions {
        if (sizeBytesMax < 0) {
            throw new IllegalArgumentException("sizeBytesMax is " + sizeBytesMax + ", expected 0 or more");
        }
    }

    /** Any content of at most 1 TiB. */
    public static PutOptions defaults() {
        return DEFAULTS;
    }

    /** Content of this hash and of at most 1 TiB. */
    public static PutOptions expecting(Multihash hash) {
        return new PutOptions(hash, SIZE_BYTES_MAX_DEFAULT);
    }
}
