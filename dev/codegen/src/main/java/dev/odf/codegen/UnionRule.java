package dev.odf.codegen;

import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.UnionDef;
import dev.odf.codegen.Model.VariantDef;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints a union as a sealed interface with its kinds, its visitor and the records nested in it. */
final class UnionRule {
    private final Model model;
    private final RecordRule records;

    UnionRule(Model model, RecordRule records) {
        this.model = model;
        this.records = records;
    }

    JavaFile file(Group group, UnionDef union) {
        Set<String> nested = union.variants().stream()
                .filter(variant -> !variant.standalone())
                .map(VariantDef::name)
                .collect(Collectors.toCollection(HashSet::new));
        nested.addAll(Set.of("Kind", "Cases", "Builder"));
        JavaFile file = new JavaFile(JavaTypes.SCHEMA, union.name(), nested);
        Docs.print(file, Docs.ofType(group, union.name(), union.doc(), "<p>Immutable."));
        String permitted = union.variants().stream()
                .map(variant -> variant.standalone() ? variant.name() : union.name() + "." + variant.name())
                .collect(Collectors.joining(", "));
        file.open("public sealed interface " + union.name() + " permits " + permitted + " {")
                .line("");
        file.line("/** Which variant this is. */").line("Kind kind();").line("");
        file.line("/** Calls the method of the visitor that belongs to this variant, and returns its result. */");
        file.line("<R> R match(Cases<R> cases);").line("");
        printKind(file, union);
        printCases(file, union);
        for (VariantDef variant : union.variants()) {
            if (!variant.standalone()) {
                file.line("");
                records.print(file, group, model.table(union, variant));
            }
        }
        file.close("}");
        return file;
    }

    private void printKind(JavaFile file, UnionDef union) {
        String string = file.type("java.lang.String");
        file.line("/** The variants of {@link " + union.name() + "}, in the order of their numbers. */");
        file.open("enum Kind {");
        for (int index = 0; index < union.variants().size(); index++) {
            VariantDef variant = union.variants().get(index);
            file.line("/** " + Docs.html(model.table(union, variant).doc()) + " */");
            file.line(Names.constant(variant.name()) + "(\"" + variant.name() + "\", " + variant.number() + ")"
                    + (index == union.variants().size() - 1 ? ";" : ","));
        }
        file.line("");
        file.line("private final " + string + " specName;")
                .line("private final int number;")
                .line("");
        file.open("Kind(" + string + " specName, int number) {");
        file.line("this.specName = specName;")
                .line("this.number = number;")
                .close("}")
                .line("");
        file.line("/** The name in the specification and in text, {@code "
                + union.variants().get(0).name() + "} for instance. */");
        file.open("public " + string + " specName() {")
                .line("return specName;")
                .close("}")
                .line("");
        file.line("/** The discriminant in binary form, from 1. */");
        file.open("public int number() {").line("return number;").close("}");
        file.close("}").line("");
    }

    private void printCases(JavaFile file, UnionDef union) {
        file.line("/**");
        file.line(" * One method for each variant of {@link " + union.name() + "}.");
        file.line(" *");
        file.line(" * @param <R> what the methods return");
        file.line(" */");
        file.open("interface Cases<R> {");
        for (int index = 0; index < union.variants().size(); index++) {
            VariantDef variant = union.variants().get(index);
            String type = variant.standalone() ? variant.name() : union.name() + "." + variant.name();
            file.line("");
            file.line("/** Called for {@link " + type + "}. */");
            file.line("R " + Names.member(variant.name()) + "(" + type + " value);");
        }
        file.close("}");
    }
}
