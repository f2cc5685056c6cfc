package dev.odf.metadata;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.Arguments;

/**
 * The cases of {@code chain-cases.json}, and its notation: placeholders for hashes and ids, fixtures for events, raw Arrow schemas.
 *
 * <p>An instance resolves the notation for one case and knows the hashes of its blocks.
 */
public final class ChainCases {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
            .build();
    private static final JsonNode FILE = load();
    private static final Pattern CALL = Pattern.compile("\\$(\\w+)\\((.*)\\)");
    private static final Map<String, Function<String, String>> CONSTANTS = Map.of(
            "sha3", label -> sha3(label).toString(),
            "logical", label -> logical(label).toString(),
            "did", label -> did(label).toString());

    private final List<Multihash> blockHashes = new ArrayList<>();
    private final Map<String, Multihash> labels = new HashMap<>();

    /** The rows of a section as arguments named after them. */
    public static Stream<Arguments> arguments(String section) {
        return rows(section)
                .map(row -> Arguments.argumentSet(row.required("name").textValue(), row));
    }

    /** The rows of a section. */
    public static Stream<JsonNode> rows(String section) {
        return StreamSupport.stream(FILE.required(section).spliterator(), false);
    }

    /** The blocks of a named chain. */
    public static JsonNode chain(String name) {
        return FILE.required("chains").required(name);
    }

    /** How many rows the file says that a section has. */
    public static int count(String section) {
        return FILE.required("counts").required(section).intValue();
    }

    /** A JSON value with exact numbers. */
    public static JsonNode parse(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Multihash sha3(String label) {
        return Multihash.sha3Of(utf8(label));
    }

    public static Multihash logical(String label) {
        return Multihash.of(Multicodec.ARROW0_SHA3_256, sha3(label).digest());
    }

    public static DatasetId did(String label) {
        return DatasetId.ofKey(sha3("did:" + label).digest());
    }

    /** Remembers the hash of the next setup block, for {@code $hash(N)} and {@code $head}. */
    public void addBlock(Multihash hash) {
        blockHashes.add(hash);
    }

    /** Remembers a hash under a label: that of {@code $label(X)} and {@code $hashOf(X)}, or a word like {@code appended}. */
    public void addLabel(String label, Multihash hash) {
        labels.put(label, hash);
    }

    /** The event of a block's JSON. */
    public MetadataEvent event(JsonNode event) {
        return TextCodec.json().read(resolve(event).toString(), MetadataEvent.class);
    }

    /** The hash that a text stands for; null for JSON null. */
    public @Nullable Multihash hash(JsonNode text) {
        return text.isNull() ? null : Multihash.parse(resolve(text).textValue());
    }

    /** A value of the file without notation in it. */
    public JsonNode resolve(JsonNode node) {
        if (node.isTextual()) {
            return JsonNodeFactory.instance.textNode(resolve(node.textValue()));
        }
        if (node.isArray()) {
            ArrayNode result = JsonNodeFactory.instance.arrayNode();
            node.forEach(element -> result.add(resolve(element)));
            return result;
        }
        if (!node.isObject()) {
            return node;
        }
        if (node.has("$fixture")) {
            return resolve(
                    FILE.required("fixtures").required(node.get("$fixture").textValue()));
        }
        if (node.has("$bytes")) {
            return bytes(Bytes.fromHex(node.get("$bytes").textValue()));
        }
        if (node.has("$rawArrowSchema")) {
            return bytes(RawArrowSchemas.encode(node.get("$rawArrowSchema")));
        }
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        node.properties().forEach(entry -> result.set(entry.getKey(), resolve(entry.getValue())));
        return result;
    }

    private String resolve(String text) {
        if (text.equals("$head")) {
            return blockHashes.get(blockHashes.size() - 1).toString();
        }
        Matcher call = CALL.matcher(text);
        if (!call.matches()) {
            return text.startsWith("$") && labels.containsKey(text.substring(1))
                    ? labels.get(text.substring(1)).toString()
                    : text;
        }
        String argument = call.group(2);
        return switch (call.group(1)) {
            case "hash" -> blockHashes.get(Integer.parseInt(argument)).toString();
            case "label", "hashOf" ->
                Objects.requireNonNull(labels.get(argument), argument).toString();
            default ->
                Objects.requireNonNull(CONSTANTS.get(call.group(1)), text).apply(argument);
        };
    }

    private static JsonNode bytes(Bytes bytes) {
        return JsonNodeFactory.instance.textNode(Base64.getEncoder().encodeToString(bytes.toArray()));
    }

    private static Bytes utf8(String text) {
        return Bytes.copyOf(text.getBytes(StandardCharsets.UTF_8));
    }

    private static JsonNode load() {
        try (InputStream stream = ChainCases.class.getResourceAsStream("/vectors/chain-cases.json")) {
            return MAPPER.readTree(Objects.requireNonNull(stream, "chain-cases.json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
