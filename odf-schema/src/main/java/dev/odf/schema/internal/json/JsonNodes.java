package dev.odf.schema.internal.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.internal.text.Excerpt;
import dev.odf.schema.internal.text.IntegerLiteral;
import dev.odf.schema.internal.text.NodeBuilder;
import dev.odf.schema.internal.text.ScalarNode;
import dev.odf.schema.internal.text.TextNode;
import dev.odf.schema.internal.text.TextScalars;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Reads JSON text, or the tokens of a Jackson parser, as a tree of nodes. */
public final class JsonNodes {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    /** Jackson's own limits fail with other errors; ours, which allow 1,000 levels at most, come first. */
    private static final JsonFactory FACTORY = new JsonFactoryBuilder()
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(1_001)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private static final TextLimits VALUE_LIMITS =
            TextLimits.builder().depthMax(JsonValue.DEPTH_MAX).build();

    private JsonNodes() {}

    /**
     * Reads a text that is one JSON value.
     *
     * @throws MalformedDataException if it is not
     * @throws LimitExceededException if a limit is exceeded
     */
    public static TextNode read(String text, TextLimits limits) {
        int characters = text.codePointCount(0, text.length());
        if (characters > limits.charactersMax()) {
            throw new LimitExceededException("charactersMax", limits.charactersMax(), characters);
        }
        return readText(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text, limits);
    }

    private static TextNode readText(String json, TextLimits limits) {
        NodeBuilder builder = new NodeBuilder(DataFormat.JSON, limits);
        TokenPlaces places = new TokenPlaces(json);
        try (JsonParser parser = FACTORY.createParser(json)) {
            if (parser.nextToken() == null) {
                throw builder.error("the text holds no value", 1, 1);
            }
            readValue(parser, builder, places);
            if (parser.nextToken() != null) {
                places.moveTo(parser.currentTokenLocation());
                throw builder.error("the text goes on after its value", places.line(), places.column());
            }
        } catch (StreamConstraintsException e) {
            throw keyTooLong(e);
        } catch (JsonProcessingException e) {
            throw syntaxError(e, builder, places);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return builder.finish();
    }

    /**
     * Reads the value at which a parser stands, or the first one if it did not start; leaves the parser at the last
     * token of the value. A parser of another notation has typed the plain scalars by its own rules.
     *
     * @throws MalformedDataException if it is no value
     * @throws LimitExceededException if a limit is exceeded; the number of characters is left to the parser
     * @throws UncheckedIOException if the source of the parser fails
     */
    public static TextNode read(JsonParser parser, DataFormat format, TextLimits limits) {
        NodeBuilder builder = new NodeBuilder(format, limits);
        TokenPlaces places = new TokenPlaces(null);
        try {
            if (parser.currentToken() == null && parser.nextToken() == null) {
                throw builder.error("the text holds no value", 1, 1);
            }
            readValue(parser, builder, places);
        } catch (StreamConstraintsException e) {
            throw keyTooLong(e);
        } catch (JsonProcessingException e) {
            throw syntaxError(e, builder, places);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return builder.finish();
    }

    /** {@link JsonValue#parse}. */
    public static JsonValue parseValue(String text) {
        TextNode node;
        try {
            // A byte order mark may stand before a document, but not before a value inside of one.
            node = text.startsWith(BYTE_ORDER_MARK) ? readText(text, VALUE_LIMITS) : read(text, VALUE_LIMITS);
        } catch (LimitExceededException e) {
            if (!e.limit().equals("depthMax")) {
                throw e;
            }
            throw new MalformedDataException(
                    ErrorCode.VALUE_INVALID_EXTRA_ATTRIBUTES,
                    "JSON is nested deeper than " + JsonValue.DEPTH_MAX + " levels",
                    DataLocation.document(DataFormat.JSON, -1, -1, ""),
                    e);
        }
        return TextScalars.json(node);
    }

    private static void readValue(JsonParser parser, NodeBuilder builder, TokenPlaces places) throws IOException {
        JsonToken token = parser.currentToken();
        while (true) {
            places.moveTo(parser.currentTokenLocation());
            if (token == null) {
                throw builder.error("the text ends within a value", places.line(), places.column());
            }
            readToken(parser, token, builder, places.line(), places.column());
            if (builder.isComplete()) {
                return;
            }
            token = parser.nextToken();
        }
    }

    private static void readToken(JsonParser parser, JsonToken token, NodeBuilder builder, int line, int column)
            throws IOException {
        switch (token) {
            case START_OBJECT -> builder.beginMapping(null, line, column);
            case START_ARRAY -> builder.beginSequence(null, line, column);
            case END_OBJECT, END_ARRAY -> builder.end();
            case FIELD_NAME -> builder.key(parser.currentName(), line, column);
            case VALUE_STRING -> builder.scalar(parser.getText(), ScalarNode.Kind.STRING, true, null, line, column);
            case VALUE_NUMBER_INT ->
                builder.scalar(integerText(parser), ScalarNode.Kind.INTEGER, false, null, line, column);
            case VALUE_NUMBER_FLOAT ->
                builder.scalar(parser.getText(), ScalarNode.Kind.FLOAT, false, null, line, column);
            case VALUE_TRUE, VALUE_FALSE ->
                builder.scalar(token.asString(), ScalarNode.Kind.BOOL, false, null, line, column);
            case VALUE_NULL -> builder.scalar("null", ScalarNode.Kind.NULL, false, null, line, column);
            default -> throw builder.error("a token " + token + " has no meaning here", line, column);
        }
    }

    private static String integerText(JsonParser parser) throws IOException {
        String text = parser.getText();
        // Other notations have spellings of their own; what these are worth only their parser knows.
        return IntegerLiteral.parse(text) == null ? parser.getBigIntegerValue().toString() : text;
    }

    /** The one limit of Jackson's that ours do not come before: the length of a key, which Jackson 2.15 does not limit. */
    private static LimitExceededException keyTooLong(StreamConstraintsException e) {
        return new LimitExceededException(
                "keyCharactersMax", JsonValue.KEY_CHARACTERS_MAX, JsonValue.KEY_CHARACTERS_MAX + 1L, e);
    }

    private static MalformedDataException syntaxError(
            JsonProcessingException e, NodeBuilder builder, TokenPlaces places) {
        JsonLocation location = e.getLocation();
        if (location != null) {
            places.moveTo(location);
        }
        String problem = e.getOriginalMessage() == null ? "the text is malformed" : Excerpt.of(e.getOriginalMessage());
        return new MalformedDataException(
                ErrorCode.TEXT_SYNTAX, problem, builder.locationAt(places.line(), places.column()), e);
    }
}
