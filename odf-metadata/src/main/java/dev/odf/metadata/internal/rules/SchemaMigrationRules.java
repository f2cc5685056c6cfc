package dev.odf.metadata.internal.rules;

import dev.odf.metadata.RawSchemaReader;
import dev.odf.metadata.RecordedEvent;
import dev.odf.metadata.ValidationRule;
import dev.odf.metadata.internal.schema.MigrationCases;
import dev.odf.metadata.internal.schema.SchemaDiffer;
import dev.odf.metadata.schema.SchemaDifference;
import dev.odf.schema.DataSchema;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Bytes;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How the schema of a dataset may change. */
final class SchemaMigrationRules {
    private SchemaMigrationRules() {}

    static void check(BlockExamination exam, SetDataSchema next) {
        RecordedEvent<SetDataSchema> recorded = exam.state().schema();
        boolean ambiguous = (next.schema() != null) == (next.rawArrowSchema() != null);
        if (recorded == null || ambiguous) {
            return;
        }
        SetDataSchema active = recorded.event();
        if (next.rawArrowSchema() == null) {
            toLogical(exam, active, next);
        } else if (active.schema() != null) {
            exam.report(
                    ValidationRule.SCH_04,
                    "/event/rawArrowSchema",
                    "a raw Arrow schema replaces the logical schema of block "
                            + Long.toUnsignedString(recorded.sequenceNumber()));
        } else {
            rawToRaw(exam, active, next);
        }
    }

    private static void toLogical(BlockExamination exam, SetDataSchema activeEvent, SetDataSchema nextEvent) {
        boolean fromRaw = activeEvent.schema() == null;
        DataSchema active = logicalForm(exam, activeEvent);
        DataSchema next = nextEvent.schema();
        if (active == null || next == null) {
            return;
        }
        List<SchemaDifference> differences = SchemaDiffer.differences(active, next);
        if (differences.isEmpty()) {
            // The reference takes the change from raw to logical for none if both mean the same.
            exam.report(
                    ValidationRule.NOOP_06,
                    Refusal.of(!fromRaw, true),
                    "/event/schema",
                    "the schema is the same as the active one");
            return;
        }
        MigrationCases cases = fromRaw ? MigrationCases.FROM_RAW : MigrationCases.LOGICAL;
        SchemaDifference forbidden = firstForbidden(differences, cases);
        // The reference finds no other forbidden differences, but overlooks some.
        if (forbidden != null) {
            boolean compat = firstForbidden(SchemaDiffer.differencesOfReference(active, next), cases) != null;
            reportForbidden(exam, Refusal.of(true, compat), "/event/schema", forbidden);
        }
    }

    private static void rawToRaw(BlockExamination exam, SetDataSchema activeEvent, SetDataSchema nextEvent) {
        DataSchema active = logicalForm(exam, activeEvent);
        DataSchema next = logicalForm(exam, nextEvent);
        if (active == null || next == null) {
            return;
        }
        List<SchemaDifference> differences = SchemaDiffer.differences(active, next);
        SchemaDifference forbidden = firstForbidden(differences, MigrationCases.LOGICAL);
        if (differences.isEmpty()) {
            exam.report(
                    ValidationRule.NOOP_06,
                    Refusal.STRICT,
                    "/event/rawArrowSchema",
                    "the schema is the same as the active one");
        } else if (forbidden != null) {
            reportForbidden(exam, Refusal.STRICT, "/event/rawArrowSchema", forbidden);
        }
    }

    /** The schema of an event, or null if it is raw and cannot be read; SCH-03 has told that where the schema was set. */
    private static @Nullable DataSchema logicalForm(BlockExamination exam, SetDataSchema event) {
        Bytes raw = event.rawArrowSchema();
        RawSchemaReader reader = exam.options().rawSchemas();
        if (event.schema() != null || raw == null || reader == null) {
            return event.schema();
        }
        try {
            return reader.read(raw);
        } catch (OdfException e) {
            return null;
        }
    }

    private static @Nullable SchemaDifference firstForbidden(
            List<SchemaDifference> differences, MigrationCases allowed) {
        for (SchemaDifference difference : differences) {
            if (!difference.match(allowed)) {
                return difference;
            }
        }
        return null;
    }

    private static void reportForbidden(
            BlockExamination exam, Refusal refusal, String path, SchemaDifference difference) {
        String problem = difference.match(DifferenceTexts.INSTANCE) + " at '" + Findings.excerpt(difference.path())
                + "', which is no allowed migration";
        exam.report(ValidationRule.SCH_06, refusal, path, problem);
    }
}
