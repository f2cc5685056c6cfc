package dev.odf.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.codec.ManifestDocument;
import dev.odf.schema.codec.ManifestKind;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Manifests in YAML and JSON. */
final class ManifestOperations {
    private static final TextCodec JSON = TextCodec.json();

    private ManifestOperations() {}

    static Map<String, Operation> all() {
        return Map.of("manifest.read", ManifestOperations::read, "manifest.write", ManifestOperations::write);
    }

    private static ObjectNode read(Request request) throws BadRequestException {
        String text = request.text("text");
        String kindName = request.textOrNull("kind");
        ManifestKind expected = kindName == null ? null : kind(kindName);
        ManifestDocument manifest = readEither(text, expected);
        ObjectNode ok = Json.object().put("kind", manifest.kind().specName()).put("version", manifest.version());
        Json.putDocument(ok, "content", JSON.write(manifest.match(new Content())));
        return ok;
    }

    /** JSON if the text is, otherwise YAML, whose flow style looks like JSON from outside. */
    private static ManifestDocument readEither(String text, @Nullable ManifestKind expected) {
        if (text.stripLeading().startsWith("{")) {
            try {
                return readExpecting(ManifestCodec.json(), text, expected);
            } catch (MalformedDataException e) {
                if (e.code() != ErrorCode.TEXT_SYNTAX) {
                    throw e;
                }
            }
        }
        return readExpecting(ManifestCodec.yaml(), text, expected);
    }

    private static ManifestDocument readExpecting(ManifestCodec codec, String text, @Nullable ManifestKind expected) {
        if (expected != null) {
            // The methods that refuse other kinds leave out the version.
            switch (expected) {
                case METADATA_BLOCK -> codec.readBlock(text);
                case DATASET_SNAPSHOT -> codec.readSnapshot(text);
                case METADATA_EVENT -> codec.readEvent(text);
            }
        }
        return codec.read(text);
    }

    private static ObjectNode write(Request request) throws BadRequestException {
        String content = request.json("content");
        ManifestCodec codec = codec(request.text("format"));
        String text = switch (kind(request.text("kind"))) {
            case METADATA_BLOCK -> codec.write(JSON.read(content, MetadataBlock.class));
            case DATASET_SNAPSHOT -> codec.write(JSON.read(content, DatasetSnapshot.class));
            case METADATA_EVENT -> codec.write(JSON.read(content, MetadataEvent.class));
        };
        return Json.object().put("text", text);
    }

    private static ManifestKind kind(String name) throws BadRequestException {
        for (ManifestKind kind : ManifestKind.values()) {
            if (kind.specName().equals(name)) {
                return kind;
            }
        }
        throw new BadRequestException(
                "'kind' is '" + name + "', expected MetadataBlock, DatasetSnapshot or MetadataEvent");
    }

    private static ManifestCodec codec(String format) throws BadRequestException {
        return switch (format) {
            case "yaml" -> ManifestCodec.yaml();
            case "json" -> ManifestCodec.json();
            default -> throw new BadRequestException("'format' is '" + format + "', expected yaml or json");
        };
    }

    private static final class Content implements ManifestDocument.Cases<Object> {
        @Override
        public Object block(ManifestDocument.Block manifest) {
            return manifest.content();
        }

        @Override
        public Object snapshot(ManifestDocument.Snapshot manifest) {
            return manifest.content();
        }

        @Override
        public Object event(ManifestDocument.Event manifest) {
            return manifest.content();
        }
    }
}
