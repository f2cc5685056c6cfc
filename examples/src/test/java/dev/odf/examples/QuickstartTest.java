package dev.odf.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QuickstartTest {
    static final String DATASET_ID = "did:odf:fed01d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-12-01T12:00:00Z"));

    @TempDir
    Path directory;

    @Test
    void printsTheChainNewestLast() throws Exception {
        List<String> lines = run("--dataset-id", DATASET_ID).lines().toList();

        assertThat(lines.get(0)).isEqualTo("Dataset  weather.stations");
        assertThat(lines.get(1)).isEqualTo("Id       " + DATASET_ID);
        assertThat(lines.get(4)).matches("# +block +time +event +facts");
        assertThat(lines.subList(5, 12))
                .extracting(line -> line.split(" +", -1)[3])
                .containsExactly(
                        "Seed",
                        "SetInfo",
                        "SetLicense",
                        "SetAttachments",
                        "AddPushSource",
                        "SetVocab",
                        "SetDataSchema");
        assertThat(lines.get(9)).endsWith("readings: NdJson, ledger by station + observed_at");
        assertThat(lines.get(13)).startsWith("Wrote and read back 7 blocks in " + directory);
        assertThat(lines.get(2)).endsWith(lines.get(11).split(" +", -1)[1]);
    }

    @Test
    void writesTheSameBlocksForTheSameIdAndTime() throws Exception {
        String first = run("--dataset-id", DATASET_ID);

        assertThat(run("--dataset-id", DATASET_ID)).isEqualTo(first);
        assertThat(files()).hasSize(7);
    }

    @Test
    void namesEachBlockByItsHash() throws Exception {
        run("--dataset-id", DATASET_ID);

        for (Path file : files()) {
            Bytes bytes = Bytes.copyOf(Files.readAllBytes(file));
            assertThat(file.getFileName()).hasToString(Multihash.sha3Of(bytes).toString());
            assertThat(new BlockCodec().encode(new BlockCodec().decode(bytes))).isEqualTo(bytes);
        }
    }

    @Test
    void makesUpADatasetIdEachTime() throws Exception {
        assertThat(run()).contains("Id       did:odf:fed01").isNotEqualTo(run());
    }

    @Test
    void takesAnotherTimeAndManifest() throws Exception {
        Path manifest = Files.writeString(directory.resolve("other.yaml"), WriteYaml.definition());
        String output = run(
                "--dataset-id", DATASET_ID, "--system-time", "2020-02-03T04:05:06Z", "--manifest", manifest.toString());

        assertThat(output).contains("Dataset  acme/weather.stations", "2020-02-03T04:05:06Z  SetVocab");
    }

    @Test
    void noticesABlockThatWasAlteredOrRemoved() throws Exception {
        String output = run("--dataset-id", DATASET_ID);
        Multihash head = Multihash.parse(output.lines().toList().get(2).substring(9));
        Chain chain = new Chain(new BlockDirectory(directory));
        Path seed = directory.resolve(chain.load(head).get(0).hash().toString());
        byte[] bytes = Files.readAllBytes(seed);
        bytes[bytes.length - 1] ^= 1;

        Files.write(seed, bytes);
        assertThatThrownBy(() -> chain.load(head))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("was altered");
        Files.delete(seed);
        assertThatThrownBy(() -> chain.load(head)).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void refusesOptionsThatItDoesNotKnow() {
        assertThatThrownBy(() -> QuickstartOptions.parse("--no-such-option", "x"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("There is no option --no-such-option.");
        assertThatThrownBy(() -> QuickstartOptions.parse("--output"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("--output needs a value.");
        assertThatThrownBy(() -> QuickstartOptions.parse("--system-time", "noon"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("'noon' is not a time");
        assertThatThrownBy(() -> QuickstartOptions.parse("--dataset-id", "did:odf:x"))
                .isInstanceOf(MalformedDataException.class);
    }

    private String run(String... arguments) throws Exception {
        String[] all = Stream.concat(Stream.of("--output", directory.toString()), Stream.of(arguments))
                .toArray(String[]::new);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Quickstart.run(QuickstartOptions.parse(all), CLOCK, new PrintStream(out, true, StandardCharsets.UTF_8));
        return out.toString(StandardCharsets.UTF_8);
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.toList();
        }
    }
}
