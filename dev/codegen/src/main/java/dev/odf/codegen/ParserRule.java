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
import dev.odf.codegen.Model.VariantDef;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints the text readers of a group. */
final class ParserRule {
    private final Model model;

    ParserRule(Model model) {
        this.model = model;
    }

    JavaFile file(Group group) {
        JavaFile file = new JavaFile(JavaTypes.GENERATED, group.name() + "Parser", Set.of());
        file.line("/** Reads the types of the group " + group.name() + " from text. */");
        file.open("public final class " + file.typeName() + " {");
        group.types().forEach(type -> printShape(file, type));
        model.tables(group).forEach(table -> printShape(file, table));
        file.line("").line("private " + file.typeName() + "() {}");
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

    private static String node(JavaFile file) {
        return file.type(JavaTypes.TEXT + ".TextNode");
    }

    private void printShape(JavaFile file, TypeDef type) {
        if (type instanceof UnionDef union) {
            String textUnion = file.type(JavaTypes.TEXT + ".TextUnion");
            file.line("private static final " + textUnion + " " + Names.constant(union.name()) + " = " + textUnion
                    + ".of(\"" + union.name() + "\", " + union.shortForm() + ", "
                    + union.variants().stream()
                            .map(VariantDef::name)
                            .map(RecordRule::quote)
                            .collect(Collectors.joining(", "))
                    + ");");
        } else if (type instanceof EnumDef closedSet) {
            String textEnum = file.type(JavaTypes.TEXT + ".TextEnum");
            file.line("private static final " + textEnum + " " + Names.constant(type.name()) + " = " + textEnum
                    + ".of(\"" + type.name() + "\", "
                    + closedSet.values().stream()
                            .map(value -> RecordRule.quote(value.name()))
                            .collect(Collectors.joining(", "))
                    + ");");
        }
    }

    private void printShape(JavaFile file, TableDef table) {
        String shape = file.type(JavaTypes.TEXT + ".TextShape");
        String factory = table.kind() == null ? "record" : "variant";
        StringBuilder arguments = new StringBuilder(RecordRule.quote(table.specName()));
        table.fields().forEach(field -> arguments.append(", ").append(RecordRule.quote(field.name())));
        file.line("private static final " + shape + " " + Names.constant(table.wireName()) + "_SHAPE = " + shape + "."
                + factory + "(" + arguments + ");");
    }

    private void printUnion(JavaFile file, UnionDef union) {
        String type = file.type(JavaTypes.SCHEMA + "." + union.name());
        file.line("")
                .open("public static " + type + " " + Names.lowerFirst(union.name()) + "(" + node(file) + " node) {");
        file.open("switch (" + Names.constant(union.name()) + ".variant(node)) {");
        for (int index = 0; index < union.variants().size(); index++) {
            VariantDef variant = union.variants().get(index);
            TableDef table = model.table(union, variant);
            file.open("case " + index + ":");
            file.line("return "
                            + call(
                                    file,
                                    variant.standalone() ? variant.name() : union.name(),
                                    "fieldsOf" + table.wireName())
                            + "(node);")
                    .outdent();
        }
        file.open("default:").line("throw new AssertionError();").outdent();
        file.close("}").close("}");
    }

    private void printEnum(JavaFile file, EnumDef closedSet) {
        String type = file.type(JavaTypes.SCHEMA + "." + closedSet.name());
        file.line("")
                .open("public static " + type + " " + Names.lowerFirst(closedSet.name()) + "(" + node(file)
                        + " node) {");
        file.open("switch (" + Names.constant(closedSet.name()) + ".index(node)) {");
        closedSet
                .values()
                .forEach(value -> file.open("case " + value.number() + ":")
                        .line("return " + type + "." + Names.constant(value.name()) + ";")
                        .outdent());
        file.open("default:").line("throw new AssertionError();").outdent();
        file.close("}").close("}");
    }

    /** A variant has two readers: one that checks the tag first, and one for when the union has done so. */
    private void printTable(JavaFile file, TableDef table) {
        String type = EncoderRule.javaType(file, table);
        String fieldsMethod = table.kind() == null ? table.methodName() : "fieldsOf" + table.wireName();
        String owner = table.union();
        if (owner != null) {
            String union = call(file, owner, Names.lowerFirst(owner));
            file.line("").open("public static " + type + " " + table.methodName() + "(" + node(file) + " node) {");
            file.line("return " + file.type(JavaTypes.TEXT + ".TextUnion") + ".expect(" + union + "(node), " + type
                    + ".class, node);");
            file.close("}");
        }
        file.line("").open("public static " + type + " " + fieldsMethod + "(" + node(file) + " node) {");
        String fields = file.type(JavaTypes.TEXT + ".TextFields");
        String open = fields + ".of(node, " + Names.constant(table.wireName()) + "_SHAPE)";
        if (table.fields().isEmpty()) {
            file.line(open + ";").line("return new " + type + "();");
        } else {
            file.line(fields + " fields = " + open + ";");
            file.line("return new " + type + "(").indent().indent();
            for (int index = 0; index < table.fields().size(); index++) {
                String end = index == table.fields().size() - 1 ? ");" : ",";
                file.line(read(file, table.fields().get(index), index) + end);
            }
            file.outdent().outdent();
        }
        file.close("}");
    }

    private String read(JavaFile file, FieldDef field, int index) {
        boolean list = field.type() instanceof ListOf;
        FieldType type = list ? ((ListOf) field.type()).element() : field.type();
        String fallback = field.fallback() == null ? "" : ", " + RecordRule.quote(field.fallback());
        String method = presence(field) + (list ? "List" : "");
        return "fields." + method + "(" + index + ", " + reference(file, type) + fallback + ")";
    }

    private static String presence(FieldDef field) {
        if (!field.optional() && field.fallback() == null) {
            return "required";
        }
        return field.refusesNull() ? "optionalNotNull" : "optional";
    }

    private String reference(JavaFile file, FieldType type) {
        if (type instanceof Builtin builtin) {
            String readers = builtin.isIdentifier() ? ".IdentifierScalars" : ".TextScalars";
            return file.type(JavaTypes.TEXT + readers) + "::" + builtin.camelName();
        }
        String name = ((Named) type).name();
        return JavaTypes.codec(model, file, name, "Parser") + "::" + Names.lowerFirst(name);
    }

    private String call(JavaFile file, String typeName, String method) {
        String codec = JavaTypes.codec(model, file, typeName, "Parser");
        return codec.equals(file.typeName()) ? method : codec + "." + method;
    }
}
