package dev.odf.schema.internal.yaml;

import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.internal.text.TextNode;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Iterator;

/** Reads YAML text as trees of nodes: from events, with the reference's typing of plain scalars. */
public final class YamlNodes {
    private YamlNodes() {}

    /**
     * Reads a text of exactly one document.
     *
     * @throws MalformedDataException if it is not one
     * @throws LimitExceededException if a limit is exceeded
     */
    public static TextNode read(String text, TextLimits limits) {
        return read(new StringReader(text), limits);
    }

    /**
     * Reads a stream of exactly one document.
     *
     * @throws MalformedDataException if it is not one
     * @throws LimitExceededException if a limit is exceeded
     * @throws UncheckedIOException if the reader fails
     */
    public static TextNode read(Reader reader, TextLimits limits) {
        YamlDocuments documents = new YamlDocuments(reader, limits);
        if (!documents.hasNext()) {
            throw documents.error("the text holds no document");
        }
        TextNode document = documents.next();
        if (documents.hasNext()) {
            throw documents.error("the text holds more than one document");
        }
        return document;
    }

    /**
     * The documents of a stream, each read when it is asked for; limits hold for each of them alone. Both methods of
     * the iterator throw what {@link #read(Reader, TextLimits)} does, and after that the iterator is at its end. Not
     * thread-safe.
     */
    public static Iterator<TextNode> documents(Reader reader, TextLimits limits) {
        return new YamlDocuments(reader, limits);
    }
}
