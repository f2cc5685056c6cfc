// Generated from the model, group DataSchemas. Do not edit.
package dev.odf.schema.internal.generated;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.internal.flatbuf.FlatWriter;

/** Writes the types of the group DataSchemas into a FlatBuffers buffer. */
public final class DataSchemasEncoder {
    private DataSchemasEncoder() {}

    public static int dataType(FlatWriter writer, DataType value) {
        switch (value.kind()) {
            case BINARY:
                return dataTypeBinary(writer, (DataType.Binary) value);
            case BOOL:
                return dataTypeBool(writer, (DataType.Bool) value);
            case DATE:
                return dataTypeDate(writer, (DataType.Date) value);
            case DECIMAL:
                return dataTypeDecimal(writer, (DataType.Decimal) value);
            case DURATION:
                return dataTypeDuration(writer, (DataType.Duration) value);
            case FLOAT16:
                return dataTypeFloat16(writer, (DataType.Float16) value);
            case FLOAT32:
                return dataTypeFloat32(writer, (DataType.Float32) value);
            case FLOAT64:
                return dataTypeFloat64(writer, (DataType.Float64) value);
            case INT8:
                return dataTypeInt8(writer, (DataType.Int8) value);
            case INT16:
                return dataTypeInt16(writer, (DataType.Int16) value);
            case INT32:
                return dataTypeInt32(writer, (DataType.Int32) value);
            case INT64:
                return dataTypeInt64(writer, (DataType.Int64) value);
            case UINT8:
                return dataTypeUInt8(writer, (DataType.UInt8) value);
            case UINT16:
                return dataTypeUInt16(writer, (DataType.UInt16) value);
            case UINT32:
                return dataTypeUInt32(writer, (DataType.UInt32) value);
            case UINT64:
                return dataTypeUInt64(writer, (DataType.UInt64) value);
            case LIST:
                return dataTypeList(writer, (DataType.List) value);
            case MAP:
                return dataTypeMap(writer, (DataType.Map) value);
            case NULL:
                return dataTypeNull(writer, (DataType.Null) value);
            case OPTION:
                return dataTypeOption(writer, (DataType.Option) value);
            case STRUCT:
                return dataTypeStruct(writer, (DataType.Struct) value);
            case TIME:
                return dataTypeTime(writer, (DataType.Time) value);
            case TIMESTAMP:
                return dataTypeTimestamp(writer, (DataType.Timestamp) value);
            case STRING:
                return dataTypeString(writer, (DataType.String) value);
            default:
                throw new AssertionError(value.kind());
        }
    }

    public static int dataSchema(FlatWriter writer, DataSchema value) {
        writer.enterTable();
        int fieldsOffset = writer.tables(value.fields(), DataSchemasEncoder::dataField);
        int extraOffset = value.extra() == null ? 0 : writer.extraAttributes(value.extra(), "DataSchema.extra");
        writer.startTable(2);
        writer.addOffset(0, fieldsOffset);
        writer.addOffset(1, extraOffset);
        return writer.endTable();
    }

    public static int dataField(FlatWriter writer, DataField value) {
        writer.enterTable();
        int nameOffset = writer.string(value.name(), "DataField.name");
        int typeOffset = dataType(writer, value.type());
        int extraOffset = value.extra() == null ? 0 : writer.extraAttributes(value.extra(), "DataField.extra");
        writer.startTable(4);
        writer.addOffset(0, nameOffset);
        writer.addUnionType(1, value.type().kind().number());
        writer.addOffset(2, typeOffset);
        writer.addOffset(3, extraOffset);
        return writer.endTable();
    }

    public static int dataTypeBinary(FlatWriter writer, DataType.Binary value) {
        writer.enterTable();
        writer.startTable(1);
        if (value.fixedLength() != null) {
            writer.addOptionalInt64(0, value.fixedLength());
        }
        return writer.endTable();
    }

