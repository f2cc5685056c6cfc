package dev.odf.schema.codec;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Says in the text form of Open Data Fabric what the FlatBuffers compiler has printed. Knows the conventions that tie the two together and nothing of our
 * codecs.
 */
final class FlatcForm {
    private static final Pattern UNION = Pattern.compile("union (\\w+) \\{([^}]*)}");
    private static final String TAG = "_type";
    private static final Set<String> TIMESTAMP = Set.of("year", "ordinal", "seconds_from_midnight", "nanoseconds");
    private static final Set<String> HOLDER = Set.of("value", "value_type");
    private static final Set<String> PLAIN_BYTES = Set.of("content", "raw_arrow_schema");

    private final Map<String, String> variants;

    /** @param schema the schema by which the compiler has printed */
    FlatcForm(String schema) {
        variants = variants(schema);
    }

    private static Map<String, String> variants(String schema) {
        Map<String, String> variants = new HashMap<>();
        UNION.matcher(schema).results().forEach(union -> addVariants(union, variants));
        return variants;
    }

    private static void addVariants(MatchResult union, Map<String, String> variants) {
        for (String table : union.group(2).strip().split("\\s*,\\s*", -1)) {
            String prefix = union.group(1);
            variants.put(table, table.startsWith(prefix) ? table.substring(prefix.length()) : table);
        }
    }

    /** The text form of a value of a table. */
    JsonNode text(JsonNode printed) {
        return value("", printed);
    }

    private JsonNode value(String key, JsonNode printed) {
        if (printed.isObject()) {
            return object(key, printed);
        }
        if (!printed.isArray()) {
            return printed;
        }
        if (isBytes(key)) {
            return JsonNodeFactory.instance.textNode(bytes(key, printed));
        }
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        printed.forEach(element -> list.add(value("", element)));
        return list;
    }

    private JsonNode object(String key, JsonNode printed) {
        Set<String> keys = new TreeSet<>();
        printed.fieldNames().forEachRemaining(keys::add);
        if (keys.equals(TIMESTAMP)) {
            return JsonNodeFactory.instance.textNode(timestamp(printed));
        }
        if (keys.equals(HOLDER)) {
            return variant(printed.required("value_type"), printed.required("value"));
        }
        if (key.equals("extra")) {
            return Vectors.parse(printed.required("entries").textValue());
        }
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (String each : keys) {
            JsonNode member = printed.required(each);
            JsonNode table = printed.path(each + TAG);
            if (!isTag(each, printed) && !member.isNull()) {
                object.set(camel(each), table.isTextual() ? variant(table, member) : value(each, member));
            }
        }
        return object;
    }

    private JsonNode variant(JsonNode table, JsonNode value) {
        ObjectNode variant = JsonNodeFactory.instance.objectNode();
        variant.put("kind", variants.get(table.textValue()));
        variant.setAll((ObjectNode) object("", value));
        return variant;
    }

    /** Whether a key tells the table of a union, which is printed even where the union is absent. */
    private static boolean isTag(String key, JsonNode printed) {
        return key.endsWith(TAG)
                && (printed.has(key.substring(0, key.length() - TAG.length()))
                        || printed.required(key).asText().equals("NONE"));
    }

    private static boolean isBytes(String key) {
        return key.endsWith("_hash")
                || key.equals("prev_checkpoint")
                || key.equals("dataset_id")
                || PLAIN_BYTES.contains(key);
    }

    private static String bytes(String key, JsonNode printed) {
        byte[] bytes = new byte[printed.size()];
        for (int index = 0; index < bytes.length; index++) {
            bytes[index] = (byte) printed.required(index).intValue();
        }
        if (PLAIN_BYTES.contains(key)) {
            return Base64.getEncoder().encodeToString(bytes);
        }
        return (key.equals("dataset_id") ? "did:odf:f" : "f") + HexFormat.of().formatHex(bytes);
    }

    private static String timestamp(JsonNode struct) {
        LocalTime time = LocalTime.ofSecondOfDay(
                        struct.required("seconds_from_midnight").longValue())
                .withNano(struct.required("nanoseconds").intValue());
        return LocalDate.ofYearDay(
                        struct.required("year").intValue(),
                        struct.required("ordinal").intValue())
                .atTime(time)
                .toInstant(ZoneOffset.UTC)
                .toString();
    }

    private static String camel(String snake) {
        return Pattern.compile("_(.)")
                .matcher(snake)
                .replaceAll(match -> match.group(1).toUpperCase(Locale.ROOT));
    }
}
