package dev.odf.metadata;

import java.util.List;

/**
 * The names that stand for the polling source in a {@link dev.odf.schema.SourceState}, which has no name of its own.
 *
 * @since 0.1
 */
public final class SourceNames {
    /** All of them; the first is the one that the reference implementation writes, the second that of RFC-009. */
    public static final List<String> POLLING = List.of("default", "odf/polling");

    private SourceNames() {}
}
