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
    private final transient Violation primary;

    /** @param violations at least one; the first is the primary one and gives the {@link #code()} */
    public ValidationException(List<Violation> violations) {
        this(violations, first(violations));
    }

    /**
     * @param violations at least one, in document order
     * @param primary that of them which gives the {@link #code()}
     */
    public ValidationException(List<Violation> violations, Violation primary) {
        super(primary.code(), render(violations), null);
        if (!violations.contains(primary)) {
            throw new IllegalArgumentException("primary is not one of the violations");
        }
        this.violations = List.copyOf(violations);
        this.primary = primary;
    }

    public ValidationException(ErrorCode code, String path, String message) {
        this(List.of(new Violation(code, path, message)));
    }

    /** Every rule broken, in document order; never empty. */
    public List<Violation> violations() {
        return violations;
    }

    /** The violation that counts if only one can be reported: the one that is decided on first. */
    public Violation primary() {
        return primary;
    }

    private static Violation first(List<Violation> violations) {
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
