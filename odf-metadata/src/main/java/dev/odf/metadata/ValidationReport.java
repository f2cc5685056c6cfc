package dev.odf.metadata;

import dev.odf.schema.error.ValidationException;
import dev.odf.schema.error.Violation;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What validation found.
 *
 * <p>Immutable.
 *
 * @param violations every rule broken that the profile enforces, in document order, up to a limit; empty if the subject is accepted
 * @param warnings what is legal but should be looked at, in document order
 * @param primary the violation that decides about the kind of error; null if there is none
 * @since 0.1
 */
public record ValidationReport(
        List<Violation> violations,
        List<Violation> warnings,
        @Nullable Violation primary) {
    /** How many violations, and how many warnings, are reported about one block or snapshot; the primary violation is always among them. */
    public static final int FINDINGS_MAX = 1000;

    private static final ValidationReport CLEAN = new ValidationReport(List.of(), List.of(), null);

    public ValidationReport {
        violations = List.copyOf(violations);
        warnings = List.copyOf(warnings);
        if (violations.isEmpty() != (primary == null) || (primary != null && !violations.contains(primary))) {
            throw new IllegalArgumentException("primary must be one of the violations");
        }
    }

    /** Nothing found. */
    public static ValidationReport clean() {
        return CLEAN;
    }

    /** Whether the profile accepts the subject. */
    public boolean isAccepted() {
        return violations.isEmpty();
    }

    /**
     * Does nothing if the subject is accepted.
     *
     * @throws ValidationException if it is not; carries all violations
     */
    public void requireAccepted() {
        if (primary != null) {
            throw new ValidationException(violations, Objects.requireNonNull(primary));
        }
    }
}
