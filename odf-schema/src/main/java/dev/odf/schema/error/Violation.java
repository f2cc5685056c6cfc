package dev.odf.schema.error;

import java.util.Objects;

/**
 * One rule that a value breaks.
 *
 * <p>Immutable.
 *
 * @param code the rule, as a stable constant
 * @param path JSON pointer (RFC 6901) to the offending part; empty for the whole value
 * @param message what is wrong and what was expected
 * @since 0.1
 */
public record Violation(ErrorCode code, String path, String message) {
    public Violation {
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(message, "message");
    }
}
