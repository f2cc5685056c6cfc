package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;

/**
 * The name of a dataset within its account: groups of ASCII letters and digits, joined by single dots and hyphens, of any length. Keeps
 * its spelling; equal and ordered without regard to the case of letters.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class DatasetName extends CaselessText implements Comparable<DatasetName> {
    /** Takes a text that is known to be a name. */
    DatasetName(String text) {
        super(text);
    }

    /**
     * The name that a text is.
     *
     * @throws MalformedDataException if the text is not a name from its first to its last character
     */
    public static DatasetName parse(String text) {
        Objects.requireNonNull(text, "text");
        return new DatasetName(Hostname.require(text, IdentifierKind.DATASET_NAME));
    }

    @Override
    public int compareTo(DatasetName other) {
        return compareText(other);
    }
}
