package dev.odf.codegen;

/** The type of a field, as the model files spell it. */
sealed interface FieldType {

    /** A type that the library supplies by hand. */
    enum Builtin implements FieldType {
        STRING("string", "java.lang.String"),
        BOOL("bool", "boolean"),
        UINT64("uint64", "long"),
        UINT32("uint32", "int"),
        INT32("int32", "int"),
        BYTES("bytes", "dev.odf.schema.id.Bytes"),
        MULTIHASH("multihash", "dev.odf.schema.id.Multihash"),
        DATASET_ID("dataset-id", "dev.odf.schema.id.DatasetId"),
        DATASET_REF("dataset-ref", "dev.odf.schema.id.DatasetRef"),
        DATASET_ALIAS("dataset-alias", "dev.odf.schema.id.DatasetAlias"),
        DATE_TIME("date-time", "java.time.Instant"),
        MULTICODEC("multicodec", "dev.odf.schema.id.Multicodec"),
        EXTRA_ATTRIBUTES("extra-attributes", "dev.odf.schema.ExtraAttributes");

        private final String spelling;
        private final String javaName;

        Builtin(String spelling, String javaName) {
            this.spelling = spelling;
            this.javaName = javaName;
        }

        String spelling() {
            return spelling;
        }

        /** The spelling in camelCase, {@code datasetId} for instance. */
        String camelName() {
            return Names.camel(spelling);
        }

        /** The fully qualified Java type, or the primitive one. */
        String javaName() {
            return javaName;
        }

        /** Whether Java holds a required value of this type in a primitive. */
        boolean isPrimitive() {
            return this == BOOL || this == UINT64 || this == UINT32 || this == INT32;
        }

        /** Whether text gives a value of this type as a string in a form of its own. */
        boolean isIdentifier() {
            return !isPrimitive() && this != STRING && this != BYTES && this != EXTRA_ATTRIBUTES;
        }

        /** Whether the wire holds a value of this type inside its table and leaves it out when it is zero. */
        boolean isInlineNumber() {
            return isPrimitive() || this == MULTICODEC;
        }

        /** The wrapper class of the primitive. */
        String boxedName() {
            return switch (this) {
                case BOOL -> "java.lang.Boolean";
                case UINT64 -> "java.lang.Long";
                case UINT32, INT32 -> "java.lang.Integer";
                default -> javaName;
            };
        }
    }

    /** A record, union or enumeration of the model. */
    record Named(String name) implements FieldType {}

    /** A list, whose elements are strings or named types. */
    record ListOf(FieldType element) implements FieldType {}

    /** Reads a spelling such as {@code uint64}, {@code DataSlice} or {@code list(string)}. */
    static FieldType parse(String spelling) {
        if (spelling.startsWith("list(") && spelling.endsWith(")")) {
            return new ListOf(parse(spelling.substring("list(".length(), spelling.length() - 1)));
        }
        for (Builtin builtin : Builtin.values()) {
            if (builtin.spelling().equals(spelling)) {
                return builtin;
            }
        }
        if (!spelling.matches("[A-Z][A-Za-z0-9]*")) {
            throw new ModelException("unknown field type '" + spelling + "'");
        }
        return new Named(spelling);
    }
}
