package dev.odf.metadata.schema;

/** Whether options ignore a difference. */
record IgnoredCases(ComparisonOptions options) implements SchemaDifference.Cases<Boolean> {
    @Override
    public Boolean schemaAttributesChanged(SchemaDifference.SchemaAttributesChanged difference) {
        return options.ignoreAttributes();
    }

    @Override
    public Boolean fieldRemoved(SchemaDifference.FieldRemoved difference) {
        return false;
    }

    @Override
    public Boolean fieldAdded(SchemaDifference.FieldAdded difference) {
        return false;
    }

    @Override
    public Boolean fieldReordered(SchemaDifference.FieldReordered difference) {
        return options.ignoreOrder();
    }

    @Override
    public Boolean fieldAttributesChanged(SchemaDifference.FieldAttributesChanged difference) {
        return options.ignoreAttributes();
    }

    @Override
    public Boolean typeChanged(SchemaDifference.TypeChanged difference) {
        return false;
    }

    @Override
    public Boolean becameOptional(SchemaDifference.BecameOptional difference) {
        return options.ignoreOptionality();
    }

    @Override
    public Boolean becameRequired(SchemaDifference.BecameRequired difference) {
        return options.ignoreOptionality();
    }
}
