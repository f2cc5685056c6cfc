// Generated from the model, group DataSchemas. Do not edit.
package dev.odf.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A named column of a schema or member of a struct type.
 *
 * <p>ODF 0.38, Data Schema, {@code DataField}.
 *
 * <p>Immutable.
 *
 * @param name Name of the column or member.
 * @param type Logical type of the values. Only the option and null types admit null.
 * @param extra Extension attributes of the field, such as its description. Absent if there are none. Null if
 *     absent.
 * @since 0.1
 */
public record DataField(String name, DataType type, @Nullable ExtraAttributes extra) {
    public DataField {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(type, "type");
    }

    /** A builder with nothing set. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder that starts with the components of this value. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.name = name;
        builder.type = type;
        builder.extra = extra;
        return builder;
    }

    /**
     * Builds {@link DataField}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private @Nullable String name;
        private @Nullable DataType type;
        private @Nullable ExtraAttributes extra;

        private Builder() {}

        /** Name of the column or member. */
        public Builder name(String name) {
            this.name = name;
            return this;
        }

        /** Logical type of the values. Only the option and null types admit null. */
        public Builder type(DataType type) {
            this.type = type;
            return this;
        }

        /** Extension attributes of the field, such as its description. Absent if there are none. Null if absent. */
        public Builder extra(@Nullable ExtraAttributes extra) {
            this.extra = extra;
            return this;
        }

        /**
         * The value that was described.
         *
         * @throws IllegalStateException if required components are missing; names all of them
         */
        public DataField build() {
            if (name == null || type == null) {
                List<String> missing = new ArrayList<>();
                if (name == null) {
                    missing.add("name");
                }
                if (type == null) {
                    missing.add("type");
                }
                throw new IllegalStateException("DataField: missing " + String.join(", ", missing));
            }
            return new DataField(name, type, extra);
        }
    }
}
