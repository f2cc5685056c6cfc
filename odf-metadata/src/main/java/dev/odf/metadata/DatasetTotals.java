package dev.odf.metadata;

import dev.odf.metadata.internal.rules.AttributeRules;
import dev.odf.schema.DataSlice;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.OffsetInterval;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Sums over all data events of a chain. All are unsigned 64-bit and wrap around.
 *
 * <p>Immutable.
 *
 * @param records number of records
 * @param dataBytes size of all data files
 * @param checkpointBytes size of all checkpoint files, one that several events name counted once
 * @param linkedObjects number of objects that the data links to, one that several slices link to counted each time
 * @param linkedObjectBytes size of these objects, counted likewise
 * @since 0.1
 */
public record DatasetTotals(
        long records, long dataBytes, long checkpointBytes, long linkedObjects, long linkedObjectBytes) {
    /** The sums over nothing. */
    public static final DatasetTotals ZERO = new DatasetTotals(0, 0, 0, 0, 0);

    private static final BigInteger LONG_MAX = BigInteger.valueOf(Long.MAX_VALUE);

    /**
     * The sums with another event.
     *
     * @param data its data; null if none
     * @param distinctCheckpointBytes size of its checkpoint, 0 if there is none or it was counted before
     * @param extra its attributes; null if none
     */
    DatasetTotals plus(@Nullable DataSlice data, long distinctCheckpointBytes, @Nullable ExtraAttributes extra) {
        OffsetInterval interval = data == null ? null : data.offsetInterval();
        JsonValue linked = AttributeRules.known(extra, "linkedObjects");
        return new DatasetTotals(
                interval == null ? records : records + (interval.end() - interval.start() + 1),
                data == null ? dataBytes : dataBytes + data.size(),
                checkpointBytes + distinctCheckpointBytes,
                linkedObjects + count(linked, "numObjectsNaive"),
                linkedObjectBytes + count(linked, "sizeNaive"));
    }

    /** A count in an attribute; 0 for anything that is no count, since attributes are not validated. */
    private static long count(@Nullable JsonValue object, String name) {
        JsonValue value = object instanceof JsonValue.ObjectValue objectValue ? objectValue.get(name) : null;
        if (!(value instanceof JsonValue.NumberValue numberValue) || !numberValue.isInteger()) {
            return 0;
        }
        BigInteger number = numberValue.toBigInteger();
        return number.signum() < 0 || number.compareTo(LONG_MAX) > 0 ? 0 : number.longValue();
    }
}
