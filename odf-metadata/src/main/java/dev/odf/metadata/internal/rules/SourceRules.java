package dev.odf.metadata.internal.rules;

import dev.odf.metadata.RecordedEvent;
import dev.odf.metadata.SourceNames;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.DisablePollingSource;
import dev.odf.schema.DisablePushSource;
import dev.odf.schema.FetchStep;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.SourceState;

/** Which sources a dataset may have at a time: one that is polled, or any number that are pushed to (RFC-011). */
final class SourceRules {
    private SourceRules() {}

    static void checkContent(BlockExamination exam, SetPollingSource event) {
        if (event.fetch() instanceof FetchStep.EthereumLogs) {
            chainIsNamed(exam, (FetchStep.EthereumLogs) event.fetch());
        }
        event.fetch().match(new FetchRules(exam));
        ReadRules.check(exam, event.read());
        if (event.preprocess() != null) {
            TransformRules.check(exam, "/event/preprocess", event.preprocess());
        }
        MergeRules.check(exam, event.merge());
    }

    static void checkContent(BlockExamination exam, AddPushSource event) {
        nameIsNotEmpty(exam, event.sourceName());
        ReadRules.check(exam, event.read());
        if (event.preprocess() != null) {
            TransformRules.check(exam, "/event/preprocess", event.preprocess());
        }
        MergeRules.check(exam, event.merge());
    }

    static void nameIsNotEmpty(BlockExamination exam, String name) {
        if (name.isEmpty()) {
            exam.report(ValidationRule.SRC_08, "/event/sourceName", "sourceName is empty");
        }
    }

    /** Reference nodes stop on events that disable a source. */
    static void disableIsUnderstood(BlockExamination exam) {
        exam.report(
                ValidationRule.IOP_01,
                "/event",
                exam.block().event().kind().specName() + " is not understood by reference nodes");
    }

    static void checkHistory(BlockExamination exam, SetPollingSource event) {
        int active = exam.state().pushSourceCount();
        if (active > 0) {
            exam.report(ValidationRule.SRC_02, "/event", active + " push sources are active, expected none");
        }
    }

    static void checkHistory(BlockExamination exam, AddPushSource event) {
        RecordedEvent<SetPollingSource> polling = exam.state().pollingSource();
        if (polling != null) {
            exam.report(
                    ValidationRule.SRC_01,
                    "/event",
                    "the polling source of block " + Long.toUnsignedString(polling.sequenceNumber()) + " is active");
        }
    }

    static void checkHistory(BlockExamination exam, DisablePollingSource event) {
        if (exam.state().pollingSource() == null) {
            // The reference fails on the event as such, so that COMPAT goes by the specification.
            exam.report(ValidationRule.SRC_05, Refusal.ALL, "/event", "no polling source is active");
        }
    }

    static void checkHistory(BlockExamination exam, DisablePushSource event) {
        if (exam.state().pushSource(event.sourceName()) == null) {
            exam.report(
                    ValidationRule.SRC_06,
                    Refusal.ALL,
                    "/event/sourceName",
                    "no push source '" + Findings.excerpt(event.sourceName()) + "' is active");
        }
    }

    static void checkState(BlockExamination exam, AddData event) {
        SourceState sourceState = event.newSourceState();
        if (sourceState == null) {
            return;
        }
        String name = sourceState.sourceName();
        boolean polled = exam.state().pollingSource() != null && SourceNames.POLLING.contains(name);
        if (!polled && exam.state().pushSource(name) == null) {
            exam.report(
                    ValidationRule.SRC_11,
                    "/event/newSourceState/sourceName",
                    "no source '" + Findings.excerpt(name) + "' is active");
        }
    }

    private static void chainIsNamed(BlockExamination exam, FetchStep.EthereumLogs fetch) {
        if (fetch.chainId() == null && fetch.nodeUrl() == null) {
            exam.report(ValidationRule.SRC_04, "/event/fetch", "neither chainId nor nodeUrl is present");
        }
    }
}
