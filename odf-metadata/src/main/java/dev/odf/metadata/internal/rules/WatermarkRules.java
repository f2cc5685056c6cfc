package dev.odf.metadata.internal.rules;

import dev.odf.metadata.DataStep;
import dev.odf.metadata.ValidationRule;
import java.time.Instant;
import java.util.Map;

/** The watermark: once set it stays, and it only moves forward. */
final class WatermarkRules {
    private WatermarkRules() {}

    static void check(BlockExamination exam, DataStep step) {
        DataStep last = exam.state().lastDataStep();
        Instant previous = last == null ? null : last.newWatermark();
        if (previous == null) {
            return;
        }
        Instant next = step.newWatermark();
        if (next == null || next.isBefore(previous)) {
            exam.report(
                    ValidationRule.WM_01,
                    "/event/newWatermark",
                    "newWatermark is " + Findings.excerpt(next) + ", expected " + previous + " or later",
                    Map.of("expected", previous.toString(), "actual", Findings.excerpt(next)));
        }
    }
}
