package dev.odf.metadata.internal.schema;

import dev.odf.metadata.schema.SchemaDifference;

/** Whether the schema of a dataset may change in one way (ODF 0.38, Schema Evolution; RFC-016). */
public enum MigrationCases implements SchemaDifference.Cases<Boolean> {
    /** From one logical schema to the next. */
    LOGICAL,
    /** From a raw Arrow schema, in which what is optional may have been stated wrongly, to the first logical one. */
    FROM_RAW;

    @Override
    public Boolean schemaAttributesChanged(SchemaDifference.SchemaAttributesChanged difference) {
        return true;
    }

    @Override
    public Boolean fieldRemoved(SchemaDifference.FieldRemoved difference) {
        return false;
    }

    @Override
    public Boolean fieldAdded(SchemaDifference.FieldAdded difference) {
        return difference.isOptional() && !difference.inMapKey();
    }

    @Override
    public Boolean fieldReordered(SchemaDifference.FieldReordered difference) {
        return true;
    }

    @Override
    public Boolean fieldAttributesChanged(SchemaDifference.FieldAttributesChanged difference) {
        return true;
    }

    @Override
    public Boolean typeChanged(SchemaDifference.TypeChanged difference) {
        return false;
    }

    @Override
    public Boolean becameOptional(SchemaDifference.BecameOptional difference) {
        return this == FROM_RAW;
    }

    @Override
    public Boolean becameRequired(SchemaDifference.BecameRequired difference) {
        return this == FROM_RAW;
    }
}
