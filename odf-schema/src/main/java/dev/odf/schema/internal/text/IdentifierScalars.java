package dev.odf.schema.internal.text;

import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.time.Instant;

/** Scalars whose text is that of an identifier or a date-time; faults are reported at the place of the scalar. */
public final class IdentifierScalars {
    private IdentifierScalars() {}

    public static Multihash multihash(TextNode node) {
        return TextScalars.parsed(node, Multihash::parse);
    }

    public static DatasetId datasetId(TextNode node) {
        return TextScalars.parsed(node, DatasetId::parse);
    }

    public static DatasetRef datasetRef(TextNode node) {
        return TextScalars.parsed(node, DatasetRef::parse);
    }

    public static DatasetAlias datasetAlias(TextNode node) {
        return TextScalars.parsed(node, DatasetAlias::parse);
    }

    public static Multicodec multicodec(TextNode node) {
        return TextScalars.parsed(node, Multicodec::parse);
    }

    public static Instant dateTime(TextNode node) {
        return TextScalars.parsed(node, DateTimes::parse);
    }
}
