package dev.odf.metadata.arrow;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The three attributes that keep Arrow's encoding of a field: read, written and removed. */
final class EncodingAttributes {
    private static final String KIND = "kind";
    private static final String UNIT = "unit";
    private static final String BIT_WIDTH = "bitWidth";
    private static final String OFFSET_BIT_WIDTH = "offsetBitWidth";
    private static final String RUN_ENDS_BIT_WIDTH = "runEndsBitWidth";
    private static final String RUN_END = "RunEnd";

    private static final List<String> NAMES = List.of(
            ExtraAttributes.ARROW_BUFFER_ENCODING,
            ExtraAttributes.ARROW_DATE_ENCODING,
            ExtraAttributes.ARROW_DECIMAL_ENCODING);

    private EncodingAttributes() {}

    /** Whether an attribute is one of the three. */
    static boolean isEncoding(String name) {
        return NAMES.contains(name);
    }

    /** The encoding that the attributes of a field name, or null if they name none; the path is that of the field. */
    static @Nullable FieldEncoding read(@Nullable ExtraAttributes extra, String path) {
        if (extra == null) {
            return null;
        }
        FieldEncoding found = null;
        for (String name : NAMES) {
            JsonValue value = extra.get(name);
            if (value == null) {
                continue;
            }
            if (found != null) {
                throw SchemaFault.unsupported(path + "/extra", "a field can have one Arrow encoding, found several");
            }
            found = new Reader(value, path + "/extra/" + name.replace("/", "~1")).read(name);
        }
        return found;
    }

    /** The attributes that express an encoding, or null for none. */
    static @Nullable ExtraAttributes write(@Nullable FieldEncoding encoding) {
        if (encoding == null) {
            return null;
        }
        if (encoding instanceof FieldEncoding.Buffer buffer) {
            return attribute(
                    ExtraAttributes.ARROW_BUFFER_ENCODING,
                    Map.of(
                            KIND, JsonValue.of(buffer.layout().kind()),
                            OFFSET_BIT_WIDTH, JsonValue.of(buffer.layout().offsetBitWidth())));
        }
        if (encoding instanceof FieldEncoding.RunEnd runEnd) {
            return attribute(
                    ExtraAttributes.ARROW_BUFFER_ENCODING,
                    Map.of(KIND, JsonValue.of(RUN_END), RUN_ENDS_BIT_WIDTH, JsonValue.of(runEnd.bitWidth())));
        }
        if (encoding instanceof FieldEncoding.Date date) {
            return attribute(
                    ExtraAttributes.ARROW_DATE_ENCODING,
                    Map.of(UNIT, JsonValue.of(date.unit().text())));
        }
        FieldEncoding.Decimal decimal = (FieldEncoding.Decimal) encoding;
        return attribute(ExtraAttributes.ARROW_DECIMAL_ENCODING, Map.of(BIT_WIDTH, JsonValue.of(decimal.bitWidth())));
    }

    /** The schema without encodings, at any depth; attributes of which nothing remains become absent. */
    static DataSchema strip(DataSchema schema, ArrowSchemaOptions options) {
        SchemaFault.Budget budget = new SchemaFault.Budget(options);
        return new DataSchema(strip(schema.fields(), budget, 1), strip(schema.extra()));
    }

    private static List<DataField> strip(List<DataField> fields, SchemaFault.Budget budget, int depth) {
        List<DataField> stripped = new ArrayList<>(fields.size());
        for (DataField field : fields) {
            stripped.add(new DataField(field.name(), strip(field.type(), budget, depth), strip(field.extra())));
        }
        return stripped;
    }

    /** An option counts together with its inner type, as it does in a conversion. */
    private static DataType strip(DataType type, SchemaFault.Budget budget, int depth) {
        if (type instanceof DataType.Option option && !(option.inner() instanceof DataType.Option)) {
            return new DataType.Option(strip(option.inner(), budget, depth));
        }
        budget.enter(depth);
        if (type instanceof DataType.Option option) {
            return new DataType.Option(strip(option.inner(), budget, depth + 1));
        }
        if (type instanceof DataType.List list) {
            return new DataType.List(strip(list.itemType(), budget, depth + 1), list.fixedLength());
        }
        if (type instanceof DataType.Map map) {
            return new DataType.Map(
                    strip(map.keyType(), budget, depth + 1),
                    strip(map.valueType(), budget, depth + 1),
                    map.keysSorted());
        }
        if (type instanceof DataType.Struct struct) {
            return new DataType.Struct(strip(struct.fields(), budget, depth + 1));
        }
        return type;
    }

