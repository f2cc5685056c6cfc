package dev.odf.schema.internal.text;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Names in PascalCase with the two other spellings that are read: first letter lowered, and all letters lowered.
 * Immutable.
 */
final class Spellings {
    private static final int LISTED_MAX = 12;

    private final List<String> names;
    private final Map<String, Integer> indexes = new HashMap<>();

    Spellings(String... names) {
        this.names = List.of(names);
        for (int i = 0; i < names.length; i++) {
            String name = names[i];
            String head = name.substring(0, 1).toLowerCase(Locale.ROOT);
            indexes.put(name, i);
            indexes.put(head + name.substring(1), i);
            indexes.put(name.toLowerCase(Locale.ROOT), i);
        }
    }

    /** The number of a name in one of its spellings, or -1. */
    int index(String text) {
        return indexes.getOrDefault(text, -1);
    }

    /** The names for a message. */
    String expected() {
        return names.size() <= LISTED_MAX ? "one of " + String.join(", ", names) : "one of " + names.size() + " names";
    }
}
