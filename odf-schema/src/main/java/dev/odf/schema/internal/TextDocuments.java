package dev.odf.schema.internal;

import dev.odf.schema.codec.TextFormat;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.internal.json.JsonNodes;
import dev.odf.schema.internal.json.JsonSink;
import dev.odf.schema.internal.text.TextNode;
import dev.odf.schema.internal.text.TextSink;
import dev.odf.schema.internal.yaml.YamlNodes;
import dev.odf.schema.internal.yaml.YamlSink;
import java.util.function.Consumer;

/** Whole documents in either notation. */
public final class TextDocuments {
    private TextDocuments() {}

    /** The root node of a text of exactly one document. */
    public static TextNode read(String text, TextFormat format, TextLimits limits) {
        return format == TextFormat.JSON ? JsonNodes.read(text, limits) : YamlNodes.read(text, limits);
    }

    /** The text of what a printer puts into a sink; ends with a line break. */
    public static String write(TextFormat format, Consumer<TextSink> printer) {
        if (format == TextFormat.JSON) {
            JsonSink sink = JsonSink.pretty();
            printer.accept(sink);
            return sink.text() + "\n";
        }
        YamlSink sink = new YamlSink();
        printer.accept(sink);
        return sink.text();
    }
}
