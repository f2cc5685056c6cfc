package dev.odf.schema.error;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One rule that a value breaks.
 *
 * <p>Immutable.
 *
 * @param code the kind of error, as a stable constant
 * @param path JSON pointer (RFC 6901) to the offending part; empty for the whole value
 * @param message what is wrong and what was expected
 * @param rule id of the rule among those of its area, {@code SEQ-02} for instance; null where rules have no ids
 * @param parameters what a program may want to know about the case: names and values as text, {@code expected} and {@code actual} for instance, in
 *     insertion order; unmodifiable
 * @since 0.1
 */
public record Violation(
        ErrorCode code,
        String path,
        String message,
        @Nullable String rule,
        Map<String, String> parameters) {
    public Violation {
        Objects.requireNonNull(code, "code");
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(message, "message");
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    }

    /** A violation of a rule without an id, and without parameters. */
    public Violation(ErrorCode code, String path, String message) {
        this(code, path, message, null, Map.of());
    }
}
