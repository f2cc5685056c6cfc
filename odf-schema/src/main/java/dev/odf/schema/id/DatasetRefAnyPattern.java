package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A choice of datasets as people type it, of which it may be open whether they are local or remote.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface DatasetRefAnyPattern {
    /**
     * The choice of a text. Without a {@code %} it is a reference; with one, {@code pattern} is local, {@code x/pattern} ambiguous and
     * {@code repository/account/pattern} remote. Only the last part has wildcards.
     *
     * @throws MalformedDataException if the text is none of them
     */
    static DatasetRefAnyPattern parse(String text) {
        Objects.requireNonNull(text, "text");
        if (!DatasetNamePattern.hasWildcard(text)) {
            return new Ref(DatasetRefAny.parse(text));
        }
        int firstEnd = endOfPart(text, 0);
        if (firstEnd < 0) {
            return new LocalPattern(patternFrom(text, 0));
        }
        String first = text.substring(0, firstEnd);
        int secondEnd = endOfPart(text, firstEnd + 1);
        if (secondEnd < 0) {
            return new AmbiguousPattern(first, patternFrom(text, firstEnd + 1));
        }
        AccountName accountName = new AccountName(text.substring(firstEnd + 1, secondEnd));
        return new RemotePattern(new RepoName(first), accountName, patternFrom(text, secondEnd + 1));
    }

    /**
     * The choice as one of this workspace, or null if it is remote.
     *
     * @param isRepo whether a name is that of a repository; asked for ambiguous choices only
     */
    @Nullable
    DatasetRefPattern asLocalPattern(Predicate<RepoName> isRepo);

    /**
     * Whether a dataset of this workspace is chosen; never by a remote choice.
     *
     * @param isRepo whether a name is that of a repository; asked for ambiguous choices only
     */
    default boolean matches(DatasetHandle handle, Predicate<RepoName> isRepo) {
        DatasetRefPattern local = asLocalPattern(isRepo);
        return local != null && local.matches(handle);
    }

    /** The result of the case for the kind of this choice. */
    <R> R match(Cases<R> cases);

    private static DatasetNamePattern patternFrom(String text, int from) {
        return DatasetNamePattern.parseWithin(text, from, IdentifierKind.REF_ANY_PATTERN);
    }

    /** The offset of the slash behind the name that starts at an offset, or -1 if it is no name or no slash follows. */
    private static int endOfPart(String text, int from) {
        int end = Hostname.scan(text, from);
        return end > from && end < text.length() && text.charAt(end) == '/' ? end : -1;
    }

    /**
     * The choice of one dataset. Where its text is a URL with percent-encoded characters it reads back as a reference only, not as a choice.
     *
     * @param ref reference to it
     * @since 0.1
     */
    record Ref(DatasetRefAny ref) implements DatasetRefAnyPattern {
        public Ref {
            Objects.requireNonNull(ref, "ref");
        }

        @Override
        public @Nullable DatasetRefPattern asLocalPattern(Predicate<RepoName> isRepo) {
            DatasetRef local = ref.asLocalRef(isRepo);
            return local == null ? null : new DatasetRefPattern.Ref(local);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ref(this);
        }

        /** The text of the reference. */
        @Override
        public String toString() {
            return ref.toString();
        }
    }

    /**
     * The choice of datasets of this workspace by a pattern over their names.
     *
     * @param datasetNamePattern pattern over names
     * @since 0.1
     */
    record LocalPattern(DatasetNamePattern datasetNamePattern) implements DatasetRefAnyPattern {
        public LocalPattern {
            Objects.requireNonNull(datasetNamePattern, "datasetNamePattern");
        }

        @Override
        public DatasetRefPattern asLocalPattern(Predicate<RepoName> isRepo) {
            return new DatasetRefPattern.Pattern(new DatasetAliasPattern(null, datasetNamePattern));
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.localPattern(this);
        }

        /** The text of the pattern. */
        @Override
        public String toString() {
            return datasetNamePattern.toString();
        }
    }

    /**
     * The choice by a pattern within an account or within a repository.
     *
     * @param accountOrRepo the first name, compared case-sensitively as long as it is open what it names
     * @param datasetNamePattern pattern over names
     * @since 0.1
     */
    record AmbiguousPattern(String accountOrRepo, DatasetNamePattern datasetNamePattern)
            implements DatasetRefAnyPattern {
        /** @throws MalformedDataException if the first part is not a name */
        public AmbiguousPattern {
            Objects.requireNonNull(accountOrRepo, "accountOrRepo");
            Objects.requireNonNull(datasetNamePattern, "datasetNamePattern");
            Hostname.require(accountOrRepo, IdentifierKind.ACCOUNT_OR_REPO_NAME);
        }

        @Override
        public @Nullable DatasetRefPattern asLocalPattern(Predicate<RepoName> isRepo) {
            if (isRepo.test(new RepoName(accountOrRepo))) {
                return null;
            }
            AccountName accountName = new AccountName(accountOrRepo);
            return new DatasetRefPattern.Pattern(new DatasetAliasPattern(accountName, datasetNamePattern));
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ambiguousPattern(this);
        }

        /** The text: the name and the pattern, joined by a slash. */
        @Override
        public String toString() {
            return accountOrRepo + "/" + datasetNamePattern;
        }
    }

    /**
     * The choice by a pattern within an account of a repository.
     *
     * @param repoName repository
     * @param accountName account within it
     * @param datasetNamePattern pattern over names
     * @since 0.1
     */
    record RemotePattern(RepoName repoName, AccountName accountName, DatasetNamePattern datasetNamePattern)
            implements DatasetRefAnyPattern {
        public RemotePattern {
            Objects.requireNonNull(repoName, "repoName");
            Objects.requireNonNull(accountName, "accountName");
            Objects.requireNonNull(datasetNamePattern, "datasetNamePattern");
        }

        @Override
        public @Nullable DatasetRefPattern asLocalPattern(Predicate<RepoName> isRepo) {
            return null;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.remotePattern(this);
        }

        /** The text: repository, account and pattern, joined by slashes. */
        @Override
        public String toString() {
            return repoName + "/" + accountName + "/" + datasetNamePattern;
        }
    }

    /**
     * What to do for each kind of choice.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For one dataset. */
        R ref(Ref choice);

        /** For a pattern of this workspace. */
        R localPattern(LocalPattern choice);

        /** For a pattern behind the name of an account or a repository. */
        R ambiguousPattern(AmbiguousPattern choice);

        /** For a pattern within an account of a repository. */
        R remotePattern(RemotePattern choice);
    }
}
