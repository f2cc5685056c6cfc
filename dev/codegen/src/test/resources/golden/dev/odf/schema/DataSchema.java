// Generated from the model, group DataSchemas. Do not edit.
package dev.odf.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Logical schema of tabular data. Follows Arrow's type system, but says what values mean and leaves out how
 * they are laid out in files or memory.
 *
 * <p>ODF 0.38, Data Schema, {@code DataSchema}.
 *
 * <p>Immutable.
 *
 * @param fields Columns, in order.
 * @param extra Extension attributes of the schema. Absent if there are none. Null if absent.
 * @since 0.1
 */
public record DataSchema(List<DataField> fields, @Nullable ExtraAttributes extra) {
    public DataSchema {
        Objects.requireNonNull(fields, "fields");
        fields = List.copyOf(fields);
    }

    /** A builder with nothing set. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder that starts with the components of this value. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.fields = fields;
        builder.extra = extra;
        return builder;
    }

    /**
     * Builds {@link DataSchema}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private @Nullable List<DataField> fields;
        private @Nullable ExtraAttributes extra;

        private Builder() {}

        /** Columns, in order. */
        public Builder fields(List<DataField> fields) {
            this.fields = fields;
            return this;
        }

        /** Extension attributes of the schema. Absent if there are none. Null if absent. */
        public Builder extra(@Nullable ExtraAttributes extra) {
            this.extra = extra;
            return this;
        }

        /**
         * The value that was described.
         *
         * @throws IllegalStateException if required components are missing; names all of them
         */
        public DataSchema build() {
            if (fields == null) {
                List<String> missing = new ArrayList<>();
                if (fields == null) {
                    missing.add("fields");
                }
                throw new IllegalStateException("DataSchema: missing " + String.join(", ", missing));
            }
            return new DataSchema(fields, extra);
        }
    }
}
