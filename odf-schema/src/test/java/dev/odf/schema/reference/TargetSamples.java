package dev.odf.schema.reference;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.reference.TargetTables.Content;
import dev.odf.schema.reference.TargetTables.Property;
import dev.odf.schema.reference.TargetTables.TargetType;
import java.math.BigInteger;

/** Makes values of the types of the reference from its tables alone. */
final class TargetSamples {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final TargetTables tables;

    TargetSamples(TargetTables tables) {
        this.tables = tables;
    }

    /** A record with all of its properties. */
    ObjectNode complete(TargetType type) {
        ObjectNode sample = tagged(type);
        type.properties().forEach(property -> sample.set(property.name(), value(property)));
        return sample;
    }

    /** A value with nothing that can be left out. */
    JsonNode minimal(TargetType type) {
        return switch (type.content()) {
            case VALUES -> NODES.textNode(type.members().get(0));
            case VARIANTS -> minimal(tables.types().get(type.members().get(0)));
            default -> minimalRecord(type);
        };
    }

    private ObjectNode minimalRecord(TargetType type) {
        ObjectNode sample = tagged(type);
        type.properties().stream()
                .filter(Property::required)
                .forEach(property -> sample.set(property.name(), value(property)));
        return sample;
    }

    private ObjectNode tagged(TargetType type) {
        ObjectNode sample = NODES.objectNode();
        if (tables.unionOf(type) != null) {
            sample.put("kind", type.name().substring(type.name().lastIndexOf(':') + 1));
        }
        return sample;
    }

    private JsonNode value(Property property) {
        JsonNode element = element(property);
        return property.isList() ? NODES.arrayNode().add(element) : element;
    }

    private JsonNode element(Property property) {
        return switch (property.elementType()) {
            case "string" -> NODES.textNode(text(property.format()));
            case "integer" -> NODES.numberNode(BigInteger.ZERO);
            case "boolean" -> NODES.booleanNode(true);
            default -> minimal(tables.types().get(property.elementType()));
        };
    }

    private static String text(String format) {
        return switch (format) {
            case "multihash" -> "f1620" + "ab".repeat(32);
            case "dataset-id" -> "did:odf:fed01" + "ab".repeat(32);
            case "date-time" -> "2023-05-06T07:08:09Z";
            case "flatbuffers" -> "AAEC";
            case "multicodec" -> "odf-metadata-block";
            default -> "sample";
        };
    }

    /** Whether a type is a table, and not a choice or free-form. */
    static boolean isRecord(TargetType type) {
        boolean choice = type.content() == Content.VARIANTS || type.content() == Content.VALUES;
        return !choice && !type.name().equals("ExtraAttributes");
    }
}
