package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.argumentSet;

import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.BinaryManifestCodec;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.EngineCodec;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.id.AccountId;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetAliasPattern;
import dev.odf.schema.id.DatasetAliasRemote;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetName;
import dev.odf.schema.id.DatasetNamePattern;
import dev.odf.schema.id.DatasetPushTarget;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.DatasetRefAny;
import dev.odf.schema.id.DatasetRefAnyPattern;
import dev.odf.schema.id.DatasetRefPattern;
import dev.odf.schema.id.DatasetRefRemote;
import dev.odf.schema.id.Did;
import dev.odf.schema.id.DidKey;
import dev.odf.schema.id.DidPkh;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Inputs made by hand to cost as much as they can. What each of them costs is written to {@code target/worst-cases.md}. */
class WorstCaseTest {
    private static final Path REPORT = Path.of("target", "worst-cases.md");
    private static final Map<String, Bounded.Run<?>> COSTS = new LinkedHashMap<>();

    /** A type that holds most of the others, and one that holds anything. */
    private static final List<Class<?>> TYPES = List.of(DatasetSnapshot.class, ExtraAttributes.class);

    private static final Map<String, Function<String, ?>> IDENTIFIERS = identifierParsers();

    private static Map<String, Function<String, ?>> identifierParsers() {
        Map<String, Function<String, ?>> parsers = new LinkedHashMap<>();
        parsers.put("Multihash", Multihash::parse);
        parsers.put("Multicodec", Multicodec::parse);
        parsers.put("DatasetId", DatasetId::parse);
        parsers.put("DatasetId.parseMultibase", DatasetId::parseMultibase);
        parsers.put("Did", Did::parse);
        parsers.put("DidKey", DidKey::parse);
        parsers.put("DidPkh", DidPkh::parse);
        parsers.put("DidPkh.parseCaip10", DidPkh::parseCaip10);
        parsers.put("AccountId", AccountId::parse);
        parsers.put("AccountId.parseShort", AccountId::parseShort);
        parsers.put("DatasetName", DatasetName::parse);
        parsers.put("DatasetAlias", DatasetAlias::parse);
        parsers.put("DatasetAliasRemote", DatasetAliasRemote::parse);
        parsers.put("DatasetRef", DatasetRef::parse);
        parsers.put("DatasetRefRemote", DatasetRefRemote::parse);
        parsers.put("DatasetRefAny", DatasetRefAny::parse);
        parsers.put("DatasetPushTarget", DatasetPushTarget::parse);
        parsers.put("DatasetNamePattern", DatasetNamePattern::parse);
        parsers.put("DatasetAliasPattern", DatasetAliasPattern::parse);
        parsers.put("DatasetRefPattern", DatasetRefPattern::parse);
        parsers.put("DatasetRefAnyPattern", DatasetRefAnyPattern::parse);
        return parsers;
    }

    static Stream<Arguments> blocks() {
        return rows(HostileBlocks.blocks());
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void boundsBlocks(String name, byte[] block) {
        assertThat(block.length).isLessThanOrEqualTo(Bounded.INPUT_MAX);
        check("block", name, () -> new BlockCodec().decode(ByteBuffer.wrap(block)));
        check("header", name, () -> new BlockCodec().readHeader(ByteBuffer.wrap(block)));
        check("manifest", name, () -> new BinaryManifestCodec().decode(ByteBuffer.wrap(block)));
    }

    static Stream<Arguments> requests() {
        return rows(HostileBlocks.requests());
    }

    @ParameterizedTest
    @MethodSource("requests")
    void boundsEngineMessages(String name, byte[] request) {
        assertThat(request.length).isLessThanOrEqualTo(Bounded.INPUT_MAX);
        check("request", name, () -> new EngineCodec().decodeTransformRequest(ByteBuffer.wrap(request)));
    }

    static Stream<Arguments> yaml() {
        return rows(HostileTexts.yaml());
    }

    @ParameterizedTest
    @MethodSource("yaml")
    void boundsYaml(String name, String text) {
        assertThat(text.length()).isLessThanOrEqualTo(Bounded.INPUT_MAX);
        check(
                "YAML manifests",
                name,
                () -> ManifestCodec.yaml().readAll(new StringReader(text)).toList());
        for (Class<?> type : TYPES) {
            check("YAML " + type.getSimpleName(), name, () -> TextCodec.yaml().read(text, type));
        }
    }

    static Stream<Arguments> json() {
        return rows(HostileTexts.json());
    }

    @ParameterizedTest
    @MethodSource("json")
    void boundsJson(String name, String text) {
        assertThat(text.length()).isLessThanOrEqualTo(Bounded.INPUT_MAX);
        check("JSON manifest", name, () -> ManifestCodec.json().read(text));
        check("JSON value", name, () -> JsonValue.parse(text));
        check("JSON attributes", name, () -> ExtraAttributes.parse(text));
        for (Class<?> type : TYPES) {
            check("JSON " + type.getSimpleName(), name, () -> TextCodec.json().read(text, type));
        }
    }

    static Stream<Arguments> identifiers() {
        return rows(HostileIdentifiers.texts());
    }

    @ParameterizedTest
    @MethodSource("identifiers")
    void boundsIdentifiers(String name, String text) {
        assertThat(text.length()).isLessThanOrEqualTo(Bounded.INPUT_MAX);
        IDENTIFIERS.forEach((type, parser) -> check(type, name, () -> parser.apply(text)));
    }

    static Stream<Arguments> patterns() {
        return rows(HostileIdentifiers.namesByPattern());
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void boundsMatching(String patternText, String nameText) {
        assertThat(patternText.length() + nameText.length()).isLessThanOrEqualTo(Bounded.INPUT_MAX);
        DatasetNamePattern pattern = DatasetNamePattern.parse(patternText);
        DatasetName name = DatasetName.parse(nameText);
        check("match", shortened(patternText), () -> pattern.matches(name));
    }

    @AfterAll
    static void report() throws IOException {
        StringBuilder table =
                new StringBuilder("| what | allocated bytes | milliseconds | outcome |\n| --- | ---: | ---: | --- |\n");
        COSTS.forEach((what, run) -> table.append(String.format(
                Locale.ROOT,
                "| %s | %,d | %.1f | %s |%n",
                what.replace("|", "\\|"),
                run.allocatedBytes(),
                run.nanos() / 1e6,
                run.refusal() == null ? "value" : run.refusal().code())));
        Files.createDirectories(REPORT.getParent());
        Files.writeString(REPORT, table);
    }

    private static Stream<Arguments> rows(Map<String, ?> inputs) {
        return inputs.entrySet().stream()
                .map(row -> argumentSet(shortened(row.getKey()), row.getKey(), row.getValue()));
    }

    private static <T> void check(String decoder, String input, Supplier<T> decoding) {
        Bounded.Run<T> first = Bounded.run(decoding);
        Bounded.Run<T> second = Bounded.run(decoding);
        COSTS.put(decoder + ", " + input, second.nanos() < first.nanos() ? second : first);
    }

    private static String shortened(String text) {
        return text.length() <= 60 ? text : text.substring(0, 20) + "… (" + text.length() + " characters)";
    }
}
