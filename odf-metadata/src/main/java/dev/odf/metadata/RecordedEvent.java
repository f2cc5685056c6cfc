package dev.odf.metadata;

import dev.odf.schema.MetadataEvent;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.Objects;

/**
 * An event with its place in a chain.
 *
 * <p>Immutable.
 *
 * @param <E> kind of the event
 * @param event the event
 * @param sequenceNumber sequence number of its block; unsigned 64-bit
 * @param systemTime system time of its block
 * @param blockHash hash of its block
 * @since 0.1
 */
public record RecordedEvent<E extends MetadataEvent>(
        E event, long sequenceNumber, Instant systemTime, Multihash blockHash) {
    public RecordedEvent {
        Objects.requireNonNull(event, "event");
        Objects.requireNonNull(systemTime, "systemTime");
        Objects.requireNonNull(blockHash, "blockHash");
    }
}
