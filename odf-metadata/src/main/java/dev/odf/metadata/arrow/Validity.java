package dev.odf.metadata.arrow;

import org.apache.arrow.memory.ArrowBuf;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.NullVector;

/** The validity bits of a vector: a bit that is set stands for a value, one that is clear for null. */
final class Validity {
    private static final int ALL_SET = 0xff;

    private Validity() {}

    /** The bits, of which there are enough for a number of rows. */
    static ArrowBuf bits(FieldVector vector, int rows) {
        ArrowBuf bits = vector.getValidityBuffer();
        if (bits.capacity() * Byte.SIZE < rows) {
            throw ArrowFailures.malformed(vector, "validity bits are missing");
        }
        return bits;
    }

    static boolean isSet(FieldVector vector, int row) {
        return !(vector instanceof NullVector) && isSet(bits(vector, row + 1), row);
    }

    static boolean isSet(ArrowBuf bits, int row) {
        return ((bits.getByte(row >> 3) >> (row & 7)) & 1) != 0;
    }

    /** The end of the run of equal bits that starts at a row. */
    static int runEnd(ArrowBuf bits, int from, int to) {
        boolean set = isSet(bits, from);
        int uniform = set ? ALL_SET : 0;
        int row = from + 1;
        while (row < to) {
            if ((row & 7) == 0 && row + Byte.SIZE <= to && (bits.getByte(row >> 3) & ALL_SET) == uniform) {
                row += Byte.SIZE;
            } else if (isSet(bits, row) == set) {
                row++;
            } else {
                return row;
            }
        }
        return to;
    }
}
