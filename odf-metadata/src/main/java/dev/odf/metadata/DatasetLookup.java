package dev.odf.metadata;

import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetRef;
import org.jspecify.annotations.Nullable;

/**
 * Knows the datasets that a transformation may name as its inputs.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface DatasetLookup {
    /** Identity of the dataset that a reference means; null if there is none. A reference by identity is looked up as well. */
    @Nullable
    DatasetId find(DatasetRef ref);
}
