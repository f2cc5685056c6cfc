package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.Manifest;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multicodec;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Compares the binary codecs and the published FlatBuffers schema with the FlatBuffers compiler; skipped where it is not installed. */
class FlatcOracleTest {
    private static final String FILE = "blocks-reference.json";
    private static final EngineCodec ENGINE = new EngineCodec();
    private static final Map<String, Function<ByteBuffer, Object>> DECODERS = Map.of(
            "RawQueryRequest", ENGINE::decodeRawQueryRequest,
            "RawQueryResponse", ENGINE::decodeRawQueryResponse,
            "TransformRequest", ENGINE::decodeTransformRequest,
            "TransformResponse", ENGINE::decodeTransformResponse);

    @TempDir
    static Path directory;

    private static Flatc flatc;

    private final FlatcForm form = new FlatcForm(PublishedSchemas.flatBuffers());
    private final BlockCodec blocks = new BlockCodec();

    @BeforeAll
    static void findCompiler() throws IOException {
        Path compiler = Flatc.find();
        assumeTrue(compiler != null, "flatc is not on the path; install the FlatBuffers compiler, 2.0.8 for instance");
        flatc = new Flatc(compiler, directory);
    }

    static Stream<Arguments> manifests() {
        Stream<Arguments> version2 = Vectors.rows(FILE, "golden")
                .map(row -> Arguments.argumentSet(
                        "version 2 " + row.required("name").textValue(),
                        Vectors.bytes(row.required("v2"), "manifestHex")));
        Stream<Arguments> version3 = Stream.of("golden", "derived")
                .flatMap(section -> Vectors.rows(FILE, section))
                .map(row -> Arguments.argumentSet(
                        "version 3 " + row.required("name").textValue(), Vectors.bytes(row, "manifestHex")));
        return Stream.concat(version2, version3);
    }

    static Stream<Arguments> messages() {
        return Vectors.arguments(FILE, "engine");
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void readsFromManifestsWhatTheCompilerPrints(Bytes manifest) throws Exception {
        Manifest envelope = new BinaryManifestCodec().decode(manifest);
        JsonNode printed = flatc.print(manifest, "Manifest");

        assertThat(printed.required("kind").longValue())
                .isEqualTo(envelope.kind().code());
        assertThat(printed.required("version").intValue()).isEqualTo(envelope.version());
        assertThat(form.text(printed).required("content").textValue())
                .isEqualTo(form(envelope).required("content").textValue());
        assertThat(form.text(flatc.print(envelope.content(), "MetadataBlock")))
                .isEqualTo(form(blocks.decode(manifest)));
    }

    @ParameterizedTest
    @MethodSource("manifests")
    void readsFromTheCompilersManifestsWhatTheyWereMadeOf(Bytes manifest) throws Exception {
        MetadataBlock block = blocks.decode(manifest);
        Bytes content = flatc.compile(
                flatc.print(new BinaryManifestCodec().decode(manifest).content(), "MetadataBlock"), "MetadataBlock");
        ObjectNode envelope = JsonNodeFactory.instance.objectNode();
        envelope.put("kind", Multicodec.ODF_METADATA_BLOCK.code());
        envelope.put("version", BlockVersion.V3.number());
        for (int index = 0; index < content.size(); index++) {
            envelope.withArray("content").add(content.get(index) & 0xff);
        }

        assertThat(blocks.decode(flatc.compile(envelope, "Manifest"))).isEqualTo(block);
    }

    @ParameterizedTest
    @MethodSource("messages")
    void readsFromMessagesWhatTheCompilerPrints(JsonNode row) throws Exception {
        Bytes message = Vectors.bytes(row, "hex");
        Object decoded = decoder(row).apply(message.asByteBuffer());

        assertThat(form.text(flatc.print(message, rootTable(row)))).isEqualTo(form(decoded));
    }

    @ParameterizedTest
    @MethodSource("messages")
    void readsFromTheCompilersMessagesWhatTheyWereMadeOf(JsonNode row) throws Exception {
        Bytes message = Vectors.bytes(row, "hex");
        Bytes compiled = flatc.compile(flatc.print(message, rootTable(row)), rootTable(row));

        assertThat(decoder(row).apply(compiled.asByteBuffer()))
                .isEqualTo(decoder(row).apply(message.asByteBuffer()));
    }

    private static Function<ByteBuffer, Object> decoder(JsonNode row) {
        return DECODERS.get(row.required("type").textValue());
    }

    private static String rootTable(JsonNode row) {
        String type = row.required("type").textValue();
        return type.endsWith("Response") ? type + "Root" : type;
    }

    private static JsonNode form(Object value) {
        return Vectors.parse(TextCodec.json().write(value));
    }
}
