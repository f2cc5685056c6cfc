package dev.odf.schema.error;

import dev.odf.schema.id.Multihash;
import java.util.Objects;

/**
 * Bytes that do not have the hash they are named or claimed by: damaged, replaced, or encoded anew on the way.
 *
 * <p>The bytes must not be used; another copy may be intact.
 *
 * @since 0.1
 */
public final class HashMismatchException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final String target;
    private final transient Multihash expected;
    private final transient Multihash actual;

    /**
     * @param target where the bytes come from, {@code block} for instance
     * @param expected the hash they should have
     * @param actual the hash they have
     */
    public HashMismatchException(String target, Multihash expected, Multihash actual) {
        super(ErrorCode.CHAIN_HASH_MISMATCH, target + ": hash is " + actual + ", expected " + expected, null);
        this.target = Objects.requireNonNull(target, "target");
        this.expected = Objects.requireNonNull(expected, "expected");
        this.actual = Objects.requireNonNull(actual, "actual");
    }

    /** Where the bytes come from, {@code block} for instance. */
    public String target() {
        return target;
    }

    /** The hash that the bytes should have. */
    public Multihash expected() {
        return expected;
    }

    /** The hash that the bytes have. */
    public Multihash actual() {
        return actual;
    }
}
