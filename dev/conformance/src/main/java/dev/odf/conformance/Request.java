package dev.odf.conformance;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.id.Bytes;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One line of input: the members of its object, each as JSON text. */
final class Request {
    private static final String NULL = "null";

    private final Map<String, String> members;

    private Request(Map<String, String> members) {
        this.members = members;
    }

    /** @throws BadRequestException if the line is not exactly one JSON object, or names a member twice */
    static Request parse(String line) throws BadRequestException {
        Map<String, String> members = new HashMap<>();
        try (JsonParser parser = Json.parser(line)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new BadRequestException("the line is not a JSON object");
            }
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                if (members.put(name, Json.copyValue(parser)) != null) {
                    throw new BadRequestException("'" + name + "' is given twice");
                }
            }
            if (parser.nextToken() != null) {
                throw new BadRequestException("the line goes on after its JSON object");
            }
        } catch (JsonProcessingException e) {
            throw new BadRequestException("the line is not JSON: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Request(members);
    }

    /** What the answer echoes, as JSON text. */
    String id() {
        return members.getOrDefault("id", NULL);
    }

    /** An argument of any type, as JSON text. */
    String json(String name) throws BadRequestException {
        String json = members.get(name);
        if (json == null) {
            throw new BadRequestException("'" + name + "' is missing");
        }
        return json;
    }

    /** An argument that is a string. */
    String text(String name) throws BadRequestException {
        JsonNode value = Json.tree(json(name));
        if (!value.isTextual()) {
            throw new BadRequestException("'" + name + "' is not a string");
        }
        return value.textValue();
    }

    /** An argument that is a string; null if it is absent or null. */
    @Nullable
    String textOrNull(String name) throws BadRequestException {
        return isAbsent(name) ? null : text(name);
    }

    /** An argument that is a 32-bit integer, or what stands for it if it is absent or null. */
    int integerOr(String name, int otherwise) throws BadRequestException {
        if (isAbsent(name)) {
            return otherwise;
        }
        JsonNode value = Json.tree(json(name));
        if (!value.isIntegralNumber() || !value.canConvertToInt()) {
            throw new BadRequestException("'" + name + "' is not a 32-bit integer");
        }
        return value.intValue();
    }

    /** An argument that is bytes in hexadecimal digits. */
    Bytes bytes(String name) throws BadRequestException {
        String hex = text(name);
        try {
            return Bytes.fromHex(hex);
        } catch (IllegalArgumentException e) {
            throw new BadRequestException("'" + name + "' is not bytes in hexadecimal digits");
        }
    }

    private boolean isAbsent(String name) {
        return members.getOrDefault(name, NULL).equals(NULL);
    }
}
