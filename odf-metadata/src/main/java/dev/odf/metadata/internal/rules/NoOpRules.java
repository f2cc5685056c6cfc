package dev.odf.metadata.internal.rules;

import dev.odf.metadata.RecordedEvent;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.ExecuteTransformInput;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.SourceState;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Events that hold nothing, or nothing new. Whether a schema is new is judged with its migration. */
final class NoOpRules {
    private NoOpRules() {}

    static void checkContent(BlockExamination exam, AddData event) {
        if (event.newData() == null
                && event.newCheckpoint() == null
                && event.newWatermark() == null
                && event.newSourceState() == null) {
            exam.report(ValidationRule.NOOP_01, "/event", "AddData is empty");
        }
    }

    static void checkContent(BlockExamination exam, ExecuteTransform event) {
        if (event.newData() == null && event.newCheckpoint() == null && event.newWatermark() == null) {
            // The reference does not count progress of inputs.
            boolean idle = !hasInputProgress(event);
            exam.report(
                    ValidationRule.NOOP_02,
                    Refusal.of(idle, true),
                    "/event",
                    idle
                            ? "ExecuteTransform is empty"
                            : "ExecuteTransform has only progress of inputs, which reference nodes refuse");
        }
    }

    static void checkHistory(BlockExamination exam, AddData event) {
        RecordedEvent<AddData> last = exam.state().lastAddData();
        Instant watermark = last == null ? null : last.event().newWatermark();
        SourceState sourceState = last == null ? null : last.event().newSourceState();
        if (event.newData() == null
                && isRestated(event.newCheckpoint(), event.prevCheckpoint())
                && Objects.equals(event.newWatermark(), watermark)
                && Objects.equals(event.newSourceState(), sourceState)) {
            exam.report(ValidationRule.NOOP_03, "/event", "AddData repeats the current state");
        }
    }

    static void checkHistory(BlockExamination exam, ExecuteTransform event) {
        RecordedEvent<ExecuteTransform> last = exam.state().lastExecuteTransform();
        Instant watermark = last == null ? null : last.event().newWatermark();
        if (event.newData() == null
                && isRestated(event.newCheckpoint(), event.prevCheckpoint())
                && Objects.equals(event.newWatermark(), watermark)
                && !hasInputProgress(event)) {
            exam.report(ValidationRule.NOOP_04, "/event", "ExecuteTransform repeats the current state");
        }
    }

    static void checkHistory(BlockExamination exam, AddPushSource event) {
        RecordedEvent<AddPushSource> active = exam.state().pushSource(event.sourceName());
        if (active != null && active.event().equals(event)) {
            exam.report(
                    ValidationRule.NOOP_05,
                    "/event",
                    "push source '" + Findings.excerpt(event.sourceName()) + "' is already defined like this");
        }
    }

    static <E extends MetadataEvent> void warnIfUnchanged(
            BlockExamination exam, E event, @Nullable RecordedEvent<E> current) {
        if (current != null && current.event().equals(event)) {
            exam.report(
                    ValidationRule.NOOP_07,
                    "/event",
                    event.kind().specName() + " equals that of block "
                            + Long.toUnsignedString(current.sequenceNumber()));
        }
    }

    private static boolean isRestated(@Nullable Checkpoint checkpoint, @Nullable Multihash previous) {
        return Objects.equals(checkpoint == null ? null : checkpoint.physicalHash(), previous);
    }

    private static boolean hasInputProgress(ExecuteTransform event) {
        for (ExecuteTransformInput input : event.queryInputs()) {
            if (input.newBlockHash() != null) {
                return true;
            }
        }
        return false;
    }
}
