package dev.odf.schema.codec;

import dev.odf.schema.MetadataEvent;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a metadata block says about itself, without its event.
 *
 * <p>Immutable.
 *
 * @param version the version of the manifest around the block
 * @param systemTime when the block was written
 * @param prevBlockHash hash of the block before; null for the first
 * @param sequenceNumber place in the chain, from 0; unsigned 64-bit
 * @param eventType which event the block holds
 * @since 0.1
 */
public record BlockHeader(
        BlockVersion version,
        Instant systemTime,
        @Nullable Multihash prevBlockHash,
        long sequenceNumber,
        MetadataEvent.Kind eventType) {
    public BlockHeader {
        Objects.requireNonNull(version, "version");
        Objects.requireNonNull(systemTime, "systemTime");
        Objects.requireNonNull(eventType, "eventType");
    }
}
