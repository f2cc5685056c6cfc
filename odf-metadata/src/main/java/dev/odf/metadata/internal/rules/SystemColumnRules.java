package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.metadata.schema.NormalForm;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.DatasetVocabulary;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.TimeUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The columns that every dataset has: offset, operation, system time and event time. */
final class SystemColumnRules {
    private static final DataType MILLISECONDS = new DataType.Timestamp(TimeUnit.MILLISECOND, "UTC");

    private SystemColumnRules() {}

    /** Raw Arrow schemas are not held to these rules. */
    static void check(BlockExamination exam, SetDataSchema event) {
        DataSchema schema = event.schema();
        if (schema == null) {
            return;
        }
        DatasetVocabulary names = exam.state().vocabulary();
        List<String> problems = problems(schema, names);
        for (String problem : problems) {
            exam.report(ValidationRule.SCH_07, "/event/schema/fields", problem);
        }
        if (problems.isEmpty() && !leads(schema, names)) {
            exam.report(ValidationRule.SCH_10, "/event/schema/fields", "the system columns do not come first");
        }
    }

    /** What is wrong with the system columns of a schema. */
    static List<String> problems(DataSchema schema, DatasetVocabulary names) {
        List<String> problems = new ArrayList<>(0);
        check(problems, schema, names.offsetColumn(), "Int64 or UInt64", SystemColumnRules::isOffset);
        check(problems, schema, names.operationTypeColumn(), "Int32 or UInt8", SystemColumnRules::isOperation);
        check(problems, schema, names.systemTimeColumn(), "Timestamp(Millisecond, UTC)", MILLISECONDS::equals);
        check(
                problems,
                schema,
                names.eventTimeColumn(),
                "Timestamp(Millisecond, UTC) or Date",
                SystemColumnRules::isEventTime);
        return problems;
    }

    private static void check(
            List<String> problems, DataSchema schema, String name, String expected, Predicate<DataType> matches) {
        DataField field = find(schema, name);
        if (field == null) {
            problems.add("column '" + Findings.excerpt(name) + "' is missing, expected with type " + expected);
        } else if (!matches.test(leafForm(field.type()))) {
            problems.add("column '" + Findings.excerpt(name) + "' has type " + describe(field.type()) + ", expected "
                    + expected);
        }
    }

    private static boolean isOffset(DataType type) {
        return type instanceof DataType.Int64 || type instanceof DataType.UInt64;
    }

    private static boolean isOperation(DataType type) {
        return type instanceof DataType.Int32 || type instanceof DataType.UInt8;
    }

    private static boolean isEventTime(DataType type) {
        DataType core = type instanceof DataType.Option option ? leafForm(option.inner()) : type;
        return core instanceof DataType.Date || MILLISECONDS.equals(core);
    }

    /** Writes out the defaults of a timestamp; other types need not be looked into. */
    private static DataType leafForm(DataType type) {
        return type instanceof DataType.Timestamp ? NormalForm.of(type) : type;
    }

    private static String describe(DataType type) {
        return type instanceof DataType.Timestamp
                ? Findings.excerpt(type)
                : type.kind().specName();
    }

    private static boolean leads(DataSchema schema, DatasetVocabulary names) {
        List<DataField> fields = schema.fields();
        return fields.size() >= 4
                && fields.get(0).name().equals(names.offsetColumn())
                && fields.get(1).name().equals(names.operationTypeColumn())
                && fields.get(2).name().equals(names.systemTimeColumn())
                && fields.get(3).name().equals(names.eventTimeColumn());
    }

    private static @Nullable DataField find(DataSchema schema, String name) {
        for (DataField field : schema.fields()) {
            if (field.name().equals(name)) {
                return field;
            }
        }
        return null;
    }
}
