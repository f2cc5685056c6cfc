package dev.odf.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A mapping in a model file together with the place it stands at, for messages. */
final class ModelNode {
    private final String place;
    private final Map<?, ?> mapping;

    private ModelNode(String place, Map<?, ?> mapping) {
        this.place = place;
        this.mapping = mapping;
    }

    static ModelNode of(String place, @Nullable Object value) {
        if (!(value instanceof Map)) {
            throw new ModelException(place + ": expected a mapping");
        }
        return new ModelNode(place, (Map<?, ?>) value);
    }

    void allowOnly(String... keys) {
        Set<String> allowed = Set.of(keys);
        for (Object key : mapping.keySet()) {
            if (!allowed.contains(String.valueOf(key))) {
                throw new ModelException(place + ": unknown key '" + key + "'");
            }
        }
    }

    boolean has(String key) {
        return mapping.containsKey(key);
    }

    String text(String key) {
        String text = textOrNull(key);
        if (text == null) {
            throw new ModelException(place + ": '" + key + "' is missing");
        }
        return text;
    }

    @Nullable
    String textOrNull(String key) {
        Object value = mapping.get(key);
        return value == null ? null : String.valueOf(value).strip();
    }

    boolean flag(String key) {
        return Boolean.TRUE.equals(mapping.get(key));
    }

    int number(String key) {
        Object value = mapping.get(key);
        if (!(value instanceof Integer i)) {
            throw new ModelException(place + ": '" + key + "' must be a number");
        }
        return i;
    }

    /** The mappings listed under a key; none if the key is absent. */
    List<ModelNode> nodes(String key) {
        Object value = mapping.get(key);
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof List)) {
            throw new ModelException(place + ": '" + key + "' must be a list");
        }
        List<ModelNode> nodes = new ArrayList<>();
        for (Object element : (List<?>) value) {
            nodes.add(of(place + "/" + key + "/" + nodes.size(), element));
        }
        return nodes;
    }
}
