package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.DataField;
import dev.odf.schema.DataType;
import dev.odf.schema.JsonValue;
import java.time.zone.ZoneRulesProvider;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields and types of a data schema. */
final class TypeRules extends SchemaWalk {
    private static final int DEPTH_MAX = 64;
    private static final int PRECISION_MAX = 76;
    private static final int SCALE_MIN = -128;

    private final BlockExamination exam;

    TypeRules(BlockExamination exam) {
        this.exam = exam;
    }

    @Override
    void fields(String path, List<DataField> fields) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < fields.size(); i++) {
            String name = fields.get(i).name();
            if (name.isEmpty()) {
                exam.report(ValidationRule.SCH_08, path + "/" + i, "a field has an empty name");
            } else if (!names.add(name)) {
                exam.report(
                        ValidationRule.SCH_08,
                        path + "/" + i,
                        "a second field is named '" + Findings.excerpt(name) + "'");
            }
        }
    }

    @Override
    void field(String path, DataField field) {
        if (AttributeRules.known(field.extra(), "type") instanceof JsonValue.ObjectValue extended) {
            extendedType(path, field, extended);
        }
    }

    @Override
    void type(String path, DataType type, int depth) {
        if (depth == DEPTH_MAX + 1) {
            exam.report(ValidationRule.SCH_09, path, "a type is nested deeper than " + DEPTH_MAX + " levels");
        }
        if (type instanceof DataType.Option option) {
            option(path, option);
        } else if (type instanceof DataType.Decimal decimal) {
            decimal(path, decimal);
        } else if (type instanceof DataType.Binary binary) {
            fixedLength(path, binary.fixedLength());
        } else if (type instanceof DataType.List list) {
            fixedLength(path, list.fixedLength());
        } else if (type instanceof DataType.Map map) {
            key(path, map.keyType());
        } else if (type instanceof DataType.Timestamp timestamp) {
            timezone(path, timestamp.timezone());
        }
    }

    private void extendedType(String path, DataField field, JsonValue.ObjectValue extended) {
        String kind = text(extended, "kind");
        if (kind == null) {
            return;
        }
        boolean onString = kind.equals("Did") || kind.equals("Multihash") || kind.equals("ObjectLink");
        if (onString && !(core(field.type()) instanceof DataType.String)) {
            exam.report(
                    ValidationRule.SCH_12,
                    path,
                    "extended type " + kind + " is on "
                            + core(field.type()).kind().specName() + ", expected String");
        }
        if (kind.equals("ObjectLink") && extended.get("linkType") == null) {
            exam.report(ValidationRule.SCH_12, path, "extended type ObjectLink has no linkType");
        }
    }

    private void option(String path, DataType.Option type) {
        if (type.inner() instanceof DataType.Option) {
            exam.report(ValidationRule.SCH_09, path, "an Option holds an Option");
        } else if (type.inner() instanceof DataType.Null) {
            exam.report(ValidationRule.SCH_12, path, "an Option holds Null");
        }
    }

    private void decimal(String path, DataType.Decimal type) {
        if (type.precision() < 1 || type.precision() > PRECISION_MAX) {
            exam.report(
                    ValidationRule.SCH_09,
                    path,
                    "the precision is " + type.precision() + ", expected 1 to " + PRECISION_MAX);
        }
        if (type.scale() > type.precision() || type.scale() < SCALE_MIN) {
            exam.report(
                    ValidationRule.SCH_09,
                    path,
                    "the scale is " + type.scale() + ", expected " + SCALE_MIN + " to the precision");
        }
    }

    private void fixedLength(String path, @Nullable Long length) {
        if (length != null && (length < 1 || length > Integer.MAX_VALUE)) {
            exam.report(
                    ValidationRule.SCH_09,
                    path,
                    "fixedLength is " + Findings.unsigned(length) + ", expected 1 to " + Integer.MAX_VALUE);
        }
    }

    private void key(String path, DataType type) {
        if (type instanceof DataType.Option || type instanceof DataType.Null) {
            exam.report(ValidationRule.SCH_09, path + "/keyType", "the keys of a map may be null");
        }
    }

    private void timezone(String path, @Nullable String zone) {
        if (zone != null
                && !isOffset(zone)
                && !ZoneRulesProvider.getAvailableZoneIds().contains(zone)) {
            exam.report(
                    ValidationRule.SCH_09,
                    path,
                    "timezone is '" + Findings.excerpt(zone) + "', expected UTC, a name of the tz database or ±HH:MM");
        }
    }

    private static boolean isOffset(String zone) {
        return zone.length() == 6
                && (zone.charAt(0) == '+' || zone.charAt(0) == '-')
                && zone.charAt(3) == ':'
                && isNumber(zone, 1, 23)
                && isNumber(zone, 4, 59);
    }

    private static boolean isNumber(String text, int at, int max) {
        int tens = text.charAt(at) - '0';
        int ones = text.charAt(at + 1) - '0';
        return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 && tens * 10 + ones <= max;
    }

    private static DataType core(DataType type) {
        return type instanceof DataType.Option option ? option.inner() : type;
    }

    private static @Nullable String text(JsonValue.ObjectValue object, String key) {
        JsonValue value = object.get(key);
        return value instanceof JsonValue.TextValue textValue ? textValue.value() : null;
    }
}
