package dev.odf.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.error.OdfException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

/** Turns the line of a request into the line of its answer, whatever the line holds. */
final class Driver {
    static final int LINE_BYTES_MAX = 64 << 20;

    private final Map<String, Operation> operations = new HashMap<>();

    Driver() {
        operations.putAll(BlockOperations.all());
        operations.putAll(ManifestOperations.all());
        operations.putAll(TextOperations.all());
        operations.putAll(EngineOperations.all());
    }

    /** The answer to a line in UTF-8; both without line feed. */
    String answer(byte[] line) {
        ObjectNode answer = Json.object();
        answer.putNull("id");
        try {
            Request request = Request.parse(decode(line));
            Json.put(answer, "id", request.id());
            answer.set("ok", operation(request).run(request));
        } catch (BadRequestException e) {
            answer.set("error", Errors.badRequest(e));
        } catch (OdfException e) {
            answer.set("error", Errors.expected(e));
        } catch (Throwable e) {
            // Errors as well: a stack that overflows is a finding like any other and must not end the run.
            answer.set("error", Errors.crash(e));
        }
        return Json.line(answer);
    }

    private static String decode(byte[] line) throws BadRequestException {
        if (line.length > LINE_BYTES_MAX) {
            throw new BadRequestException("the line is longer than " + LINE_BYTES_MAX + " bytes");
        }
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(line))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadRequestException("the line is not UTF-8");
        }
    }

    private Operation operation(Request request) throws BadRequestException {
        String name = request.text("op");
        Operation operation = operations.get(name);
        if (operation == null) {
            throw new BadRequestException("op '" + name + "' is not served by this build");
        }
        return operation;
    }
}
