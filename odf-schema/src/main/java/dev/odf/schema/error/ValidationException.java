package dev.odf.schema.error;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A value that is well formed but breaks rules; carries all of them in document order.
 *
 * @since 0.1
 */
public final class ValidationException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final transient List<Violation> violations;

    /** @param violations at least one; the first is the primary one and gives the {@link #code()} */
    public ValidationException(List<Violation> violations) {
        super(primary(violations).code(), render(violations), null);
        this.violations = List.copyOf(violations);
    }

    public ValidationException(ErrorCode code, String path, String message) {
        this(List.of(new Violation(code, path, message)));
    }

    /** Every rule broken, in document order; never empty. */
    public List<Violation> violations() {
        return violations;
    }

    private static Violation primary(List<Violation> violations) {
        if (violations.isEmpty()) {
            throw new IllegalArgumentException("violations must not be empty");
        }
        return violations.get(0);
    }

    private static String render(List<Violation> violations) {
        return violations.stream()
                .map(violation -> violation.path().isEmpty()
                        ? violation.message()
                        : "at " + violation.path() + ": " + violation.message())
                .collect(Collectors.joining("; "));
    }
}
