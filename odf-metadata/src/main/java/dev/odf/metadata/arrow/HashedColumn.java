package dev.odf.metadata.arrow;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.BitSet;
import org.apache.arrow.vector.FieldVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.jspecify.annotations.Nullable;

/** The hash of one column that is not a struct: of the table itself, or a member of structs. Not thread-safe. */
abstract class HashedColumn {
    /** Hashes the rows of a batch; the buffer serves this call alone. */
    abstract void update(VectorSchemaRoot batch, byte[] buffer);

    /** The digest over all rows. */
    abstract byte[] finish();

    /** A column of the table. */
    static final class Plain extends HashedColumn {
        private final int index;
        private final ValueEncoder encoder;
        private final MessageDigest digest;

        Plain(int index, ValueEncoder encoder, MessageDigest digest) {
            this.index = index;
            this.encoder = encoder;
            this.digest = digest;
        }

        @Override
        void update(VectorSchemaRoot batch, byte[] buffer) {
            ByteSink.ToDigest sink = new ByteSink.ToDigest(digest, buffer);
            encoder.encode(batch.getVector(index), 0, batch.getRowCount(), sink);
            sink.flush();
        }

        @Override
        byte[] finish() {
            return digest.digest();
        }
    }

    /**
     * A member of a struct. Which rows are null depends on whether the structs and the column have nulls anywhere in a window of rows, so rows are kept
     * until their window is complete.
     */
    static final class Member extends HashedColumn {
        /** As many rows as the reference implementation reads at once. */
        static final int WINDOW_ROWS = 10_000;

        private static final int WINDOW_BYTES_MAX = 1 << 30;

        private final int[] path;
        private final ValueEncoder encoder;
        private final MessageDigest digest;
        private final ByteSink.Kept slots = new ByteSink.Kept("windowBytesMax", WINDOW_BYTES_MAX);
        private int[] ends = new int[0];
        private final BitSet[] valid;
        private int rows;

        /** @param path index of the column, then of the member in each struct */
        Member(int[] path, ValueEncoder encoder, MessageDigest digest) {
            this.path = path;
            this.encoder = encoder;
            this.digest = digest;
            this.valid = new BitSet[path.length];
            for (int i = 0; i < valid.length; i++) {
                valid[i] = new BitSet();
            }
        }

        @Override
        void update(VectorSchemaRoot batch, byte[] buffer) {
            FieldVector[] vectors = new FieldVector[path.length];
            vectors[0] = batch.getVector(path[0]);
            for (int i = 1; i < path.length; i++) {
                vectors[i] = vectors[i - 1].getChildrenFromFields().get(path[i]);
            }
            for (int row = 0; row < batch.getRowCount(); row++) {
                keep(vectors, row);
                if (rows == WINDOW_ROWS) {
                    hashWindow();
                }
            }
        }

        private void keep(FieldVector[] vectors, int row) {
            boolean anyValid = false;
            for (int i = 0; i < vectors.length; i++) {
                boolean set = Validity.isSet(vectors[i], row);
                valid[i].set(rows, set);
                anyValid |= set;
            }
            if (anyValid) {
                encoder.encodeSlots(vectors[vectors.length - 1], row, row + 1, slots);
            }
            if (rows == ends.length) {
                ends = Arrays.copyOf(ends, Math.min(WINDOW_ROWS, 2 * rows + 16));
            }
            ends[rows++] = slots.size();
        }

        private void hashWindow() {
            BitSet values = validity();
            if (values == null) {
                slots.feed(digest, 0, slots.size());
            } else {
                for (int row = 0; row < rows; row++) {
                    if (values.get(row)) {
                        slots.feed(digest, row == 0 ? 0 : ends[row - 1], ends[row]);
                    } else {
                        digest.update((byte) 0);
                    }
                }
            }
            slots.clear();
            rows = 0;
        }

        /** The rows that hold a value, or null if all do: what has nulls takes part, and a row is a value if one of the parts says so. */
        private @Nullable BitSet validity() {
            BitSet combined = null;
            for (BitSet level : valid) {
                if (level.nextClearBit(0) >= rows) {
                    continue;
                }
                if (combined == null) {
                    combined = (BitSet) level.clone();
                } else {
                    combined.or(level);
                }
            }
            return combined;
        }

        @Override
        byte[] finish() {
            hashWindow();
            return digest.digest();
        }
    }
}
