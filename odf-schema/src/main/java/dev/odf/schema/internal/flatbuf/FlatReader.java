package dev.odf.schema.internal.flatbuf;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.codec.BinaryLimits;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads one FlatBuffers buffer field by field and checks each part before it is used: the checks of the verifier of the reference, in the same pass as the
 * reading.
 *
 * <p>A table is named by its position, a field by its table and its slot, which is the byte offset in the vtable. Generated decoders call
 * {@link #enterTable} first; after that the vtable is known to lie within the buffer. Not thread-safe; one instance reads one buffer once.
 */
public final class FlatReader {
    private static final int OBJECT_BYTES = 40;
    private static final long PARSED_BYTES_PER_CHARACTER = 8;

    private final FlatMemory memory;
    private final BinaryLimits limits;
    private int tables;
    private int depth;
    private Map<Integer, ExtraAttributes> parsedAttributes = Map.of();

    /** Reads a table of a type at a position. */
    @FunctionalInterface
    public interface TableDecoder<T> {
        T decode(FlatReader reader, int table);
    }

    /** Reads the union whose discriminant lies in a slot of a table; null if it is absent. */
    @FunctionalInterface
    public interface UnionDecoder<T> {
        @Nullable
        T decode(FlatReader reader, int table, int slot, String place);
    }

    private FlatReader(FlatMemory memory, BinaryLimits limits) {
        this.memory = memory;
        this.limits = limits;
    }

    /** A reader of the bytes between position and limit of a buffer, which is not moved. */
    public static FlatReader of(ByteBuffer buffer, BinaryLimits limits) {
        if (buffer.remaining() > limits.bytesMax()) {
            throw new LimitExceededException("bytesMax", limits.bytesMax(), buffer.remaining());
        }
        return new FlatReader(new FlatMemory(buffer.slice(), 0, limits), limits);
    }

    /** Position of the root table. */
    public int root() {
        return memory.forward(0, "root");
    }

    /** Checks the head of a table and counts it. */
    public void enterTable(int table) {
        if (++tables > limits.tablesMax()) {
            throw new LimitExceededException("tablesMax", limits.tablesMax(), tables);
        }
        if (++depth > limits.depthMax()) {
            throw new LimitExceededException("depthMax", limits.depthMax(), depth);
        }
        memory.checkVtable(table);
        memory.charge(OBJECT_BYTES);
    }

    /** Ends what {@link #enterTable} began. */
    public void leaveTable() {
        depth--;
    }

    public boolean isPresent(int table, int slot) {
        return memory.field(table, slot) != 0;
    }

    public int int16(int table, int slot) {
        int field = memory.field(table, slot);
        return field == 0 ? 0 : memory.int16(field);
    }

    public int int32(int table, int slot) {
        int field = memory.field(table, slot);
        return field == 0 ? 0 : memory.int32(field);
    }

    public long int64(int table, int slot) {
        int field = memory.field(table, slot);
        return field == 0 ? 0 : memory.int64(field);
    }

    public @Nullable Integer optionalInt32(int table, int slot) {
        int field = memory.field(table, slot);
        return field == 0 ? null : memory.int32(field);
    }

    public @Nullable Long optionalInt64(int table, int slot) {
        int field = memory.field(table, slot);
        return field == 0 ? null : memory.int64(field);
    }

    public @Nullable Boolean optionalBool(int table, int slot) {
        int field = memory.field(table, slot);
        return field == 0 ? null : memory.int8(field) != 0;
    }

    public @Nullable String optionalString(int table, int slot, String place) {
        int field = memory.field(table, slot);
        return field == 0 ? null : memory.string(memory.forward(field, place), place);
    }

    public String requiredString(int table, int slot, String place) {
        return required(optionalString(table, slot, place), table, place);
    }

    public String stringOr(int table, int slot, String place, String fallback) {
        String value = optionalString(table, slot, place);
        return value == null ? fallback : value;
    }

    public @Nullable Bytes optionalBytes(int table, int slot, String place) {
        int field = memory.field(table, slot);
        return field == 0 ? null : memory.bytes(memory.forward(field, place), place);
    }

    public Bytes requiredBytes(int table, int slot, String place) {
        return required(optionalBytes(table, slot, place), table, place);
    }

    /** The buffer that a byte vector holds, read in place; positions in it count from its own start. */
    public FlatReader requiredNested(int table, int slot, String place) {
        int field = memory.field(table, slot);
        if (field == 0) {
            throw missing(table, place);
        }
        return new FlatReader(memory.nested(memory.forward(field, place), place), limits);
    }

    public @Nullable Instant optionalTimestamp(int table, int slot, String place) {
        int field = memory.field(table, slot);
        return field == 0 ? null : memory.timestamp(field, place);
    }

    public @Nullable Multihash optionalMultihash(int table, int slot, String place) {
        Bytes bytes = optionalBytes(table, slot, place);
        return bytes == null ? null : converted(bytes, Multihash::fromBytes, table, slot, place);
    }

    public Multihash requiredMultihash(int table, int slot, String place) {
        return required(optionalMultihash(table, slot, place), table, place);
    }

    public DatasetId requiredDatasetId(int table, int slot, String place) {
        return converted(requiredBytes(table, slot, place), DatasetId::fromBytes, table, slot, place);
    }

    public DatasetRef requiredDatasetRef(int table, int slot, String place) {
        return converted(requiredString(table, slot, place), DatasetRef::parse, table, slot, place);
    }

    public DatasetAlias requiredDatasetAlias(int table, int slot, String place) {
        return converted(requiredString(table, slot, place), DatasetAlias::parse, table, slot, place);
    }

    public Instant requiredDateTime(int table, int slot, String place) {
        return required(optionalTimestamp(table, slot, place), table, place);
    }

    public @Nullable Instant optionalDateTime(int table, int slot, String place) {
        return optionalTimestamp(table, slot, place);
    }

    public Multicodec multicodec(int table, int slot, String place) {
        return converted(int64(table, slot), Multicodec::fromCode, table, slot, place);
    }

    public @Nullable ExtraAttributes optionalExtraAttributes(int table, int slot, String place) {
        int field = memory.field(table, slot);
        if (field == 0) {
            return null;
        }
        int attributes = memory.forward(field, place);
        enterTable(attributes);
        int entries = memory.field(attributes, 4);
        if (entries == 0) {
            throw missing(attributes, "ExtraAttributes.entries");
        }
        ExtraAttributes value = attributesAt(memory.forward(entries, place), attributes, place);
        leaveTable();
        return value;
    }

    /** Parses each text once, however many tables refer to it: it costs far more than its size. */
    private ExtraAttributes attributesAt(int string, int table, String place) {
        String json = memory.string(string, place);
        ExtraAttributes known = parsedAttributes.get(string);
        if (known != null) {
            return known;
        }
        memory.charge(PARSED_BYTES_PER_CHARACTER * json.length());
        ExtraAttributes parsed = converted(json, ExtraAttributes::parse, table, 4, place);
        if (parsedAttributes.isEmpty()) {
            parsedAttributes = new HashMap<>();
        }
        parsedAttributes.put(string, parsed);
        return parsed;
    }

    public <T> @Nullable T optionalTable(int table, int slot, String place, TableDecoder<T> decoder) {
        int field = memory.field(table, slot);
        return field == 0 ? null : decoder.decode(this, memory.forward(field, place));
    }

    public <T> T requiredTable(int table, int slot, String place, TableDecoder<T> decoder) {
        return required(optionalTable(table, slot, place, decoder), table, place);
    }

    public @Nullable List<String> optionalStrings(int table, int slot, String place) {
        int field = memory.field(table, slot);
        if (field == 0) {
            return null;
        }
        int vector = memory.forward(field, place);
        String[] elements = new String[memory.offsetVectorLength(vector, place)];
        for (int index = 0; index < elements.length; index++) {
            elements[index] = memory.string(memory.forward(vector + 4 + 4 * index, place), place);
        }
        return List.of(elements);
    }

    public List<String> requiredStrings(int table, int slot, String place) {
        return required(optionalStrings(table, slot, place), table, place);
    }

    @SuppressWarnings("unchecked")
    public <T> @Nullable List<T> optionalTables(int table, int slot, String place, TableDecoder<T> decoder) {
        int field = memory.field(table, slot);
        if (field == 0) {
            return null;
        }
        int vector = memory.forward(field, place);
        Object[] elements = new Object[memory.offsetVectorLength(vector, place)];
        for (int index = 0; index < elements.length; index++) {
            elements[index] = decoder.decode(this, memory.forward(vector + 4 + 4 * index, place));
        }
        return (List<T>) List.of(elements);
    }

    public <T> List<T> requiredTables(int table, int slot, String place, TableDecoder<T> decoder) {
        return required(optionalTables(table, slot, place, decoder), table, place);
    }

    /** A vector of tables that hold one union each. */
    public <T> @Nullable List<T> optionalWrappers(int table, int slot, String place, UnionDecoder<T> decoder) {
        return optionalTables(table, slot, place, (reader, wrapper) -> reader.wrapped(wrapper, place, decoder));
    }

    public <T> List<T> requiredWrappers(int table, int slot, String place, UnionDecoder<T> decoder) {
        return required(optionalWrappers(table, slot, place, decoder), table, place);
    }

    /** The union in the first two fields of a table. */
    public <T> T wrapped(int table, String place, UnionDecoder<T> decoder) {
        enterTable(table);
        T value = required(decoder.decode(this, table, 4, place), table, place);
        leaveTable();
        return value;
    }

    /** Position of the table of a union, or 0 if the union is absent. */
    public int unionValue(int table, int slot, String place) {
        int type = memory.field(table, slot);
        int value = memory.field(table, slot + 2);
        if (type == 0 && value == 0) {
            return 0;
        }
        if (type == 0 || value == 0) {
            throw memory.malformed(
                    ErrorCode.BINARY_INCONSISTENT_UNION,
                    "a union has a " + (type == 0 ? "value without a type" : "type without a value"),
                    table,
                    place);
        }
        memory.int8(type);
        return memory.forward(value, place);
    }

    /** The discriminant of a union that {@link #unionValue} found. */
    public int unionNumber(int table, int slot) {
        return memory.int8(memory.field(table, slot)) & 0xff;
    }

    public <T> T required(@Nullable T value, int table, String place) {
        if (value == null) {
            throw missing(table, place);
        }
        return value;
    }

    private MalformedDataException missing(int table, String place) {
        return memory.malformed(ErrorCode.VALUE_MISSING_FIELD, "required field is absent", table, place);
    }

    public MalformedDataException unknownVariant(int table, int slot, String place, String union, int number) {
        return memory.malformed(
                ErrorCode.VALUE_UNKNOWN_VARIANT,
                "union " + union + " has no variant " + number,
                memory.field(table, slot),
                place);
    }

    public MalformedDataException unknownEnum(int table, int slot, String place, String type, int number) {
        return memory.malformed(
                ErrorCode.VALUE_UNKNOWN_ENUM,
                "enumeration " + type + " has no value " + number,
                memory.field(table, slot),
                place);
    }

    /** A problem with the field in a slot of a table. */
    public MalformedDataException malformed(ErrorCode code, String problem, int table, int slot, String place) {
        int field = memory.field(table, slot);
        return memory.malformed(code, problem, field == 0 ? table : field, place);
    }

    private <S, T> T converted(S source, Function<S, T> conversion, int table, int slot, String place) {
        try {
            return conversion.apply(source);
        } catch (MalformedDataException e) {
            int field = memory.field(table, slot);
            throw e.at(DataLocation.binary(memory.offsetInWhole(field == 0 ? table : field), place));
        }
    }
}
