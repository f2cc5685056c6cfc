package dev.odf.codegen;

import dev.odf.codegen.Model.EnumDef;
import dev.odf.codegen.Model.EnumValueDef;
import dev.odf.codegen.Model.Group;
import java.util.Set;

/** Prints a closed set of names as an enum. */
final class EnumRule {

    JavaFile file(Group group, EnumDef type) {
        JavaFile file = new JavaFile(JavaTypes.SCHEMA, type.name(), Set.of());
        Docs.print(file, Docs.ofType(group, type.name(), type.doc(), "<p>Immutable."));
        file.open("public enum " + type.name() + " {");
        for (int index = 0; index < type.values().size(); index++) {
            EnumValueDef value = type.values().get(index);
            file.line("/** " + Docs.html(value.doc()) + " */");
            file.line(Names.constant(value.name()) + "(\"" + value.name() + "\", " + value.number() + ")"
                    + (index == type.values().size() - 1 ? ";" : ","));
        }
        file.line("");
        file.line("private final String specName;")
                .line("private final int number;")
                .line("");
        file.open(type.name() + "(String specName, int number) {");
        file.line("this.specName = specName;")
                .line("this.number = number;")
                .close("}")
                .line("");
        file.line("/** The name in the specification and in text, {@code "
                + type.values().get(0).name() + "} for instance. */");
        file.open("public String specName() {")
                .line("return specName;")
                .close("}")
                .line("");
        file.line("/** The number in binary form, from 0. */");
        file.open("public int number() {").line("return number;").close("}");
        file.close("}");
        return file;
    }
}
