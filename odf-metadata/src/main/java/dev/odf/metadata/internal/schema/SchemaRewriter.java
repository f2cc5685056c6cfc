package dev.odf.metadata.internal.schema;

import dev.odf.metadata.schema.NormalForm;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.error.LimitExceededException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rebuilds a data schema from its leaves. Types without types inside are leaves; new ones of those need no change here. */
public abstract class SchemaRewriter {
    public final DataSchema rewrite(DataSchema schema) {
        return new DataSchema(rewrite(schema.fields(), 1), attributes(schema.extra()));
    }

    public final DataType rewrite(DataType type) {
        return rewrite(type, 1);
    }

    /** What becomes of a type that holds no other. */
    protected abstract DataType leaf(DataType type);

    /** What becomes of the property of maps. */
    protected abstract @Nullable Boolean keysSorted(@Nullable Boolean keysSorted);

    /** What becomes of the attributes of the schema or a field. */
    protected abstract @Nullable ExtraAttributes attributes(@Nullable ExtraAttributes extra);

    private List<DataField> rewrite(List<DataField> fields, int depth) {
        List<DataField> result = new ArrayList<>(fields.size());
        for (DataField field : fields) {
            result.add(new DataField(field.name(), rewrite(field.type(), depth), attributes(field.extra())));
        }
        return result;
    }

    private DataType rewrite(DataType type, int depth) {
        if (depth > NormalForm.DEPTH_MAX) {
            throw new LimitExceededException("nesting of a data type", NormalForm.DEPTH_MAX, depth);
        }
        if (type instanceof DataType.Option option) {
            return new DataType.Option(rewrite(option.inner(), depth + 1));
        }
        if (type instanceof DataType.List list) {
            return new DataType.List(rewrite(list.itemType(), depth + 1), list.fixedLength());
        }
        if (type instanceof DataType.Map map) {
            return new DataType.Map(
                    rewrite(map.keyType(), depth + 1),
                    rewrite(map.valueType(), depth + 1),
                    keysSorted(map.keysSorted()));
        }
        if (type instanceof DataType.Struct struct) {
            return new DataType.Struct(rewrite(struct.fields(), depth + 1));
        }
        return leaf(type);
    }
}
