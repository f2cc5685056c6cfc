package dev.odf.schema.codec;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.id.Bytes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;

/** A golden block of the vectors. */
final class GoldenBlock {
    private static final String FILE = "/vectors/blocks-reference.json";

    private final JsonNode row;

    private GoldenBlock(JsonNode row) {
        this.row = row;
    }

    static GoldenBlock named(String name) {
        JsonMapper mapper = JsonMapper.builder()
                .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
                .build();
        try (InputStream stream = GoldenBlock.class.getResourceAsStream(FILE)) {
            for (JsonNode row :
                    mapper.readTree(Objects.requireNonNull(stream, FILE)).required("golden")) {
                if (row.required("name").textValue().equals(name)) {
                    return new GoldenBlock(row);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        throw new IllegalArgumentException("no golden block is called " + name);
    }

    Bytes manifest() {
        return Bytes.fromHex(row.required("manifestHex").textValue());
    }

    MetadataBlock block() {
        return TextCodec.json().read(row.required("block").toString(), MetadataBlock.class);
    }

    String yaml() {
        return ManifestCodec.yaml().write(block());
    }
}
