package dev.odf.schema.internal.text;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A list of values. */
public final class SequenceNode extends TextNode {
    private final List<TextNode> elements = new ArrayList<>();

    SequenceNode(NodePlace place) {
        super(place);
    }

    /** The elements in the order of the document. */
    public List<TextNode> elements() {
        return Collections.unmodifiableList(elements);
    }

    @Override
    public String describe() {
        return "a list";
    }

    void add(TextNode element) {
        elements.add(element);
    }

    int size() {
        return elements.size();
    }
}
