package dev.odf.metadata.arrow;

import dev.odf.schema.id.Multihash;
import java.util.Objects;
import org.apache.arrow.vector.types.pojo.Schema;

/**
 * What a file of records holds, without the records.
 *
 * <p>Immutable if the schema is.
 *
 * @param hash the logical hash of all records
 * @param rowCount the number of records
 * @param schema the columns as Arrow sees them
 * @since 0.1
 */
public record RecordsDigest(Multihash hash, long rowCount, Schema schema) {
    public RecordsDigest {
        Objects.requireNonNull(hash, "hash");
        Objects.requireNonNull(schema, "schema");
    }
}
