package dev.odf.codegen;

import dev.odf.codegen.FieldType.ListOf;
import dev.odf.codegen.FieldType.Named;
import dev.odf.codegen.Model.EnumDef;
import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.TableDef;
import dev.odf.codegen.Model.TypeDef;
import dev.odf.codegen.Model.UnionDef;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Refuses a model that contradicts itself. */
final class ModelChecker {
    private final Model model;

    private ModelChecker(Model model) {
        this.model = model;
    }

    static void check(Model model) {
        new ModelChecker(model).checkAll();
    }

    private void checkAll() {
        Set<String> names = new HashSet<>();
        model.types().forEach(type -> {
            require(names.add(type.name()), type.name(), "is declared twice");
            require(type.name().matches("[A-Z][A-Za-z0-9]*"), type.name(), "is not in PascalCase");
            requireDoc(type.name(), type.doc());
        });
        model.types().forEach(this::checkType);
        for (Group group : model.groups()) {
            model.tables(group).forEach(this::checkTable);
        }
    }

    private void checkType(TypeDef type) {
        if (type instanceof UnionDef union) {
            for (int index = 0; index < union.variants().size(); index++) {
                Model.VariantDef variant = union.variants().get(index);
                require(variant.number() == index + 1, union.name(), "must number its variants 1, 2, 3…");
                if (variant.standalone()) {
                    model.type(variant.name());
                } else {
                    requireDoc(union.name() + "::" + variant.name(), variant.doc());
                }
            }
        } else if (type instanceof EnumDef closedSet) {
            require(List.of("int16", "int32").contains(closedSet.storage()), type.name(), "has an unknown storage");
            for (int index = 0; index < closedSet.values().size(); index++) {
                require(
                        closedSet.values().get(index).number() == index,
                        type.name(),
                        "must number its values 0, 1, 2…");
                requireDoc(type.name(), closedSet.values().get(index).doc());
            }
        }
    }

    private void checkTable(TableDef table) {
        int nextId = 0;
        Set<String> names = new HashSet<>();
        for (FieldDef field : table.fields()) {
            String place = table.specName() + "." + field.name();
            require(field.id() == nextId, place, "must have id " + nextId);
            require(names.add(field.name()), place, "is declared twice");
            require(!field.name().equals("kind") || table.kind() == null, place, "is the tag of the union");
            requireDoc(place, field.doc());
            checkFieldType(field, place);
            nextId += model.isUnion(field.type()) ? 2 : 1;
        }
    }

    private void checkFieldType(FieldDef field, String place) {
        FieldType type = field.type() instanceof ListOf ? ((ListOf) field.type()).element() : field.type();
        if (type instanceof Named named) {
            model.type(named.name());
        } else if (field.type() instanceof ListOf) {
            require(type == FieldType.Builtin.STRING, place, "may list strings and named types only");
        }
        require(field.defaultText() == null || field.optional(), place, "has a default and must be optional");
        require(field.fallback() == null || !field.optional(), place, "has a fallback and must be required");
    }

    private static void requireDoc(String place, String doc) {
        require(!doc.isBlank(), place, "has no documentation");
    }

    private static void require(boolean condition, String place, String problem) {
        if (!condition) {
            throw new ModelException(place + " " + problem);
        }
    }
}
