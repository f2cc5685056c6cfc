package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.DataSchema;
import dev.odf.schema.ReadStep;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How sources parse what they receive. */
record ReadRules(BlockExamination exam) implements ReadStep.Cases<Boolean> {
    private static final String PATH = "/event/read";

    static void check(BlockExamination exam, ReadStep step) {
        step.match(new ReadRules(exam));
    }

    @Override
    public Boolean csv(ReadStep.Csv step) {
        isCharacter("separator", step.separator());
        isCharacter("quote", step.quote());
        isCharacter("escape", step.escape());
        return schemas(step.ddlSchema(), step.schema());
    }

    @Override
    public Boolean geoJson(ReadStep.GeoJson step) {
        return schemas(step.ddlSchema(), step.schema());
    }

    @Override
    public Boolean esriShapefile(ReadStep.EsriShapefile step) {
        return schemas(step.ddlSchema(), step.schema());
    }

    @Override
    public Boolean parquet(ReadStep.Parquet step) {
        return schemas(step.ddlSchema(), step.schema());
    }

    @Override
    public Boolean json(ReadStep.Json step) {
        return schemas(step.ddlSchema(), step.schema());
    }

    @Override
    public Boolean ndJson(ReadStep.NdJson step) {
        return schemas(step.ddlSchema(), step.schema());
    }

    @Override
    public Boolean ndGeoJson(ReadStep.NdGeoJson step) {
        return schemas(step.ddlSchema(), step.schema());
    }

    private boolean schemas(@Nullable List<String> ddlSchema, @Nullable DataSchema schema) {
        if (ddlSchema != null && schema != null) {
            exam.report(ValidationRule.SRC_03, PATH, "both schema and ddlSchema are present");
        }
        if (ddlSchema != null) {
            exam.report(ValidationRule.SRC_12, PATH + "/ddlSchema", "ddlSchema is deprecated");
        }
        if (schema != null) {
            AttributeRules.check(exam, PATH + "/schema", schema);
        }
        return true;
    }

    private void isCharacter(String field, @Nullable String text) {
        if (text != null && text.codePointCount(0, text.length()) > 1) {
            exam.report(
                    ValidationRule.SRC_12,
                    PATH + "/" + field,
                    field + " is '" + Findings.excerpt(text) + "', expected a single character");
        }
    }
}
