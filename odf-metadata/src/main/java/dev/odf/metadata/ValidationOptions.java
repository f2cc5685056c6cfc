package dev.odf.metadata;

import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What validation may rely on besides chain and block.
 *
 * <p>Immutable.
 *
 * @param clockTolerance how far a block may be ahead of the clock before that is reported; default 5 minutes
 * @param rawSchemas reads schemas in Arrow's encoding; null by default, and then the content of such schemas is not judged
 * @since 0.1
 */
public record ValidationOptions(
        Duration clockTolerance, @Nullable RawSchemaReader rawSchemas) {
    private static final ValidationOptions DEFAULTS = new ValidationOptions(Duration.ofMinutes(5), null);

    public ValidationOptions {
        Objects.requireNonNull(clockTolerance, "clockTolerance");
        if (clockTolerance.isNegative()) {
            throw new IllegalArgumentException("clockTolerance is " + clockTolerance + ", must not be negative");
        }
    }

    /** The defaults. */
    public static ValidationOptions defaults() {
        return DEFAULTS;
    }

    /** The defaults, with a reader for schemas in Arrow's encoding. */
    public static ValidationOptions withRawSchemas(RawSchemaReader rawSchemas) {
        return new ValidationOptions(DEFAULTS.clockTolerance, Objects.requireNonNull(rawSchemas, "rawSchemas"));
    }
}
