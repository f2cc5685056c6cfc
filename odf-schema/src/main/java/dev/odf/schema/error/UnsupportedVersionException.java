package dev.odf.schema.error;

import java.util.Objects;

/**
 * A manifest of a version that this library does not read.
 *
 * @since 0.1
 */
public final class UnsupportedVersionException extends OdfException {
    private static final long serialVersionUID = 1L;

    private final String kind;
    private final int found;
    private final int supportedFrom;
    private final int supportedTo;

    public UnsupportedVersionException(String kind, int found, int supportedFrom, int supportedTo) {
        super(ErrorCode.MANIFEST_UNSUPPORTED_VERSION, render(kind, found, supportedFrom, supportedTo), null);
        this.kind = Objects.requireNonNull(kind, "kind");
        this.found = found;
        this.supportedFrom = supportedFrom;
        this.supportedTo = supportedTo;
    }

    /** The kind of the manifest, {@code MetadataBlock} for instance. */
    public String kind() {
        return kind;
    }

    /** The version that was found. */
    public int found() {
        return found;
    }

    /** The lowest version that is read. */
    public int supportedFrom() {
        return supportedFrom;
    }

    /** The highest version that is read. */
    public int supportedTo() {
        return supportedTo;
    }

    private static String render(String kind, int found, int from, int to) {
        String supported = from == to ? "version " + from : "versions " + from + " to " + to;
        String obsolete = found > 0 && found < from ? "obsolete " : "";
        return kind + " manifest has " + obsolete + "version " + found + ", expected " + supported;
    }
}
