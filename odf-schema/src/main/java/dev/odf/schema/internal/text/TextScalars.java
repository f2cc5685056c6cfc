package dev.odf.schema.internal.text;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Reads nodes as values. Every method throws {@link MalformedDataException} at the place of a node that is no such
 * value.
 */
public final class TextScalars {
    private static final long UINT32_MAX = 0xFFFF_FFFFL;

    private TextScalars() {}

    /**
     * A string: a quoted scalar or one that reads as nothing else; outside of unions also the source text of a number
     * or boolean.
     */
    public static String string(TextNode node) {
        if (node instanceof ScalarNode scalar && !node.isNull()) {
            if (scalar.kind() == ScalarNode.Kind.STRING || !node.insideUnion()) {
                return scalar.text();
            }
            throw wrongType("a string", node, ", quote it to make it one");
        }
        throw wrongType("a string", node, "");
    }

    /** A boolean; quotes make it a string. */
    public static boolean bool(TextNode node) {
        String text = text(node, ScalarNode.Kind.BOOL, "a boolean");
        return text.equals("true") || text.equals("True") || text.equals("TRUE");
    }

    /** An unsigned 64-bit integer as bit pattern. */
    public static long uint64(TextNode node) {
        return unsigned(node, -1L, "an unsigned 64-bit integer");
    }

    /** An unsigned 32-bit integer as bit pattern. */
    public static int uint32(TextNode node) {
        return (int) unsigned(node, UINT32_MAX, "an unsigned 32-bit integer");
    }

    /** A signed 32-bit integer. */
    public static int int32(TextNode node) {
        String range = "a signed 32-bit integer";
        IntegerLiteral literal = integer(node, range);
        Long magnitude = literal.magnitude();
        long largest = literal.negative() ? -(long) Integer.MIN_VALUE : Integer.MAX_VALUE;
        if (magnitude == null || Long.compareUnsigned(magnitude, largest) > 0) {
            throw outOfRange(node, range);
        }
        return (int) (literal.negative() ? -magnitude : magnitude);
    }

    /** Bytes in standard base64 with padding, and in no other form. */
    public static Bytes bytes(TextNode node) {
        String text = string(node);
        try {
            byte[] decoded = Base64.getDecoder().decode(text);
            // The decoder of the JDK takes missing padding and stray bits, which no second encoding gives back.
            if (Base64.getEncoder().encodeToString(decoded).equals(text)) {
                return Bytes.copyOf(decoded);
            }
        } catch (IllegalArgumentException malformed) {
            // Reported below, like the forms that the decoder lets pass.
        }
        throw node.error(
                ErrorCode.VALUE_INVALID_ENCODING, Excerpt.quoted(text) + " is not standard base64 with padding");
    }

    /** Extension attributes: any mapping; of duplicate keys the last one counts. */
    public static ExtraAttributes extraAttributes(TextNode node) {
        if (!(node instanceof MappingNode mappingNode)) {
            throw wrongType("a mapping of extension attributes", node, "");
        }
        return ExtraAttributes.of(members(mappingNode, 1));
    }

    /** A JSON value of at most {@value JsonValue#DEPTH_MAX} levels; of duplicate keys the last one counts. */
    public static JsonValue json(TextNode node) {
        return json(node, 1);
    }

    /**
     * A string that a parser turns into a value.
     *
     * @throws MalformedDataException with the code of the parser's error if it refuses the string
     */
    public static <T> T parsed(TextNode node, Function<String, T> parser) {
        String text = string(node);
        try {
            return parser.apply(text);
        } catch (MalformedDataException e) {
            throw e.at(node.location());
        }
    }

    /** A string where no other reading of the source text may pass for one, inside of unions or not. */
    static String strictString(TextNode node) {
        return text(node, ScalarNode.Kind.STRING, "a string");
    }

