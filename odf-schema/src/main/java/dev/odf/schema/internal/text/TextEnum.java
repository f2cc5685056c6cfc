package dev.odf.schema.internal.text;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;

/** An enumeration whose values are written as names. Immutable. */
public final class TextEnum {
    private final String name;
    private final Spellings values;

    private TextEnum(String name, String... values) {
        this.name = name;
        this.values = new Spellings(values);
    }

    /** An enumeration with its values in PascalCase. */
    public static TextEnum of(String name, String... values) {
        return new TextEnum(name, values);
    }

    /**
     * The number of the value, from 0 in the order of declaration.
     *
     * @throws MalformedDataException if the node is not a string or not one of the values
     */
    public int index(TextNode node) {
        String text = TextScalars.string(node);
        int index = values.index(text);
        if (index < 0) {
            throw node.error(
                    ErrorCode.VALUE_UNKNOWN_ENUM,
                    name + " has no value " + Excerpt.quoted(text) + ", expected " + values.expected());
        }
        return index;
    }
}
