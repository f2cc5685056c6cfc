package dev.odf.schema.error;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A storage operation that failed for a reason outside of the data: an I/O error, a refused access, a time limit.
 *
 * <p>Unless the operation documents otherwise, nothing that a reader can see has changed.
 *
 * @since 0.1
 */
public final class StorageException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final String operation;
    private final String target;
    private final boolean isRetriable;

    /**
     * @param code what went wrong
     * @param operation what was being done, {@code read} for instance
     * @param target what it was done to: a path, a URL without its query, or the name of an object
     * @param isRetriable whether the same call may succeed later without anybody changing anything
     * @param problem what happened, in words that continue "operation of target failed:"
     * @param cause the error below, or null
     */
    public StorageException(
            ErrorCode code,
            String operation,
            String target,
            boolean isRetriable,
            String problem,
            @Nullable Throwable cause) {
        super(code, operation + " of " + target + " failed: " + problem, cause);
        this.operation = Objects.requireNonNull(operation, "operation");
        this.target = Objects.requireNonNull(target, "target");
        this.isRetriable = isRetriable;
    }

    /** What was being done, {@code read} for instance. */
    public String operation() {
        return operation;
    }

    /** What it was done to: a path, a URL without its query, or the name of an object. */
    public String target() {
        return target;
    }

    /** Whether the same call may succeed later without anybody changing anything. */
    public boolean isRetriable() {
        return isRetriable;
    }
}
