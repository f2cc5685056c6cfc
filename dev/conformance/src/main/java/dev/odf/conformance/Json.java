package dev.odf.conformance;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.RawValue;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** The JSON of the driver's own lines. What it carries for the library passes through as text, each number as it was written. */
final class Json {
    /** Far more than the library reads, so that its limit speaks and not this one. */
    private static final int DEPTH_MAX = 100_000;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            // The table of names refuses input made to fill it, with an exception that is none of JSON.
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(DEPTH_MAX)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .build())
            .streamWriteConstraints(
                    StreamWriteConstraints.builder().maxNestingDepth(DEPTH_MAX).build())
            .build();
    private static final ObjectMapper MAPPER = new ObjectMapper(FACTORY);

    private Json() {}

    static JsonParser parser(String text) throws IOException {
        return FACTORY.createParser(text);
    }

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** Sets a member to a value that is JSON text without line breaks. */
    static void put(ObjectNode object, String name, String json) {
        object.putRawValue(name, new RawValue(json));
    }

    /** Sets a member to a value that is JSON text of any layout. */
    static void putDocument(ObjectNode object, String name, String json) {
        try (JsonParser parser = parser(json)) {
            parser.nextToken();
            put(object, name, copyValue(parser));
        } catch (IOException e) {
            throw new UncheckedIOException("the library wrote JSON that cannot be read", e);
        }
    }

    static JsonNode tree(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** The value at which a parser stands as compact JSON; leaves the parser at its last token. */
    static String copyValue(JsonParser parser) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = FACTORY.createGenerator(text)) {
            int depth = 0;
            do {
                depth += copyToken(parser, generator);
            } while (depth > 0 && parser.nextToken() != null);
        }
        return text.toString();
    }

    /** Copies a token; returns by how much it opens or closes arrays and objects. */
    private static int copyToken(JsonParser parser, JsonGenerator generator) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.FIELD_NAME) {
            generator.writeFieldName(parser.currentName());
            return 0;
        }
        if (token.isNumeric()) {
            generator.writeNumber(parser.getText());
            return 0;
        }
        generator.copyCurrentEvent(parser);
        if (token.isStructStart()) {
            return 1;
        }
        return token.isStructEnd() ? -1 : 0;
    }

    /** An object as one line that UTF-8 can hold. */
    static String line(ObjectNode object) {
        try {
            return escapeUnpairedSurrogates(MAPPER.writeValueAsString(object));
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException("an answer cannot be written", e);
        }
    }

    private static String escapeUnpairedSurrogates(String json) {
        StringBuilder escaped = new StringBuilder(json.length());
        for (int index = 0; index < json.length(); ) {
            int codePoint = json.codePointAt(index);
            if (codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE) {
                escaped.append("\\u").append(Integer.toHexString(codePoint));
            } else {
                escaped.appendCodePoint(codePoint);
            }
            index += Character.charCount(codePoint);
        }
        return escaped.toString();
    }
}
