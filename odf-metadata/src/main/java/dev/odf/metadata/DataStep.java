package dev.odf.metadata;

import dev.odf.schema.AddData;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.DataSlice;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the two kinds of data events have in common.
 *
 * <p>Immutable.
 *
 * @param prevCheckpoint hash of the checkpoint that work resumed from; null if there was none
 * @param prevOffset last offset before this step, unsigned 64-bit; null if the dataset had no data
 * @param newData data that the step added; null if none
 * @param newCheckpoint checkpoint to resume from next time; null if none
 * @param newWatermark watermark after the step; null if none is known
 * @since 0.1
 */
public record DataStep(
        @Nullable Multihash prevCheckpoint,
        @Nullable Long prevOffset,
        @Nullable DataSlice newData,
        @Nullable Checkpoint newCheckpoint,
        @Nullable Instant newWatermark) {
    /** The step of an {@link AddData}. */
    public static DataStep of(AddData event) {
        return new DataStep(
                event.prevCheckpoint(),
                event.prevOffset(),
                event.newData(),
                event.newCheckpoint(),
                event.newWatermark());
    }

    /** The step of an {@link ExecuteTransform}. */
    public static DataStep of(ExecuteTransform event) {
        return new DataStep(
                event.prevCheckpoint(),
                event.prevOffset(),
                event.newData(),
                event.newCheckpoint(),
                event.newWatermark());
    }

    /** The step of an event, or null if it is no data event. */
    public static @Nullable DataStep find(MetadataEvent event) {
        if (event instanceof AddData addData) {
            return of(addData);
        }
        return event instanceof ExecuteTransform query ? of(query) : null;
    }

    /** Last offset of the dataset after this step, unsigned 64-bit; null if the dataset has no data. */
    public @Nullable Long lastOffset() {
        return newData != null ? (Long) newData.offsetInterval().end() : prevOffset;
    }
}
