package dev.odf.metadata.internal.rules;

import dev.odf.metadata.DataStep;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.id.Multihash;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checkpoints: each event resumes from the one that the last event of its kind wrote. */
final class CheckpointRules {
    private CheckpointRules() {}

    /** @param current checkpoint that the last event of the same kind wrote; null if there is none */
    static void check(BlockExamination exam, DataStep step, @Nullable Checkpoint current) {
        prevCheckpointIsCurrent(exam, step, current);
        restatedCheckpointKeepsSize(exam, step, current);
    }

    private static void prevCheckpointIsCurrent(BlockExamination exam, DataStep step, @Nullable Checkpoint current) {
        Multihash expected = current == null ? null : current.physicalHash();
        if (!Objects.equals(step.prevCheckpoint(), expected)) {
            exam.report(
                    ValidationRule.CHK_01,
                    "/event/prevCheckpoint",
                    "prevCheckpoint is " + Findings.excerpt(step.prevCheckpoint()) + ", expected "
                            + Findings.excerpt(expected),
                    Map.of(
                            "expected", Findings.excerpt(expected),
                            "actual", Findings.excerpt(step.prevCheckpoint())));
        }
    }

    private static void restatedCheckpointKeepsSize(
            BlockExamination exam, DataStep step, @Nullable Checkpoint current) {
        Checkpoint next = step.newCheckpoint();
        if (next != null
                && current != null
                && next.physicalHash().equals(step.prevCheckpoint())
                && next.physicalHash().equals(current.physicalHash())
                && next.size() != current.size()) {
            exam.report(
                    ValidationRule.CHK_02,
                    "/event/newCheckpoint/size",
                    "the checkpoint has size " + Long.toUnsignedString(next.size()) + ", expected "
                            + Long.toUnsignedString(current.size()) + " as before");
        }
    }
}
