package dev.odf.metadata;

import dev.odf.schema.DatasetVocabulary;
import dev.odf.schema.SetVocab;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The names of system columns that a {@link SetVocab} stands for.
 *
 * @since 0.1
 */
public final class Vocabularies {
    /** The names of a dataset without {@link SetVocab}: {@code offset}, {@code op}, {@code system_time} and {@code event_time}. */
    public static final DatasetVocabulary DEFAULT = new DatasetVocabulary("offset", "op", "system_time", "event_time");

    private Vocabularies() {}

    /** The names that an event gives, with the default for each that it leaves out. */
    public static DatasetVocabulary effective(SetVocab event) {
        Objects.requireNonNull(event, "event");
        return new DatasetVocabulary(
                or(event.offsetColumn(), DEFAULT.offsetColumn()),
                or(event.operationTypeColumn(), DEFAULT.operationTypeColumn()),
                or(event.systemTimeColumn(), DEFAULT.systemTimeColumn()),
                or(event.eventTimeColumn(), DEFAULT.eventTimeColumn()));
    }

    private static String or(@Nullable String name, String other) {
        return name == null ? other : name;
    }
}
