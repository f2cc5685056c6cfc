package dev.odf.metadata.schema;

import dev.odf.metadata.internal.schema.SchemaRewriter;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of fields that tell how Arrow holds their values, which is no matter of the logical schema.
 *
 * @since 0.1
 */
public final class ArrowEncodings {
    private static final Set<String> NAMES = Set.of(
            ExtraAttributes.ARROW_BUFFER_ENCODING,
            ExtraAttributes.ARROW_DATE_ENCODING,
            ExtraAttributes.ARROW_DECIMAL_ENCODING);
    private static final Stripper STRIPPER = new Stripper();

    private ArrowEncodings() {}

    /**
     * A schema without such attributes on any field at any depth, those inside lists and maps included. Where no other attributes remain there are none.
     *
     * @throws dev.odf.schema.error.LimitExceededException if a type is nested deeper than {@value NormalForm#DEPTH_MAX} levels
     */
    public static DataSchema stripEncoding(DataSchema schema) {
        return STRIPPER.rewrite(Objects.requireNonNull(schema, "schema"));
    }

    private static final class Stripper extends SchemaRewriter {
        @Override
        protected DataType leaf(DataType type) {
            return type;
        }

        @Override
        protected @Nullable Boolean keysSorted(@Nullable Boolean keysSorted) {
            return keysSorted;
        }

        @Override
        protected @Nullable ExtraAttributes attributes(@Nullable ExtraAttributes extra) {
            if (extra == null || extra.entries().keySet().stream().noneMatch(NAMES::contains)) {
                return extra;
            }
            Map<String, JsonValue> kept = new LinkedHashMap<>(extra.entries());
            kept.keySet().removeAll(NAMES);
            return kept.isEmpty() ? null : ExtraAttributes.of(kept);
        }
    }
}
