package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The identity of an account: a key ({@code did:odf}) or an account on a blockchain ({@code did:pkh}). Keys are ordered before the others.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface AccountId extends Comparable<AccountId> {
    /**
     * The account of a text that starts with {@code did:odf:} or {@code did:pkh:}; other methods, {@code did:key} among them, are refused.
     *
     * @throws MalformedDataException if the text has another prefix, or does not continue as its method asks for
     */
    static AccountId parse(String text) {
        Objects.requireNonNull(text, "text");
        if (text.startsWith(DatasetId.PREFIX)) {
            return new Odf(DatasetId.parseWithin(text, DatasetId.PREFIX.length(), IdentifierKind.ACCOUNT_ID));
        }
        if (text.startsWith(DidPkh.PREFIX)) {
            return new Pkh(DidPkh.parseWithin(text, DidPkh.PREFIX.length(), IdentifierKind.ACCOUNT_ID));
        }
        throw IdentifierKind.ACCOUNT_ID.malformed(text, 0, "the prefix 'did:odf:' or 'did:pkh:'");
    }

    /**
     * The account of a text without prefix: the multibase form of a {@code did:odf}, or else {@code namespace:reference:address}. What
     * {@link #toShortString} gives for a {@code did:pkh} is not read, since it names no chain. Prefixes are not looked for: use this for texts only
     * that are known to have none.
     *
     * @throws MalformedDataException if the text is neither
     */
    static AccountId parseShort(String text) {
        Objects.requireNonNull(text, "text");
        // A colon is in no multibase alphabet and in every chain account, so that nothing has to be tried twice.
        if (text.indexOf(':') < 0) {
            return new Odf(DatasetId.parseWithin(text, 0, IdentifierKind.ACCOUNT_ID));
        }
        return new Pkh(DidPkh.parseWithin(text, 0, IdentifierKind.ACCOUNT_ID));
    }

    /**
     * The account of the 34 bytes of a {@code did:odf}; other methods have no form in bytes.
     *
     * @throws MalformedDataException if the bytes are not an Ed25519 key behind {@code ed 01}
     */
    static AccountId fromBytes(Bytes bytes) {
        Objects.requireNonNull(bytes, "bytes");
        return new Odf(DatasetId.fromBytes(Ed25519Key.check(bytes, IdentifierKind.ACCOUNT_ID)));
    }

    /** The identifier. */
    Did did();

    /** The 34 bytes of a {@code did:odf}, or null for a {@code did:pkh}, which has no form in bytes. */
    @Nullable
    Bytes bytes();

    /** The multibase form of a {@code did:odf}, or the address of a {@code did:pkh} without its chain and without a leading {@code 0x}. */
    String toShortString();

    /** The result of the case for the kind of this account. */
    <R> R match(Cases<R> cases);

    @Override
    default int compareTo(AccountId other) {
        Objects.requireNonNull(other, "other");
        if (this instanceof Odf left && other instanceof Odf right) {
            return left.did().compareTo(right.did());
        }
        if (this instanceof Pkh left && other instanceof Pkh right) {
            return left.did().compareTo(right.did());
        }
        return this instanceof Odf ? -1 : 1;
    }

    /**
     * An account that is a key.
     *
     * @param did its identifier, which has the form of a dataset id
     * @since 0.1
     */
    record Odf(DatasetId did) implements AccountId {
        public Odf {
            Objects.requireNonNull(did, "did");
        }

        @Override
        public Bytes bytes() {
            return did.bytes();
        }

        @Override
        public String toShortString() {
            return did.toMultibase();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.odf(this);
        }

        /** The text of the identifier. */
        @Override
        public String toString() {
            return did.toString();
        }
    }

    /**
     * An account on a blockchain.
     *
     * @param did its identifier
     * @since 0.1
     */
    record Pkh(DidPkh did) implements AccountId {
        public Pkh {
            Objects.requireNonNull(did, "did");
        }

        @Override
        public @Nullable Bytes bytes() {
            return null;
        }

        @Override
        public String toShortString() {
            return did.bareAddress();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.pkh(this);
        }

        /** The text of the identifier. */
        @Override
        public String toString() {
            return did.toString();
        }
    }

    /**
     * What to do for each kind of account.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For a key. */
        R odf(Odf account);

        /** For an account on a blockchain. */
        R pkh(Pkh account);
    }
}
