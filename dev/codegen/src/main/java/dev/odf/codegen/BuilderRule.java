package dev.odf.codegen;

import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.TableDef;
import java.util.List;
import java.util.stream.Collectors;

/** Prints the builder nested in a record. */
final class BuilderRule {

    void print(JavaFile file, String recordName, TableDef table) {
        file.line("/** A builder with nothing set. */");
        file.open("public static Builder builder() {")
                .line("return new Builder();")
                .close("}")
                .line("");
        printToBuilder(file, table);
        file.line("/**");
        file.line(" * Builds {@link " + recordName + "}.");
        file.line(" *");
        file.line(" * <p>Not thread-safe.");
        file.line(" *");
        file.line(" * @since 0.1");
        file.line(" */");
        file.open("public static final class Builder {");
        for (FieldDef field : table.fields()) {
            file.line("private " + file.nullable(JavaTypes.boxed(file, field.type())) + " " + Names.member(field.name())
                    + ";");
        }
        file.line("").line("private Builder() {}").line("");
        for (FieldDef field : table.fields()) {
            String member = Names.member(field.name());
            file.line("/** " + Docs.ofField(field) + " */");
            file.open("public Builder " + member + "(" + JavaTypes.component(file, field) + " " + member + ") {");
            file.line("this." + member + " = " + member + ";");
            file.line("return this;");
            file.close("}").line("");
        }
        printBuild(file, recordName, table);
        file.close("}");
    }

    private static void printToBuilder(JavaFile file, TableDef table) {
        file.line("/** A builder that starts with the components of this value. */");
        file.open("public Builder toBuilder() {");
        file.line("Builder builder = new Builder();");
        for (FieldDef field : table.fields()) {
            String member = Names.member(field.name());
            file.line("builder." + member + " = " + member + ";");
        }
        file.line("return builder;");
        file.close("}").line("");
    }

    private static void printBuild(JavaFile file, String recordName, TableDef table) {
        List<FieldDef> required = table.fields().stream()
                .filter(field -> !field.optional() && field.fallback() == null)
                .collect(Collectors.toList());
        file.line("/**");
        file.line(" * The value that was described.");
        if (!required.isEmpty()) {
            file.line(" *");
            file.line(" * @throws IllegalStateException if required components are missing; names all of them");
        }
        file.line(" */");
        file.open("public " + recordName + " build() {");
        if (!required.isEmpty()) {
            printMissing(file, table, required);
        }
        file.line("return new " + recordName + "("
                + table.fields().stream().map(BuilderRule::argument).collect(Collectors.joining(", ")) + ");");
        file.close("}");
    }

    private static void printMissing(JavaFile file, TableDef table, List<FieldDef> required) {
        String condition = required.stream()
                .map(field -> Names.member(field.name()) + " == null")
                .collect(Collectors.joining(" || "));
        String string = file.type("java.lang.String");
        file.open("if (" + condition + ") {");
        file.line(file.type("java.util.List") + "<" + string + "> missing = new " + file.type("java.util.ArrayList")
                + "<>();");
        for (FieldDef field : required) {
            String member = Names.member(field.name());
            file.open("if (" + member + " == null) {")
                    .line("missing.add(\"" + field.name() + "\");")
                    .close("}");
        }
        file.line("throw new IllegalStateException(\"" + table.specName() + ": missing \" + " + string
                + ".join(\", \", missing));");
        file.close("}");
    }

    private static String argument(FieldDef field) {
        String member = Names.member(field.name());
        return field.fallback() == null
                ? member
                : member + " == null ? " + RecordRule.quote(field.fallback()) + " : " + member;
    }
}
