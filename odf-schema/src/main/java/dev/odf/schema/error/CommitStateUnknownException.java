package dev.odf.schema.error;

import dev.odf.schema.id.Multihash;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of a reference of which nobody knows whether it took place, or whether it will survive a loss of power.
 *
 * <p>Read the reference before trying again: if it has the head that was being written, the move took place.
 *
 * @since 0.1
 */
public final class CommitStateUnknownException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final String reference;
    private final transient @Nullable Multihash head;

    /**
     * @param reference name of the reference, {@code head} for instance
     * @param head the head that was being written, or null if the reference was being removed
     * @param cause the error in the way
     */
    public CommitStateUnknownException(String reference, @Nullable Multihash head, Throwable cause) {
        super(ErrorCode.CHAIN_REF_STATE_UNKNOWN, render(reference, head), cause);
        this.reference = Objects.requireNonNull(reference, "reference");
        this.head = head;
    }

    /** Name of the reference, {@code head} for instance. */
    public String reference() {
        return reference;
    }

    /** The head that was being written, or null if the reference was being removed. */
    public @Nullable Multihash head() {
        return head;
    }

    private static String render(String reference, @Nullable Multihash head) {
        String move =
                head == null ? "removal of reference " + reference : "move of reference " + reference + " to " + head;
        return move + " may or may not have taken place, read the reference before trying again";
    }
}
