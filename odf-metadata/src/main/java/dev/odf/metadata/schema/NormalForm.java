package dev.odf.metadata.schema;

import dev.odf.metadata.internal.schema.SchemaRewriter;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.TimeUnit;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The form of a data schema in which equal meaning is equal content: what may be left out is written out, except for attributes, where no attributes
 * and none stated are both absent.
 *
 * @since 0.1
 */
public final class NormalForm {
    /** How deep types may be nested. */
    public static final int DEPTH_MAX = 128;

    private static final Rewriter REWRITER = new Rewriter();

    private NormalForm() {}

    /**
     * The normal form of a schema.
     *
     * @throws dev.odf.schema.error.LimitExceededException if a type is nested deeper than {@value #DEPTH_MAX} levels
     */
    public static DataSchema of(DataSchema schema) {
        return REWRITER.rewrite(Objects.requireNonNull(schema, "schema"));
    }

    /**
     * The normal form of a type.
     *
     * @throws dev.odf.schema.error.LimitExceededException if it is nested deeper than {@value #DEPTH_MAX} levels
     */
    public static DataType of(DataType type) {
        return REWRITER.rewrite(Objects.requireNonNull(type, "type"));
    }

    private static final class Rewriter extends SchemaRewriter {
        @Override
        protected DataType leaf(DataType type) {
            if (type instanceof DataType.Timestamp timestamp) {
                String zone = timestamp.timezone();
                return new DataType.Timestamp(unit(timestamp.unit()), zone == null ? "UTC" : zone);
            }
            if (type instanceof DataType.Time time) {
                return new DataType.Time(unit(time.unit()));
            }
            if (type instanceof DataType.Duration duration) {
                return new DataType.Duration(unit(duration.unit()));
            }
            return type;
        }

        @Override
        protected @Nullable Boolean keysSorted(@Nullable Boolean keysSorted) {
            return keysSorted != null && keysSorted;
        }

        @Override
        protected @Nullable ExtraAttributes attributes(@Nullable ExtraAttributes extra) {
            return extra == null || extra.isEmpty() ? null : extra;
        }

        private static TimeUnit unit(@Nullable TimeUnit unit) {
            return unit == null ? TimeUnit.MILLISECOND : unit;
        }
    }
}
