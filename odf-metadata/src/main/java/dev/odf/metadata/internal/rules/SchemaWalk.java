package dev.odf.metadata.internal.rules;

import dev.odf.metadata.schema.NormalForm;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import java.util.List;

/** Goes through every field and type of a data schema, those inside of other types included. */
abstract class SchemaWalk {
    /**
     * Called for the fields of the schema and of every struct, before each of them.
     *
     * @param path JSON pointer to the list
     */
    void fields(String path, List<DataField> fields) {}

    /** Called for every field, before its type. */
    void field(String path, DataField field) {}

    /**
     * Called for every type, before those inside of it.
     *
     * @param depth nesting, 1 for the type of a field of the schema
     */
    void type(String path, DataType type, int depth) {}

    final void walk(String path, DataSchema schema) {
        walkFields(path + "/fields", schema.fields(), 1);
    }

    private void walkFields(String path, List<DataField> fields, int depth) {
        fields(path, fields);
        for (int i = 0; i < fields.size(); i++) {
            String fieldPath = path + "/" + i;
            field(fieldPath, fields.get(i));
            walkType(fieldPath + "/type", fields.get(i).type(), depth);
        }
    }

    private void walkType(String path, DataType type, int depth) {
        type(path, type, depth);
        if (depth >= NormalForm.DEPTH_MAX) {
            return;
        }
        if (type instanceof DataType.Option option) {
            walkType(path + "/inner", option.inner(), depth + 1);
        } else if (type instanceof DataType.List list) {
            walkType(path + "/itemType", list.itemType(), depth + 1);
        } else if (type instanceof DataType.Map map) {
            walkType(path + "/keyType", map.keyType(), depth + 1);
            walkType(path + "/valueType", map.valueType(), depth + 1);
        } else if (type instanceof DataType.Struct struct) {
            walkFields(path + "/fields", struct.fields(), depth + 1);
        }
    }
}
