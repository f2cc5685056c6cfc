package dev.odf.metadata.internal.rules;

import dev.odf.metadata.DataStep;
import dev.odf.metadata.RawSchemaReader;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.DataSchema;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.error.OdfException;

/** The form of a data schema, and that data has one. */
final class SchemaRules {
    private SchemaRules() {}

    static void checkContent(BlockExamination exam, SetDataSchema event) {
        hasOneForm(exam, event);
        DataSchema schema = event.schema();
        if (schema != null) {
            new TypeRules(exam).walk("/event/schema", schema);
            AttributeRules.check(exam, "/event/schema", schema);
        }
        if (event.rawArrowSchema() != null) {
            exam.report(ValidationRule.SCH_05, "/event/rawArrowSchema", "the schema is in Arrow's encoding");
            if (schema == null) {
                rawSchemaIsReadable(exam, event);
            }
        }
    }

    static void checkData(BlockExamination exam, DataStep step) {
        if (step.newData() != null && exam.state().schema() == null) {
            exam.report(ValidationRule.SCH_01, "/event/newData", "there is data, and no schema was set before");
        }
    }

    private static void hasOneForm(BlockExamination exam, SetDataSchema event) {
        boolean logical = event.schema() != null;
        boolean raw = event.rawArrowSchema() != null;
        if (logical == raw) {
            String problem = logical ? "both schema and rawArrowSchema are present" : "no schema is present";
            exam.report(ValidationRule.SCH_02, "/event", problem);
        }
    }

    private static void rawSchemaIsReadable(BlockExamination exam, SetDataSchema event) {
        RawSchemaReader reader = exam.options().rawSchemas();
        if (reader == null || event.rawArrowSchema() == null) {
            return;
        }
        try {
            reader.read(event.rawArrowSchema());
        } catch (OdfException e) {
            exam.report(
                    ValidationRule.SCH_03,
                    "/event/rawArrowSchema",
                    "rawArrowSchema cannot be read: " + Findings.excerpt(e.getMessage()));
        }
    }
}
