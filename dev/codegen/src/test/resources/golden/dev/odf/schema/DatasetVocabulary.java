// Generated from the model, group Engine. Do not edit.
package dev.odf.schema;

import java.util.Objects;

/**
 * Names that the system columns have in the data of one dataset.
 *
 * <p>ODF 0.38, Engine Protocol, {@code DatasetVocabulary}.
 *
 * <p>Immutable.
 *
 * @param offsetColumn Column that numbers the records.
 * @param operationTypeColumn Column that tells appends, retractions and corrections apart.
 * @param systemTimeColumn Column with the time at which a record entered the dataset.
 * @param eventTimeColumn Column with the time at which the recorded thing happened.
 * @since 0.1
 */
public record DatasetVocabulary(String offsetColumn, String operationTypeColumn, String systemTimeColumn, String eventTimeColumn) {
    public DatasetVocabulary {
        Objects.requireNonNull(offsetColumn, "offsetColumn");
        Objects.requireNonNull(operationTypeColumn, "operationTypeColumn");
        Objects.requireNonNull(systemTimeColumn, "systemTimeColumn");
        Objects.requireNonNull(eventTimeColumn, "eventTimeColumn");
    }

}
