package dev.odf.metadata.arrow;

import java.util.List;
import java.util.Objects;

/**
 * A schema after its conversion.
 *
 * <p>Immutable if the schema is.
 *
 * @param schema the result
 * @param losses what was left behind, in the order of the fields; empty if nothing was
 * @param <S> {@link org.apache.arrow.vector.types.pojo.Schema} or {@link dev.odf.schema.DataSchema}
 * @since 0.1
 */
public record ConvertedSchema<S>(S schema, List<ConversionLoss> losses) {
    public ConvertedSchema {
        Objects.requireNonNull(schema, "schema");
        losses = List.copyOf(losses);
    }

    /** Whether anything was left behind. */
    public boolean isLossy() {
        return !losses.isEmpty();
    }
}
