package dev.odf.codegen;

import static dev.odf.codegen.JsonText.object;

import dev.odf.codegen.FieldType.Builtin;
import dev.odf.codegen.FieldType.ListOf;
import dev.odf.codegen.FieldType.Named;
import dev.odf.codegen.Model.EnumDef;
import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.RecordDef;
import dev.odf.codegen.Model.TableDef;
import dev.odf.codegen.Model.TypeDef;
import dev.odf.codegen.Model.UnionDef;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Prints a JSON Schema (2020-12) for a manifest, complete in itself: what the reference accepts, so that editors complete and check manifests. The text
 * forms of identifiers are named in {@code format}, not spelled out.
 */
final class JsonSchemaRule {
    private static final String BASE = "https://odf.dev/schemas/0.38/";
    private static final String UINT64_MAX = "18446744073709551615";
    private static final String BASE64 = "^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$";

    private final Model model;
    private final Map<String, Object> definitions = new TreeMap<>();

    JsonSchemaRule(Model model) {
        this.model = model;
    }

    /** The schema of the manifest of a type in one of the versions given. */
    String manifest(String kind, List<Integer> versions) {
        Map<String, Object> schema = object(
                "$schema",
                "https://json-schema.org/draft/2020-12/schema",
                "$id",
                BASE + kind + ".json",
                "title",
                kind + " manifest",
                "description",
                model.type(kind).doc(),
                "type",
                "object",
                "properties",
                object(
                        "kind", object("const", kind),
                        "version", object("enum", versions),
                        "content", reference(kind)),
                "required",
                List.of("kind", "version", "content"),
                "additionalProperties",
                false);
        schema.put("$defs", definitions);
        return JsonText.print(schema);
    }

    private Map<String, Object> reference(String typeName) {
        if (!definitions.containsKey(typeName)) {
            definitions.put(typeName, Map.of());
            definitions.put(typeName, definition(model.type(typeName)));
        }
        return object("$ref", "#/$defs/" + typeName);
    }

    private Map<String, Object> definition(TypeDef type) {
        if (type instanceof EnumDef enumDef) {
            Set<String> spellings = new LinkedHashSet<>();
            enumDef.values().forEach(value -> spellings.addAll(spellings(value.name())));
            return object("description", type.doc(), "enum", List.copyOf(spellings));
        }
        if (type instanceof UnionDef unionDef) {
            return union(unionDef);
        }
        return table(model.table((RecordDef) type));
    }

    /** The names that text may give: PascalCase, camelCase and lower case. */
    private static Set<String> spellings(String name) {
        Set<String> spellings = new LinkedHashSet<>();
        spellings.add(name);
        spellings.add(Names.lowerFirst(name));
        spellings.add(name.toLowerCase(Locale.ROOT));
        return spellings;
    }

    private Map<String, Object> union(UnionDef union) {
        List<Object> choices = new ArrayList<>();
        Set<String> bareNames = new LinkedHashSet<>();
        for (Model.VariantDef variant : union.variants()) {
            TableDef table = model.table(union, variant);
            if (variant.standalone()) {
                choices.add(reference(variant.name()));
            } else {
                choices.add(table(table));
            }
            if (table.fields().stream().allMatch(FieldDef::optional)) {
                bareNames.addAll(spellings(variant.name()));
            }
        }
        if (union.shortForm()) {
            choices.add(object("description", "The name of a variant alone.", "enum", List.copyOf(bareNames)));
        }
        return object("description", union.doc(), "oneOf", choices);
    }

    private Map<String, Object> table(TableDef table) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<String> required = new ArrayList<>();
        if (table.kind() != null) {
            properties.put("kind", object("enum", List.copyOf(spellings(table.kind()))));
            required.add("kind");
        }
        for (FieldDef field : table.fields()) {
            properties.put(field.name(), property(field));
            if (!field.optional() && field.fallback() == null) {
                required.add(field.name());
            }
        }
        Map<String, Object> schema = object("title", table.specName(), "description", table.doc(), "type", "object");
        schema.put("properties", properties);
        if (!required.isEmpty()) {
            schema.put("required", required);
        }
        schema.put("additionalProperties", false);
        return schema;
    }

    private Map<String, Object> property(FieldDef field) {
        Map<String, Object> schema = object("description", field.doc());
        Map<String, Object> value = value(field.type());
        if (field.format() != null && field.type() == Builtin.STRING) {
            value.put("format", field.format());
        }
        if (field.optional() && !field.refusesNull()) {
            schema.put("anyOf", List.of(value, object("type", "null")));
        } else {
            schema.putAll(value);
        }
        if (field.defaultText() != null) {
            schema.put(
                    "default",
                    field.type() == Builtin.BOOL ? Boolean.valueOf(field.defaultText()) : field.defaultText());
        } else if (field.fallback() != null) {
            schema.put("default", field.fallback());
        }
        return schema;
    }

    private Map<String, Object> value(FieldType type) {
        if (type instanceof ListOf listOf) {
            return object("type", "array", "items", value(listOf.element()));
        }
        if (type instanceof Named named) {
            return reference(named.name());
        }
        return switch ((Builtin) type) {
            case STRING -> object("type", "string");
            case BOOL -> object("type", "boolean");
            case UINT64 -> object("type", "integer", "minimum", 0, "maximum", new BigInteger(UINT64_MAX));
            case UINT32 -> object("type", "integer", "minimum", 0, "maximum", 0xffff_ffffL);
            case INT32 -> object("type", "integer", "minimum", Integer.MIN_VALUE, "maximum", Integer.MAX_VALUE);
            case BYTES -> object("type", "string", "contentEncoding", "base64", "pattern", BASE64);
            case EXTRA_ATTRIBUTES -> object("type", "object");
            default -> object("type", "string", "format", ((Builtin) type).spelling());
        };
    }
}
