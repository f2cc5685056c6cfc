package dev.odf.schema.codec;

import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.internal.TextDocuments;
import dev.odf.schema.internal.generated.EventsParser;
import dev.odf.schema.internal.generated.EventsPrinter;
import dev.odf.schema.internal.generated.ManifestsParser;
import dev.odf.schema.internal.generated.ManifestsPrinter;
import dev.odf.schema.internal.text.TextFields;
import dev.odf.schema.internal.text.TextNode;
import dev.odf.schema.internal.text.TextScalars;
import dev.odf.schema.internal.text.TextShape;
import dev.odf.schema.internal.text.TextSink;
import dev.odf.schema.internal.yaml.YamlNodes;
import java.io.Reader;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Manifests in YAML or JSON: a mapping of exactly {@code kind}, {@code version} and {@code content}. The content is read and written as by
 * {@link TextCodec}.
 *
 * <p>Every reading method throws {@link MalformedDataException} with line, column and path if the text is no such manifest,
 * {@link UnsupportedVersionException} if its version is not read, which is found out before the content is looked at, and
 * {@link dev.odf.schema.error.LimitExceededException} if the text is larger or deeper than the limits allow.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class ManifestCodec {
    private static final TextShape ENVELOPE = TextShape.record("Manifest", "kind", "version", "content");
    private static final int KIND = 0;
    private static final int VERSION = 1;
    private static final int CONTENT = 2;

    private final TextFormat format;
    private final TextLimits limits;

    public ManifestCodec(TextFormat format, TextLimits limits) {
        this.format = Objects.requireNonNull(format, "format");
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /** A codec for YAML with the default limits. */
    public static ManifestCodec yaml() {
        return new ManifestCodec(TextFormat.YAML, TextLimits.defaults());
    }

    /** A codec for JSON with the default limits. */
    public static ManifestCodec json() {
        return new ManifestCodec(TextFormat.JSON, TextLimits.defaults());
    }

    /** Reads the one manifest of a text, of whatever kind. */
    public ManifestDocument read(String text) {
        Objects.requireNonNull(text, "text");
        return document(TextDocuments.read(text, format, limits));
    }

    /** Reads the one manifest of a text, which must be that of a block. */
    public MetadataBlock readBlock(String text) {
        Objects.requireNonNull(text, "text");
        TextFields envelope = envelope(text, ManifestKind.METADATA_BLOCK);
        return envelope.required(CONTENT, ManifestsParser::metadataBlock);
    }

    /** Reads the one manifest of a text, which must be that of a dataset's definition. */
    public DatasetSnapshot readSnapshot(String text) {
        Objects.requireNonNull(text, "text");
        TextFields envelope = envelope(text, ManifestKind.DATASET_SNAPSHOT);
        return envelope.required(CONTENT, ManifestsParser::datasetSnapshot);
    }

    /** Reads the one manifest of a text, which must be that of an event. */
    public MetadataEvent readEvent(String text) {
        Objects.requireNonNull(text, "text");
        TextFields envelope = envelope(text, ManifestKind.METADATA_EVENT);
        return envelope.required(CONTENT, EventsParser::metadataEvent);
    }

    /**
     * The manifests of a stream of documents, in YAML separated by {@code ---}. Each is read when it is asked for, so that a stream of any length needs
     * the memory of one; the limits hold for each alone. The reader stays open.
     *
     * @throws IllegalStateException if the format is JSON, which has no such streams
     * @throws java.io.UncheckedIOException from the operations of the stream, if the reader fails
     */
    public Stream<ManifestDocument> readAll(Reader reader) {
        Objects.requireNonNull(reader, "reader");
        if (format != TextFormat.YAML) {
            throw new IllegalStateException("only YAML has streams of documents");
        }
        Iterator<TextNode> documents = YamlNodes.documents(reader, limits);
        int characteristics = Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(documents, characteristics), false)
                .map(ManifestCodec::document);
    }

    /** Writes a block as a manifest of version 3. */
    public String write(MetadataBlock block) {
        return write(new ManifestDocument.Block(ManifestKind.METADATA_BLOCK.versionMax(), block));
    }

    /** Writes the definition of a dataset as a manifest. */
    public String write(DatasetSnapshot snapshot) {
        return write(new ManifestDocument.Snapshot(snapshot));
    }

    /** Writes an event as a manifest. */
    public String write(MetadataEvent event) {
        return write(new ManifestDocument.Event(event));
    }

    /**
     * Writes a manifest as a document that ends with a line break.
     *
     * @throws dev.odf.schema.error.ValidationException if a string holds an unpaired surrogate
     * @throws dev.odf.schema.error.LimitExceededException if the content is nested too deeply to be read back
     */
    public String write(ManifestDocument manifest) {
        Objects.requireNonNull(manifest, "manifest");
        return TextDocuments.write(format, sink -> {
            sink.beginMapping();
            sink.key("kind");
            sink.string(manifest.kind().specName());
            sink.key("version");
            sink.int64(manifest.version());
            sink.key("content");
            manifest.match(new ContentPrinter(sink));
            sink.endMapping();
        });
    }

    private TextFields envelope(String text, ManifestKind expected) {
        TextFields envelope = TextFields.of(TextDocuments.read(text, format, limits), ENVELOPE);
        ManifestKind kind = envelope.required(KIND, ManifestCodec::kind);
        if (kind != expected) {
            throw envelope.required(
                    KIND,
                    node -> node.error(
                            ErrorCode.MANIFEST_UNEXPECTED_KIND,
                            "manifest holds " + kind.specName() + ", expected " + expected.specName()));
        }
        version(envelope, kind);
        return envelope;
    }

    private static ManifestDocument document(TextNode root) {
        TextFields envelope = TextFields.of(root, ENVELOPE);
        ManifestKind kind = envelope.required(KIND, ManifestCodec::kind);
        int version = version(envelope, kind);
        return switch (kind) {
            case METADATA_BLOCK ->
                new ManifestDocument.Block(version, envelope.required(CONTENT, ManifestsParser::metadataBlock));
            case DATASET_SNAPSHOT ->
                new ManifestDocument.Snapshot(envelope.required(CONTENT, ManifestsParser::datasetSnapshot));
            case METADATA_EVENT -> new ManifestDocument.Event(envelope.required(CONTENT, EventsParser::metadataEvent));
            default -> throw new AssertionError(kind);
        };
    }

    private static ManifestKind kind(TextNode node) {
        String name = TextScalars.string(node);
        for (ManifestKind kind : ManifestKind.values()) {
            if (kind.specName().equals(name)) {
                return kind;
            }
        }
        throw node.error(
                ErrorCode.MANIFEST_UNKNOWN_KIND,
                "unknown kind of manifest, expected MetadataBlock, DatasetSnapshot or MetadataEvent");
    }

    private static int version(TextFields envelope, ManifestKind kind) {
        int version = envelope.required(VERSION, TextScalars::int32);
        if (version < kind.versionMin() || version > kind.versionMax()) {
            throw new UnsupportedVersionException(kind.specName(), version, kind.versionMin(), kind.versionMax());
        }
        return version;
    }

    private record ContentPrinter(TextSink sink) implements ManifestDocument.Cases<Boolean> {
        @Override
        public Boolean block(ManifestDocument.Block manifest) {
            ManifestsPrinter.metadataBlock(sink, manifest.content());
            return true;
        }

        @Override
        public Boolean snapshot(ManifestDocument.Snapshot manifest) {
            ManifestsPrinter.datasetSnapshot(sink, manifest.content());
            return true;
        }

        @Override
        public Boolean event(ManifestDocument.Event manifest) {
            EventsPrinter.metadataEvent(sink, manifest.content());
            return true;
        }
    }
}