    private static JsonValue json(TextNode node, int depth) {
        if (node instanceof MappingNode mappingNode) {
            return JsonValue.of(members(mappingNode, depth));
        }
        if (node instanceof SequenceNode sequenceNode) {
            requireDepth(node, depth);
            List<JsonValue> values = new ArrayList<>();
            for (TextNode element : sequenceNode.elements()) {
                values.add(json(element, depth + 1));
            }
            return JsonValue.of(values);
        }
        ScalarNode scalar = (ScalarNode) node;
        return switch (scalar.kind()) {
            case NULL -> JsonValue.ofNull();
            case BOOL -> JsonValue.of(bool(scalar));
            case INTEGER, FLOAT -> number(scalar);
            default -> JsonValue.of(scalar.text());
        };
    }

    private static Map<String, JsonValue> members(MappingNode node, int depth) {
        requireDepth(node, depth);
        Map<String, JsonValue> members = new HashMap<>();
        for (MappingNode.Entry entry : node.entries()) {
            members.put(entry.key(), json(entry.value(), depth + 1));
        }
        return members;
    }

    private static void requireDepth(TextNode node, int depth) {
        if (depth > JsonValue.DEPTH_MAX) {
            throw node.error(
                    ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES,
                    "JSON is nested deeper than " + JsonValue.DEPTH_MAX + " levels");
        }
    }

    private static JsonValue number(ScalarNode node) {
        IntegerLiteral literal = node.kind() == ScalarNode.Kind.INTEGER ? IntegerLiteral.parse(node.text()) : null;
        if (literal == null) {
            return fraction(node);
        }
        Long magnitude = literal.magnitude();
        if (magnitude == null || (literal.negative() && Long.compareUnsigned(magnitude, Long.MIN_VALUE) > 0)) {
            return fraction(node);
        }
        if (!literal.negative()) {
            return JsonValue.ofUnsigned(magnitude);
        }
        // The reference reads the -0 of JSON as a double, the -0 of YAML as the integer.
        return magnitude == 0 && node.format() == DataFormat.JSON ? JsonValue.of(-0.0) : JsonValue.of(-magnitude);
    }

    private static JsonValue fraction(ScalarNode node) {
        double value;
        try {
            value = Double.parseDouble(node.text());
        } catch (NumberFormatException notDecimal) {
            value = Double.NaN;
        }
        if (!Double.isFinite(value)) {
            throw node.error(
                    ErrorCode.VALUE_OUT_OF_RANGE, Excerpt.of(node.text()) + " is not within the range of a double");
        }
        return JsonValue.of(value);
    }

    private static long unsigned(TextNode node, long maximum, String range) {
        IntegerLiteral literal = integer(node, range);
        Long magnitude = literal.magnitude();
        boolean negative = literal.negative() && (magnitude == null || magnitude != 0);
        if (magnitude == null || negative || Long.compareUnsigned(magnitude, maximum) > 0) {
            throw outOfRange(node, range);
        }
        return magnitude;
    }

    private static IntegerLiteral integer(TextNode node, String range) {
        IntegerLiteral literal = IntegerLiteral.parse(text(node, ScalarNode.Kind.INTEGER, range));
        if (literal == null) {
            throw wrongType(range, node, "");
        }
        return literal;
    }

    private static String text(TextNode node, ScalarNode.Kind kind, String expected) {
        if (node instanceof ScalarNode scalarNode && scalarNode.kind() == kind) {
            return scalarNode.text();
        }
        throw wrongType(expected, node, "");
    }

    private static MalformedDataException wrongType(String expected, TextNode node, String hint) {
        return node.error(ErrorCode.TEXT_WRONG_TYPE, "expected " + expected + ", found " + node.describe() + hint);
    }

    private static MalformedDataException outOfRange(TextNode node, String range) {
        String text = Excerpt.of(((ScalarNode) node).text());
        return node.error(ErrorCode.VALUE_OUT_OF_RANGE, text + " is not within the range of " + range);
    }
}
