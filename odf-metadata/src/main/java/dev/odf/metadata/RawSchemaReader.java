package dev.odf.metadata;

import dev.odf.schema.DataSchema;
import dev.odf.schema.id.Bytes;

/**
 * Understands the schemas in Arrow's own encoding that older chains hold. Kept behind an interface because the rules of chains have to work without Arrow.
 *
 * <p>Implementations are thread-safe.
 *
 * @since 0.1
 */
@FunctionalInterface
public interface RawSchemaReader {
    /**
     * The logical schema of an Arrow schema, without attributes about encodings.
     *
     * @param rawArrowSchema an Arrow {@code Schema} FlatBuffers table, without message framing
     * @throws dev.odf.schema.error.OdfException if the bytes are no Arrow schema, or one without logical equivalent
     */
    DataSchema read(Bytes rawArrowSchema);
}
