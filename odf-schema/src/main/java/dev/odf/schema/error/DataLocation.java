package dev.odf.schema.error;

import java.util.Objects;

/**
 * A place in a piece of data. What is not known is {@code -1}, or empty for the path.
 *
 * <p>Immutable.
 *
 * @param format the notation of the data
 * @param byteOffset zero-based offset in bytes for {@link DataFormat#BINARY}, in UTF-16 units for {@link DataFormat#TEXT}, else {@code -1}
 * @param line line for {@link DataFormat#YAML} and {@link DataFormat#JSON}, starting at 1, else {@code -1}
 * @param column column for {@link DataFormat#YAML} and {@link DataFormat#JSON}, in code points starting at 1, else {@code -1}
 * @param path JSON pointer (RFC 6901) to the value in text data, or the dotted field name in binary data; empty for the whole
 * @since 0.1
 */
public record DataLocation(DataFormat format, long byteOffset, int line, int column, String path) {
    public DataLocation {
        Objects.requireNonNull(format, "format");
        Objects.requireNonNull(path, "path");
    }

    /** A place in binary data. */
    public static DataLocation binary(long byteOffset, String path) {
        return new DataLocation(DataFormat.BINARY, byteOffset, -1, -1, path);
    }

    /** A place in a single value in text, counted in UTF-16 units. */
    public static DataLocation text(long offset) {
        return new DataLocation(DataFormat.TEXT, offset, -1, -1, "");
    }

    /** A place in a YAML or JSON document. */
    public static DataLocation document(DataFormat format, int line, int column, String path) {
        return new DataLocation(format, -1, line, column, path);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        if (line >= 0) {
            text.append("line ").append(line).append(", column ").append(column);
        } else if (format == DataFormat.BINARY && byteOffset >= 0) {
            text.append("byte ").append(byteOffset);
        } else if (byteOffset >= 0) {
            text.append("offset ").append(byteOffset);
        }
        if (!path.isEmpty()) {
            text.append(text.length() > 0 ? ", at " : "at ").append(path);
        }
        return text.toString();
    }
}
