package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.codec.ManifestDocument;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.OdfException;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

class JsonFuzzTest {
    private final ManifestCodec manifests = ManifestCodec.json();
    private final TextCodec values = TextCodec.json();

    static Stream<byte[]> vectors() {
        Stream<String> bare = Vectors.objects(Vectors.BLOCKS, "value", "block", "content", "parsed", "extra");
        return Stream.concat(bare, manifestsOf(Vectors.texts(Vectors.BLOCKS, "yaml")))
                .map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    /** The manifests among YAML texts, in JSON. */
    private static Stream<String> manifestsOf(Stream<String> yaml) {
        return yaml.flatMap(text -> {
            try {
                return Stream.of(ManifestCodec.json().write(ManifestCodec.yaml().read(text)));
            } catch (OdfException noManifest) {
                return Stream.empty();
            }
        });
    }

    @MethodSource("vectors")
    @FuzzTest(maxDuration = "10m")
    void readsWhatItWritesAgainOrRefusesIt(byte[] input) {
        if (input.length > Bounded.INPUT_MAX) {
            return;
        }
        String text = FuzzedText.of(input);
        Bounded.Run<ManifestDocument> manifest = Bounded.run(() -> manifests.read(text));
        if (manifest.value() != null) {
            TextFuzz.checkManifest(manifest.value());
        }
        checkCanonicalText(text, JsonValue::parse);
        checkCanonicalText(text, ExtraAttributes::parse);
        // No type reads what is not even JSON.
        if (manifest.refusal() == null || manifest.refusal().code() != ErrorCode.TEXT_SYNTAX) {
            TextFuzz.checkTypes(values, text);
        }
    }

    private static <T> void checkCanonicalText(String text, Function<String, T> parser) {
        T value = Bounded.decode(() -> parser.apply(text));
        if (value == null) {
            return;
        }
        T again = parser.apply(value.toString());
        assertThat(again).isEqualTo(value);
        assertThat(again.hashCode()).isEqualTo(value.hashCode());
        assertThat(again).hasToString(value.toString());
    }
}
