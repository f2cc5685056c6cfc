package dev.odf.schema.reference;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The tables of the schema reference, as they stand there. */
final class TargetTables {
    private static final Pattern HEADING = Pattern.compile("`([A-Za-z0-9:]+)`");
    private static final Pattern DEFAULT = Pattern.compile("Default: `([^`]*)`");

    /** What a table lists. */
    enum Content {
        NOTHING,
        PROPERTIES,
        VARIANTS,
        VALUES
    }

    /** A row of a table of properties. */
    record Property(
            String name,
            String type,
            boolean required,
            String format,
            @Nullable String defaultText) {
        boolean isList() {
            return type.startsWith("array(");
        }

        /** The type, or that of the elements. */
        String elementType() {
            return isList() ? type.substring("array(".length(), type.length() - 1) : type;
        }
    }

    /** What stands under one heading. */
    static final class TargetType {
        private final String name;
        private final List<Property> properties = new ArrayList<>();
        private final List<String> members = new ArrayList<>();
        private Content content = Content.NOTHING;

        private TargetType(String name) {
            this.name = name;
        }

        String name() {
            return name;
        }

        Content content() {
            return content;
        }

        /** The rows of a table of properties. */
        List<Property> properties() {
            return properties;
        }

        /** The variants of a union by their full names, or the values of an enum. */
        List<String> members() {
            return members;
        }

        Property property(String propertyName) {
            return properties.stream()
                    .filter(each -> each.name().equals(propertyName))
                    .findFirst()
                    .orElseThrow();
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private final Map<String, TargetType> types = new LinkedHashMap<>();

    private TargetTables() {}

    /** Reads the reference. */
    static TargetTables load() {
        try (InputStream stream = TargetTables.class.getResourceAsStream("/reference/target-schemas.txt")) {
            TargetTables tables = new TargetTables();
            tables.read(new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8));
            return tables;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All types by their names, in the order of the reference. */
    Map<String, TargetType> types() {
        return types;
    }

    /** The union of a variant, if the type is one. */
    @Nullable
    TargetType unionOf(TargetType variant) {
        return types.values().stream()
                .filter(type ->
                        type.content() == Content.VARIANTS && type.members().contains(variant.name()))
                .findFirst()
                .orElse(null);
    }

    private void read(String text) {
        TargetType type = null;
        List<String> columns = List.of();
        boolean inTable = false;
        for (String line : text.split("\n", -1)) {
            Matcher heading = HEADING.matcher(line);
            if (line.isEmpty()) {
                inTable = false;
            } else if (type != null && startsTable(line, type)) {
                inTable = true;
                columns = List.of(line.split("\t", -1));
            } else if (inTable) {
                addRow(Objects.requireNonNull(type), columns, line.split("\t", -1));
            } else if (heading.matches()) {
                type = new TargetType(heading.group(1));
                types.put(type.name(), type);
            }
        }
    }

    private static boolean startsTable(String line, TargetType type) {
        if (line.startsWith("Property\t")) {
            type.content = Content.PROPERTIES;
        } else if (line.startsWith("Union Type")) {
            type.content = Content.VARIANTS;
        } else if (line.equals("Enum Value")) {
            type.content = Content.VALUES;
        } else {
            return false;
        }
        return true;
    }

    private static void addRow(TargetType type, List<String> columns, String[] cells) {
        if (type.content() != Content.PROPERTIES) {
            type.members.add(unquoted(cells[0]));
            return;
        }
        Matcher defaultText = DEFAULT.matcher(cell("Description", columns, cells));
        type.properties.add(new Property(
                unquoted(cells[0]),
                unquoted(cell("Type", columns, cells)),
                !cell("Required", columns, cells).isEmpty(),
                unquoted(cell("Format", columns, cells)),
                defaultText.find() ? defaultText.group(1) : null));
    }

    private static String cell(String column, List<String> columns, String[] cells) {
        int index = columns.indexOf(column);
        return index < 0 || index >= cells.length ? "" : cells[index];
    }

    private static String unquoted(String cell) {
        return cell.replace("`", "");
    }
}
