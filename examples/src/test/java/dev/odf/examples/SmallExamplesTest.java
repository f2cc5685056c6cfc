package dev.odf.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.SetInfo;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SmallExamplesTest {
    @Test
    void readsABlock(@TempDir Path directory) throws IOException {
        Multihash previous = Multihash.sha3Of(Bytes.EMPTY);
        MetadataBlock block =
                new MetadataBlock(Instant.parse("2026-12-01T12:00:00Z"), previous, 1, new SetInfo("x", null));
        Bytes bytes = new BlockCodec().encode(block);
        Path file = Files.write(directory.resolve("block"), bytes.toArray());

        assertThat(ReadBlock.whole(file)).isEqualTo(Multihash.sha3Of(bytes) + " holds " + block.event());
        assertThat(ReadBlock.headerOnly(file)).isEqualTo("SetInfo after " + previous);
    }

    @Test
    void writesYaml() {
        assertThat(WriteYaml.definition()).isEqualTo("""
                        kind: DatasetSnapshot
                        version: 1
                        content:
                          name: acme/weather.stations
                          kind: Root
                          metadata:
                          - kind: SetInfo
                            description: Hourly readings of public weather stations
                            keywords:
                            - weather
                          - kind: SetVocab
                            eventTimeColumn: observed_at
                        """);
    }

    @Test
    void saysWhatIsWrong() {
        String good = WriteYaml.definition();

        assertThat(HandleErrors.check(good)).isEqualTo("defines acme/weather.stations");
        assertThat(HandleErrors.check(good.replace("eventTimeColumn", "eventTime")))
                .isEqualTo("text.unknown-key in line 12: SetVocab has no key 'eventTime'");
        assertThat(HandleErrors.check(good.replace("version: 1", "version: 2")))
                .isEqualTo("written by another release: version 2, not 1");
        assertThat(HandleErrors.check(good + "#".repeat(16 * 1024 * 1024)))
                .isEqualTo("refused: charactersMax is more than 16777216");
    }
}
