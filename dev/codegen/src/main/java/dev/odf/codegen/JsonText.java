package dev.odf.codegen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Prints nested maps, lists, texts, numbers and flags as JSON, in the order in which they were put. */
final class JsonText {
    private JsonText() {}

    /** A mapping from alternating keys and values. */
    static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int index = 0; index < keysAndValues.length; index += 2) {
            object.put((String) keysAndValues[index], keysAndValues[index + 1]);
        }
        return object;
    }

    static String print(Object value) {
        StringBuilder text = new StringBuilder();
        print(value, "", text);
        return text.append('\n').toString();
    }

    private static void print(Object value, String indent, StringBuilder text) {
        if (value instanceof Map) {
            List<Runnable> members = new ArrayList<>();
            ((Map<?, ?>) value)
                    .forEach((key, member) -> members.add(() -> {
                        quote((String) key, text);
                        text.append(": ");
                        print(member, indent + "  ", text);
                    }));
            printMembers('{', members, '}', indent, text);
        } else if (value instanceof List) {
            List<Runnable> members = new ArrayList<>();
            ((List<?>) value).forEach(member -> members.add(() -> print(member, indent + "  ", text)));
            printMembers('[', members, ']', indent, text);
        } else if (value instanceof String string) {
            quote(string, text);
        } else {
            text.append(value);
        }
    }

    private static void printMembers(char open, List<Runnable> members, char close, String indent, StringBuilder text) {
        text.append(open);
        for (int index = 0; index < members.size(); index++) {
            text.append(index == 0 ? "\n" : ",\n").append(indent).append("  ");
            members.get(index).run();
        }
        text.append(members.isEmpty() ? "" : "\n" + indent).append(close);
    }

    private static void quote(String value, StringBuilder text) {
        text.append('"');
        for (int index = 0; index < value.length(); index++) {
            char c = value.charAt(index);
            if (c == '"' || c == '\\') {
                text.append('\\').append(c);
            } else if (c < 0x20) {
                text.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            } else {
                text.append(c);
            }
        }
        text.append('"');
    }
}
