package dev.odf.schema.error;

import dev.odf.schema.id.Multihash;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A reference that another writer moved first. Nothing was changed; read the new head and decide anew.
 *
 * @since 0.1
 */
public final class ChainConflictException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final String reference;
    private final transient @Nullable Multihash expected;
    private final transient @Nullable Multihash actual;

    /**
     * @param reference name of the reference, {@code head} for instance
     * @param expected the head that the writer expected, or null for none
     * @param actual the head that was found, or null for none
     */
    public ChainConflictException(String reference, @Nullable Multihash expected, @Nullable Multihash actual) {
        super(
                ErrorCode.CHAIN_REF_CONFLICT,
                "reference " + reference + " is " + render(actual) + ", expected " + render(expected),
                null);
        this.reference = Objects.requireNonNull(reference, "reference");
        this.expected = expected;
        this.actual = actual;
    }

    /** Name of the reference, {@code head} for instance. */
    public String reference() {
        return reference;
    }

    /** The head that the writer expected, or null if the reference was not to exist. */
    public @Nullable Multihash expected() {
        return expected;
    }

    /** The head that was found, or null if the reference does not exist. */
    public @Nullable Multihash actual() {
        return actual;
    }

    private static String render(@Nullable Multihash head) {
        return head == null ? "absent" : head.toString();
    }
}
