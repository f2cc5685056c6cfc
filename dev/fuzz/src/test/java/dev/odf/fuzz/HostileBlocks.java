package dev.odf.fuzz;

import static dev.odf.fuzz.HostileBuffer.int32;
import static dev.odf.fuzz.HostileBuffer.int64;
import static dev.odf.fuzz.HostileBuffer.int8;
import static dev.odf.fuzz.HostileBuffer.part;
import static dev.odf.fuzz.HostileBuffer.timestamp;

import dev.odf.schema.DataType;
import dev.odf.schema.MetadataEvent;
import java.util.LinkedHashMap;
import java.util.Map;

/** Buffers of at most 64 KiB that stand for as much as they can. */
final class HostileBlocks {
    private static final int SHARED_MAX = 15_000;
    private static final int STRING_MAX = 30_000;

    private HostileBlocks() {}

    static Map<String, byte[]> blocks() {
        String tinyObjects = "{\"a\":[" + "{},".repeat(5_000) + "{}]}";
        String nestedArrays = "{\"a\":" + "[".repeat(120) + "]".repeat(120) + "}";
        Map<String, byte[]> blocks = new LinkedHashMap<>();
        blocks.put("maps of maps", mapsOfMaps());
        blocks.put("options in options", nestedOptions(1_000));
        blocks.put("structs of structs", structsOfStructs());
        blocks.put("shared empty attributes", sharedAttributes("{}"));
        blocks.put("shared attributes of tiny objects", sharedAttributes(tinyObjects));
        blocks.put("shared attributes of nested arrays", sharedAttributes(nestedArrays));
        blocks.put("structs of empty attributes", sharedAttributesInStructs("{}"));
        blocks.put("structs of tiny objects", sharedAttributesInStructs(tinyObjects));
        blocks.put("structs of nested arrays", sharedAttributesInStructs(nestedArrays));
        blocks.put("attributes of each field", distinctAttributes());
        blocks.put("long attributes of tiny objects", sharedAttributes("{\"a\":[" + "{},".repeat(19_900) + "{}]}"));
        blocks.put("shared empty string", sharedKeyword(""));
        blocks.put("shared ASCII string", sharedKeyword("a".repeat(30_000)));
        blocks.put("shared string of two bytes each", sharedKeyword("\u00e9".repeat(15_000)));
        blocks.put("shared string of three bytes each", sharedKeyword("\u20ac".repeat(10_000)));
        blocks.put("shared string of four bytes each", sharedKeyword("\ud83d\ude00".repeat(7_500)));
        blocks.put("shared string with one of two", sharedKeyword("a".repeat(29_998) + "\u00e9"));
        blocks.put("shared string with one of three", sharedKeyword("a".repeat(29_997) + "\u20ac"));
        blocks.put("overlapping strings", overlappingKeywords());
        blocks.put("shared input", sharedInput("a/b"));
        blocks.put("shared input with a long name", sharedInput("a".repeat(30_000)));
        blocks.put("shared input with a long alias", sharedInput("a/" + "b".repeat(30_000)));
        blocks.put("shared executed input", sharedQueryInput());
        blocks.put("shared temporal tables", sharedTemporalTables());
        blocks.put("vector of 2^32 - 1", claimedKeywords(-1));
        blocks.put("vector of 2^31 - 1", claimedKeywords(Integer.MAX_VALUE));
        blocks.put("vector of 2^30", claimedKeywords(1 << 30));
        blocks.put("vector of 2^29 - 1", claimedKeywords((1 << 29) - 1));
        blocks.put("manifest of 2^32 - 1 bytes", manifestWithClaimedContent(-1));
        blocks.put("manifest of 2^31 - 1 bytes", manifestWithClaimedContent(Integer.MAX_VALUE));
        return blocks;
    }

    /** Requests to transform. */
    static Map<String, byte[]> requests() {
        Map<String, byte[]> requests = new LinkedHashMap<>();
        requests.put("shared watermarks", requestWithSharedWatermarks());
        requests.put("shared empty paths", requestWithSharedPaths(""));
        requests.put("shared paths", requestWithSharedPaths("a".repeat(20_000)));
        return requests;
    }

