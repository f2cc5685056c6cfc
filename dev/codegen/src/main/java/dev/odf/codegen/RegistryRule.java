package dev.odf.codegen;

import dev.odf.codegen.Model.EnumDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.TableDef;
import dev.odf.codegen.Model.TypeDef;
import dev.odf.codegen.Model.UnionDef;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Prints the list of every type together with its text reader and writer. */
final class RegistryRule {
    private final Model model;

    RegistryRule(Model model) {
        this.model = model;
    }

    JavaFile file() {
        JavaFile file = new JavaFile(JavaTypes.GENERATED, "TextTypes", Set.of());
        String textType = file.type(JavaTypes.TEXT + ".TextType");
        String list = file.type("java.util.List");
        file.line("/** Every type of the model that has a text form, in the order of the model. */");
        file.open("public final class TextTypes {");
        file.line("private TextTypes() {}").line("");
        file.line("/** All types; unions before their variants. */");
        file.open("public static " + list + "<" + textType + "<?>> all() {");
        file.line("return " + list + ".of(").indent().indent();
        List<String> entries = new ArrayList<>();
        for (Group group : model.groups()) {
            group.types().forEach(type -> addType(file, type, entries));
        }
        for (int index = 0; index < entries.size(); index++) {
            file.line(entries.get(index) + (index == entries.size() - 1 ? ");" : ","));
        }
        file.outdent().outdent().close("}").close("}");
        return file;
    }

    private void addType(JavaFile file, TypeDef type, List<String> entries) {
        if (type instanceof UnionDef union) {
            entries.add(entry(file, union.name(), union.name(), union.name(), Names.lowerFirst(union.name())));
            union.variants().stream()
                    .filter(variant -> !variant.standalone())
                    .map(variant -> model.table(union, variant))
                    .forEach(table -> entries.add(
                            entry(file, union.name(), table.javaName(), table.specName(), table.methodName())));
        } else if (type instanceof EnumDef) {
            String javaType = file.type(JavaTypes.SCHEMA + "." + type.name());
            entries.add("new TextType<>(\"" + type.name() + "\", " + javaType + ".class, "
                    + JavaTypes.codec(model, file, type.name(), "Parser") + "::" + Names.lowerFirst(type.name())
                    + ", (sink, value) -> sink.string(value.specName()))");
        } else {
            TableDef table = model.table((Model.RecordDef) type);
            entries.add(entry(file, type.name(), table.javaName(), table.specName(), table.methodName()));
        }
    }

    private String entry(JavaFile file, String owner, String javaName, String specName, String method) {
        String imported = file.type(JavaTypes.SCHEMA + "." + owner);
        String javaType = imported + javaName.substring(owner.length());
        return "new TextType<>(\"" + specName + "\", " + javaType + ".class, "
                + JavaTypes.codec(model, file, owner, "Parser") + "::" + method + ", "
                + JavaTypes.codec(model, file, owner, "Printer") + "::" + method + ")";
    }
}
