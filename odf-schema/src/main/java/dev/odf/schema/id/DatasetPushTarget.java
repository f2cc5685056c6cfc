package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.net.URI;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Where a dataset is pushed to: an alias within a repository, a repository that is to choose the alias, or an address.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface DatasetPushTarget {
    /**
     * The target of a text: {@code repository/[account/]name}, or else {@code repository}, or else a URL.
     *
     * @throws MalformedDataException if the text is none of them
     */
    static DatasetPushTarget parse(String text) {
        Objects.requireNonNull(text, "text");
        NamePath path = NamePath.scan(text, 3);
        if (path.isWhole(2, 3)) {
            return new Alias(path.remoteAlias());
        }
        if (path.isWhole(1, 1)) {
            return new Repository(new RepoName(text));
        }
        if (WebUrl.looksLikeUrl(text)) {
            return new Url(WebUrl.parse(text));
        }
        String expected = "'repository', 'repository/[account/]name' or a URL";
        throw IdentifierKind.PUSH_TARGET.malformed(text, path.end(), expected);
    }

    /** The result of the case for the kind of this target. */
    <R> R match(Cases<R> cases);

    /**
     * An alias within a repository.
     *
     * @param alias repository and alias within it
     * @since 0.1
     */
    record Alias(DatasetAliasRemote alias) implements DatasetPushTarget {
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
     * A repository, the alias within it being open.
     *
     * @param repoName repository
     * @since 0.1
     */
    record Repository(RepoName repoName) implements DatasetPushTarget {
        public Repository {
            Objects.requireNonNull(repoName, "repoName");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.repository(this);
        }

        /** The name of the repository. */
        @Override
        public String toString() {
            return repoName.toString();
        }
    }

    /**
     * An address.
     *
     * @param url absolute URL, always in its normal form; compared by its text, case-sensitively
     * @since 0.1
     */
    record Url(URI url) implements DatasetPushTarget {
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
     * What to do for each kind of target.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For an alias within a repository. */
        R alias(Alias target);

        /** For a repository. */
        R repository(Repository target);

        /** For an address. */
        R url(Url target);
    }
}
