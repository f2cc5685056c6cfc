package dev.odf.metadata.internal.schema;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compares attributes as JSON does: numbers by their value, so that 1 and 1.0 are the same. */
final class AttributeValues {
    private AttributeValues() {}

    static boolean equal(@Nullable ExtraAttributes left, @Nullable ExtraAttributes right) {
        if (left == null || right == null) {
            return left == null && right == null;
        }
        return left.equals(right) || equal(left.toJson(), right.toJson());
    }

    // JsonValue limits its depth, and with it this recursion.
    private static boolean equal(JsonValue left, JsonValue right) {
        if (left instanceof JsonValue.NumberValue && right instanceof JsonValue.NumberValue) {
            return left.equals(right) || decimal(left).compareTo(decimal(right)) == 0;
        }
        if (left instanceof JsonValue.ArrayValue leftArray && right instanceof JsonValue.ArrayValue rightArray) {
            return equal(leftArray.elements(), rightArray.elements());
        }
        if (left instanceof JsonValue.ObjectValue leftObject && right instanceof JsonValue.ObjectValue rightObject) {
            return equal(leftObject.members(), rightObject.members());
        }
        return left.equals(right);
    }

    private static boolean equal(List<JsonValue> left, List<JsonValue> right) {
        if (left.size() != right.size()) {
            return false;
        }
        Iterator<JsonValue> others = right.iterator();
        for (JsonValue value : left) {
            if (!equal(value, others.next())) {
                return false;
            }
        }
        return true;
    }

    private static boolean equal(Map<String, JsonValue> left, Map<String, JsonValue> right) {
        if (!left.keySet().equals(right.keySet())) {
            return false;
        }
        for (Map.Entry<String, JsonValue> entry : left.entrySet()) {
            JsonValue other = right.get(entry.getKey());
            if (other == null || !equal(entry.getValue(), other)) {
                return false;
            }
        }
        return true;
    }

    private static BigDecimal decimal(JsonValue number) {
        return new BigDecimal(number.toString());
    }
}
