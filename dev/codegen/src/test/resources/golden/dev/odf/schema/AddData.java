// Generated from the model, group Events. Do not edit.
package dev.odf.schema;

import dev.odf.schema.id.Multihash;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Records one ingestion step of a root dataset: the data that was added and the state needed to resume from
 * it.
 *
 * <p>ODF 0.38, Metadata Events, {@code AddData}.
 *
 * <p>Immutable.
 *
 * @param prevCheckpoint Physical hash of the checkpoint from which ingestion resumed. Absent if it started
 *     without one. Null if absent.
 * @param prevOffset Offset of the last record already in the dataset, unsigned; equals the end of the most
 *     recent data slice on the chain. Absent while the dataset holds no data. Unsigned 64-bit. Null if
 *     absent.
 * @param newData Slice of data that this step appended. Absent if it added no records. Null if absent.
 * @param newCheckpoint Checkpoint to resume from next time. One that is unchanged yet still needed is stated
 *     again; absent if there is nothing to resume from. Null if absent.
 * @param newWatermark Watermark of the data after this step. It never moves back and, once set, appears in
 *     every later data event; absent before the first one is known. Null if absent.
 * @param newSourceState How far the external source had been read after this step. Each source counts by its
 *     latest state, so one that still holds is repeated; absent if the source keeps no state. Null if absent.
 * @param extra Extension attributes of this event. Absent if there are none. Null if absent.
 * @since 0.1
 */
public record AddData(@Nullable Multihash prevCheckpoint, @Nullable Long prevOffset, @Nullable DataSlice newData, @Nullable Checkpoint newCheckpoint, @Nullable Instant newWatermark, @Nullable SourceState newSourceState, @Nullable ExtraAttributes extra) implements MetadataEvent {
    @Override
    public Kind kind() {
        return Kind.ADD_DATA;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.addData(this);
    }

    /** A builder with nothing set. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder that starts with the components of this value. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.prevCheckpoint = prevCheckpoint;
        builder.prevOffset = prevOffset;
        builder.newData = newData;
        builder.newCheckpoint = newCheckpoint;
        builder.newWatermark = newWatermark;
        builder.newSourceState = newSourceState;
        builder.extra = extra;
        return builder;
    }

    /**
     * Builds {@link AddData}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private @Nullable Multihash prevCheckpoint;
        private @Nullable Long prevOffset;
        private @Nullable DataSlice newData;
        private @Nullable Checkpoint newCheckpoint;
        private @Nullable Instant newWatermark;
        private @Nullable SourceState newSourceState;
        private @Nullable ExtraAttributes extra;

        private Builder() {}

        /** Physical hash of the checkpoint from which ingestion resumed. Absent if it started without one. Null if absent. */
        public Builder prevCheckpoint(@Nullable Multihash prevCheckpoint) {
            this.prevCheckpoint = prevCheckpoint;
            return this;
        }

        /** Offset of the last record already in the dataset, unsigned; equals the end of the most recent data slice on the chain. Absent while the dataset holds no data. Unsigned 64-bit. Null if absent. */
        public Builder prevOffset(@Nullable Long prevOffset) {
            this.prevOffset = prevOffset;
            return this;
        }

        /** Slice of data that this step appended. Absent if it added no records. Null if absent. */
        public Builder newData(@Nullable DataSlice newData) {
            this.newData = newData;
            return this;
        }

        /** Checkpoint to resume from next time. One that is unchanged yet still needed is stated again; absent if there is nothing to resume from. Null if absent. */
        public Builder newCheckpoint(@Nullable Checkpoint newCheckpoint) {
            this.newCheckpoint = newCheckpoint;
            return this;
        }

        /** Watermark of the data after this step. It never moves back and, once set, appears in every later data event; absent before the first one is known. Null if absent. */
        public Builder newWatermark(@Nullable Instant newWatermark) {
            this.newWatermark = newWatermark;
            return this;
        }

        /** How far the external source had been read after this step. Each source counts by its latest state, so one that still holds is repeated; absent if the source keeps no state. Null if absent. */
        public Builder newSourceState(@Nullable SourceState newSourceState) {
            this.newSourceState = newSourceState;
            return this;
        }

        /** Extension attributes of this event. Absent if there are none. Null if absent. */
        public Builder extra(@Nullable ExtraAttributes extra) {
            this.extra = extra;
            return this;
        }

        /**
         * The value that was described.
         */
        public AddData build() {
            return new AddData(prevCheckpoint, prevOffset, newData, newCheckpoint, newWatermark, newSourceState, extra);
        }
    }
}
