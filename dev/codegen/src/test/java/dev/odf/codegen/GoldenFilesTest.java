package dev.odf.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Shows in review what a change of the model or of the generator does to its output. */
class GoldenFilesTest {
    private static final String UPDATE = "mvn -q -B -pl dev/codegen -am test -Dodf.golden.update=true";
    private static final Path GOLDEN = Path.of("src", "test", "resources", "golden");
    private static final Path HASHES = Models.DIRECTORY.resolve("generated.sha256");
    private static final String SCHEMA = "dev/odf/schema/";
    private static final String CODECS = "dev/odf/schema/internal/generated/";

    /** Types and codecs that together show every construct. */
    private static final List<String> SHOWN = List.of(
            SCHEMA + "AddData.java",
            SCHEMA + "CompressionFormat.java",
            SCHEMA + "DataField.java",
            SCHEMA + "DataSchema.java",
            SCHEMA + "DataType.java",
            SCHEMA + "DatasetVocabulary.java",
            SCHEMA + "EventTimeSource.java",
            SCHEMA + "MqttTopicSubscription.java",
            SCHEMA + "ReadStep.java",
            SCHEMA + "SetPollingSource.java",
            SCHEMA + "TransformResponse.java",
            CODECS + "DataSchemasEncoder.java",
            CODECS + "EngineDecoder.java",
            CODECS + "EventsParser.java",
            CODECS + "SourcesPrinter.java",
            SCHEMA + "published/odf.fbs");

    private static final Map<String, byte[]> GENERATED = new TreeMap<>();

    @BeforeAll
    static void generate() throws IOException {
        Generator generator = new Generator(Models.library());
        OutputDirectory output = new OutputDirectory(GOLDEN);
        generator.generateSchema(output);
        generator.generateResources(output);
        generator.generateArbitraries(output);
        GENERATED.putAll(output.files());
        if (Boolean.getBoolean("odf.golden.update")) {
            OutputDirectory shown = new OutputDirectory(GOLDEN);
            SHOWN.forEach(name -> shown.put(name, new String(GENERATED.get(name), StandardCharsets.UTF_8)));
            shown.write();
            Files.write(HASHES, hashes(), StandardCharsets.UTF_8);
        }
    }

    static List<String> shown() {
        return SHOWN;
    }

    @ParameterizedTest
    @MethodSource("shown")
    void printsTheGoldenFile(String name) throws IOException {
        assertThat(GENERATED).containsKey(name);
        assertThat(new String(GENERATED.get(name), StandardCharsets.UTF_8))
                .as("%s; if the change is meant: %s", name, UPDATE)
                .isEqualTo(Files.readString(GOLDEN.resolve(name), StandardCharsets.UTF_8));
    }

    @Test
    void keepsNoOtherGoldenFiles() throws IOException {
        try (Stream<Path> walk = Files.walk(GOLDEN)) {
            assertThat(walk.filter(Files::isRegularFile)
                            .map(file -> GOLDEN.relativize(file).toString()))
                    .as("if the change is meant: %s", UPDATE)
                    .containsExactlyInAnyOrderElementsOf(SHOWN);
        }
    }

    @Test
    void printsFilesOfTheListedHashes() throws IOException {
        assertThat(hashes())
                .as("if the change is meant: %s", UPDATE)
                .isEqualTo(Files.readAllLines(HASHES, StandardCharsets.UTF_8));
    }

    private static List<String> hashes() {
        List<String> lines = new ArrayList<>();
        GENERATED.forEach((name, content) -> lines.add(sha256(content) + "  " + name));
        return lines;
    }

    private static String sha256(byte[] content) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(content));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
