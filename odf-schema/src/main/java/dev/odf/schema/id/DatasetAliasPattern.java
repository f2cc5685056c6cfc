package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A pattern over aliases: a pattern over dataset names, within one account or within any.
 *
 * <p>Immutable.
 *
 * @param accountName account, or null for any
 * @param datasetNamePattern pattern over the names of datasets
 * @since 0.1
 */
public record DatasetAliasPattern(@Nullable AccountName accountName, DatasetNamePattern datasetNamePattern) {
    public DatasetAliasPattern {
        Objects.requireNonNull(datasetNamePattern, "datasetNamePattern");
    }

    /**
     * The pattern of a text: {@code pattern} or {@code account/pattern}. An account has no wildcard.
     *
     * @throws MalformedDataException if the text is neither
     */
    public static DatasetAliasPattern parse(String text) {
        Objects.requireNonNull(text, "text");
        int nameEnd = Hostname.scan(text, 0);
        boolean hasAccount = nameEnd > 0 && nameEnd < text.length() && text.charAt(nameEnd) == '/';
        AccountName accountName = hasAccount ? new AccountName(text.substring(0, nameEnd)) : null;
        int patternStart = hasAccount ? nameEnd + 1 : 0;
        return new DatasetAliasPattern(
                accountName, DatasetNamePattern.parseWithin(text, patternStart, IdentifierKind.ALIAS_PATTERN));
    }

    /** Whether the pattern covers an alias. A pattern without an account covers the names of every account, and of none. */
    public boolean matches(DatasetAlias alias) {
        return (accountName == null || accountName.equals(alias.accountName()))
                && datasetNamePattern.matches(alias.datasetName());
    }

    /** The text: {@code pattern} or {@code account/pattern}. */
    @Override
    public String toString() {
        return accountName == null ? datasetNamePattern.toString() : accountName + "/" + datasetNamePattern;
    }
}
