package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeType;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** A row of the vectors that remembers which columns were not looked at. */
final class VectorRow {
    private static final Set<String> DOCUMENTATION = Set.of("origin", "source", "why");

    private final JsonNode node;
    private final Set<String> unread = new HashSet<>();

    VectorRow(JsonNode node) {
        this.node = node;
        node.fieldNames().forEachRemaining(unread::add);
        unread.removeAll(DOCUMENTATION);
    }

    void assertAllRead() {
        assertThat(unread).as("columns that no test reads").isEmpty();
    }

    String text(String column) {
        return required(column, JsonNodeType.STRING).textValue();
    }

    boolean bool(String column) {
        return required(column, JsonNodeType.BOOLEAN).booleanValue();
    }

    /** The text of a column that has to be there but may hold null. */
    String textOrNull(String column) {
        assertThat(node.has(column)).as(column).isTrue();
        unread.remove(column);
        return node.get(column).isNull() ? null : text(column);
    }

    void ifText(String column, Consumer<String> check) {
        if (node.has(column)) {
            check.accept(text(column));
        }
    }

    void ifNumber(String column, Consumer<Integer> check) {
        if (node.has(column)) {
            check.accept(required(column, JsonNodeType.NUMBER).bigIntegerValue().intValueExact());
        }
    }

    private JsonNode required(String column, JsonNodeType type) {
        assertThat(node.has(column)).as(column).isTrue();
        assertThat(node.get(column).getNodeType()).as(column).isEqualTo(type);
        unread.remove(column);
        return node.get(column);
    }
}
