package dev.odf.metadata;

import dev.odf.schema.MetadataEvent;
import dev.odf.schema.error.Violation;
import java.util.List;

/**
 * The events that a snapshot of a dataset becomes.
 *
 * <p>Immutable.
 *
 * @param events the events in the order of their blocks, the Seed first
 * @param warnings what should be looked at; paths start at the snapshot
 * @since 0.1
 */
public record SnapshotPlan(List<MetadataEvent> events, List<Violation> warnings) {
    public SnapshotPlan {
        events = List.copyOf(events);
        warnings = List.copyOf(warnings);
    }
}
