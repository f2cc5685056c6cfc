package dev.odf.metadata.arrow;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextCodec;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.arrow.vector.types.pojo.Schema;

/** The cases about Arrow schemas, as the shared vectors hold them. */
final class ArrowVectors {
    private ArrowVectors() {}

    /** One case: its name is what a test report shows. */
    record Row(String name, Map<String, JsonValue> members) {
        JsonValue get(String key) {
            return members.get(key);
        }

        boolean isTrue(String key) {
            return JsonValue.of(true).equals(get(key));
        }

        /** The Arrow schema whose only field is the one of the case. */
        Schema arrowSchema() {
            return arrowSchemaOf(get("arrowField"));
        }

        DataSchema odfSchema() {
            DataField field = TextCodec.json().read(get("odfField").toString(), DataField.class);
            return new DataSchema(List.of(field), null);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Row> rows(String section) {
        JsonValue.ObjectValue all = (JsonValue.ObjectValue) JsonValue.parse(text());
        JsonValue.ObjectValue sections = (JsonValue.ObjectValue) all.get("arrowSchema");
        return ((JsonValue.ArrayValue) sections.get(section))
                .elements().stream()
                        .map(row -> ((JsonValue.ObjectValue) row).members())
                        .map(row -> new Row(((JsonValue.TextValue) row.get("name")).value(), row))
                        .toList();
    }

    /** Every section, so that none goes unread. */
    static List<String> sections() {
        JsonValue.ObjectValue all = (JsonValue.ObjectValue) JsonValue.parse(text());
        return List.copyOf(
                ((JsonValue.ObjectValue) all.get("arrowSchema")).members().keySet());
    }

    static Schema arrowSchemaOf(JsonValue field) {
        try {
            // Arrow for Java spells this one constant unlike the integration format.
            return Schema.fromJSON("{\"fields\":[" + field.toString().replace("\"SPARSE\"", "\"Sparse\"") + "]}");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text() {
        try (InputStream in = ArrowVectors.class.getResourceAsStream("/vectors/chain-cases.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
