package dev.odf.metadata;

import dev.odf.schema.MetadataEvent;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * Which blocks a visitor wants next.
 *
 * <p>Immutable.
 *
 * @param kinds the events of those blocks; empty if the visitor is done and not to be called again
 * @since 0.1
 */
public record VisitDecision(Set<MetadataEvent.Kind> kinds) {
    /** No block ever again. */
    public static final VisitDecision STOP = new VisitDecision(EnumSet.noneOf(MetadataEvent.Kind.class));

    /** Every block. */
    public static final VisitDecision NEXT = new VisitDecision(EnumSet.allOf(MetadataEvent.Kind.class));

    public VisitDecision {
        Set<MetadataEvent.Kind> copy = EnumSet.noneOf(MetadataEvent.Kind.class);
        copy.addAll(kinds);
        kinds = Collections.unmodifiableSet(copy);
    }

    /** Blocks with events of certain kinds; none equals {@link #STOP}. */
    public static VisitDecision nextOfType(Set<MetadataEvent.Kind> kinds) {
        return new VisitDecision(kinds);
    }
}
