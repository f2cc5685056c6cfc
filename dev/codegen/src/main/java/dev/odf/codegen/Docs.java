package dev.odf.codegen;

import dev.odf.codegen.FieldType.Builtin;
import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.TableDef;
import java.util.ArrayList;
import java.util.List;

/** Turns the documentation of the model into Javadoc. */
final class Docs {
    private static final int WIDTH = 110;

    private Docs() {}

    /** The comment above a record. */
    static List<String> ofTable(Group group, TableDef table) {
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(html(table.doc()));
        paragraphs.add("<p>ODF 0.38, " + html(group.source()) + ", {@code " + table.specName() + "}.");
        if (table.hasDefaults()) {
            paragraphs.add(
                    "<p>An absent component that has a default is equal to that default, yet stays absent when written.");
        }
        paragraphs.add("<p>Immutable.");
        List<String> tags = new ArrayList<>();
        for (FieldDef field : table.fields()) {
            tags.add("@param " + Names.member(field.name()) + " " + ofField(field));
        }
        tags.add("@since 0.1");
        return block(paragraphs, tags);
    }

    static List<String> ofType(Group group, String specName, String doc, String threadSafety) {
        return block(
                List.of(
                        html(doc),
                        "<p>ODF 0.38, " + html(group.source()) + ", {@code " + specName + "}.",
                        threadSafety),
                List.of("@since 0.1"));
    }

    /** What a field is, with its unit, default and meaning when absent. */
    static String ofField(FieldDef field) {
        StringBuilder text = new StringBuilder(html(field.doc()));
        if (text.charAt(text.length() - 1) != '.') {
            text.append('.');
        }
        if (field.type() == Builtin.UINT64) {
            text.append(" Unsigned 64-bit.");
        } else if (field.type() == Builtin.UINT32) {
            text.append(" Unsigned 32-bit.");
        }
        if (field.defaultText() != null) {
            text.append(" Default: ").append(code(field.defaultText())).append('.');
        }
        if (field.optional()) {
            text.append(" Null if absent.");
        }
        return text.toString();
    }

    static String code(String text) {
        return text.isEmpty() ? "the empty string" : text.equals("\\") ? "a backslash" : "{@code " + text + "}";
    }

    /** Plain text with {@code `code`} as a Javadoc fragment. */
    static String html(String text) {
        StringBuilder html = new StringBuilder();
        boolean inCode = false;
        for (char c : text.replaceAll("\\s+", " ").strip().toCharArray()) {
            if (c == '`') {
                html.append(inCode ? "}" : "{@code ");
                inCode = !inCode;
            } else if (inCode) {
                html.append(c);
            } else {
                html.append(
                        c == '<'
                                ? "&lt;"
                                : c == '>' ? "&gt;" : c == '&' ? "&amp;" : c == '@' ? "&#64;" : String.valueOf(c));
            }
        }
        return html.toString();
    }

    static List<String> block(List<String> paragraphs, List<String> tags) {
        List<String> lines = new ArrayList<>();
        lines.add("/**");
        for (int index = 0; index < paragraphs.size(); index++) {
            if (index > 0) {
                lines.add(" *");
            }
            wrap(paragraphs.get(index), " * ", " * ", lines);
        }
        if (!tags.isEmpty()) {
            lines.add(" *");
            tags.forEach(tag -> wrap(tag, " * ", " *     ", lines));
        }
        lines.add(" */");
        return lines;
    }

    private static void wrap(String text, String first, String next, List<String> lines) {
        StringBuilder line = new StringBuilder(first);
        boolean empty = true;
        for (String word : text.split(" ", -1)) {
            if (!empty && line.length() + 1 + word.length() > WIDTH) {
                lines.add(line.toString());
                line = new StringBuilder(next);
                empty = true;
            }
            line.append(empty ? "" : " ").append(word);
            empty = false;
        }
        lines.add(line.toString());
    }

    static void print(JavaFile file, List<String> lines) {
        lines.forEach(file::line);
    }
}
