package dev.odf.codegen;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Everything the model files say, in their order.
 *
 * @param groups one for each file, sorted by file name
 */
record Model(List<Group> groups) {

    /** The types of one model file. */
    record Group(String name, String source, List<TypeDef> types) {}

    /** A named type. */
    sealed interface TypeDef permits RecordDef, UnionDef, EnumDef {
        String name();

        String doc();
    }

    /** A table with a name of its own. */
    record RecordDef(String name, String doc, List<FieldDef> fields) implements TypeDef {}

    /**
     * A choice of tables.
     *
     * @param shortForm whether text may give the name of a variant alone
     * @param root name of the table that wraps the union where it is the root of a buffer
     */
    record UnionDef(
            String name,
            String doc,
            boolean shortForm,
            @Nullable String root,
            List<VariantDef> variants) implements TypeDef {}

    /**
     * One choice of a union.
     *
     * @param standalone whether the table is a record of its own instead of one nested in the union
     */
    record VariantDef(int number, String name, String doc, List<FieldDef> fields, boolean standalone) {}

    /** A closed set of names; {@code storage} is {@code int16} or {@code int32}. */
    record EnumDef(String name, String doc, String storage, List<EnumValueDef> values) implements TypeDef {}

    record EnumValueDef(int number, String name, String doc) {}

    /**
     * A field of a table.
     *
     * @param id its place in the vtable; a union takes this one for the discriminant and the next for the value
     * @param defaultText what an absent optional field means, as text
     * @param fallback what an absent required field is read as
     * @param format what the text is, for documentation
     */
    record FieldDef(
            int id,
            String name,
            FieldType type,
            boolean optional,
            @Nullable String defaultText,
            @Nullable String fallback,
            @Nullable String format,
            String doc) {
        /** Whether text may not give an explicit null in place of an absent value, as the reference allows for all other types. */
        boolean refusesNull() {
            return type == FieldType.Builtin.DATE_TIME || type == FieldType.Builtin.BYTES;
        }

        /** The place of the field's offset in the vtable, in bytes from its start. */
        int slot() {
            return 4 + 2 * id;
        }
    }

    /**
     * A table as the codecs see it, whether a record or a variant.
     *
     * @param wireName name in the FlatBuffers schema, {@code ReadStepCsv}
     * @param javaName name in Java, {@code ReadStep.Csv}
     * @param specName name in the reference of the schema, {@code ReadStep::Csv}
     * @param union the union that the table belongs to
     * @param kind its tag there
     */
    record TableDef(
            String wireName,
            String javaName,
            String specName,
            @Nullable String union,
            @Nullable String kind,
            String doc,
            List<FieldDef> fields) {
        /** The name of the method that handles this table, {@code readStepCsv}. */
        String methodName() {
            return Names.lowerFirst(wireName);
        }

        boolean hasDefaults() {
            return fields.stream().anyMatch(field -> field.defaultText() != null);
        }
    }

    Model {
        groups = List.copyOf(groups);
    }

    Stream<TypeDef> types() {
        return groups.stream().flatMap(group -> group.types().stream());
    }

    TypeDef type(String name) {
        return types().filter(type -> type.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new ModelException("no type is called '" + name + "'"));
    }

    Group groupOf(String typeName) {
        return groups.stream()
                .filter(group ->
                        group.types().stream().anyMatch(type -> type.name().equals(typeName)))
                .findFirst()
                .orElseThrow(() -> new ModelException("no group holds '" + typeName + "'"));
    }

    /** The union that a record is a variant of, if any. */
    @Nullable
    UnionDef unionOf(String recordName) {
        return unions().stream()
                .filter(union -> union.variants().stream()
                        .anyMatch(variant ->
                                variant.standalone() && variant.name().equals(recordName)))
                .findFirst()
                .orElse(null);
    }

    List<UnionDef> unions() {
        return types().filter(UnionDef.class::isInstance)
                .map(UnionDef.class::cast)
                .collect(Collectors.toList());
    }

    /** The tables of a group: its records and the variants nested in its unions. */
    List<TableDef> tables(Group group) {
        return group.types().stream().flatMap(this::tablesOf).collect(Collectors.toList());
    }

    private Stream<TableDef> tablesOf(TypeDef type) {
        if (type instanceof RecordDef recordDef) {
            return Stream.of(table(recordDef));
        }
        if (type instanceof UnionDef union) {
            return union.variants().stream()
                    .filter(variant -> !variant.standalone())
                    .map(variant -> table(union, variant));
        }
        return Stream.empty();
    }

    TableDef table(RecordDef type) {
        UnionDef union = unionOf(type.name());
        return new TableDef(
                type.name(),
                type.name(),
                type.name(),
                union == null ? null : union.name(),
                union == null ? null : type.name(),
                type.doc(),
                type.fields());
    }

    TableDef table(UnionDef union, VariantDef variant) {
        if (variant.standalone()) {
            return table((RecordDef) type(variant.name()));
        }
        return new TableDef(
                union.name() + variant.name(),
                union.name() + "." + variant.name(),
                union.name() + "::" + variant.name(),
                union.name(),
                variant.name(),
                variant.doc(),
                variant.fields());
    }

    /** The model indexed by type name, sorted. */
    Map<String, TypeDef> byName() {
        return types().collect(Collectors.toMap(TypeDef::name, Function.identity(), (a, b) -> a, TreeMap::new));
    }

    boolean isUnion(FieldType type) {
        return type instanceof FieldType.Named named && type(named.name()) instanceof UnionDef;
    }

    boolean isEnum(FieldType type) {
        return type instanceof FieldType.Named named && type(named.name()) instanceof EnumDef;
    }
}
