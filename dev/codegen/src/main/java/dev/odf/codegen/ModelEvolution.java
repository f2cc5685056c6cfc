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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Refuses a model that does not read what a released one has written, or the other way round.
 *
 * <p>A released model is kept as lines {@code place = what stands there}, sorted: a table with a field id, a union or an enum with a number. What was
 * released stays as it is; what is added takes numbers of its own, and fields added to a released table are optional.
 */
final class ModelEvolution {
    private static final String SEPARATOR = " = ";

    private ModelEvolution() {}

    /** The lines that record a checked model. */
    static List<String> record(Model model) {
        return facts(model).entrySet().stream()
                .map(fact -> fact.getKey() + SEPARATOR + fact.getValue())
                .collect(Collectors.toList());
    }

    /**
     * Compares a checked model with the lines of a released one.
     *
     * @throws ModelException if it breaks any of them; names all
     */
    static void check(Model model, List<String> released) {
        Map<String, String> old = new TreeMap<>();
        for (String line : released) {
            int separator = line.indexOf(SEPARATOR);
            if (separator < 0) {
                throw new ModelException("released model: '" + line + "' is not a line of one");
            }
            old.put(line.substring(0, separator), line.substring(separator + SEPARATOR.length()));
        }
        Map<String, String> current = facts(model);
        List<String> problems = new ArrayList<>();
        old.forEach((place, fact) -> {
            String now = current.get(place);
            if (!fact.equals(now)) {
                problems.add(
                        place + " was released as '" + fact + "' and is " + (now == null ? "gone" : "'" + now + "'"));
            }
        });
        current.forEach((place, fact) -> {
            String owner = place.substring(0, Math.max(0, place.lastIndexOf('#')));
            if (!old.containsKey(place) && old.containsKey(owner) && fact.endsWith(" required")) {
                problems.add(place + " is added to a released table and must be optional: '" + fact + "'");
            }
        });
        if (!problems.isEmpty()) {
            throw new ModelException(String.join("\n", problems));
        }
    }

    private static Map<String, String> facts(Model model) {
        Map<String, String> facts = new TreeMap<>();
        for (Group group : model.groups()) {
            group.types().forEach(type -> addType(model, type, facts));
            model.tables(group).forEach(table -> addTable(table, facts));
        }
        return facts;
    }

    private static void addType(Model model, TypeDef type, Map<String, String> facts) {
        if (type instanceof UnionDef union) {
            facts.put(
                    union.name(),
                    "union" + (union.shortForm() ? ", short form" : "")
                            + (union.root() == null ? "" : ", root " + union.root()));
            union.variants()
                    .forEach(variant -> facts.put(
                            place(union.name(), variant.number()),
                            model.table(union, variant).specName()));
        } else if (type instanceof EnumDef closedSet) {
            facts.put(closedSet.name(), "enum of " + closedSet.storage());
            closedSet.values().forEach(value -> facts.put(place(closedSet.name(), value.number()), value.name()));
        }
    }

    private static void addTable(TableDef table, Map<String, String> facts) {
        facts.put(table.specName(), "table " + table.wireName());
        table.fields().forEach(field -> facts.put(place(table.specName(), field.id()), fact(field)));
    }

    // Two digits, so that lines sort in the order of the numbers.
    private static String place(String owner, int number) {
        return owner + "#" + (number < 10 ? "0" : "") + number;
    }

    private static String fact(FieldDef field) {
        StringBuilder fact = new StringBuilder(field.name()).append(": ").append(spelled(field.type()));
        if (field.defaultText() != null) {
            fact.append(", absent means '").append(field.defaultText()).append('\'');
        }
        if (field.fallback() != null) {
            fact.append(", absent is read as '").append(field.fallback()).append('\'');
        }
        return fact.append(field.optional() ? ", optional" : ", required").toString();
    }

    private static String spelled(FieldType type) {
        if (type instanceof ListOf list) {
            return "list(" + spelled(list.element()) + ")";
        }
        return type instanceof Named named ? named.name() : ((Builtin) type).spelling();
    }
}
