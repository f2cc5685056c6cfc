package dev.odf.codegen;

import dev.odf.codegen.FieldType.Builtin;
import dev.odf.codegen.FieldType.ListOf;
import dev.odf.codegen.FieldType.Named;
import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.TableDef;
import dev.odf.codegen.Model.TypeDef;
import dev.odf.codegen.Model.UnionDef;
import java.util.Set;

/** Prints the text writers of a group; keys come in the order of the field ids, the tag of a union first. */
final class PrinterRule {
    private final Model model;

    PrinterRule(Model model) {
        this.model = model;
    }

    JavaFile file(Group group) {
        JavaFile file = new JavaFile(JavaTypes.GENERATED, group.name() + "Printer", Set.of());
        file.line("/** Writes the types of the group " + group.name() + " as text. */");
        file.open("public final class " + file.typeName() + " {");
        file.line("private " + file.typeName() + "() {}");
        for (TypeDef type : group.types()) {
            if (type instanceof UnionDef unionDef) {
                printUnion(file, unionDef);
            }
        }
        model.tables(group).forEach(table -> printTable(file, table));
        file.close("}");
        return file;
    }

    private static String sink(JavaFile file) {
        return file.type(JavaTypes.TEXT + ".TextSink");
    }

    private void printUnion(JavaFile file, UnionDef union) {
        String type = file.type(JavaTypes.SCHEMA + "." + union.name());
        file.line("")
                .open("public static void " + Names.lowerFirst(union.name()) + "(" + sink(file) + " sink, " + type
                        + " value) {");
        file.open("switch (value.kind()) {");
        for (Model.VariantDef variant : union.variants()) {
            TableDef table = model.table(union, variant);
            file.open("case " + Names.constant(variant.name()) + ":");
            file.line(call(file, variant.standalone() ? variant.name() : union.name(), table.methodName()) + "(sink, ("
                    + EncoderRule.javaType(file, table) + ") value);");
            file.line("break;").outdent();
        }
        file.open("default:").line("throw new AssertionError(value.kind());").outdent();
        file.close("}").close("}");
    }

    private void printTable(JavaFile file, TableDef table) {
        file.line("")
                .open("public static void " + table.methodName() + "(" + sink(file) + " sink, "
                        + EncoderRule.javaType(file, table) + " value) {");
        file.line("sink.beginMapping();");
        if (table.kind() != null) {
            file.line("sink.key(\"kind\");").line("sink.string(\"" + table.kind() + "\");");
        }
        table.fields().forEach(field -> printField(file, field));
        file.line("sink.endMapping();");
        file.close("}");
    }

    private void printField(JavaFile file, FieldDef field) {
        String value = "value." + Names.member(field.name()) + "()";
        if (field.optional()) {
            file.open("if (" + value + " != null) {");
        }
        file.line("sink.key(\"" + field.name() + "\");");
        if (field.type() instanceof ListOf) {
            FieldType element = ((ListOf) field.type()).element();
            file.line("sink.beginSequence();");
            file.open("for (" + JavaTypes.boxed(file, element) + " element : " + value + ") {");
            file.line(scalar(file, element, "element"));
            file.close("}");
            file.line("sink.endSequence();");
        } else {
            file.line(scalar(file, field.type(), value));
        }
        if (field.optional()) {
            file.close("}");
        }
    }

    private String scalar(JavaFile file, FieldType type, String value) {
        if (type instanceof Builtin builtin) {
            return switch (builtin) {
                case STRING -> "sink.string(" + value + ");";
                case BOOL -> "sink.bool(" + value + ");";
                case UINT64 -> "sink.uint64(" + value + ");";
                case UINT32 -> "sink.uint64(Integer.toUnsignedLong(" + value + "));";
                case INT32 -> "sink.int64(" + value + ");";
                case BYTES -> "sink.string(" + file.type(JavaTypes.TEXT + ".Base64Text") + ".format(" + value + "));";
                case DATE_TIME ->
                    "sink.string(" + file.type(JavaTypes.TEXT + ".DateTimes") + ".format(" + value + "));";
                case EXTRA_ATTRIBUTES -> "sink.json(" + value + ".toJson());";
                default -> "sink.string(" + value + ".toString());";
            };
        }
        String name = ((Named) type).name();
        return model.isEnum(type)
                ? "sink.string(" + value + ".specName());"
                : call(file, name, Names.lowerFirst(name)) + "(sink, " + value + ");";
    }

    private String call(JavaFile file, String typeName, String method) {
        String codec = JavaTypes.codec(model, file, typeName, "Printer");
        return codec.equals(file.typeName()) ? method : codec + "." + method;
    }
}
