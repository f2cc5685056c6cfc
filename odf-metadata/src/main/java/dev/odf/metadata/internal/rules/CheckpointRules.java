package dev.odf.metadata.internal.rules;

import dev.odf.metadata.DataStep;
import dev.odf.metadata.RecordedEvent;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.id.Multihash;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checkpoints: each event resumes from the one that the last event of its kind wrote. */
final class CheckpointRules {
    private CheckpointRules() {}

    /** @param last last event of the same kind; null if there is none */
    static void check(BlockExamination exam, DataStep step, @Nullable RecordedEvent<? extends MetadataEvent> last) {
        DataStep lastStep = last == null ? null : DataStep.find(last.event());
        Checkpoint current = lastStep == null ? null : lastStep.newCheckpoint();
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