    private static @Nullable ExtraAttributes strip(@Nullable ExtraAttributes extra) {
        if (extra == null) {
            return null;
        }
        Map<String, JsonValue> kept = new LinkedHashMap<>(extra.entries());
        kept.keySet().removeAll(NAMES);
        return kept.isEmpty() ? null : ExtraAttributes.of(kept);
    }

    private static ExtraAttributes attribute(String name, Map<String, JsonValue> members) {
        return ExtraAttributes.of(Map.of(name, JsonValue.of(members)));
    }

    /** Reads the value of one attribute. */
    private static final class Reader {
        private final String path;
        private final Map<String, JsonValue> members;

        Reader(JsonValue value, String path) {
            this.path = path;
            if (!(value instanceof JsonValue.ObjectValue object)) {
                throw SchemaFault.unsupported(path, "an Arrow encoding must be a JSON object");
            }
            this.members = object.members();
        }

        FieldEncoding read(String name) {
            if (name.equals(ExtraAttributes.ARROW_DATE_ENCODING)) {
                return date();
            }
            if (name.equals(ExtraAttributes.ARROW_DECIMAL_ENCODING)) {
                return decimal();
            }
            return buffer();
        }

        private FieldEncoding buffer() {
            String kind = text(KIND);
            if (kind.equalsIgnoreCase(RUN_END)) {
                allowOnly(Set.of(KIND, RUN_ENDS_BIT_WIDTH));
                return new FieldEncoding.RunEnd(width(RUN_ENDS_BIT_WIDTH, Set.of(32, 64), 32));
            }
            allowOnly(Set.of(KIND, OFFSET_BIT_WIDTH));
            int offsetBitWidth = width(OFFSET_BIT_WIDTH, Set.of(32, 64), 32);
            for (ArrowBufferEncoding layout : ArrowBufferEncoding.values()) {
                if (layout.kind().equalsIgnoreCase(kind) && layout.offsetBitWidth() == offsetBitWidth) {
                    return new FieldEncoding.Buffer(layout);
                }
            }
            throw unknown(KIND, kind, "Contiguous, View or RunEnd");
        }

        private FieldEncoding date() {
            allowOnly(Set.of(UNIT));
            String unit = text(UNIT);
            for (ArrowDateEncoding encoding : ArrowDateEncoding.values()) {
                if (encoding.text().equalsIgnoreCase(unit)) {
                    return new FieldEncoding.Date(encoding);
                }
            }
            throw unknown(UNIT, unit, "Day or Millisecond");
        }

        private FieldEncoding decimal() {
            allowOnly(Set.of(BIT_WIDTH));
            return new FieldEncoding.Decimal(width(BIT_WIDTH, Set.of(32, 64, 128, 256), 0));
        }

        private void allowOnly(Set<String> known) {
            for (String member : members.keySet()) {
                if (!known.contains(member)) {
                    throw SchemaFault.unsupported(path, "unknown member " + SchemaFault.quoted(member));
                }
            }
        }

        private String text(String member) {
            if (members.get(member) instanceof JsonValue.TextValue text) {
                return text.value();
            }
            throw SchemaFault.unsupported(path, "member '" + member + "' must be present and a string");
        }

        /** A number of a set; the one given if there is none, unless that is 0. */
        private int width(String member, Set<Integer> allowed, int absent) {
            JsonValue value = members.get(member);
            if (absent != 0 && (value == null || value instanceof JsonValue.NullValue)) {
                return absent;
            }
            if (value instanceof JsonValue.NumberValue number && number.isInteger()) {
                BigInteger exact = number.toBigInteger();
                for (int width : allowed) {
                    if (exact.equals(BigInteger.valueOf(width))) {
                        return width;
                    }
                }
            }
            throw SchemaFault.unsupported(
                    path,
                    "member '" + member + "' must be one of the numbers "
                            + allowed.stream().sorted().toList());
        }

        private RuntimeException unknown(String member, String found, String expected) {
            return SchemaFault.unsupported(
                    path, "member '" + member + "' is " + SchemaFault.quoted(found) + ", expected " + expected);
        }
    }
}
