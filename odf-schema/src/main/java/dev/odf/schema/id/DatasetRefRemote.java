package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.net.URI;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reference to a dataset outside of this workspace: by identity, by an alias within a repository, or by address.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface DatasetRefRemote {
    /**
     * The reference of a text. What looks like {@code [repository/]did:odf:…} has to be an id; otherwise it is
     * {@code repository/[account/]name}, or else a URL. A bare name is refused.
     *
     * @throws MalformedDataException if the text is none of them
     */
    static DatasetRefRemote parse(String text) {
        Objects.requireNonNull(text, "text");
        RemoteId remoteId = RemoteId.find(text, IdentifierKind.DATASET_REF_REMOTE);
        if (remoteId != null) {
            return new Id(remoteId.repoName(), remoteId.id());
        }
        NamePath path = NamePath.scan(text, 3);
        if (path.isWhole(2, 3)) {
            return new Alias(path.remoteAlias());
        }
        if (WebUrl.looksLikeUrl(text)) {
            return new Url(WebUrl.parse(text));
        }
        String expected = "'[repository/]did:odf:…', 'repository/[account/]name' or a URL";
        throw IdentifierKind.DATASET_REF_REMOTE.malformed(text, path.end(), expected);
    }

    /** The result of the case for the kind of this reference. */
    <R> R match(Cases<R> cases);

    /**
     * A reference by identity.
     *
     * @param repoName repository to look in, or null for any
     * @param id identity of the dataset
     * @since 0.1
     */
    record Id(@Nullable RepoName repoName, DatasetId id) implements DatasetRefRemote {
        public Id {
            Objects.requireNonNull(id, "id");
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
     * A reference by alias.
     *
     * @param alias repository and alias within it
     * @since 0.1
     */
    record Alias(DatasetAliasRemote alias) implements DatasetRefRemote {
        public Alias {
            Objects.requireNonNull(alias, "alias");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.alias(this);
        }

        /** The text of the alias. */
        @Override
        public String toString() {
            return alias.toString();
        }
    }

    /**
     * A reference by address.
     *
     * @param url absolute URL, always in its normal form; compared by its text, case-sensitively
     * @since 0.1
     */
    record Url(URI url) implements DatasetRefRemote {
        /** @throws MalformedDataException if the URL is not absolute or has no normal form */
        public Url {
            url = WebUrl.normalize(url);
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

        /** For a reference by alias. */
        R alias(Alias ref);

        /** For a reference by address. */
        R url(Url ref);
    }
}
