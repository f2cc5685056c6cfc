package dev.odf.metadata;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.id.Multihash;
import java.util.Objects;

/**
 * What stands for a block: its hash, or a reference that names it.
 *
 * @since 0.1
 */
public sealed interface BlockAddress {
    /** The block that {@link ReferenceName#HEAD} names. */
    BlockAddress HEAD = new ByReference(ReferenceName.HEAD);

    /** The block of a hash. */
    static BlockAddress of(Multihash hash) {
        return new ByHash(hash);
    }

    /** The block that a reference names. */
    static BlockAddress of(ReferenceName reference) {
        return new ByReference(reference);
    }

    /**
     * The block of a hash. Immutable.
     *
     * @param hash hash of its bytes
     */
    record ByHash(Multihash hash) implements BlockAddress {
        public ByHash {
            Objects.requireNonNull(hash, "hash");
        }
    }

    /**
     * The block that a reference names. Immutable.
     *
     * @param reference name of the reference
     */
    record ByReference(ReferenceName reference) implements BlockAddress {
        public ByReference {
            Objects.requireNonNull(reference, "reference");
        }
    }
}