    /** A map whose keys and values are the same map, and so on: 2^50 types. */
    private static byte[] mapsOfMaps() {
        HostileBuffer buffer = new HostileBuffer();
        int type = buffer.table();
        DataType.Kind kind = DataType.Kind.BOOL;
        for (int i = 0; i < 50; i++) {
            type = buffer.table(int8(0, kind.number()), part(1, type), int8(2, kind.number()), part(3, type));
            kind = DataType.Kind.MAP;
        }
        return schema(buffer, buffer.vector(field(buffer, kind, type)));
    }

    /** Options in options, deeper than a block may be. */
    private static byte[] nestedOptions(int depth) {
        HostileBuffer buffer = new HostileBuffer();
        int type = buffer.table();
        DataType.Kind kind = DataType.Kind.BOOL;
        for (int i = 0; i < depth; i++) {
            type = buffer.table(int8(0, kind.number()), part(1, type));
            kind = DataType.Kind.OPTION;
        }
        return schema(buffer, buffer.vector(field(buffer, kind, type)));
    }

    /** Three levels of structs with 4,000 times the same member. */
    private static byte[] structsOfStructs() {
        HostileBuffer buffer = new HostileBuffer();
        int field = field(buffer, DataType.Kind.BOOL, buffer.table());
        for (int i = 0; i < 3; i++) {
            int struct = buffer.table(part(0, buffer.repeated(field, 4_000)));
            field = field(buffer, DataType.Kind.STRUCT, struct);
        }
        return schema(buffer, buffer.vector(field));
    }

    /** A field with extension attributes, as often as it fits. */
    private static byte[] sharedAttributes(String json) {
        HostileBuffer buffer = new HostileBuffer();
        int field = annotated(buffer, buffer.table(part(0, buffer.string(json))));
        return schema(buffer, buffer.repeated(field, Math.min(SHARED_MAX, (60_000 - json.length()) / 4)));
    }

    /** A struct with 1,000 times the same annotated member, 1,000 times. */
    private static byte[] sharedAttributesInStructs(String json) {
        HostileBuffer buffer = new HostileBuffer();
        int member = annotated(buffer, buffer.table(part(0, buffer.string(json))));
        int struct = buffer.table(part(0, buffer.repeated(member, 1_000)));
        int field = field(buffer, DataType.Kind.STRUCT, struct);
        return schema(buffer, buffer.repeated(field, 1_000));
    }

    /** As many fields as fit that have a table and a text of attributes each. */
    private static byte[] distinctAttributes() {
        HostileBuffer buffer = new HostileBuffer();
        int[] fields = new int[1_200];
        for (int i = 0; i < fields.length; i++) {
            fields[i] = annotated(buffer, buffer.table(part(0, buffer.string("{}"))));
        }
        return schema(buffer, buffer.vector(fields));
    }

    /** Keywords that are all the same string. */
    private static byte[] sharedKeyword(String keyword) {
        HostileBuffer buffer = new HostileBuffer();
        return info(buffer, buffer.repeated(buffer.string(keyword), 7_000));
    }

    /** Keywords of which each starts within the one before. */
    private static byte[] overlappingKeywords() {
        HostileBuffer buffer = new HostileBuffer();
        return info(buffer, buffer.vector(buffer.overlappingStrings(STRING_MAX)));
    }

    /** A vector of keywords that claims a number and has none. */
    private static byte[] claimedKeywords(int number) {
        HostileBuffer buffer = new HostileBuffer();
        return info(buffer, buffer.claimed(number));
    }

    /** Inputs of a transformation that are all the same. */
    private static byte[] sharedInput(String datasetRef) {
        HostileBuffer buffer = new HostileBuffer();
        int input = buffer.table(part(0, buffer.string(datasetRef)));
        int inputs = buffer.repeated(input, (62_000 - datasetRef.length()) / 4);
        return transform(buffer, inputs, buffer.table(part(0, buffer.string("x"))));
    }

