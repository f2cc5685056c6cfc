package dev.odf.metadata;

import dev.odf.schema.id.Multihash;
import java.util.Objects;

/**
 * What a reference has to be for it to be moved.
 *
 * @since 0.1
 */
public sealed interface ReferenceExpectation {
    /** Whatever the reference was when the operation started. */
    ReferenceExpectation ANY = new Any();

    /** The reference does not exist. */
    ReferenceExpectation ABSENT = new Absent();

    /** The reference names this block. */
    static ReferenceExpectation block(Multihash hash) {
        return new Block(hash);
    }

    /** Whatever the reference was when the operation started. Immutable. */
    record Any() implements ReferenceExpectation {}

    /** The reference does not exist. Immutable. */
    record Absent() implements ReferenceExpectation {}

    /**
     * The reference names a block. Immutable.
     *
     * @param hash hash of the block
     */
    record Block(Multihash hash) implements ReferenceExpectation {
        public Block {
            Objects.requireNonNull(hash, "hash");
        }
    }
}
