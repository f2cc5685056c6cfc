package dev.odf.schema.error;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The root of every error that this library reports about data, storage or a peer.
 *
 * <p>Misuse of the API is reported with {@link NullPointerException}, {@link IllegalArgumentException} or {@link IllegalStateException} instead.
 *
 * @since 0.1
 */
public abstract class OdfException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final ErrorCode code;

    protected OdfException(ErrorCode code, String message, @Nullable Throwable cause) {
        super(message, cause);
        this.code = Objects.requireNonNull(code, "code");
    }

    /** What went wrong, as a constant that keeps its meaning across releases. */
    public ErrorCode code() {
        return code;
    }
}
