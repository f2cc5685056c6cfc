package dev.odf.schema.error;

import java.util.Objects;

/**
 * Something that was asked for by name and does not exist.
 *
 * @since 0.1
 */
public final class NotFoundException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final String kind;
    private final String name;

    /**
     * @param code what is missing, as a constant
     * @param kind what was looked up, {@code block} for instance
     * @param name the name it was looked up by
     */
    public NotFoundException(ErrorCode code, String kind, String name) {
        super(code, kind + " " + name + " does not exist", null);
        this.kind = Objects.requireNonNull(kind, "kind");
        this.name = Objects.requireNonNull(name, "name");
    }

    /** What was looked up, {@code block} for instance. */
    public String kind() {
        return kind;
    }

    /** The name it was looked up by. */
    public String name() {
        return name;
    }
}
