package dev.odf.metadata.store;

import dev.odf.schema.id.Multihash;
import java.util.Objects;

/**
 * Name and size of an object that a store holds.
 *
 * <p>Immutable.
 *
 * @param hash sha3-256 hash of the content
 * @param sizeBytes size of the content
 * @since 0.1
 */
public record StoredObject(Multihash hash, long sizeBytes) {
    public StoredObject {
        Objects.requireNonNull(hash, "hash");
        if (sizeBytes < 0) {
            throw new IllegalArgumentException("sizeBytes is " + sizeBytes + ", expected 0 or more");
        }
    }
}
