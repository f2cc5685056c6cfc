package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Comparator;
import java.util.Objects;

/**
 * An account on a blockchain as an identifier of the method {@code did:pkh}; ordered by namespace, reference and address. Case counts, and
 * checksums in addresses are not checked.
 *
 * <p>Immutable.
 *
 * @param namespace kind of chain, {@code eip155} for instance: 3 to 8 of {@code a-z}, digits and {@code -}
 * @param reference chain within its namespace: 1 to 32 letters, digits and {@code -}
 * @param address account on the chain: 1 to 64 letters and digits
 * @since 0.1
 */
public record DidPkh(String namespace, String reference, String address) implements Did, Comparable<DidPkh> {
    static final String PREFIX = "did:pkh:";

    private static final int NAMESPACE_CHARS_MIN = 3;
    private static final int NAMESPACE_CHARS_MAX = 8;
    private static final int REFERENCE_CHARS_MAX = 32;
    private static final int ADDRESS_CHARS_MAX = 64;
    private static final String HEX_PREFIX = "0x";
    private static final Comparator<DidPkh> ORDER = Comparator.comparing(DidPkh::namespace)
            .thenComparing(DidPkh::reference)
            .thenComparing(DidPkh::address);

    /** @throws MalformedDataException if a part has a wrong length or holds a character that it must not */
    public DidPkh {
        Objects.requireNonNull(namespace, "namespace");
        Objects.requireNonNull(reference, "reference");
        Objects.requireNonNull(address, "address");
        checkNamespace(namespace, namespace, 0, IdentifierKind.DID_PKH);
        checkReference(reference, reference, 0, IdentifierKind.DID_PKH);
        checkAddress(address, address, 0, IdentifierKind.DID_PKH);
    }

    /**
     * The identifier of a text: {@code did:pkh:}, case-sensitive, and an account as {@link #parseCaip10} reads it.
     *
     * @throws MalformedDataException if the prefix is another or the rest is not an account
     */
    public static DidPkh parse(String text) {
        Objects.requireNonNull(text, "text");
        if (!text.startsWith(PREFIX)) {
            throw IdentifierKind.DID_PKH.malformed(text, 0, "the prefix '" + PREFIX + "'");
        }
        return parseWithin(text, PREFIX.length(), IdentifierKind.DID_PKH);
    }

    /**
     * The identifier of its text without the prefix, by the rules of CAIP-10: {@code namespace:reference:address}, or the older
     * {@code address@namespace:reference}.
     *
     * @throws MalformedDataException if the text is neither
     */
    public static DidPkh parseCaip10(String text) {
        Objects.requireNonNull(text, "text");
        return parseWithin(text, 0, IdentifierKind.DID_PKH);
    }

    /** The account that starts at an offset of a longer text, about which errors speak. */
    static DidPkh parseWithin(String text, int from, IdentifierKind kind) {
        int at = text.lastIndexOf('@');
        if (at >= from) {
            int colon = text.indexOf(':', at);
            if (colon < 0) {
                throw kind.malformed(text, text.length(), "address@namespace:reference");
            }
            String namespace = checkNamespace(text.substring(at + 1, colon), text, at + 1, kind);
            String reference = checkReference(text.substring(colon + 1), text, colon + 1, kind);
            return new DidPkh(namespace, reference, checkAddress(text.substring(from, at), text, from, kind));
        }
        int first = text.indexOf(':', from);
        int second = text.lastIndexOf(':');
        if (first < 0 || first == second) {
            throw kind.malformed(text, text.length(), "namespace:reference:address");
        }
        String namespace = checkNamespace(text.substring(from, first), text, from, kind);
        String reference = checkReference(text.substring(first + 1, second), text, first + 1, kind);
        return new DidPkh(namespace, reference, checkAddress(text.substring(second + 1), text, second + 1, kind));
    }

    /** The text without the prefix: {@code namespace:reference:address}. */
    public String toCaip10() {
        return namespace + ":" + reference + ":" + address;
    }

    /** The address without a leading {@code 0x}. */
    String bareAddress() {
        return address.startsWith(HEX_PREFIX) ? address.substring(HEX_PREFIX.length()) : address;
    }

    @Override
    public <R> R match(Did.Cases<R> cases) {
        return cases.didPkh(this);
    }

    @Override
    public int compareTo(DidPkh other) {
        return ORDER.compare(this, other);
    }

    /** The canonical text: {@code did:pkh:namespace:reference:address}. */
    @Override
    public String toString() {
        return PREFIX + toCaip10();
    }

    private static String checkNamespace(String part, String text, int at, IdentifierKind kind) {
        if (part.length() < NAMESPACE_CHARS_MIN || part.length() > NAMESPACE_CHARS_MAX) {
            throw kind.malformed(text, at, "a namespace of 3 to 8 characters");
        }
        for (int i = 0; i < part.length(); i++) {
            char c = part.charAt(i);
            if (c != '-' && (!Hostname.isLetterOrDigit(c) || (c >= 'A' && c <= 'Z'))) {
                throw kind.malformed(text, at + i, "a lower-case letter, digit or '-' in the namespace");
            }
        }
        return part;
    }

    private static String checkReference(String part, String text, int at, IdentifierKind kind) {
        if (part.isEmpty() || part.length() > REFERENCE_CHARS_MAX) {
            throw kind.malformed(text, at, "a chain reference of 1 to 32 characters");
        }
        for (int i = 0; i < part.length(); i++) {
            if (!Hostname.isLetterOrDigit(part.charAt(i)) && part.charAt(i) != '-') {
                throw kind.malformed(text, at + i, "a letter, digit or '-' in the chain reference");
            }
        }
        return part;
    }

    private static String checkAddress(String part, String text, int at, IdentifierKind kind) {
        if (part.isEmpty() || part.length() > ADDRESS_CHARS_MAX) {
            throw kind.malformed(text, at, "an address of 1 to 64 characters");
        }
        for (int i = 0; i < part.length(); i++) {
            if (!Hostname.isLetterOrDigit(part.charAt(i))) {
                throw kind.malformed(text, at + i, "a letter or digit in the address");
            }
        }
        return part;
    }
}
