package dev.odf.codegen;

import dev.odf.codegen.FieldType.Builtin;
import dev.odf.codegen.FieldType.ListOf;
import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.TableDef;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints a table as a record: components, checks, defaults, equality and builder. */
final class RecordRule {
    private final Model model;

    RecordRule(Model model) {
        this.model = model;
    }

    JavaFile file(Group group, TableDef table) {
        JavaFile file = new JavaFile(JavaTypes.SCHEMA, table.javaName(), Set.of("Builder"));
        print(file, group, table);
        return file;
    }

    /** Prints the record at the current place of the file. */
    void print(JavaFile file, Group group, TableDef table) {
        String name = simpleName(table);
        Docs.print(file, Docs.ofTable(group, table));
        String implemented = table.union() == null ? "" : " implements " + table.union();
        file.open("public record " + name + "(" + components(file, table) + ")" + implemented + " {");
        printConstructor(file, name, table);
        String kind = table.kind();
        if (kind != null) {
            printUnionMembers(file, kind);
        }
        printDefaults(file, table);
        if (table.hasDefaults()) {
            printEquality(file, name, table);
        }
        if (needsBuilder(table)) {
            new BuilderRule().print(file, name, table);
        }
        file.close("}");
    }

    private static String simpleName(TableDef table) {
        return table.javaName().substring(table.javaName().lastIndexOf('.') + 1);
    }

    private static String components(JavaFile file, TableDef table) {
        return table.fields().stream()
                .map(field -> JavaTypes.component(file, field) + " " + Names.member(field.name()))
                .collect(Collectors.joining(", "));
    }

    /** More than four components, or any that may be absent. */
    static boolean needsBuilder(TableDef table) {
        return table.fields().size() > 4 || table.fields().stream().anyMatch(FieldDef::optional);
    }

    private static void printConstructor(JavaFile file, String name, TableDef table) {
        List<FieldDef> checked =
                table.fields().stream().filter(RecordRule::isChecked).collect(Collectors.toList());
        if (checked.isEmpty()) {
            return;
        }
        file.open("public " + name + " {");
        for (FieldDef field : checked) {
            String member = Names.member(field.name());
            if (!field.optional()) {
                file.line(file.type("java.util.Objects") + ".requireNonNull(" + member + ", \"" + member + "\");");
            }
            if (field.type() instanceof ListOf) {
                String copy = file.type("java.util.List") + ".copyOf(" + member + ")";
                file.line(member + " = " + (field.optional() ? member + " == null ? null : " + copy : copy) + ";");
            }
        }
        file.close("}").line("");
    }

    private static boolean isChecked(FieldDef field) {
        return field.type() instanceof ListOf || (!field.optional() && !JavaTypes.isPrimitive(field));
    }

    private static void printUnionMembers(JavaFile file, String kind) {
        file.line("@Override");
        file.open("public Kind kind() {");
        file.line("return Kind." + Names.constant(kind) + ";");
        file.close("}").line("");
        file.line("@Override");
        file.open("public <R> R match(Cases<R> cases) {");
        file.line("return cases." + Names.member(kind) + "(this);");
        file.close("}").line("");
    }

    private void printDefaults(JavaFile file, TableDef table) {
        for (FieldDef field : table.fields()) {
            String defaultText = field.defaultText();
            if (defaultText == null) {
                continue;
            }
            String value = defaultLiteral(file, field, defaultText);
            String member = Names.member(field.name());
            String type = field.type() == Builtin.BOOL ? "boolean" : JavaTypes.plain(file, field.type());
            file.line("/** The value of {@link #" + member + "()}, or " + Docs.code(defaultText)
                    + " where it is absent. */");
            file.open("public " + type + " " + member + "OrDefault() {");
            file.line("return " + member + " == null ? " + value + " : " + member + ";");
            file.close("}").line("");
        }
    }

    private String defaultLiteral(JavaFile file, FieldDef field, String text) {
        if (field.type() == Builtin.BOOL) {
            return text;
        }
        if (model.isEnum(field.type())) {
            return JavaTypes.plain(file, field.type()) + "." + Names.constant(text);
        }
        return quote(text);
    }

    static String quote(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static void printEquality(JavaFile file, String name, TableDef table) {
        String objects = file.type("java.util.Objects");
        file.line("/** Compares what the values mean: an absent component equals its default. */");
        file.line("@Override");
        file.open("public boolean equals(" + file.nullable(file.type("java.lang.Object")) + " other) {");
        file.open("if (!(other instanceof " + name + ")) {");
        file.line("return false;");
        file.close("}");
        file.line(name + " that = (" + name + ") other;");
        List<String> accessors =
                table.fields().stream().map(RecordRule::effectiveAccessor).collect(Collectors.toList());
        file.line("return "
                + accessors.stream()
                        .map(accessor -> objects + ".equals(" + accessor + ", that." + accessor + ")")
                        .collect(Collectors.joining("\n                && "))
                + ";");
        file.close("}").line("");
        file.line("@Override");
        file.open("public int hashCode() {");
        file.line("return " + objects + ".hash(" + String.join(", ", accessors) + ");");
        file.close("}").line("");
    }

    private static String effectiveAccessor(FieldDef field) {
        return Names.member(field.name()) + (field.defaultText() == null ? "()" : "OrDefault()");
    }
}
