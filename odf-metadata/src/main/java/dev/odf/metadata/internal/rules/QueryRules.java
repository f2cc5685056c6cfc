package dev.odf.metadata.internal.rules;

import dev.odf.metadata.InputPosition;
import dev.odf.metadata.RecordedEvent;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.ExecuteTransformInput;
import dev.odf.schema.SetTransform;
import dev.odf.schema.TransformInput;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The inputs of queries: those of the transformation, each continuing where it was left.
 *
 * <p>Positions follow the id of the input. The reference compares with the last query by place in the list instead, and has nothing to compare the first
 * query with.
 */
final class QueryRules {
    private QueryRules() {}

    static void check(BlockExamination exam, ExecuteTransform event) {
        RecordedEvent<SetTransform> transform = exam.state().transform();
        RecordedEvent<ExecuteTransform> last = exam.state().lastExecuteTransform();
        if (transform == null) {
            exam.report(
                    ValidationRule.TRN_11,
                    Refusal.of(true, last == null),
                    "/event",
                    "there is no SetTransform before this ExecuteTransform");
        } else {
            inputsAreThoseOfTransform(exam, event, transform.event());
        }
        List<ExecuteTransformInput> inputs = event.queryInputs();
        for (int i = 0; i < inputs.size(); i++) {
            ExecuteTransformInput lastAtPlace =
                    last != null && i < last.event().queryInputs().size()
                            ? last.event().queryInputs().get(i)
                            : null;
            inputContinues(exam, i, inputs.get(i), lastAtPlace);
        }
    }

    private static void inputsAreThoseOfTransform(
            BlockExamination exam, ExecuteTransform event, SetTransform transform) {
        List<ExecuteTransformInput> actual = event.queryInputs();
        List<TransformInput> expected = transform.inputs();
        if (actual.size() != expected.size()) {
            exam.report(
                    ValidationRule.TRN_12,
                    "/event/queryInputs",
                    "there are " + actual.size() + " inputs, expected the " + expected.size() + " of the transform");
            return;
        }
        for (int i = 0; i < actual.size(); i++) {
            if (!actual.get(i).datasetId().equals(expected.get(i).datasetRef().id())) {
                exam.report(
                        ValidationRule.TRN_12,
                        "/event/queryInputs/" + i + "/datasetId",
                        "input " + i + " is " + actual.get(i).datasetId() + ", expected "
                                + expected.get(i).datasetRef());
                return;
            }
        }
    }

    private static void inputContinues(
            BlockExamination exam,
            int index,
            ExecuteTransformInput input,
            @Nullable ExecuteTransformInput lastAtPlace) {
        boolean compat = lastAtPlace != null;
        String path = "/event/queryInputs/" + index + "/";
        if (input.newBlockHash() != null && input.newBlockHash().equals(input.prevBlockHash())) {
            exam.report(
                    ValidationRule.TRN_13,
                    Refusal.of(true, compat),
                    path + "newBlockHash",
                    "newBlockHash equals prevBlockHash");
        }
        offsetAdvances(exam, path, input, compat);
        InputPosition position = exam.state().inputPosition(input.datasetId());
        InputPosition compatPosition = lastAtPlace == null ? null : InputPosition.NONE.after(lastAtPlace);
        blockContinues(exam, path, input, position, compatPosition);
        offsetContinues(exam, path, input, position, compatPosition);
        if (input.newOffset() != null && input.newBlockHash() == null) {
            exam.report(
                    ValidationRule.TRN_17,
                    Refusal.of(true, compat),
                    path + "newOffset",
                    "newOffset is present, newBlockHash is not");
        }
    }

    private static void offsetAdvances(
            BlockExamination exam, String path, ExecuteTransformInput input, boolean compat) {
        Long next = input.newOffset();
        Long previous = input.prevOffset();
        if (next != null && previous != null && Long.compareUnsigned(next, previous) <= 0) {
            exam.report(
                    ValidationRule.TRN_14,
                    Refusal.of(true, compat && next.equals(previous)),
                    path + "newOffset",
                    "newOffset is " + Findings.unsigned(next) + ", expected more than " + Findings.unsigned(previous));
        }
    }

    private static void blockContinues(
            BlockExamination exam,
            String path,
            ExecuteTransformInput input,
            InputPosition position,
            @Nullable InputPosition compatPosition) {
        boolean strict = !Objects.equals(input.prevBlockHash(), position.blockHash());
        boolean compat = compatPosition != null && !Objects.equals(input.prevBlockHash(), compatPosition.blockHash());
        if (strict || compat) {
            InputPosition expected = strict || compatPosition == null ? position : compatPosition;
            exam.report(
                    ValidationRule.TRN_15,
                    Refusal.of(strict, compat),
                    path + "prevBlockHash",
                    "prevBlockHash is " + Findings.excerpt(input.prevBlockHash()) + ", expected "
                            + Findings.excerpt(expected.blockHash()));
        }
    }

    private static void offsetContinues(
            BlockExamination exam,
            String path,
            ExecuteTransformInput input,
            InputPosition position,
            @Nullable InputPosition compatPosition) {
        boolean strict = !Objects.equals(input.prevOffset(), position.offset());
        boolean compat = compatPosition != null && !Objects.equals(input.prevOffset(), compatPosition.offset());
        if (strict || compat) {
            InputPosition expected = strict || compatPosition == null ? position : compatPosition;
            exam.report(
                    ValidationRule.TRN_16,
                    Refusal.of(strict, compat),
                    path + "prevOffset",
                    "prevOffset is " + Findings.unsigned(input.prevOffset()) + ", expected "
                            + Findings.unsigned(expected.offset()));
        }
    }
}
