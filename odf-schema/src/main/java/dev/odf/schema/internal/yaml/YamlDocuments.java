package dev.odf.schema.internal.yaml;

import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.internal.text.Excerpt;
import dev.odf.schema.internal.text.NodeBuilder;
import dev.odf.schema.internal.text.ScalarNode;
import dev.odf.schema.internal.text.TextNode;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;

/** The documents of a stream, one at a time. */
final class YamlDocuments implements Iterator<TextNode> {
    private static final String CORE_TAGS = "tag:yaml.org,2002:";
    private static final String NON_SPECIFIC_TAG = "!";

    private final TextLimits limits;
    private final CodePointReader reader;
    private final ParserImpl parser;
    private boolean started;
    private boolean ended;

    YamlDocuments(Reader source, TextLimits limits) {
        this.limits = limits;
        this.reader = new CodePointReader(source, limits.charactersMax());
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(Integer.MAX_VALUE);
        options.setProcessComments(false);
        this.parser = new ParserImpl(reader, options);
    }

    @Override
    public boolean hasNext() {
        return !ended && guarded(null, this::findDocument);
    }

    @Override
    public TextNode next() {
        if (!hasNext()) {
            throw new NoSuchElementException("the stream has no more documents");
        }
        NodeBuilder builder = new NodeBuilder(DataFormat.YAML, limits);
        return guarded(builder, () -> readDocument(builder));
    }

    /** An error at the place that was reached. */
    MalformedDataException error(String problem) {
        return error(problem, reader.getLine() + 1, reader.getColumn() + 1, null, null);
    }

    private boolean findDocument() {
        if (!started) {
            parser.getEvent();
            started = true;
        }
        if (parser.checkEvent(Event.ID.DocumentStart)) {
            return true;
        }
        ended = true;
        return false;
    }

    private TextNode readDocument(NodeBuilder builder) {
        parser.getEvent();
        Event event = parser.getEvent();
        while (event.getEventId() != Event.ID.DocumentEnd) {
            accept(event, builder);
            event = parser.getEvent();
        }
        reader.startDocument();
        return builder.finish();
    }

    private void accept(Event event, NodeBuilder builder) {
        int line = event.getStartMark().getLine() + 1;
        int column = event.getStartMark().getColumn() + 1;
        switch (event.getEventId()) {
            case MappingStart -> {
                checkCollection((CollectionStartEvent) event, "map", builder, line, column);
                builder.beginMapping(((CollectionStartEvent) event).getAnchor(), line, column);
            }
            case SequenceStart -> {
                checkCollection((CollectionStartEvent) event, "seq", builder, line, column);
                builder.beginSequence(((CollectionStartEvent) event).getAnchor(), line, column);
            }
            case MappingEnd, SequenceEnd -> builder.end();
            case Alias -> builder.alias(((AliasEvent) event).getAnchor(), line, column);
            case Scalar -> acceptScalar((ScalarEvent) event, builder, line, column);
            default -> throw builder.error("unexpected " + event.getEventId(), line, column);
        }
    }

    private static void checkCollection(
            CollectionStartEvent event, String type, NodeBuilder builder, int line, int column) {
        if (builder.expectsKey()) {
            throw builder.error("a key must be a scalar", line, column);
        }
        String tag = event.getTag();
        if (tag != null && !tag.equals(NON_SPECIFIC_TAG) && !tag.equals(CORE_TAGS + type)) {
            throw unsupportedTag(tag, builder, line, column);
        }
    }

    private static void acceptScalar(ScalarEvent event, NodeBuilder builder, int line, int column) {
        String text = event.getValue();
        String tag = event.getTag();
        boolean quoted = !event.isPlain() || NON_SPECIFIC_TAG.equals(tag) || (CORE_TAGS + "str").equals(tag);
        ScalarNode.Kind kind = quoted ? ScalarNode.Kind.STRING : PlainScalars.kindOf(text);
        if (tag != null && !tag.equals(NON_SPECIFIC_TAG) && !tag.equals(tagOf(kind))) {
            throw unsupportedTag(tag, builder, line, column);
        }
        if (builder.expectsKey()) {
            if (event.getAnchor() != null) {
                throw builder.error("a key cannot have an anchor", line, column);
            }
            builder.key(text, line, column);
        } else {
            builder.scalar(text, kind, quoted, event.getAnchor(), line, column);
        }
    }

    private static String tagOf(ScalarNode.Kind kind) {
        return switch (kind) {
            case NULL -> CORE_TAGS + "null";
            case BOOL -> CORE_TAGS + "bool";
            case INTEGER -> CORE_TAGS + "int";
            case FLOAT -> CORE_TAGS + "float";
            default -> CORE_TAGS + "str";
        };
    }

    private static MalformedDataException unsupportedTag(String tag, NodeBuilder builder, int line, int column) {
        return builder.error(
                "tag " + Excerpt.quoted(tag) + " does not fit its value or is not supported", line, column);
    }

    private <T> T guarded(@Nullable NodeBuilder builder, Supplier<T> step) {
        try {
            return step.get();
        } catch (OdfException | UncheckedIOException e) {
            ended = true;
            throw e;
        } catch (MarkedYAMLException e) {
            ended = true;
            throw syntaxError(e, builder);
        } catch (RuntimeException e) {
            // The scanner lets some failures of what it calls pass, for escapes beyond Unicode for instance.
            ended = true;
            throw error("the text is malformed", reader.getLine() + 1, reader.getColumn() + 1, builder, e);
        }
    }

    private MalformedDataException syntaxError(MarkedYAMLException e, @Nullable NodeBuilder builder) {
        Mark mark = e.getProblemMark() == null ? reader.getMark() : e.getProblemMark();
        String problem = e.getProblem() == null ? "the text is malformed" : e.getProblem();
        String context = e.getContext() == null ? "" : e.getContext() + ": ";
        return error(Excerpt.of(context + problem), mark.getLine() + 1, mark.getColumn() + 1, builder, e);
    }

    private static MalformedDataException error(
            String problem, int line, int column, @Nullable NodeBuilder builder, @Nullable Throwable cause) {
        DataLocation location = builder == null
                ? DataLocation.document(DataFormat.YAML, line, column, "")
                : builder.locationAt(line, column);
        return new MalformedDataException(ErrorCode.TEXT_SYNTAX, problem, location, cause);
    }
}
