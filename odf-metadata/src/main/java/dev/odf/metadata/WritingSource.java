package dev.odf.metadata;

import dev.odf.schema.AddPushSource;
import dev.odf.schema.MergeStrategy;
import dev.odf.schema.ReadStep;
import dev.odf.schema.Transform;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How data that is pushed to a dataset gets into it.
 *
 * <p>Immutable.
 *
 * @param sourceName name of the push source; null if the dataset has none
 * @param read how the data is parsed; null if it comes as records already
 * @param preprocess query over what was read; null if there is none
 * @param merge how records are combined with those before
 * @since 0.1
 */
public record WritingSource(
        @Nullable String sourceName,
        @Nullable ReadStep read,
        @Nullable Transform preprocess,
        MergeStrategy merge) {
    /** How data is written to a dataset without push sources: appended as it is. */
    public static final WritingSource DEFAULT = new WritingSource(null, null, null, new MergeStrategy.Append());

    public WritingSource {
        Objects.requireNonNull(merge, "merge");
    }

    static WritingSource of(AddPushSource source) {
        return new WritingSource(source.sourceName(), source.read(), source.preprocess(), source.merge());
    }
}
