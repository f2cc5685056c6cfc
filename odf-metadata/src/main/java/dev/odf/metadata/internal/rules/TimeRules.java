package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.MetadataBlock;
import java.time.Instant;
import java.util.Map;

/** The system times of blocks. */
final class TimeRules {
    private TimeRules() {}

    static void check(BlockExamination exam) {
        notBeforePredecessor(exam);
        notInTheFuture(exam);
    }

    private static void notBeforePredecessor(BlockExamination exam) {
        MetadataBlock predecessor = exam.state().head();
        Instant time = exam.block().systemTime();
        if (predecessor != null && time.isBefore(predecessor.systemTime())) {
            exam.report(
                    ValidationRule.TIME_01,
                    "/systemTime",
                    "systemTime is " + time + ", expected " + predecessor.systemTime() + " or later",
                    Map.of("expected", predecessor.systemTime().toString(), "actual", time.toString()));
        }
    }

    private static void notInTheFuture(BlockExamination exam) {
        Instant now = exam.facts().now();
        Instant time = exam.block().systemTime();
        if (now != null && time.minus(exam.options().clockTolerance()).isAfter(now)) {
            exam.report(ValidationRule.TIME_02, "/systemTime", "systemTime is " + time + ", the clock is at " + now);
        }
    }
}
