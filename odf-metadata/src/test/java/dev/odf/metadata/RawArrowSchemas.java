package dev.odf.metadata;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.flatbuffers.FlatBufferBuilder;
import com.google.flatbuffers.Table;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.TimeUnit;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** The few types of Arrow schemas that the cases about chains use, written and read by hand so that the rules are tested without Arrow. */
final class RawArrowSchemas {
    private static final byte INT = 2;
    private static final byte UTF8 = 5;
    private static final byte TIMESTAMP = 10;
    private static final byte LIST = 12;

    private RawArrowSchemas() {}

    /** Encodes fields in the JSON of Arrow's integration tests. */
    static Bytes encode(JsonNode fields) {
        FlatBufferBuilder builder = new FlatBufferBuilder();
        int list = vector(builder, fields);
        builder.startTable(4);
        builder.addOffset(1, list, 0);
        builder.finish(builder.endTable());
        return Bytes.copyOf(builder.sizedByteArray());
    }

    static DataSchema decode(Bytes raw) {
        ByteBuffer buffer = ByteBuffer.wrap(raw.toArray()).order(ByteOrder.LITTLE_ENDIAN);
        try {
            return new DataSchema(new Node(buffer, buffer.getInt(0)).fields(1), null);
        } catch (IndexOutOfBoundsException e) {
            throw new MalformedDataException(
                    ErrorCode.BINARY_OUT_OF_BOUNDS, "no Arrow schema", DataLocation.binary(0, ""), e);
        }
    }

    private static int vector(FlatBufferBuilder builder, JsonNode fields) {
        int[] offsets = new int[fields.size()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = field(builder, fields.get(i));
        }
        builder.startVector(4, offsets.length, 4);
        for (int i = offsets.length - 1; i >= 0; i--) {
            builder.addOffset(offsets[i]);
        }
        return builder.endVector();
    }

    private static int field(FlatBufferBuilder builder, JsonNode field) {
        int name = builder.createString(field.required("name").textValue());
        int children = field.has("children") ? vector(builder, field.get("children")) : 0;
        JsonNode type = field.required("type");
        String kind = type.required("name").textValue();
        int body = type(builder, kind, type);
        builder.startTable(7);
        builder.addOffset(0, name, 0);
        builder.addBoolean(1, field.required("nullable").booleanValue(), false);
        builder.addByte(2, number(kind), 0);
        builder.addOffset(3, body, 0);
        builder.addOffset(5, children, 0);
        return builder.endTable();
    }

    private static int type(FlatBufferBuilder builder, String kind, JsonNode type) {
        int zone =
                type.has("timezone") ? builder.createString(type.get("timezone").textValue()) : 0;
        builder.startTable(2);
        if (kind.equals("int")) {
            builder.addInt(0, type.get("bitWidth").intValue(), 0);
            builder.addBoolean(1, type.get("isSigned").booleanValue(), false);
        } else if (kind.equals("timestamp")) {
            TimeUnit unit = TimeUnit.valueOf(type.get("unit").textValue());
            builder.addShort(0, (short) unit.number(), 0);
            builder.addOffset(1, zone, 0);
        }
        return builder.endTable();
    }

    private static byte number(String kind) {
        return switch (kind) {
            case "int" -> INT;
            case "utf8" -> UTF8;
            case "timestamp" -> TIMESTAMP;
            case "list" -> LIST;
            default -> throw new IllegalArgumentException(kind);
        };
    }

    private static final class Node extends Table {
        Node(ByteBuffer buffer, int position) {
            __reset(position, buffer);
        }

        List<DataField> fields(int slot) {
            List<DataField> fields = new ArrayList<>();
            int at = at(slot);
            for (int i = 0; at != 0 && i < __vector_len(at); i++) {
                fields.add(new Node(bb, __indirect(__vector(at) + 4 * i)).field());
            }
            return fields;
        }

        private DataField field() {
            DataType type = type(bb.get(bb_pos + at(2)), new Node(bb, __indirect(bb_pos + at(3))));
            boolean nullable = at(1) != 0 && bb.get(bb_pos + at(1)) != 0;
            return new DataField(__string(bb_pos + at(0)), nullable ? new DataType.Option(type) : type, null);
        }

        private DataType type(byte kind, Node body) {
            return switch (kind) {
                case INT -> bb.getInt(body.bb_pos + body.at(0)) == 32 ? new DataType.Int32() : new DataType.Int64();
                case UTF8 -> new DataType.String();
                case TIMESTAMP -> body.timestamp();
                case LIST -> new DataType.List(fields(5).get(0).type(), null);
                default -> throw new IndexOutOfBoundsException("type " + kind);
            };
        }

        private DataType timestamp() {
            int unit = at(0) == 0 ? 0 : bb.getShort(bb_pos + at(0));
            String zone = at(1) == 0 ? null : __string(bb_pos + at(1));
            return new DataType.Timestamp(unit(unit), zone);
        }

        private static TimeUnit unit(int number) {
            for (TimeUnit unit : TimeUnit.values()) {
                if (unit.number() == number) {
                    return unit;
                }
            }
            throw new IndexOutOfBoundsException("unit " + number);
        }

        private int at(int slot) {
            return __offset(4 + 2 * slot);
        }
    }
}
