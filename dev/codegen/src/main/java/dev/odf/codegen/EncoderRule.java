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

/** Prints the binary encoders of a group: children first, then the table, both in the order of the field ids. */
final class EncoderRule {
    private final Model model;

    EncoderRule(Model model) {
        this.model = model;
    }

    JavaFile file(Group group) {
        JavaFile file = new JavaFile(JavaTypes.GENERATED, group.name() + "Encoder", Set.of());
        file.line("/** Writes the types of the group " + group.name() + " into a FlatBuffers buffer. */");
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

    private static String writer(JavaFile file) {
        return file.type(JavaTypes.FLATBUF + ".FlatWriter");
    }

    private void printUnion(JavaFile file, UnionDef union) {
        String type = file.type(JavaTypes.SCHEMA + "." + union.name());
        file.line("")
                .open("public static int " + Names.lowerFirst(union.name()) + "(" + writer(file) + " writer, " + type
                        + " value) {");
        file.open("switch (value.kind()) {");
        for (Model.VariantDef variant : union.variants()) {
            TableDef table = model.table(union, variant);
            file.open("case " + Names.constant(variant.name()) + ":");
            file.line("return " + call(file, table.javaName(), table.methodName()) + "(writer, ("
                    + javaType(file, table) + ") value);");
            file.outdent();
        }
        file.open("default:").line("throw new AssertionError(value.kind());").outdent();
        file.close("}").close("}");
        if (union.root() != null) {
            file.line("")
                    .open("public static int " + Names.lowerFirst(union.root()) + "(" + writer(file) + " writer, "
                            + type + " value) {");
            file.line("return writer.wrapper(value.kind().number(), value, " + file.typeName() + "::"
                    + Names.lowerFirst(union.name()) + ");");
            file.close("}");
        }
    }

    private void printTable(JavaFile file, TableDef table) {
        file.line("")
                .open("public static int " + table.methodName() + "(" + writer(file) + " writer, "
                        + javaType(file, table) + " value) {");
        file.line("writer.enterTable();");
        table.fields().stream().filter(field -> !isInline(field)).forEach(field -> printChild(file, table, field));
        int slots = table.fields().stream().mapToInt(this::slots).sum();
        file.line("writer.startTable(" + slots + ");");
        table.fields().forEach(field -> printAdd(file, table, field));
        file.line("return writer.endTable();");
        file.close("}");
    }

    private int slots(FieldDef field) {
        return model.isUnion(field.type()) ? 2 : 1;
    }

    private boolean isInline(FieldDef field) {
        FieldType type = field.type();
        return type == Builtin.DATE_TIME
                || (type instanceof Builtin builtin && builtin.isInlineNumber())
                || model.isEnum(type);
    }

    private void printChild(JavaFile file, TableDef table, FieldDef field) {
        String value = "value." + Names.member(field.name()) + "()";
        String child = child(file, table, field, value);
        String guarded = field.optional() ? value + " == null ? 0 : " + child : child;
        file.line("int " + offset(field) + " = " + guarded + ";");
    }

    /** The variable that holds the offset of a child. */
    private static String offset(FieldDef field) {
        return field.name() + "Offset";
    }

    private String child(JavaFile file, TableDef table, FieldDef field, String value) {
        String place = RecordRule.quote(table.specName() + "." + field.name());
        if (field.type() instanceof Builtin) {
            return switch ((Builtin) field.type()) {
                case STRING -> "writer.string(" + value + ", " + place + ")";
                case BYTES -> "writer.bytes(" + value + ")";
                case MULTIHASH, DATASET_ID -> "writer.bytes(" + value + ".bytes())";
                case DATASET_REF, DATASET_ALIAS -> "writer.string(" + value + ".toString(), " + place + ")";
                case EXTRA_ATTRIBUTES -> "writer.extraAttributes(" + value + ", " + place + ")";
                default -> throw new AssertionError(field.type());
            };
        }
        if (field.type() instanceof ListOf) {
            return list(file, ((ListOf) field.type()).element(), value, place);
        }
        String name = ((Named) field.type()).name();
        return call(file, name, Names.lowerFirst(name)) + "(writer, " + value + ")";
    }

    private String list(JavaFile file, FieldType element, String value, String place) {
        if (element == Builtin.STRING) {
            return "writer.strings(" + value + ", " + place + ")";
        }
        String name = ((Named) element).name();
        String codec = JavaTypes.codec(model, file, name, "Encoder");
        String reference = codec + "::" + Names.lowerFirst(name);
        return model.isUnion(element)
                ? "writer.wrappers(" + value + ", element -> element.kind().number(), " + reference + ")"
                : "writer.tables(" + value + ", " + reference + ")";
    }

    private void printAdd(JavaFile file, TableDef table, FieldDef field) {
        String value = "value." + Names.member(field.name()) + "()";
        if (!isInline(field)) {
            if (model.isUnion(field.type())) {
                String number = value + ".kind().number()";
                file.line("writer.addUnionType(" + field.id() + ", "
                        + (field.optional() ? value + " == null ? 0 : " + number : number) + ");");
                file.line("writer.addOffset(" + (field.id() + 1) + ", " + offset(field) + ");");
            } else {
                file.line("writer.addOffset(" + field.id() + ", " + offset(field) + ");");
            }
            return;
        }
        String place = RecordRule.quote(table.specName() + "." + field.name());
        String call = "writer." + (field.optional() ? "addOptional" : "add") + inlineMethod(field) + "(" + field.id()
                + ", " + value + inlineSuffix(field) + (field.type() == Builtin.DATE_TIME ? ", " + place : "") + ");";
        if (field.optional()) {
            file.open("if (" + value + " != null) {").line(call).close("}");
        } else {
            file.line(call);
        }
    }

    private String inlineMethod(FieldDef field) {
        if (model.isEnum(field.type())) {
            Model.EnumDef type = (Model.EnumDef) model.type(((Named) field.type()).name());
            return type.storage().equals("int16") ? "Int16" : "Int32";
        }
        return switch ((Builtin) field.type()) {
            case BOOL -> "Bool";
            case UINT64, MULTICODEC -> "Int64";
            case DATE_TIME -> "Timestamp";
            default -> "Int32";
        };
    }

    private String inlineSuffix(FieldDef field) {
        return model.isEnum(field.type()) ? ".number()" : field.type() == Builtin.MULTICODEC ? ".code()" : "";
    }

    private String call(JavaFile file, String typeName, String method) {
        String owner = typeName.contains(".") ? typeName.substring(0, typeName.indexOf('.')) : typeName;
        String codec = JavaTypes.codec(model, file, owner, "Encoder");
        return codec.equals(file.typeName()) ? method : codec + "." + method;
    }

    static String javaType(JavaFile file, TableDef table) {
        int dot = table.javaName().indexOf('.');
        return dot < 0
                ? file.type(JavaTypes.SCHEMA + "." + table.javaName())
                : file.type(JavaTypes.SCHEMA + "." + table.javaName().substring(0, dot))
                        + table.javaName().substring(dot);
    }
}
