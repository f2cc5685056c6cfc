package dev.odf.metadata.arrow;

import java.util.Objects;

/**
 * Something that a conversion between schemas left behind, so that the way back does not give the same schema.
 *
 * <p>Immutable.
 *
 * @param kind what was left behind
 * @param path JSON pointer (RFC 6901) into the schema that was converted; empty for the schema itself
 * @param message what was left behind, for people
 * @since 0.1
 */
public record ConversionLoss(Kind kind, String path, String message) {
    public ConversionLoss {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(message, "message");
    }

    /**
     * What a conversion can leave behind.
     *
     * @since 0.1
     */
    public enum Kind {
        /** A timestamp without a zone, which stands for UTC from then on. */
        TIMEZONE,
        /** The encoding of list items, of keys or values of a map, or of values in runs: only fields have attributes. */
        ITEM_ENCODING,
        /** The same, but the encoding is the one that the options put back. */
        DEFAULT_ITEM_ENCODING,
        /** The name or the nullability of a child that is no field of its own in Open Data Fabric. */
        CHILD_FIELD,
        /** Key and value metadata of Arrow. */
        METADATA,
        /** Extension attributes of Open Data Fabric other than encodings. */
        ATTRIBUTES
    }
}
