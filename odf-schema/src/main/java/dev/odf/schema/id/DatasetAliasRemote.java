package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * An alias together with the repository to look in. Ordered by repository, account, none first, then name; the case of letters does not count.
 *
 * <p>Immutable.
 *
 * @param repoName repository
 * @param accountName account within the repository, or null
 * @param datasetName dataset within the account
 * @since 0.1
 */
public record DatasetAliasRemote(
        RepoName repoName, @Nullable AccountName accountName, DatasetName datasetName)
        implements Comparable<DatasetAliasRemote> {
    private static final Comparator<DatasetAliasRemote> ORDER =
            Comparator.comparing(DatasetAliasRemote::repoName).thenComparing(DatasetAliasRemote::alias);

    public DatasetAliasRemote {
        Objects.requireNonNull(repoName, "repoName");
        Objects.requireNonNull(datasetName, "datasetName");
    }

    /**
     * The alias of a text: {@code repository/name} or {@code repository/account/name}.
     *
     * @throws MalformedDataException if the text is neither
     */
    public static DatasetAliasRemote parse(String text) {
        Objects.requireNonNull(text, "text");
        NamePath path = NamePath.scan(text, 3);
        if (!path.isWhole(2, 3)) {
            String expected = "'repository/name' or 'repository/account/name'";
            throw IdentifierKind.DATASET_ALIAS_REMOTE.malformed(text, path.end(), expected);
        }
        return path.remoteAlias();
    }

    /** The alias within the repository. */
    public DatasetAlias alias() {
        return new DatasetAlias(accountName, datasetName);
    }

    @Override
    public int compareTo(DatasetAliasRemote other) {
        return ORDER.compare(this, other);
    }

    /** The text: {@code repository/name} or {@code repository/account/name}. */
    @Override
    public String toString() {
        return repoName + "/" + alias();
    }
}
