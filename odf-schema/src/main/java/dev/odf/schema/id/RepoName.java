package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;

/**
 * The name of a repository as its user calls it: groups of ASCII letters and digits, joined by single dots and hyphens, of any length. Keeps
 * its spelling; equal and ordered without regard to the case of letters.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class RepoName extends CaselessText implements Comparable<RepoName> {
    /** Takes a text that is known to be a name. */
    RepoName(String text) {
        super(text);
    }

    /**
     * The name that a text is.
     *
     * @throws MalformedDataException if the text is not a name from its first to its last character
     */
    public static RepoName parse(String text) {
        Objects.requireNonNull(text, "text");
        return new RepoName(Hostname.require(text, IdentifierKind.REPO_NAME));
    }

    @Override
    public int compareTo(RepoName other) {
        return compareText(other);
    }
}
