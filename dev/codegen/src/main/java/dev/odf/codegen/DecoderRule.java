package dev.odf.codegen;

import dev.odf.codegen.FieldType.Builtin;
import dev.odf.codegen.FieldType.ListOf;
import dev.odf.codegen.FieldType.Named;
import dev.odf.codegen.Model.EnumDef;
import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.TableDef;
import dev.odf.codegen.Model.TypeDef;
import dev.odf.codegen.Model.UnionDef;
import java.util.Set;

/** Prints the binary decoders of a group; each visits the fields of a table in the order of their ids. */
final class DecoderRule {
    private final Model model;

    DecoderRule(Model model) {
        this.model = model;
    }

    JavaFile file(Group group) {
        JavaFile file = new JavaFile(JavaTypes.GENERATED, group.name() + "Decoder", Set.of());
        file.line("/** Reads the types of the group " + group.name() + " from a FlatBuffers buffer. */");
        file.open("public final class " + file.typeName() + " {");
        file.line("private " + file.typeName() + "() {}");
        for (TypeDef type : group.types()) {
            if (type instanceof UnionDef unionDef) {
                printUnion(file, unionDef);
            } else if (type instanceof EnumDef enumDef) {
                printEnum(file, enumDef);
            }
        }
        model.tables(group).forEach(table -> printTable(file, table));
        file.close("}");
        return file;
    }

    private static String reader(JavaFile file) {
        return file.type(JavaTypes.FLATBUF + ".FlatReader");
    }

    private void printUnion(JavaFile file, UnionDef union) {
        String type = file.type(JavaTypes.SCHEMA + "." + union.name());
        String method = Names.lowerFirst(union.name());
        file.line("")
                .line(
                        "/** The union whose discriminant lies in a slot and whose value lies in the next; null if neither is there. */");
        file.open("public static " + file.nullable(type) + " " + method + "(" + reader(file)
                + " reader, int table, int slot, String place) {");
        file.line("int value = reader.unionValue(table, slot, place);");
        file.open("if (value == 0) {").line("return null;").close("}");
        file.line("int number = reader.unionNumber(table, slot);");
        file.open("switch (number) {");
        for (Model.VariantDef variant : union.variants()) {
            TableDef table = model.table(union, variant);
            String owner = variant.standalone() ? variant.name() : union.name();
            file.open("case " + variant.number() + ":");
            file.line("return " + call(file, owner, table.methodName()) + "(reader, value);")
                    .outdent();
        }
        file.open("default:");
        file.line("throw reader.unknownVariant(table, slot, place, \"" + union.name() + "\", number);")
                .outdent();
        file.close("}").close("}");
        if (union.root() != null) {
            file.line("")
                    .open("public static " + type + " " + Names.lowerFirst(union.root()) + "(" + reader(file)
                            + " reader, int table) {");
            file.line("return reader.wrapped(table, \"" + union.root() + ".value\", " + file.typeName() + "::" + method
                    + ");");
            file.close("}");
        }
    }

    private void printEnum(JavaFile file, EnumDef closedSet) {
        String type = file.type(JavaTypes.SCHEMA + "." + closedSet.name());
        file.line("")
                .open("public static " + type + " " + Names.lowerFirst(closedSet.name()) + "(" + reader(file)
                        + " reader, int table, int slot, String place) {");
        String read = closedSet.storage().equals("int16") ? "int16" : "int32";
        file.line("int number = reader." + read + "(table, slot);");
        file.open("switch (number) {");
        closedSet
                .values()
                .forEach(value -> file.open("case " + value.number() + ":")
                        .line("return " + type + "." + Names.constant(value.name()) + ";")
                        .outdent());
        file.open("default:");
        file.line("throw reader.unknownEnum(table, slot, place, \"" + closedSet.name() + "\", number);")
                .outdent();
        file.close("}").close("}");
    }

    private void printTable(JavaFile file, TableDef table) {
        String type = EncoderRule.javaType(file, table);
        file.line("")
                .open("public static " + type + " " + table.methodName() + "(" + reader(file)
                        + " reader, int table) {");
        file.line("reader.enterTable(table);");
        file.line(type + " value = new " + type + "(");
        file.indent().indent();
        for (int index = 0; index < table.fields().size(); index++) {
            String end = index == table.fields().size() - 1 ? ");" : ",";
            file.line(read(file, table, table.fields().get(index)) + end);
        }
        if (table.fields().isEmpty()) {
            file.line(");");
        }
        file.outdent().outdent();
        file.line("reader.leaveTable();");
        file.line("return value;");
        file.close("}");
    }

    private String read(JavaFile file, TableDef table, FieldDef field) {
        String place = RecordRule.quote(table.specName() + "." + field.name());
        String slot = "table, " + field.slot();
        String prefix = "reader." + (field.optional() ? "optional" : "required");
        FieldType type = field.type();
        if (type instanceof Builtin) {
            return readBuiltin(field, prefix, slot, place);
        }
        if (type instanceof ListOf listOf) {
            return readList(file, listOf.element(), prefix, slot, place);
        }
        String name = ((Named) type).name();
        String method = Names.lowerFirst(name);
        if (model.isEnum(type)) {
            String read = call(file, name, method) + "(reader, " + slot + ", " + place + ")";
            return field.optional() ? "reader.isPresent(" + slot + ") ? " + read + " : null" : read;
        }
        if (model.isUnion(type)) {
            String read = call(file, name, method) + "(reader, " + slot + ", " + place + ")";
            return field.optional() ? read : "reader.required(" + read + ", table, " + place + ")";
        }
        String reference = JavaTypes.codec(model, file, name, "Decoder") + "::" + method;
        return prefix + "Table(" + slot + ", " + place + ", " + reference + ")";
    }

    private static String readBuiltin(FieldDef field, String prefix, String slot, String place) {
        switch ((Builtin) field.type()) {
            case BOOL -> {
                return "reader.optionalBool(" + slot + ")";
            }
            case UINT64 -> {
                return field.optional() ? "reader.optionalInt64(" + slot + ")" : "reader.int64(" + slot + ")";
            }
            case UINT32, INT32 -> {
                return field.optional() ? "reader.optionalInt32(" + slot + ")" : "reader.int32(" + slot + ")";
            }
            case MULTICODEC -> {
                return "reader.multicodec(" + slot + ", " + place + ")";
            }
            case STRING -> {
                return field.fallback() == null
                        ? prefix + "String(" + slot + ", " + place + ")"
                        : "reader.stringOr(" + slot + ", " + place + ", " + RecordRule.quote(field.fallback()) + ")";
            }
            default -> {
                String kind = Names.upperFirst(((Builtin) field.type()).camelName());
                return prefix + kind + "(" + slot + ", " + place + ")";
            }
        }
    }

    private String readList(JavaFile file, FieldType element, String prefix, String slot, String place) {
        if (element == Builtin.STRING) {
            return prefix + "Strings(" + slot + ", " + place + ")";
        }
        String name = ((Named) element).name();
        String reference = JavaTypes.codec(model, file, name, "Decoder") + "::" + Names.lowerFirst(name);
        return prefix + (model.isUnion(element) ? "Wrappers(" : "Tables(") + slot + ", " + place + ", " + reference
                + ")";
    }

    private String call(JavaFile file, String typeName, String method) {
        String codec = JavaTypes.codec(model, file, typeName, "Decoder");
        return codec.equals(file.typeName()) ? method : codec + "." + method;
    }
}
