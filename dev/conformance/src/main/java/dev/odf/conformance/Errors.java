package dev.odf.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.error.Violation;

/** The content of {@code error}. */
final class Errors {
    private Errors() {}

    static ObjectNode badRequest(BadRequestException exception) {
        return error("driver.bad-request", exception, "", String.valueOf(exception.getMessage()));
    }

    /** An error that the library documents. */
    static ObjectNode expected(OdfException exception) {
        ObjectNode error =
                error(exception.code().code(), exception, path(exception), String.valueOf(exception.getMessage()));
        if (exception instanceof ValidationException validation) {
            ArrayNode rules = error.putArray("rules");
            for (Violation violation : validation.violations()) {
                rules.add(violation.code().code());
            }
        }
        return error;
    }

    /** Anything else that comes out of the library, always a bug of it. */
    static ObjectNode crash(Throwable throwable) {
        return error("driver.crash", throwable, "", throwable.toString());
    }

    private static String path(OdfException exception) {
        if (exception instanceof MalformedDataException malformed) {
            return malformed.location().path();
        }
        if (exception instanceof ValidationException validation) {
            return validation.violations().get(0).path();
        }
        return "";
    }

    private static ObjectNode error(String code, Throwable throwable, String path, String message) {
        return Json.object()
                .put("code", code)
                .put("kind", throwable.getClass().getSimpleName())
                .put("path", path)
                .put("message", message);
    }
}
