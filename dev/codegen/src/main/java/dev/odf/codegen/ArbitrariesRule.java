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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Prints jqwik arbitraries for every type; types that contain themselves take the depth that is left. */
final class ArbitrariesRule {
    private static final String PACKAGE = "dev.odf.testkit";
    private static final String JQWIK = "net.jqwik.api.";
    private static final String LAZY = "return LazyArbitrary.of(() -> ";
    private static final int DEPTH = 3;

    private final Model model;
    private final JavaFile file = new JavaFile(PACKAGE, "SchemaArbitraries", Set.of());

    ArbitrariesRule(Model model) {
        this.model = model;
    }

    JavaFile file() {
        Docs.print(
                file,
                List.of(
                        "/**",
                        " * Arbitrary values of every type of the ODF schema, for jqwik properties.",
                        " *",
                        " * <p>Optional components are absent about every other time, lists are short, and types that contain themselves are only a few",
                        " * levels deep. All values can be written in binary and in text, and shrink towards the simplest ones. Components do not know",
                        " * of each other: an interval may end before it starts.",
                        " *",
                        " * <p>Thread-safe.",
                        " *",
                        " * @since 0.1",
                        " */"));
        file.open("public final class SchemaArbitraries {");
        file.line("/** How deep types that contain themselves may still go below the outermost one. */");
        file.line("private static final int DEPTH = " + DEPTH + ";").line("");
        file.line("private SchemaArbitraries() {}");
        for (Group group : model.groups()) {
            for (TypeDef type : group.types()) {
                if (type instanceof UnionDef unionDef) {
                    printUnion(unionDef);
                } else if (type instanceof EnumDef enumDef) {
                    printEnum(enumDef);
                }
            }
            model.tables(group).forEach(this::printTable);
        }
        file.close("}");
        return file;
    }

    private void openMethod(String doc, String javaType, String method, boolean recursive) {
        String returned = file.type(JQWIK + "Arbitrary") + "<" + javaType + ">";
        file.line("").line("/** " + doc + " */");
        if (recursive) {
            file.open("public static " + returned + " " + method + "() {");
            file.line("return " + method + "(DEPTH);").close("}").line("");
            file.open("private static " + returned + " " + method + "(int depth) {");
        } else {
            file.open("public static " + returned + " " + method + "() {");
        }
    }

    private void printEnum(EnumDef type) {
        String javaType = file.type(JavaTypes.SCHEMA + "." + type.name());
        openMethod("Any {@link " + javaType + "}.", javaType, Names.lowerFirst(type.name()), false);
        file.line("return " + file.type(JQWIK + "Arbitraries") + ".of(" + javaType + ".class);");
        file.close("}");
    }

    private void printUnion(UnionDef union) {
        String javaType = file.type(JavaTypes.SCHEMA + "." + union.name());
        boolean recursive = isRecursive(union.name());
        openMethod("Any variant of {@link " + javaType + "}.", javaType, Names.lowerFirst(union.name()), recursive);
        if (recursive) {
            file.open("if (depth == 0) {");
            printChoices(union, false);
            file.close("}");
        }
        printChoices(union, true);
        file.close("}");
    }

    private void printChoices(UnionDef union, boolean withRecursive) {
        List<String> choices = union.variants().stream()
                .map(variant -> choice(union, variant))
                .filter(choice -> withRecursive || choice.endsWith("()"))
                .collect(Collectors.toList());
        printCall(LAZY + file.type(JQWIK + "Arbitraries") + ".oneOf(", choices, "));");
    }

    /** A call with every argument on a line of its own. */
    private void printCall(String start, List<String> arguments, String end) {
        file.line(start).indent().indent();
        for (int index = 0; index < arguments.size(); index++) {
            file.line(arguments.get(index) + (index == arguments.size() - 1 ? end : ","));
        }
        file.outdent().outdent();
    }

