package dev.odf.schema.internal.text;

import dev.odf.schema.internal.json.JsonSink;

/** Writes nodes into a sink as they were read. */
public final class NodeReplayer {
    private NodeReplayer() {}

    /** Writes a node and all below it; what is no string as its source spells it. */
    public static void replay(TextNode node, SinkStack sink) {
        if (node instanceof MappingNode mapping) {
            sink.beginMapping();
            for (MappingNode.Entry entry : mapping.entries()) {
                sink.key(entry.key());
                replay(entry.value(), sink);
            }
            sink.endMapping();
        } else if (node instanceof SequenceNode sequence) {
            sink.beginSequence();
            sequence.elements().forEach(element -> replay(element, sink));
            sink.endSequence();
        } else {
            ScalarNode scalar = (ScalarNode) node;
            if (scalar.kind() == ScalarNode.Kind.STRING) {
                sink.string(scalar.text());
            } else {
                sink.plain(scalar.text());
            }
        }
    }

    /** The compact JSON text of a node, with numbers as their source spells them. */
    public static String toCompactJson(TextNode node) {
        JsonSink sink = JsonSink.compact();
        replay(node, sink);
        return sink.text();
    }

    /** The node below another at a path of keys and indexes. */
    public static TextNode at(TextNode root, Object... path) {
        TextNode node = root;
        for (Object step : path) {
            if (step instanceof Integer index) {
                node = ((SequenceNode) node).elements().get(index);
            } else {
                node = ((MappingNode) node)
                        .entries().stream()
                                .filter(entry -> entry.key().equals(step))
                                .findFirst()
                                .orElseThrow()
                                .value();
            }
        }
        return node;
    }
}
