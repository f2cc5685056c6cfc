package dev.odf.metadata.arrow;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.ValidationException;
import java.util.List;
import org.apache.arrow.vector.types.pojo.Field;

/** The errors of schemas, and the limits that every walk over one keeps. */
final class SchemaFault {
    private static final int EXCERPT_CHARS = 200;

    private SchemaFault() {}

    static ValidationException unsupported(String path, String problem) {
        return new ValidationException(ErrorCode.SCHEMA_UNSUPPORTED, path, problem);
    }

    /** Foreign text as it may stand in a message: capped, in quotes and on one line. */
    static String quoted(String text) {
        StringBuilder excerpt = new StringBuilder("'");
        for (int i = 0; i < Math.min(text.length(), EXCERPT_CHARS); i++) {
            char c = text.charAt(i);
            excerpt.append(Character.isISOControl(c) ? ' ' : c);
        }
        return excerpt.append(text.length() > EXCERPT_CHARS ? "…'" : "'").toString();
    }

    /** Counts the fields of one schema. Not thread-safe. */
    static final class Budget {
        private final int depthMax;
        private final int fieldsMax;
        private int fields;

        Budget(ArrowSchemaOptions options) {
            this.depthMax = options.depthMax();
            this.fieldsMax = options.fieldsMax();
        }

        /** Takes note of a field at a depth, a column being at depth 1. */
        void enter(int depth) {
            if (depth > depthMax) {
                throw new LimitExceededException("depthMax", depthMax, depth);
            }
            if (++fields > fieldsMax) {
                throw new LimitExceededException("fieldsMax", fieldsMax, fields);
            }
        }

        /** Takes note of fields at a depth and of all below them. */
        void enterAll(List<Field> fields, int depth) {
            for (Field field : fields) {
                enter(depth);
                enterAll(field.getChildren(), depth + 1);
            }
        }
    }
}