    private String choice(UnionDef union, VariantDef variant) {
        TableDef table = model.table(union, variant);
        return table.methodName() + (isRecursive(table) ? "(depth - 1)" : "()");
    }

    private void printTable(TableDef table) {
        String javaType = EncoderRule.javaType(file, table);
        boolean recursive = isRecursive(table);
        openMethod("Any {@link " + javaType + "}.", javaType, table.methodName(), recursive);
        if (table.fields().isEmpty()) {
            file.line("return " + file.type(JQWIK + "Arbitraries") + ".just(new " + javaType + "());");
        } else if (RecordRule.needsBuilder(table)) {
            file.line(LAZY + file.type(JQWIK + "Builders") + ".withBuilder(" + javaType + "::builder)")
                    .indent()
                    .indent();
            for (FieldDef field : table.fields()) {
                file.line(".use(" + arbitrary(field, recursive) + ").in(" + javaType + ".Builder::"
                        + Names.member(field.name()) + ")");
            }
            file.line(".build(" + javaType + ".Builder::build));").outdent().outdent();
        } else if (table.fields().size() == 1) {
            file.line(LAZY + arbitrary(table.fields().get(0), recursive) + ".map(" + javaType + "::new));");
        } else {
            List<String> components = table.fields().stream()
                    .map(field -> arbitrary(field, recursive))
                    .collect(Collectors.toList());
            printCall(LAZY + file.type(JQWIK + "Combinators") + ".combine(", components, ")");
            file.indent()
                    .indent()
                    .line(".as(" + javaType + "::new));")
                    .outdent()
                    .outdent();
        }
        file.close("}");
    }

    private String arbitrary(FieldDef field, boolean insideCycle) {
        String value = field.type() instanceof ListOf
                ? element(((ListOf) field.type()).element(), insideCycle) + ".list().ofMaxSize(3)"
                : element(field.type(), insideCycle);
        return field.optional() ? value + ".injectNull(0.5)" : value;
    }

    private String element(FieldType type, boolean insideCycle) {
        if (type instanceof Named named) {
            String name = named.name();
            return Names.lowerFirst(name) + (isRecursive(name) ? depthArgument(insideCycle) : "()");
        }
        return file.type(PACKAGE + ".ValueArbitraries") + "." + ((Builtin) type).camelName() + "()";
    }

    /** Inside the cycle the depth is handed on; outside it starts anew. */
    private static String depthArgument(boolean insideCycle) {
        return insideCycle ? "(depth)" : "()";
    }

    private boolean isRecursive(TableDef table) {
        String name = table.javaName();
        return reachable(table.fields()).contains(name.contains(".") ? name.substring(0, name.indexOf('.')) : name);
    }

    private boolean isRecursive(String typeName) {
        return reachableFrom(typeName).contains(typeName);
    }

    private Set<String> reachableFrom(String typeName) {
        TypeDef type = model.type(typeName);
        Set<String> reached = new HashSet<>();
        if (type instanceof UnionDef union) {
            union.variants()
                    .forEach(variant ->
                            reached.addAll(reachable(model.table(union, variant).fields())));
        } else if (type instanceof Model.RecordDef recordDef) {
            reached.addAll(reachable(recordDef.fields()));
        }
        return reached;
    }

    private Set<String> reachable(List<FieldDef> fields) {
        Set<String> reached = new HashSet<>();
        fields.forEach(field -> collect(field.type(), reached));
        return reached;
    }

    private void collect(FieldType type, Set<String> reached) {
        FieldType element = type instanceof ListOf listOf ? listOf.element() : type;
        if (!(element instanceof Named named) || !reached.add(named.name())) {
            return;
        }
        TypeDef referred = model.type(named.name());
        if (referred instanceof UnionDef union) {
            union.variants()
                    .forEach(variant ->
                            model.table(union, variant).fields().forEach(field -> collect(field.type(), reached)));
        } else if (referred instanceof Model.RecordDef recordDef) {
            recordDef.fields().forEach(field -> collect(field.type(), reached));
        }
    }
}