    /** Temporal tables with 7,000 key columns, 7,000 times. */
    private static byte[] sharedTemporalTables() {
        HostileBuffer buffer = new HostileBuffer();
        int empty = buffer.string("");
        int table = buffer.table(part(0, empty), part(1, buffer.repeated(empty, 7_000)));
        int sql = buffer.table(part(0, empty), part(4, buffer.repeated(table, 7_000)));
        return transform(buffer, buffer.vector(), sql);
    }

    /** Inputs of an executed transformation that are all the same. */
    private static byte[] sharedQueryInput() {
        HostileBuffer buffer = new HostileBuffer();
        int id = buffer.bytes(keyBytes());
        byte[] sha3 = new byte[34];
        sha3[0] = 0x16;
        sha3[1] = 32;
        int hash = buffer.bytes(sha3);
        int input = buffer.table(part(0, id), part(1, hash), part(2, hash), int64(3, 1_000), int64(4, 1_000));
        int event = buffer.table(part(0, buffer.repeated(input, SHARED_MAX)));
        return buffer.finishBlock(MetadataEvent.Kind.EXECUTE_TRANSFORM.number(), event);
    }

    /** A request with the same input again and again, which has the same watermark again and again. */
    private static byte[] requestWithSharedWatermarks() {
        HostileBuffer buffer = new HostileBuffer();
        int watermark = buffer.table(timestamp(0), timestamp(1));
        return request(buffer, buffer.vector(), buffer.repeated(watermark, 5_000));
    }

    /** A request with the same input again and again, which has the same path again and again. */
    private static byte[] requestWithSharedPaths(String path) {
        HostileBuffer buffer = new HostileBuffer();
        return request(buffer, buffer.repeated(buffer.string(path), 5_000), buffer.vector());
    }

    /** A manifest whose content claims a size. */
    private static byte[] manifestWithClaimedContent(int size) {
        HostileBuffer buffer = new HostileBuffer();
        int content = buffer.claimed(size);
        return buffer.finish(buffer.table(int64(0, 0x400000), int32(1, 3), part(2, content)));
    }

    private static byte[] request(HostileBuffer buffer, int paths, int watermarks) {
        int id = buffer.bytes(keyBytes());
        int alias = buffer.string("a/b");
        int empty = buffer.string("");
        int vocabulary = buffer.table();
        int input = buffer.table(
                part(0, id),
                part(1, alias),
                part(2, empty),
                part(3, vocabulary),
                part(5, paths),
                part(6, empty),
                part(7, watermarks));
        int inputs = buffer.repeated(input, 5_000);
        int sql = buffer.table(part(0, empty));
        return buffer.finish(buffer.table(
                part(0, id),
                part(1, alias),
                timestamp(2),
                part(3, vocabulary),
                int8(4, 1),
                part(5, sql),
                part(6, inputs),
                part(9, empty),
                part(10, empty)));
    }

    private static int field(HostileBuffer buffer, DataType.Kind kind, int type) {
        return buffer.table(part(0, buffer.string("")), int8(1, kind.number()), part(2, type));
    }

    private static int annotated(HostileBuffer buffer, int attributes) {
        int name = buffer.string("");
        int type = buffer.table();
        return buffer.table(part(0, name), int8(1, DataType.Kind.BOOL.number()), part(2, type), part(3, attributes));
    }

    private static byte[] schema(HostileBuffer buffer, int fields) {
        int event = buffer.table(part(1, buffer.table(part(0, fields))));
        return buffer.finishBlock(MetadataEvent.Kind.SET_DATA_SCHEMA.number(), event);
    }

    private static byte[] info(HostileBuffer buffer, int keywords) {
        return buffer.finishBlock(MetadataEvent.Kind.SET_INFO.number(), buffer.table(part(1, keywords)));
    }

    private static byte[] transform(HostileBuffer buffer, int inputs, int sql) {
        int event = buffer.table(part(0, inputs), int8(1, 1), part(2, sql));
        return buffer.finishBlock(MetadataEvent.Kind.SET_TRANSFORM.number(), event);
    }

    private static byte[] keyBytes() {
        byte[] bytes = new byte[34];
        bytes[0] = (byte) 0xed;
        bytes[1] = 1;
        return bytes;
    }
}
