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
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Prints the model as a FlatBuffers schema, from which other languages generate readers. */
final class FbsRule {
    private final Model model;
    private final StringBuilder text = new StringBuilder();
    private final Set<String> wrapped = new TreeSet<>();

    FbsRule(Model model) {
        this.model = model;
    }

    String print() {
        text.append("// FlatBuffers schema of Open Data Fabric 0.38, generated from the model of odf-java.\n");
        text.append("namespace odf;\n\n");
        text.append("// UTC. The day of the year counts from 1.\n");
        text.append("struct Timestamp {\n  year: int32;\n  ordinal: uint16;\n  seconds_from_midnight: uint32;\n");
        text.append("  nanoseconds: uint32;\n}\n\n");
        text.append("// A JSON object as compact text with sorted keys.\n");
        text.append("table ExtraAttributes {\n  entries: string;\n}\n");
        // The compiler takes a name that it has not met for a table, so enums and unions come first.
        model.types().forEach(this::printEnumOrUnion);
        for (Group group : model.groups()) {
            model.tables(group).forEach(this::printTable);
        }
        model.unions().stream()
                .filter(union -> union.root() != null)
                .forEach(union -> printHolder(union.root(), union.name()));
        for (String union : wrapped) {
            printHolder(union + "Wrapper", union);
        }
        text.append("\nroot_type Manifest;\n");
        return text.toString();
    }

    private void printEnumOrUnion(TypeDef type) {
        if (type instanceof EnumDef closedSet) {
            printDoc("", type.doc());
            text.append("enum ")
                    .append(type.name())
                    .append(": ")
                    .append(closedSet.storage())
                    .append(" {\n  ");
            text.append(closedSet.values().stream()
                    .map(value -> value.name() + " = " + value.number())
                    .collect(Collectors.joining(",\n  ")));
            text.append("\n}\n");
        } else if (type instanceof UnionDef union) {
            printDoc("", type.doc());
            text.append("union ").append(type.name()).append(" {\n  ");
            text.append(union.variants().stream()
                    .map(variant -> model.table(union, variant).wireName())
                    .collect(Collectors.joining(",\n  ")));
            text.append("\n}\n");
        }
    }

    private void printHolder(String table, String union) {
        text.append("\ntable ")
                .append(table)
                .append(" {\n  value: ")
                .append(union)
                .append(";\n}\n");
    }

    private void printTable(TableDef table) {
        printDoc("", table.doc());
        text.append("table ").append(table.wireName()).append(" {\n");
        for (FieldDef field : table.fields()) {
            text.append("  ")
                    .append(Names.snake(field.name()))
                    .append(": ")
                    .append(spelled(field))
                    .append(";\n");
        }
        text.append("}\n");
    }

    private void printDoc(String indent, String doc) {
        text.append('\n')
                .append(indent)
                .append("/// ")
                .append(doc.replaceAll("\\s+", " "))
                .append('\n');
    }

    private String spelled(FieldDef field) {
        if (field.type() instanceof ListOf) {
            FieldType element = ((ListOf) field.type()).element();
            if (model.isUnion(element)) {
                wrapped.add(((Named) element).name());
                return "[" + ((Named) element).name() + "Wrapper]";
            }
            return "[" + name(element) + "]";
        }
        boolean number = model.isEnum(field.type())
                || (field.type() instanceof Builtin && ((Builtin) field.type()).isInlineNumber());
        return name(field.type()) + (number && field.optional() ? " = null" : "");
    }

    private static String name(FieldType type) {
        if (type instanceof Named named) {
            return named.name();
        }
        return switch ((Builtin) type) {
            case STRING, DATASET_REF, DATASET_ALIAS -> "string";
            case DATE_TIME -> "Timestamp";
            case MULTICODEC -> "int64";
            case EXTRA_ATTRIBUTES -> "ExtraAttributes";
            case BYTES, MULTIHASH, DATASET_ID -> "[ubyte]";
            default -> ((Builtin) type).spelling();
        };
    }
}
