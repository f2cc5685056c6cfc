package dev.odf.metadata.schema;

import dev.odf.schema.DataField;
import dev.odf.schema.DataType;
import java.util.Objects;

/**
 * One way in which two data schemas differ, seen from the left one.
 *
 * <p>A path names a field by its name, a member of a struct behind a dot, the items of a list by {@code []}, the keys and values of a map by
 * {@code {key}} and {@code {value}}: {@code orders[].price}. Paths are for people; names that hold such characters are not escaped.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface SchemaDifference {
    /** Where the schemas differ; empty for the schema as a whole. */
    String path();

    /** The result of the case for this difference. */
    <R> R match(Cases<R> cases);

    /**
     * What to do for each difference.
     *
     * @param <R> type of the result
     * @since 0.1
     */
    interface Cases<R> {
        /** For {@link SchemaAttributesChanged}. */
        R schemaAttributesChanged(SchemaAttributesChanged difference);

        /** For {@link FieldRemoved}. */
        R fieldRemoved(FieldRemoved difference);

        /** For {@link FieldAdded}. */
        R fieldAdded(FieldAdded difference);

        /** For {@link FieldReordered}. */
        R fieldReordered(FieldReordered difference);

        /** For {@link FieldAttributesChanged}. */
        R fieldAttributesChanged(FieldAttributesChanged difference);

        /** For {@link TypeChanged}. */
        R typeChanged(TypeChanged difference);

        /** For {@link BecameOptional}. */
        R becameOptional(BecameOptional difference);

        /** For {@link BecameRequired}. */
        R becameRequired(BecameRequired difference);
    }

    /**
     * The attributes of the schema itself differ.
     *
     * @since 0.1
     */
    record SchemaAttributesChanged() implements SchemaDifference {
        @Override
        public String path() {
            return "";
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.schemaAttributesChanged(this);
        }
    }

    /**
     * Only the left schema has a field.
     *
     * @param path its path
     * @param field the field
     * @since 0.1
     */
    record FieldRemoved(String path, DataField field) implements SchemaDifference {
        public FieldRemoved {
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(field, "field");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fieldRemoved(this);
        }
    }

    /**
     * Only the right schema has a field.
     *
     * @param path its path
     * @param field the field
     * @param inMapKey whether it is part of the key of a map, where no field can be added to existing data
     * @since 0.1
     */
    record FieldAdded(String path, DataField field, boolean inMapKey) implements SchemaDifference {
        public FieldAdded {
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(field, "field");
        }

        /** Whether the field may be null, so that data without it can be read. */
        public boolean isOptional() {
            return field.type() instanceof DataType.Option;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fieldAdded(this);
        }
    }

    /**
     * A field stands elsewhere among the fields that both schemas have.
     *
     * @param path its path
     * @param left the field on the left
     * @param right the field on the right
     * @since 0.1
     */
    record FieldReordered(String path, DataField left, DataField right) implements SchemaDifference {
        public FieldReordered {
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(left, "left");
            Objects.requireNonNull(right, "right");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fieldReordered(this);
        }
    }

    /**
     * The attributes of a field differ.
     *
     * @param path its path
     * @param left the field on the left
     * @param right the field on the right
     * @since 0.1
     */
    record FieldAttributesChanged(String path, DataField left, DataField right) implements SchemaDifference {
        public FieldAttributesChanged {
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(left, "left");
            Objects.requireNonNull(right, "right");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.fieldAttributesChanged(this);
        }
    }

    /**
     * A type differs in more than whether it is optional.
     *
     * @param path path of the field or of the part of its type
     * @param left the type on the left
     * @param right the type on the right
     * @since 0.1
     */
    record TypeChanged(String path, DataType left, DataType right) implements SchemaDifference {
        public TypeChanged {
            Objects.requireNonNull(path, "path");
            Objects.requireNonNull(left, "left");
            Objects.requireNonNull(right, "right");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.typeChanged(this);
        }
    }

    /**
     * Only the right type allows null.
     *
     * @param path path of the field or of the part of its type
     * @since 0.1
     */
    record BecameOptional(String path) implements SchemaDifference {
        public BecameOptional {
            Objects.requireNonNull(path, "path");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.becameOptional(this);
        }
    }

    /**
     * Only the left type allows null.
     *
     * @param path path of the field or of the part of its type
     * @since 0.1
     */
    record BecameRequired(String path) implements SchemaDifference {
        public BecameRequired {
            Objects.requireNonNull(path, "path");
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.becameRequired(this);
        }
    }
}
