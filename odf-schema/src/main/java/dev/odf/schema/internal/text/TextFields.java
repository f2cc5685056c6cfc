package dev.odf.schema.internal.text;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The values of one mapping by the numbers of its shape. A key whose value is null counts as absent. */
public final class TextFields {
    private final TextNode node;
    private final TextShape shape;
    private final @Nullable TextNode[] values;

    private TextFields(TextNode node, TextShape shape) {
        this.node = node;
        this.shape = shape;
        this.values = new TextNode[shape.size()];
    }

    /**
     * Sorts the entries of a mapping.
     *
     * @throws MalformedDataException if the node is not a mapping, or has a key twice or one that the shape does not
     *     have
     */
    public static TextFields of(TextNode node, TextShape shape) {
        TextFields fields = new TextFields(node, shape);
        if (node instanceof MappingNode mappingNode) {
            fields.collect(mappingNode);
        } else if (!shape.isVariant() || !(node instanceof ScalarNode)) {
            throw node.error(ErrorCode.TEXT_WRONG_TYPE, shape.type() + " must be a mapping, found " + node.describe());
        }
        return fields;
    }

    /**
     * The value of a key.
     *
     * @throws MalformedDataException if it is absent
     */
    public <T> T required(int index, Function<TextNode, T> reader) {
        return reader.apply(requiredNode(index));
    }

    /** The value of a key, or null if it is absent. */
    public <T> @Nullable T optional(int index, Function<TextNode, T> reader) {
        TextNode value = findNode(index);
        return value == null ? null : reader.apply(value);
    }

    /**
     * The value of a key, or null if it is absent; an explicit null goes to the reader, which refuses it. So the reference treats optional date-times and
     * byte strings.
     */
    public <T> @Nullable T optionalNotNull(int index, Function<TextNode, T> reader) {
        TextNode value = values[index];
        return value == null ? null : reader.apply(value);
    }

    /** The value of a key, or the fallback if it is absent. */
    public <T> T optional(int index, Function<TextNode, T> reader, T fallback) {
        TextNode value = findNode(index);
        return value == null ? fallback : reader.apply(value);
    }

    /**
     * The list of a key, unmodifiable.
     *
     * @throws MalformedDataException if it is absent or not a list
     */
    public <T> List<T> requiredList(int index, Function<TextNode, T> element) {
        return list(index, requiredNode(index), element);
    }

    /**
     * The list of a key, unmodifiable, or null if it is absent.
     *
     * @throws MalformedDataException if it is not a list
     */
    public <T> @Nullable List<T> optionalList(int index, Function<TextNode, T> element) {
        TextNode value = findNode(index);
        return value == null ? null : list(index, value, element);
    }

    private void collect(MappingNode mapping) {
        boolean[] seen = new boolean[shape.size()];
        boolean kindSeen = false;
        for (MappingNode.Entry entry : mapping.entries()) {
            int index = shape.index(entry.key());
            if (shape.isUnknown(index)) {
                throw entry.error(
                        ErrorCode.TEXT_UNKNOWN_KEY, shape.type() + " has no key " + Excerpt.quoted(entry.key()));
            }
            boolean duplicate = shape.isKind(index) ? kindSeen : seen[index];
            if (duplicate) {
                throw duplicateKey(entry);
            }
            if (shape.isKind(index)) {
                kindSeen = true;
                continue;
            }
            seen[index] = true;
            values[index] = entry.value();
        }
    }

    static MalformedDataException duplicateKey(MappingNode.Entry second) {
        return second.error(
                ErrorCode.TEXT_DUPLICATE_KEY, "key " + Excerpt.quoted(second.key()) + " occurs more than once");
    }

    /** The node of a key, or null if it is absent or an explicit null. */
    private @Nullable TextNode findNode(int index) {
        TextNode value = values[index];
        return value == null || value.isNull() ? null : value;
    }

    private TextNode requiredNode(int index) {
        TextNode value = findNode(index);
        if (value == null) {
            throw node.error(ErrorCode.VALUE_MISSING_FIELD, "required field " + name(index) + " is missing");
        }
        return value;
    }

    private <T> List<T> list(int index, TextNode value, Function<TextNode, T> element) {
        if (!(value instanceof SequenceNode sequenceNode)) {
            throw value.error(ErrorCode.TEXT_WRONG_TYPE, name(index) + " must be a list, found " + value.describe());
        }
        List<TextNode> nodes = sequenceNode.elements();
        List<T> elements = new ArrayList<>(nodes.size());
        for (TextNode each : nodes) {
            elements.add(element.apply(each));
        }
        return Collections.unmodifiableList(elements);
    }

    private String name(int index) {
        return shape.type() + "." + shape.key(index);
    }
}
