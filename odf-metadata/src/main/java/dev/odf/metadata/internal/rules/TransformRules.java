package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SqlQueryStep;
import dev.odf.schema.Transform;
import dev.odf.schema.TransformInput;
import dev.odf.schema.id.DatasetId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The inputs and queries of transformations, and of the preprocessing of sources. */
final class TransformRules {
    private TransformRules() {}

    static void check(BlockExamination exam, SetTransform event) {
        hasInputs(exam, event);
        inputsDiffer(exam, event);
        inputsAreResolved(exam, event);
        check(exam, "/event/transform", event.transform());
        aliasesDiffer(exam, event);
    }

    static void checkHistory(BlockExamination exam, SetTransform event) {
        DatasetId self = exam.state().datasetId();
        for (int i = 0; i < event.inputs().size(); i++) {
            DatasetId input = event.inputs().get(i).datasetRef().id();
            if (input != null && input.equals(self)) {
                exam.report(
                        ValidationRule.TRN_09, "/event/inputs/" + i + "/datasetRef", "the dataset is its own input");
            }
        }
    }

    /** Checks the steps of a transformation or of preprocessing. */
    static void check(BlockExamination exam, String path, Transform transform) {
        Transform.Sql sql = sql(transform);
        if (sql.query() != null) {
            exam.report(ValidationRule.TRN_04, path + "/query", "query is present, which is only a shorthand");
        }
        List<SqlQueryStep> steps = sql.queries();
        if (steps == null || steps.isEmpty()) {
            exam.report(ValidationRule.TRN_05, path + "/queries", "there are no queries");
        } else {
            stepsAreNamed(exam, path + "/queries/", steps);
        }
        if (sql.engine().isEmpty() || sql.version() == null) {
            exam.report(
                    ValidationRule.TRN_10,
                    path,
                    sql.engine().isEmpty() ? "the engine has no name" : "the version of the engine is not recorded");
        }
    }

    private static void hasInputs(BlockExamination exam, SetTransform event) {
        if (event.inputs().isEmpty()) {
            exam.report(ValidationRule.TRN_01, "/event/inputs", "there are no inputs");
        }
    }

    /** Inputs without an id cannot be told apart: a second one counts as the first again, as in the reference. */
    private static void inputsDiffer(BlockExamination exam, SetTransform event) {
        Set<@Nullable DatasetId> ids = new HashSet<>();
        for (int i = 0; i < event.inputs().size(); i++) {
            DatasetId id = event.inputs().get(i).datasetRef().id();
            if (!ids.add(id)) {
                exam.report(
                        ValidationRule.TRN_02,
                        "/event/inputs/" + i + "/datasetRef",
                        id == null
                                ? "another input names no dataset id either, so that they may be the same"
                                : "dataset " + id + " is an input already");
            }
        }
    }

    private static void inputsAreResolved(BlockExamination exam, SetTransform event) {
        for (int i = 0; i < event.inputs().size(); i++) {
            TransformInput input = event.inputs().get(i);
            if (input.datasetRef().id() == null) {
                exam.report(
                        ValidationRule.TRN_03,
                        "/event/inputs/" + i + "/datasetRef",
                        "datasetRef is '" + Findings.excerpt(input.datasetRef()) + "', expected a dataset id");
            }
            if (input.alias() == null) {
                exam.report(ValidationRule.TRN_03, "/event/inputs/" + i + "/alias", "alias is absent");
            }
        }
    }

    private static void stepsAreNamed(BlockExamination exam, String path, List<SqlQueryStep> steps) {
        int last = steps.size() - 1;
        if (steps.get(last).alias() != null) {
            exam.report(ValidationRule.TRN_06, path + last + "/alias", "the last query step has an alias");
        }
        for (int i = 0; i < last; i++) {
            if (steps.get(i).alias() == null) {
                exam.report(ValidationRule.TRN_07, path + i + "/alias", "query step " + i + " has no alias");
            }
        }
    }

    private static void aliasesDiffer(BlockExamination exam, SetTransform event) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < event.inputs().size(); i++) {
            aliasDiffers(
                    exam,
                    seen,
                    "/event/inputs/" + i + "/alias",
                    event.inputs().get(i).alias());
        }
        List<SqlQueryStep> steps = sql(event.transform()).queries();
        for (int i = 0; steps != null && i < steps.size(); i++) {
            aliasDiffers(
                    exam,
                    seen,
                    "/event/transform/queries/" + i + "/alias",
                    steps.get(i).alias());
        }
    }

    private static void aliasDiffers(BlockExamination exam, Set<String> seen, String path, @Nullable String alias) {
        if (alias == null) {
            return;
        }
        if (alias.isEmpty()) {
            exam.report(ValidationRule.TRN_08, path, "an alias is empty");
        } else if (!seen.add(alias)) {
            exam.report(ValidationRule.TRN_08, path, "alias '" + Findings.excerpt(alias) + "' is used already");
        }
    }

    private static Transform.Sql sql(Transform transform) {
        return transform.match(sql -> sql);
    }
}
