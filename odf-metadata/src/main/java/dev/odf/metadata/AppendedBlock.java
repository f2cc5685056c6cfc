package dev.odf.metadata;

import dev.odf.schema.error.Violation;
import java.util.List;
import java.util.Objects;

/**
 * A block that was appended.
 *
 * <p>Immutable.
 *
 * @param block the block
 * @param warnings what is legal about it but should be looked at
 * @since 0.1
 */
public record AppendedBlock(StoredBlock block, List<Violation> warnings) {
    public AppendedBlock {
        Objects.requireNonNull(block, "block");
        warnings = List.copyOf(warnings);
    }
}
