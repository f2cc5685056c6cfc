package dev.odf.metadata.internal.rules;

import dev.odf.metadata.DataStep;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.OffsetInterval;
import java.math.BigInteger;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The offsets of records: without gap, from 0, carried through events without data. */
final class OffsetRules {
    private static final long NO_SUCCESSOR = -1L; // 2^64 - 1

    private OffsetRules() {}

    static void checkContent(BlockExamination exam, DataStep step) {
        offsetsFitSigned(exam, step);
        if (step.newData() != null) {
            OffsetInterval interval = step.newData().offsetInterval();
            startFollowsPrevOffset(exam, step.prevOffset(), interval);
            endIsNotBeforeStart(exam, interval);
        }
    }

    static void checkHistory(BlockExamination exam, DataStep step) {
        DataStep last = exam.state().lastDataStep();
        if (last != null) {
            prevOffsetIsCarried(exam, step.prevOffset(), last.lastOffset());
        } else if (step.prevOffset() != null) {
            exam.report(
                    ValidationRule.OFF_04,
                    "/event/prevOffset",
                    "prevOffset is " + Findings.unsigned(step.prevOffset())
                            + " in the first data event, expected none");
        }
    }

    private static void offsetsFitSigned(BlockExamination exam, DataStep step) {
        signed(exam, "prevOffset", step.prevOffset());
        if (step.newData() != null) {
            OffsetInterval interval = step.newData().offsetInterval();
            signed(exam, "newData/offsetInterval/start", interval.start());
            signed(exam, "newData/offsetInterval/end", interval.end());
        }
    }

    private static void signed(BlockExamination exam, String field, @Nullable Long offset) {
        if (offset != null && offset < 0) {
            exam.report(
                    ValidationRule.OFF_05,
                    "/event/" + field,
                    field + " is " + Findings.unsigned(offset) + ", expected at most " + Long.MAX_VALUE);
        }
    }

    private static void startFollowsPrevOffset(
            BlockExamination exam, @Nullable Long prevOffset, OffsetInterval interval) {
        long start = interval.start();
        boolean follows = prevOffset == null ? start == 0 : prevOffset != NO_SUCCESSOR && start == prevOffset + 1;
        if (!follows) {
            String expected = successor(prevOffset);
            String actual = Long.toUnsignedString(start);
            exam.report(
                    ValidationRule.OFF_01,
                    "/event/newData/offsetInterval/start",
                    "new data starts at offset " + actual + ", expected " + expected,
                    Map.of("expectedOffset", expected, "newOffset", actual));
        }
    }

    private static void endIsNotBeforeStart(BlockExamination exam, OffsetInterval interval) {
        if (Long.compareUnsigned(interval.end(), interval.start()) < 0) {
            exam.report(
                    ValidationRule.OFF_02,
                    "/event/newData/offsetInterval/end",
                    "new data ends at offset " + Long.toUnsignedString(interval.end()) + ", expected at least "
                            + Long.toUnsignedString(interval.start()));
        }
    }

    private static void prevOffsetIsCarried(
            BlockExamination exam, @Nullable Long prevOffset, @Nullable Long lastOffset) {
        if (!Objects.equals(prevOffset, lastOffset)) {
            String expected = Findings.unsigned(lastOffset);
            String actual = Findings.unsigned(prevOffset);
            exam.report(
                    ValidationRule.OFF_03,
                    "/event/prevOffset",
                    "prevOffset is " + actual + ", expected " + expected,
                    Map.of("expected", expected, "actual", actual));
        }
    }

    private static String successor(@Nullable Long offset) {
        return offset == null
                ? "0"
                : new BigInteger(Long.toUnsignedString(offset))
                        .add(BigInteger.ONE)
                        .toString();
    }
}
