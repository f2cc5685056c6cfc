package dev.odf.schema.codec;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * The schemas of the formats that this library reads and writes, for other tools: code generators, validators, editors. They come from the same model
 * as the codecs.
 *
 * <p>Thread-safe. Every call reads a resource of the library.
 *
 * @since 0.1
 */
public final class PublishedSchemas {
    private static final String DIRECTORY = "/dev/odf/schema/published/";

    private PublishedSchemas() {}

    /**
     * The FlatBuffers schema of all binary forms, for {@code flatc}. Its root type is the manifest, whose content is a buffer of its own; the messages
     * of engines are chosen with {@code --root-type}.
     */
    public static String flatBuffers() {
        return load("odf.fbs");
    }

    /**
     * The JSON Schema (2020-12) of a manifest in YAML or JSON, complete in itself.
     *
     * <p>It accepts every manifest that {@link ManifestCodec} writes, and what the reference implementation reads; so it refuses an explicit null for
     * a time or bytes, which only the codec takes as absent. It cannot see duplicate keys, takes {@code 5.0} for an integer, and names the text forms
     * of identifiers and times as {@code format} only.
     */
    public static String jsonSchema(ManifestKind kind) {
        Objects.requireNonNull(kind, "kind");
        return load(kind.specName() + ".json");
    }

    private static String load(String name) {
        try (InputStream resource = PublishedSchemas.class.getResourceAsStream(DIRECTORY + name)) {
            if (resource == null) {
                throw new IllegalStateException("the library lacks its resource " + DIRECTORY + name);
            }
            return new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
