package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.MetadataEvent;

/** Which events a root and a derivative dataset may have. */
final class KindRules {
    private KindRules() {}

    static void check(BlockExamination exam) {
        DatasetKind kind = exam.state().datasetKind();
        if (kind == null) {
            return;
        }
        MetadataEvent event = exam.block().event();
        switch (event.kind()) {
            case ADD_DATA -> require(exam, kind, DatasetKind.ROOT, ValidationRule.KIND_01);
            case SET_POLLING_SOURCE, DISABLE_POLLING_SOURCE, ADD_PUSH_SOURCE, DISABLE_PUSH_SOURCE ->
                require(exam, kind, DatasetKind.ROOT, ValidationRule.KIND_02);
            case EXECUTE_TRANSFORM -> require(exam, kind, DatasetKind.DERIVATIVE, ValidationRule.KIND_03);
            case SET_TRANSFORM -> require(exam, kind, DatasetKind.DERIVATIVE, ValidationRule.KIND_04);
            case SEED, SET_VOCAB, SET_ATTACHMENTS, SET_INFO, SET_LICENSE, SET_DATA_SCHEMA -> {}
        }
    }

    private static void require(BlockExamination exam, DatasetKind actual, DatasetKind expected, ValidationRule rule) {
        if (actual != expected) {
            String event = exam.block().event().kind().specName();
            exam.report(
                    rule,
                    "/event",
                    event + " is in a dataset of kind " + actual.specName() + ", expected " + expected.specName());
        }
    }
}