    public static int dataTypeBool(FlatWriter writer, DataType.Bool value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeDate(FlatWriter writer, DataType.Date value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeDecimal(FlatWriter writer, DataType.Decimal value) {
        writer.enterTable();
        writer.startTable(2);
        writer.addInt32(0, value.precision());
        writer.addInt32(1, value.scale());
        return writer.endTable();
    }

    public static int dataTypeDuration(FlatWriter writer, DataType.Duration value) {
        writer.enterTable();
        writer.startTable(1);
        if (value.unit() != null) {
            writer.addOptionalInt16(0, value.unit().number());
        }
        return writer.endTable();
    }

    public static int dataTypeFloat16(FlatWriter writer, DataType.Float16 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeFloat32(FlatWriter writer, DataType.Float32 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeFloat64(FlatWriter writer, DataType.Float64 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeInt8(FlatWriter writer, DataType.Int8 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeInt16(FlatWriter writer, DataType.Int16 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeInt32(FlatWriter writer, DataType.Int32 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeInt64(FlatWriter writer, DataType.Int64 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeUInt8(FlatWriter writer, DataType.UInt8 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeUInt16(FlatWriter writer, DataType.UInt16 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeUInt32(FlatWriter writer, DataType.UInt32 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeUInt64(FlatWriter writer, DataType.UInt64 value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeList(FlatWriter writer, DataType.List value) {
        writer.enterTable();
        int itemTypeOffset = dataType(writer, value.itemType());
        writer.startTable(3);
        writer.addUnionType(0, value.itemType().kind().number());
        writer.addOffset(1, itemTypeOffset);
        if (value.fixedLength() != null) {
            writer.addOptionalInt64(2, value.fixedLength());
        }
        return writer.endTable();
    }

    public static int dataTypeMap(FlatWriter writer, DataType.Map value) {
        writer.enterTable();
        int keyTypeOffset = dataType(writer, value.keyType());
        int valueTypeOffset = dataType(writer, value.valueType());
        writer.startTable(5);
        writer.addUnionType(0, value.keyType().kind().number());
        writer.addOffset(1, keyTypeOffset);
        writer.addUnionType(2, value.valueType().kind().number());
        writer.addOffset(3, valueTypeOffset);
        if (value.keysSorted() != null) {
            writer.addOptionalBool(4, value.keysSorted());
        }
        return writer.endTable();
    }

    public static int dataTypeNull(FlatWriter writer, DataType.Null value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }

    public static int dataTypeOption(FlatWriter writer, DataType.Option value) {
        writer.enterTable();
        int innerOffset = dataType(writer, value.inner());
        writer.startTable(2);
        writer.addUnionType(0, value.inner().kind().number());
        writer.addOffset(1, innerOffset);
        return writer.endTable();
    }

    public static int dataTypeStruct(FlatWriter writer, DataType.Struct value) {
        writer.enterTable();
        int fieldsOffset = writer.tables(value.fields(), DataSchemasEncoder::dataField);
        writer.startTable(1);
        writer.addOffset(0, fieldsOffset);
        return writer.endTable();
    }

    public static int dataTypeTime(FlatWriter writer, DataType.Time value) {
        writer.enterTable();
        writer.startTable(1);
        if (value.unit() != null) {
            writer.addOptionalInt16(0, value.unit().number());
        }
        return writer.endTable();
    }

    public static int dataTypeTimestamp(FlatWriter writer, DataType.Timestamp value) {
        writer.enterTable();
        int timezoneOffset = value.timezone() == null ? 0 : writer.string(value.timezone(), "DataType::Timestamp.timezone");
        writer.startTable(2);
        if (value.unit() != null) {
            writer.addOptionalInt16(0, value.unit().number());
        }
        writer.addOffset(1, timezoneOffset);
        return writer.endTable();
    }

    public static int dataTypeString(FlatWriter writer, DataType.String value) {
        writer.enterTable();
        writer.startTable(0);
        return writer.endTable();
    }
}
