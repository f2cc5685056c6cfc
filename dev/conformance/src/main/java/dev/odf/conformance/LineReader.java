package dev.odf.conformance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import org.jspecify.annotations.Nullable;

/** Cuts bytes into lines, which end with a line feed or with the input; keeps no more of a line than shows that it is too long. */
final class LineReader {
    private static final int BUFFER_BYTES = 64 * 1024;

    private final InputStream in;
    private final int lineBytesMax;
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int position;
    private int limit;

    LineReader(InputStream in, int lineBytesMax) {
        this.in = in;
        this.lineBytesMax = lineBytesMax;
    }

    /** The next line without its line feed, cut one byte after the maximum; null at the end of the input. */
    byte @Nullable [] next() throws IOException {
        if (!fill()) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        do {
            int end = position;
            while (end < limit && buffer[end] != '\n') {
                end++;
            }
            line.write(buffer, position, Math.min(end - position, lineBytesMax + 1 - line.size()));
            position = end;
            if (end < limit) {
                position++;
                break;
            }
        } while (fill());
        return line.toByteArray();
    }

    /** Whether there is a byte to read. */
    private boolean fill() throws IOException {
        if (position == limit) {
            position = 0;
            limit = Math.max(0, in.read(buffer));
        }
        return position < limit;
    }
}
