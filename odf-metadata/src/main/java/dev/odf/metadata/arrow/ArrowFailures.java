package dev.odf.metadata.arrow;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import org.apache.arrow.vector.ValueVector;
import org.jspecify.annotations.Nullable;

/** The errors of Arrow data. */
final class ArrowFailures {
    private ArrowFailures() {}

    static MalformedDataException malformed(ValueVector vector, String problem) {
        return malformed(-1, String.valueOf(vector.getName()), problem, null);
    }

    static MalformedDataException malformed(long byteOffset, String path, String problem, @Nullable Throwable cause) {
        return new MalformedDataException(
                ErrorCode.ARROW_MALFORMED, problem, DataLocation.binary(byteOffset, path), cause);
    }
}
