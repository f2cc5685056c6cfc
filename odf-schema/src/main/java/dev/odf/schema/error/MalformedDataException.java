package dev.odf.schema.error;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Data that cannot be what it claims to be: bytes, a document or an identifier that breaks the rules of its format.
 *
 * @since 0.1
 */
public final class MalformedDataException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final transient DataLocation location;
    private final String problem;

    public MalformedDataException(ErrorCode code, String problem, DataLocation location) {
        this(code, problem, location, null);
    }

    public MalformedDataException(ErrorCode code, String problem, DataLocation location, @Nullable Throwable cause) {
        super(code, render(problem, location), cause);
        this.problem = problem;
        this.location = Objects.requireNonNull(location, "location");
    }

    /** Where the data is wrong. */
    public DataLocation location() {
        return location;
    }

    /** The problem alone, without its place. */
    public String problem() {
        return problem;
    }

    /** The same problem at another place: an identifier that turned out to be part of a larger document. */
    public MalformedDataException at(DataLocation place) {
        return new MalformedDataException(code(), problem, place, this);
    }

    private static String render(String problem, DataLocation location) {
        String place = location.toString();
        return place.isEmpty() ? problem : place + ": " + problem;
    }
}
