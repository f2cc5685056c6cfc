package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.AddData;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Extension attributes: their names, and the shape of the known ones. */
public final class AttributeRules {
    private static final String DOMAIN = "opendatafabric.org";
    private static final String OTHER_DOMAIN = "opendatafabric.net";
    private static final String ARROW_DOMAIN = "arrow.apache.org";

    private AttributeRules() {}

    /** An attribute of Open Data Fabric, which may be spelled with either of two domains; null if it is not set. */
    public static @Nullable JsonValue known(@Nullable ExtraAttributes extra, String name) {
        if (extra == null) {
            return null;
        }
        JsonValue value = extra.get(DOMAIN + "/" + name);
        return value != null ? value : extra.get(OTHER_DOMAIN + "/" + name);
    }

    static void check(BlockExamination exam, AddData event) {
        check(exam, "/event/extra", event.extra());
    }

    /** Checks the attributes of a schema and of all of its fields. */
    static void check(BlockExamination exam, String path, DataSchema schema) {
        check(exam, path + "/extra", schema.extra());
        new SchemaWalk() {
            @Override
            void field(String fieldPath, DataField field) {
                check(exam, fieldPath + "/extra", field.extra());
                encodings(exam, fieldPath + "/extra", field.extra());
            }
        }.walk(path, schema);
    }

    private static void check(BlockExamination exam, String path, @Nullable ExtraAttributes extra) {
        if (extra == null) {
            return;
        }
        for (Map.Entry<String, JsonValue> entry : extra.entries().entrySet()) {
            String name = entry.getKey();
            if (!isName(name)) {
                exam.report(
                        ValidationRule.EXT_01,
                        path,
                        "an attribute is named '" + Findings.excerpt(name) + "', expected domain/word");
                continue;
            }
            String domain = name.substring(0, name.indexOf('/'));
            if (domain.indexOf('.') < 0) {
                exam.report(ValidationRule.EXT_02, path, "the domain of attribute '" + name + "' has no dot");
            } else if (domain.equals(OTHER_DOMAIN)) {
                exam.report(ValidationRule.EXT_03, path, "attribute '" + name + "' is in the domain " + OTHER_DOMAIN);
            }
            String problem =
                    AttributeShapes.problem(domain.equals(OTHER_DOMAIN) ? ownName(name) : name, entry.getValue());
            if (problem != null) {
                exam.report(ValidationRule.EXT_02, path, "attribute '" + name + "' " + problem);
            }
        }
    }

    private static void encodings(BlockExamination exam, String path, @Nullable ExtraAttributes extra) {
        if (extra == null) {
            return;
        }
        for (String name : extra.entries().keySet()) {
            if (name.startsWith(ARROW_DOMAIN + "/")) {
                exam.report(ValidationRule.SCH_11, path, "attribute '" + Findings.excerpt(name) + "' is about Arrow");
            }
        }
    }

    private static String ownName(String name) {
        return DOMAIN + name.substring(OTHER_DOMAIN.length());
    }

    /** Letters, digits, dots and hyphens; a slash; letters, digits, hyphens and underscores. */
    private static boolean isName(String name) {
        int slash = name.indexOf('/');
        if (slash < 1 || slash == name.length() - 1) {
            return false;
        }
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean common = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-';
            if (!common && i != slash && c != (i < slash ? '.' : '_')) {
                return false;
            }
        }
        return true;
    }
}
