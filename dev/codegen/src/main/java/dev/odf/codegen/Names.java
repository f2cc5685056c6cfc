package dev.odf.codegen;

import java.util.Locale;
import java.util.Set;

/** How the names of the model are spelled in each output. */
final class Names {
    private static final Set<String> RESERVED = Set.of(
            "abstract",
            "boolean",
            "byte",
            "case",
            "char",
            "class",
            "default",
            "double",
            "enum",
            "final",
            "float",
            "int",
            "interface",
            "long",
            "new",
            "null",
            "package",
            "private",
            "public",
            "record",
            "return",
            "short",
            "static",
            "switch",
            "this",
            "true",
            "false",
            "void");

    private Names() {}

    /** {@code NdGeoJson} becomes {@code ndGeoJson}, {@code UInt8} becomes {@code uInt8}. */
    static String lowerFirst(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    static String upperFirst(String name) {
        return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    /** {@code dataset-id} becomes {@code datasetId}. */
    static String camel(String kebab) {
        StringBuilder camel = new StringBuilder();
        boolean startsWord = false;
        for (int index = 0; index < kebab.length(); index++) {
            char c = kebab.charAt(index);
            if (c != '-') {
                camel.append(startsWord ? Character.toUpperCase(c) : c);
            }
            startsWord = c == '-';
        }
        return camel.toString();
    }

    /** A method or variable in Java: {@link #lowerFirst} with {@code Type} behind a word that Java keeps to itself. */
    static String member(String name) {
        String lowered = lowerFirst(name);
        return RESERVED.contains(lowered) ? lowered + "Type" : lowered;
    }

    /** {@code ByEventTime} becomes {@code BY_EVENT_TIME}, {@code UInt8} becomes {@code UINT8}. */
    static String constant(String name) {
        return name.replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }

    /** {@code prevBlockHash} becomes {@code prev_block_hash}. */
    static String snake(String name) {
        return constant(name).toLowerCase(Locale.ROOT);
    }
}
