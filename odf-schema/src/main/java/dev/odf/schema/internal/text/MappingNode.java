package dev.odf.schema.internal.text;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Keys with their values, duplicate keys included: what they mean depends on what the mapping is read as. */
public final class MappingNode extends TextNode {
    /**
     * A key with its value.
     *
     * @param key the text of the key, whatever it would read as elsewhere
     * @param line line of the key, from 1; -1 if not known
     * @param column column of the key in code points, from 1; -1 if not known
     */
    public record Entry(String key, int line, int column, TextNode value) {
        /** The error of this key. */
        MalformedDataException error(ErrorCode code, String problem) {
            return new MalformedDataException(
                    code, problem, DataLocation.document(value.format(), line, column, value.path()));
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private boolean union;

    MappingNode(NodePlace place) {
        super(place);
    }

    /** The entries in the order of the document; the same key may occur more than once. */
    public List<Entry> entries() {
        return Collections.unmodifiableList(entries);
    }

    /** Notes that this mapping is a tagged union, within which numbers and booleans do not pass for strings. */
    public void markUnion() {
        union = true;
    }

    /** Whether {@link #markUnion} was called. */
    public boolean isUnion() {
        return union;
    }

    @Override
    public String describe() {
        return "a mapping";
    }

    void add(Entry entry) {
        entries.add(entry);
    }
}
