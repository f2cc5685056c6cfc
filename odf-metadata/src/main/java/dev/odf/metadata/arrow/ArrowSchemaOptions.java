package dev.odf.metadata.arrow;

import java.util.Objects;

/**
 * How schemas are converted: the encodings of fields whose attributes name none, and limits.
 *
 * <p>The encodings apply at every depth, inside lists and maps as well, and never to types of fixed length.
 *
 * <p>Immutable.
 *
 * @param stringEncoding layout of strings; default {@link ArrowBufferEncoding#CONTIGUOUS_32}, never {@link ArrowBufferEncoding#VIEW_64}
 * @param binaryEncoding layout of bytes; default {@link ArrowBufferEncoding#CONTIGUOUS_32}, never {@link ArrowBufferEncoding#VIEW_64}
 * @param listEncoding layout of lists; default {@link ArrowBufferEncoding#CONTIGUOUS_32}
 * @param dateEncoding unit of dates; default {@link ArrowDateEncoding#DAY}
 * @param depthMax how deep types may be nested, a column counting 1; at most 256, default 64
 * @param fieldsMax number of fields, nested ones and list items included; default 100,000
 * @param bytesMax size of a raw schema in bytes; default 16 MiB
 * @since 0.1
 */
public record ArrowSchemaOptions(
        ArrowBufferEncoding stringEncoding,
        ArrowBufferEncoding binaryEncoding,
        ArrowBufferEncoding listEncoding,
        ArrowDateEncoding dateEncoding,
        int depthMax,
        int fieldsMax,
        int bytesMax) {
    private static final int DEPTH_MAX = 256;
    private static final ArrowSchemaOptions DEFAULTS = builder().build();

    public ArrowSchemaOptions {
        Objects.requireNonNull(stringEncoding, "stringEncoding");
        Objects.requireNonNull(binaryEncoding, "binaryEncoding");
        Objects.requireNonNull(listEncoding, "listEncoding");
        Objects.requireNonNull(dateEncoding, "dateEncoding");
        if (stringEncoding == ArrowBufferEncoding.VIEW_64 || binaryEncoding == ArrowBufferEncoding.VIEW_64) {
            throw new IllegalArgumentException("strings and bytes have no views with offsets of 64 bits");
        }
        if (depthMax < 1 || fieldsMax < 1 || bytesMax < 1) {
            throw new IllegalArgumentException("limits must be positive");
        }
        if (depthMax > DEPTH_MAX) {
            throw new IllegalArgumentException("depthMax must not exceed " + DEPTH_MAX);
        }
    }

    /** The documented defaults. */
    public static ArrowSchemaOptions defaults() {
        return DEFAULTS;
    }

    /** A builder that starts with the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Builds {@link ArrowSchemaOptions}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private ArrowBufferEncoding stringEncoding = ArrowBufferEncoding.CONTIGUOUS_32;
        private ArrowBufferEncoding binaryEncoding = ArrowBufferEncoding.CONTIGUOUS_32;
        private ArrowBufferEncoding listEncoding = ArrowBufferEncoding.CONTIGUOUS_32;
        private ArrowDateEncoding dateEncoding = ArrowDateEncoding.DAY;
        private int depthMax = 64;
        private int fieldsMax = 100_000;
        private int bytesMax = 16 << 20;

        private Builder() {}

        /** Layout of strings. */
        public Builder stringEncoding(ArrowBufferEncoding stringEncoding) {
            this.stringEncoding = stringEncoding;
            return this;
        }

        /** Layout of bytes. */
        public Builder binaryEncoding(ArrowBufferEncoding binaryEncoding) {
            this.binaryEncoding = binaryEncoding;
            return this;
        }

        /** Layout of lists. */
        public Builder listEncoding(ArrowBufferEncoding listEncoding) {
            this.listEncoding = listEncoding;
            return this;
        }

        /** Unit of dates. */
        public Builder dateEncoding(ArrowDateEncoding dateEncoding) {
            this.dateEncoding = dateEncoding;
            return this;
        }

        /** How deep types may be nested, a column counting 1. */
        public Builder depthMax(int depthMax) {
            this.depthMax = depthMax;
            return this;
        }

        /** Number of fields, nested ones and list items included. */
        public Builder fieldsMax(int fieldsMax) {
            this.fieldsMax = fieldsMax;
            return this;
        }

        /** Size of a raw schema in bytes. */
        public Builder bytesMax(int bytesMax) {
            this.bytesMax = bytesMax;
            return this;
        }

        /**
         * The options that were described.
         *
         * @throws IllegalArgumentException if an encoding does not exist or a limit is not positive
         */
        public ArrowSchemaOptions build() {
            return new ArrowSchemaOptions(
                    stringEncoding, binaryEncoding, listEncoding, dateEncoding, depthMax, fieldsMax, bytesMax);
        }
    }
}
