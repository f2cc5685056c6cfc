package dev.odf.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.SetInfo;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.ManifestCodec;
import java.time.Instant;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every block, rather than for a few examples. */
class BlockPropertyTest {
    @Property
    void survivesEveryNotation(@ForAll("blocks") MetadataBlock block) {
        BlockCodec binary = new BlockCodec();
        ManifestCodec yaml = ManifestCodec.yaml();

        assertThat(binary.decode(binary.encode(block))).isEqualTo(block);
        assertThat(yaml.readBlock(yaml.write(block))).isEqualTo(block);
    }

    @Provide
    Arbitrary<MetadataBlock> blocks() {
        Arbitrary<Instant> times =
                Arbitraries.longs().between(-62_167_219_200L, 253_402_300_799L).map(Instant::ofEpochSecond);
        Arbitrary<String> texts =
                Arbitraries.strings().excludeChars(surrogates()).ofMaxLength(40);
        Arbitrary<List<String>> keywords = texts.list().ofMaxSize(5).withoutEdgeCases();
        return Combinators.combine(times, Arbitraries.longs(), texts.injectNull(0.2), keywords.injectNull(0.2))
                .as((time, number, description, words) ->
                        new MetadataBlock(time, null, number, new SetInfo(description, words)));
    }

    /** Half of a pair is no character, and the library says so. */
    private static char[] surrogates() {
        StringBuilder all = new StringBuilder();
        for (char half = Character.MIN_SURROGATE; half <= Character.MAX_SURROGATE; half++) {
            all.append(half);
        }
        return all.toString().toCharArray();
    }
}
