package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;

/**
 * A decentralized identifier (W3C DID) of one of the methods that Open Data Fabric uses.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface Did permits DatasetId, DidKey, DidPkh {
    /**
     * The identifier of a text that starts with {@code did:odf:}, {@code did:key:} or {@code did:pkh:}; the prefix is case-sensitive.
     *
     * @throws MalformedDataException if the text has another prefix, or does not continue as its method asks for
     */
    static Did parse(String text) {
        Objects.requireNonNull(text, "text");
        if (text.startsWith(DatasetId.PREFIX)) {
            return DatasetId.parse(text);
        }
        if (text.startsWith(DidKey.PREFIX)) {
            return DidKey.parse(text);
        }
        if (text.startsWith(DidPkh.PREFIX)) {
            return DidPkh.parse(text);
        }
        throw IdentifierKind.DID.malformed(text, 0, "the prefix 'did:odf:', 'did:key:' or 'did:pkh:'");
    }

    /** The result of the case for the method of this identifier. */
    <R> R match(Cases<R> cases);

    /** The canonical text, prefix included. */
    @Override
    String toString();

    /**
     * What to do for each method.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For {@code did:odf}. */
        R datasetId(DatasetId did);

        /** For {@code did:key}. */
        R didKey(DidKey did);

        /** For {@code did:pkh}. */
        R didPkh(DidPkh did);
    }
}
