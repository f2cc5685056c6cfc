package dev.odf.metadata.internal.rules;

import dev.odf.metadata.schema.SchemaDifference;

/** Differences between schemas in words. */
enum DifferenceTexts implements SchemaDifference.Cases<String> {
    INSTANCE;

    @Override
    public String schemaAttributesChanged(SchemaDifference.SchemaAttributesChanged difference) {
        return "attributes changed";
    }

    @Override
    public String fieldRemoved(SchemaDifference.FieldRemoved difference) {
        return "a field was removed";
    }

    @Override
    public String fieldAdded(SchemaDifference.FieldAdded difference) {
        return difference.isOptional() ? "an optional field was added" : "a required field was added";
    }

    @Override
    public String fieldReordered(SchemaDifference.FieldReordered difference) {
        return "the order changed";
    }

    @Override
    public String fieldAttributesChanged(SchemaDifference.FieldAttributesChanged difference) {
        return "attributes changed";
    }

    @Override
    public String typeChanged(SchemaDifference.TypeChanged difference) {
        return "the type changed from " + difference.left().kind().specName() + " to "
                + difference.right().kind().specName();
    }

    @Override
    public String becameOptional(SchemaDifference.BecameOptional difference) {
        return "a type became optional";
    }

    @Override
    public String becameRequired(SchemaDifference.BecameRequired difference) {
        return "a type became required";
    }
}
