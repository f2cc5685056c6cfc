package dev.odf.schema.internal.text;

import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * A value of a YAML or JSON document, with its place in it.
 *
 * <p>Complete and unchanging once {@link NodeBuilder#finish} returned, but for the marks of {@link
 * MappingNode#markUnion}. Not thread-safe.
 */
public abstract sealed class TextNode permits ScalarNode, SequenceNode, MappingNode {
    private final NodePlace place;

    TextNode(NodePlace place) {
        this.place = place;
    }

    /** The mapping or sequence around this node, absent for the root. */
    public final @Nullable TextNode parent() {
        return place.parent();
    }

    /** The notation of the document. */
    public final DataFormat format() {
        return place.format();
    }

    /**
     * Line of the node's first character, from 1; -1 if not known. A node that came from an alias lies where its anchor
     * is.
     */
    public final int line() {
        return place.line();
    }

    /** Column of the node's first character in code points, from 1; -1 if not known. */
    public final int column() {
        return place.column();
    }

    /** The place as errors report it; keys longer than 200 characters are cut in its path. */
    public final DataLocation location() {
        return DataLocation.document(format(), line(), column(), path());
    }

    /** The error of this node's content. */
    public final MalformedDataException error(ErrorCode code, String problem) {
        return new MalformedDataException(code, problem, location());
    }

    /** Whether this node is a mapping that was marked as tagged union, or lies in one. */
    public final boolean insideUnion() {
        for (TextNode node = this; node != null; node = node.parent()) {
            if (node instanceof MappingNode && ((MappingNode) node).isUnion()) {
                return true;
            }
        }
        return false;
    }

    /** What this node is, for messages: {@code the number 5} for instance. */
    public abstract String describe();

    /** Whether this node is a plain scalar that reads as null. */
    public boolean isNull() {
        return false;
    }

    final String path() {
        Deque<String> segments = new ArrayDeque<>();
        for (TextNode node = this; node != null; node = node.parent()) {
            TextNode parent = node.parent();
            if (parent != null) {
                String key = node.place.key();
                segments.push(key == null ? Integer.toString(node.place.index()) : pointerSegment(key));
            }
        }
        StringBuilder path = new StringBuilder();
        segments.forEach(segment -> path.append('/').append(segment));
        return path.toString();
    }

    /** A key as a part of a JSON pointer (RFC 6901), cut after 200 characters. */
    static String pointerSegment(String key) {
        return Excerpt.of(key).replace("~", "~0").replace("/", "~1");
    }
}
