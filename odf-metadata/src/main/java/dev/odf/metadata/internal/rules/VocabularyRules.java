package dev.odf.metadata.internal.rules;

import dev.odf.metadata.RecordedEvent;
import dev.odf.metadata.ValidationRule;
import dev.odf.metadata.Vocabularies;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DatasetVocabulary;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetVocab;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The names of the system columns. */
final class VocabularyRules {
    private VocabularyRules() {}

    static void checkContent(BlockExamination exam, SetVocab event) {
        DatasetVocabulary names = Vocabularies.effective(event);
        Set<String> seen = new HashSet<>();
        for (String name : List.of(
                names.offsetColumn(), names.operationTypeColumn(), names.systemTimeColumn(), names.eventTimeColumn())) {
            if (name.isEmpty()) {
                exam.report(ValidationRule.VOC_01, "/event", "a system column has an empty name");
            } else if (!seen.add(name)) {
                exam.report(
                        ValidationRule.VOC_01,
                        "/event",
                        "two system columns are named '" + Findings.excerpt(name) + "'");
            }
        }
    }

    static void checkHistory(BlockExamination exam, SetVocab event) {
        RecordedEvent<SetDataSchema> active = exam.state().schema();
        DataSchema schema = active == null ? null : active.event().schema();
        DatasetVocabulary names = Vocabularies.effective(event);
        if (schema != null && !names.equals(exam.state().vocabulary())) {
            for (String problem : SystemColumnRules.problems(schema, names)) {
                exam.report(ValidationRule.VOC_02, "/event", "in the active schema " + problem);
            }
        }
    }
}
