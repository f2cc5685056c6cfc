package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.codec.ManifestDocument;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.error.ErrorCode;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

class YamlFuzzTest {
    private final ManifestCodec manifests = ManifestCodec.yaml();
    private final TextCodec values = TextCodec.yaml();

    static Stream<byte[]> vectors() {
        Stream<String> yaml = Vectors.texts(Vectors.BLOCKS, "yaml");
        Stream<String> json = Vectors.objects(Vectors.BLOCKS, "value");
        return Stream.concat(yaml, json).map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    @MethodSource("vectors")
    @FuzzTest(maxDuration = "10m")
    void readsWhatItWritesAgainOrRefusesIt(byte[] input) {
        if (input.length > Bounded.INPUT_MAX) {
            return;
        }
        String text = FuzzedText.of(input);
        Bounded.Run<List<ManifestDocument>> stream =
                Bounded.run(() -> manifests.readAll(new StringReader(text)).toList());
        if (stream.value() != null) {
            stream.value().forEach(TextFuzz::checkManifest);
        }
        Bounded.Run<ManifestDocument> single = Bounded.run(() -> manifests.read(text));
        if (single.value() != null) {
            assertThat(stream.value()).containsExactly(single.value());
        }
        // No type reads what is not even YAML.
        if (single.refusal() == null || single.refusal().code() != ErrorCode.TEXT_SYNTAX) {
            TextFuzz.checkTypes(values, text);
        }
    }
}
