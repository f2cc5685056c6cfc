package dev.odf.schema.internal.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The keys of a type, numbered in the order of their declaration. Immutable. */
public final class TextShape {
    static final String KIND = "kind";

    private static final int KIND_INDEX = -2;
    private static final int UNKNOWN_INDEX = -1;

    private final String type;
    private final boolean variant;
    private final List<String> keys;
    private final Map<String, Integer> indexes = new HashMap<>();

    private TextShape(String type, boolean variant, String... keys) {
        this.type = type;
        this.variant = variant;
        this.keys = List.of(keys);
        for (int i = 0; i < keys.length; i++) {
            indexes.put(keys[i], i);
        }
        if (variant) {
            indexes.put(KIND, KIND_INDEX);
        }
    }

    /** The shape of a record: a mapping with these keys. */
    public static TextShape record(String type, String... keys) {
        return new TextShape(type, false, keys);
    }

    /**
     * The shape of a variant of a union: these keys beside {@code kind}, or a bare scalar that stands for none of them.
     */
    public static TextShape variant(String type, String... keys) {
        return new TextShape(type, true, keys);
    }

    String type() {
        return type;
    }

    boolean isVariant() {
        return variant;
    }

    int size() {
        return keys.size();
    }

    String key(int index) {
        return keys.get(index);
    }

    int index(String key) {
        return indexes.getOrDefault(key, UNKNOWN_INDEX);
    }

    boolean isKind(int index) {
        return index == KIND_INDEX;
    }

    boolean isUnknown(int index) {
        return index == UNKNOWN_INDEX;
    }
}
