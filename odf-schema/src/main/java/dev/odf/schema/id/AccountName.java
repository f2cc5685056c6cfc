package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;

/**
 * The name of an account: groups of ASCII letters and digits, joined by single dots and hyphens, of any length. Keeps
 * its spelling; equal and ordered without regard to the case of letters.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class AccountName extends CaselessText implements Comparable<AccountName> {
    /** Takes a text that is known to be a name. */
    AccountName(String text) {
        super(text);
    }

    /**
     * The name that a text is.
     *
     * @throws MalformedDataException if the text is not a name from its first to its last character
     */
    public static AccountName parse(String text) {
        Objects.requireNonNull(text, "text");
        return new AccountName(Hostname.require(text, IdentifierKind.ACCOUNT_NAME));
    }

    @Override
    public int compareTo(AccountName other) {
        return compareText(other);
    }
}
