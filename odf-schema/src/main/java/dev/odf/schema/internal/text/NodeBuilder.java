package dev.odf.schema.internal.text;

import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Builds the tree of one document from the events of a parser, within limits.
 *
 * <p>Lines and columns start at 1, or are -1 if not known. The caller sends events in an order that makes a document.
 * Not thread-safe.
 */
public final class NodeBuilder {
    /** A node that aliases may name; it has no node while the collection is still open. */
    private static final class Anchor {
        private @Nullable TextNode node;
    }

    /** A key that waits for its value. */
    private record PendingKey(String text, int line, int column) {}

    /** An open collection with what was known when it began. */
    private record Frame(
            TextNode collection,
            @Nullable Anchor anchor,
            @Nullable Frame outer,
            int depth) {}

    private final DataFormat format;
    private final TextLimits limits;
    private final Map<String, Anchor> anchors = new HashMap<>();
    private @Nullable Frame frame;
    private @Nullable PendingKey key;
    private @Nullable TextNode root;
    private int nodes;
    private int aliasedNodes;
    private long aliasedCharacters;

    public NodeBuilder(DataFormat format, TextLimits limits) {
        this.format = format;
        this.limits = limits;
    }

    /** Whether the next scalar or alias is a key. */
    public boolean expectsKey() {
        return frame != null && frame.collection() instanceof MappingNode && key == null;
    }

    /** Whether the document is complete. */
    public boolean isComplete() {
        return root != null && frame == null;
    }

    /** The tree, once the document is complete. */
    public TextNode finish() {
        if (root == null || frame != null) {
            throw new IllegalStateException("the document is not complete");
        }
        return root;
    }

    /** Gives the key of the next value. */
    public void key(String text, int line, int column) {
        requireUnicode(text, line, column);
        if (text.length() > JsonValue.KEY_CHARACTERS_MAX) {
            throw new LimitExceededException("keyCharactersMax", JsonValue.KEY_CHARACTERS_MAX, text.length());
        }
        key = new PendingKey(text, line, column);
    }

    /** Adds a scalar. */
    public void scalar(
            String text, ScalarNode.Kind kind, boolean quoted, @Nullable String anchor, int line, int column) {
        requireUnicode(text, line, column);
        ScalarNode node = new ScalarNode(nextPlace(line, column), text, kind, quoted);
        add(node);
        key = null;
        if (anchor != null) {
            declare(anchor).node = node;
        }
    }

    /** Opens a mapping. */
    public void beginMapping(@Nullable String anchor, int line, int column) {
        begin(new MappingNode(nextPlace(line, column)), anchor);
    }

    /** Opens a sequence. */
    public void beginSequence(@Nullable String anchor, int line, int column) {
        begin(new SequenceNode(nextPlace(line, column)), anchor);
    }

    /** Closes the innermost open collection. */
    public void end() {
        Frame closed = frame;
        if (closed == null) {
            throw new IllegalStateException("no collection is open");
        }
        if (closed.anchor() != null) {
            closed.anchor().node = closed.collection();
        }
        frame = closed.outer();
        key = null;
    }

    /** Adds a copy of the node that an anchor names; as a key, its text. */
    public void alias(String anchor, int line, int column) {
        Anchor target = anchors.get(anchor);
        if (target == null) {
            throw error("alias " + Excerpt.quoted(anchor) + " has no anchor before it", line, column);
        }
        TextNode node = target.node;
        if (node == null) {
            throw error("alias " + Excerpt.quoted(anchor) + " lies within its own anchor", line, column);
        }
        if (expectsKey()) {
            if (!(node instanceof ScalarNode scalarNode)) {
                throw error("a key must be a scalar, found an alias of " + node.describe(), line, column);
            }
            countAliased(scalarNode.text());
            key(scalarNode.text(), line, column);
            return;
        }
        copy(node);
    }

    /** The error of the document at a place, with the path of what is open there. */
    public MalformedDataException error(String problem, int line, int column) {
        return new MalformedDataException(ErrorCode.TEXT_SYNTAX, problem, locationAt(line, column));
    }

    /** A place in the document, with the path of what is open there. */
    public DataLocation locationAt(int line, int column) {
        String path = frame == null ? "" : frame.collection().path();
        if (key != null) {
            path += "/" + TextNode.pointerSegment(key.text());
        }
        return DataLocation.document(format, line, column, path);
    }

    private Anchor declare(String name) {
        Anchor anchor = new Anchor();
        anchors.put(name, anchor);
        return anchor;
    }

    private void begin(TextNode collection, @Nullable String anchor) {
        Frame outer = frame;
        int depth = outer == null ? 1 : outer.depth() + 1;
        if (depth > limits.depthMax()) {
            throw new LimitExceededException("depthMax", limits.depthMax(), depth);
        }
        add(collection);
        frame = new Frame(collection, anchor == null ? null : declare(anchor), outer, depth);
        key = null;
    }

    private NodePlace nextPlace(int line, int column) {
        if (frame == null) {
            return new NodePlace(null, null, -1, format, line, column);
        }
        TextNode parent = frame.collection();
        int index = parent instanceof SequenceNode sequenceNode ? sequenceNode.size() : -1;
        return new NodePlace(parent, key == null ? null : key.text(), index, format, line, column);
    }

    private void add(TextNode node) {
        nodes++;
        if (nodes > limits.nodesMax()) {
            throw new LimitExceededException("nodesMax", limits.nodesMax(), nodes);
        }
        if (frame == null) {
            if (root != null) {
                throw new IllegalStateException("the document is complete");
            }
            root = node;
        } else if (frame.collection() instanceof SequenceNode) {
            ((SequenceNode) frame.collection()).add(node);
        } else if (key != null) {
            ((MappingNode) frame.collection()).add(new MappingNode.Entry(key.text(), key.line(), key.column(), node));
        } else {
            throw new IllegalStateException("a value in a mapping needs a key");
        }
    }

    // Copies rather than shares, so that every node has one parent; the recursion is as deep as depthMax at most.
    private void copy(TextNode node) {
        aliasedNodes++;
        if (aliasedNodes > limits.aliasedNodesMax()) {
            throw new LimitExceededException("aliasedNodesMax", limits.aliasedNodesMax(), aliasedNodes);
        }
        if (node instanceof ScalarNode scalar) {
            countAliased(scalar.text());
            scalar(scalar.text(), scalar.kind(), scalar.quoted(), null, node.line(), node.column());
        } else if (node instanceof SequenceNode sequenceNode) {
            beginSequence(null, node.line(), node.column());
            sequenceNode.elements().forEach(this::copy);
            end();
        } else {
            beginMapping(null, node.line(), node.column());
            for (MappingNode.Entry entry : ((MappingNode) node).entries()) {
                countAliased(entry.key());
                key = new PendingKey(entry.key(), entry.line(), entry.column());
                copy(entry.value());
            }
            end();
        }
    }

    private void countAliased(String text) {
        aliasedCharacters += text.length();
        if (aliasedCharacters > limits.aliasedCharactersMax()) {
            throw new LimitExceededException("aliasedCharactersMax", limits.aliasedCharactersMax(), aliasedCharacters);
        }
    }

    private void requireUnicode(String text, int line, int column) {
        if (Unicode.unpairedSurrogate(text) >= 0) {
            throw new MalformedDataException(
                    ErrorCode.VALUE_INVALID_UNICODE, "text holds an unpaired surrogate", locationAt(line, column));
        }
    }
}
