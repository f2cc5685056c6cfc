package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.net.URI;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A reference to a dataset as people type it, of which it may be open whether it is local or remote: {@code x/name} is the dataset of an account
 * or one of a repository, which only the caller can tell.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface DatasetRefAny {
    /**
     * The reference of a text. What looks like {@code [repository/]did:odf:…} has to be an id; otherwise one name is a local alias, two are an
     * ambiguous one, three are a remote one, and the rest has to be a URL.
     *
     * @throws MalformedDataException if the text is none of them
     */
    static DatasetRefAny parse(String text) {
        Objects.requireNonNull(text, "text");
        RemoteId remoteId = RemoteId.find(text, IdentifierKind.DATASET_REF_ANY);
        if (remoteId != null) {
            return new Id(remoteId.repoName(), remoteId.id());
        }
        NamePath path = NamePath.scan(text, 3);
        if (path.isWhole(1, 1)) {
            return new LocalAlias(new DatasetAlias(null, path.datasetName()));
        }
        if (path.isWhole(2, 2)) {
            return new AmbiguousAlias(path.first(), path.datasetName());
        }
        if (path.isWhole(3, 3)) {
            return new RemoteAlias(path.remoteAlias());
        }
        if (WebUrl.looksLikeUrl(text)) {
            return new Url(WebUrl.parse(text));
        }
        String expected = "'[repository/]did:odf:…', '[[repository/]account/]name' or a URL";
        throw IdentifierKind.DATASET_REF_ANY.malformed(text, path.end(), expected);
    }

    /**
     * The reference as a local one, or null if it is remote. An id without a repository is both.
     *
     * @param isRepo whether a name is that of a repository; asked for ambiguous references only
     */
    @Nullable
    DatasetRef asLocalRef(Predicate<RepoName> isRepo);

    /**
     * The reference as a remote one, or null if it is local. An id without a repository is both.
     *
     * @param isRepo whether a name is that of a repository; asked for ambiguous references only
     */
    @Nullable
    DatasetRefRemote asRemoteRef(Predicate<RepoName> isRepo);

    /** The result of the case for the kind of this reference. */
    <R> R match(Cases<R> cases);

    /**
     * A reference by identity.
     *
     * @param repoName repository to look in, or null
     * @param id identity of the dataset
     * @since 0.1
     */
    record Id(@Nullable RepoName repoName, DatasetId id) implements DatasetRefAny {
        public Id {
            Objects.requireNonNull(id, "id");
        }

        @Override
        public @Nullable DatasetRef asLocalRef(Predicate<RepoName> isRepo) {
            return repoName == null ? new DatasetRef.Id(id) : null;
        }

        @Override
        public DatasetRefRemote asRemoteRef(Predicate<RepoName> isRepo) {
            return new DatasetRefRemote.Id(repoName, id);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.id(this);
        }

        /** The text of the id, behind {@code repository/} if there is one. */
        @Override
        public String toString() {
            return RemoteId.print(repoName, id);
        }
    }

    /**
     * An alias of this workspace. With an account it reads back as an ambiguous one.
     *
     * @param alias alias of the dataset
     * @since 0.1
     */
    record LocalAlias(DatasetAlias alias) implements DatasetRefAny {
        public LocalAlias {
            Objects.requireNonNull(alias, "alias");
        }

        @Override
        public DatasetRef asLocalRef(Predicate<RepoName> isRepo) {
            return new DatasetRef.Alias(alias);
        }

        @Override
        public @Nullable DatasetRefRemote asRemoteRef(Predicate<RepoName> isRepo) {
            return null;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.localAlias(this);
        }

        /** The text of the alias. */
        @Override
        public String toString() {
            return alias.toString();
        }
    }

    /**
     * An alias within a repository. Without an account it reads back as an ambiguous one.
     *
     * @param alias repository and alias within it
     * @since 0.1
     */
    record RemoteAlias(DatasetAliasRemote alias) implements DatasetRefAny {
        public RemoteAlias {
            Objects.requireNonNull(alias, "alias");
        }

        @Override
        public @Nullable DatasetRef asLocalRef(Predicate<RepoName> isRepo) {
            return null;
        }

        @Override
        public DatasetRefRemote asRemoteRef(Predicate<RepoName> isRepo) {
            return new DatasetRefRemote.Alias(alias);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.remoteAlias(this);
        }

        /** The text of the alias. */
        @Override
        public String toString() {
            return alias.toString();
        }
    }

    /**
     * A name behind another, which is that of an account or of a repository.
     *
     * @param accountOrRepo the first name, compared case-sensitively as long as it is open what it names
     * @param datasetName dataset within the account or repository
     * @since 0.1
     */
    record AmbiguousAlias(String accountOrRepo, DatasetName datasetName) implements DatasetRefAny {
        /** @throws MalformedDataException if the first part is not a name */
        public AmbiguousAlias {
            Objects.requireNonNull(accountOrRepo, "accountOrRepo");
            Objects.requireNonNull(datasetName, "datasetName");
            Hostname.require(accountOrRepo, IdentifierKind.ACCOUNT_OR_REPO_NAME);
        }

        @Override
        public @Nullable DatasetRef asLocalRef(Predicate<RepoName> isRepo) {
            return isRepo.test(new RepoName(accountOrRepo))
                    ? null
                    : new DatasetRef.Alias(new DatasetAlias(new AccountName(accountOrRepo), datasetName));
        }

        @Override
        public @Nullable DatasetRefRemote asRemoteRef(Predicate<RepoName> isRepo) {
            RepoName repoName = new RepoName(accountOrRepo);
            return isRepo.test(repoName)
                    ? new DatasetRefRemote.Alias(new DatasetAliasRemote(repoName, null, datasetName))
                    : null;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.ambiguousAlias(this);
        }

        /** The two names, joined by a slash. */
        @Override
        public String toString() {
            return accountOrRepo + "/" + datasetName;
        }
    }

    /**
     * A reference by address, which is always remote.
     *
     * @param url absolute URL, always in its normal form; compared by its text, case-sensitively
     * @since 0.1
     */
    record Url(URI url) implements DatasetRefAny {
        /** @throws MalformedDataException if the URL is not absolute or has no normal form */
        public Url {
            url = WebUrl.normalize(url);
        }

        @Override
        public @Nullable DatasetRef asLocalRef(Predicate<RepoName> isRepo) {
            return null;
        }

        @Override
        public DatasetRefRemote asRemoteRef(Predicate<RepoName> isRepo) {
            return new DatasetRefRemote.Url(url);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.url(this);
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Url && toString().equals(other.toString());
        }

        @Override
        public int hashCode() {
            return toString().hashCode();
        }

        /** The text of the URL. */
        @Override
        public String toString() {
            return url.toString();
        }
    }

    /**
     * What to do for each kind of reference.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For a reference by identity. */
        R id(Id ref);

        /** For an alias of this workspace. */
        R localAlias(LocalAlias ref);

        /** For an alias within a repository. */
        R remoteAlias(RemoteAlias ref);

        /** For a name behind that of an account or a repository. */
        R ambiguousAlias(AmbiguousAlias ref);

        /** For a reference by address. */
        R url(Url ref);
    }
}
