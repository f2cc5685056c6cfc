package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What people call a dataset: its name, and the account it belongs to where that is not understood. Ordered by account, none first, then name;
 * the case of letters does not count.
 *
 * <p>Immutable.
 *
 * @param accountName account, or null
 * @param datasetName dataset within the account
 * @since 0.1
 */
public record DatasetAlias(@Nullable AccountName accountName, DatasetName datasetName)
        implements Comparable<DatasetAlias> {
    private static final Comparator<DatasetAlias> ORDER = Comparator.comparing(
                    DatasetAlias::accountName, Comparator.nullsFirst(Comparator.<AccountName>naturalOrder()))
            .thenComparing(DatasetAlias::datasetName);

    public DatasetAlias {
        Objects.requireNonNull(datasetName, "datasetName");
    }

    /**
     * The alias of a text: {@code name} or {@code account/name}.
     *
     * @throws MalformedDataException if the text is neither
     */
    public static DatasetAlias parse(String text) {
        Objects.requireNonNull(text, "text");
        return parse(text, IdentifierKind.DATASET_ALIAS);
    }

    static DatasetAlias parse(String text, IdentifierKind kind) {
        int first = Hostname.scan(text, 0);
        if (first == text.length() && first > 0) {
            return new DatasetAlias(null, new DatasetName(text));
        }
        if (first == 0 || text.charAt(first) != '/') {
            throw kind.malformed(text, first, "'name' or 'account/name'");
        }
        int second = Hostname.scan(text, first + 1);
        if (second == first + 1 || second < text.length()) {
            throw kind.malformed(text, second, "'account/name'");
        }
        return new DatasetAlias(new AccountName(text.substring(0, first)), new DatasetName(text.substring(first + 1)));
    }

    @Override
    public int compareTo(DatasetAlias other) {
        return ORDER.compare(this, other);
    }

    /** The text: {@code name} or {@code account/name}. */
    @Override
    public String toString() {
        return accountName == null ? datasetName.toString() : accountName + "/" + datasetName;
    }
}
