package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.AddData;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Arbitrary;
import org.junit.jupiter.api.Test;

class ValueArbitrariesTest {
    private static final int SAMPLE = 2_000;

    @Test
    void unsignedIntegersReachTheirEdges() {
        assertThat(Tries.sample(ValueArbitraries.uint64(), SAMPLE))
                .contains(0L, 1L, 1L << 53, (1L << 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE, -1L);
        assertThat(Tries.sample(ValueArbitraries.uint32(), SAMPLE))
                .contains(0, 1, Integer.MAX_VALUE, Integer.MIN_VALUE, -1);
    }

    @Test
    void signedIntegersReachTheirEdges() {
        assertThat(Tries.sample(ValueArbitraries.int32(), SAMPLE))
                .contains(0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE);
    }

    @Test
    void stringsAreWellFormedAndOfManyKinds() {
        List<String> strings = Tries.sample(ValueArbitraries.string(), SAMPLE);

        assertThat(strings)
                .contains("", "true", "~", "007", "1e3", "0x1F", "- x", "a: b", "# c", "'", "\n", "\r", "\0", "\ufeff");
        assertThat(strings).anyMatch(text -> text.length() > 300);
        assertThat(strings).anyMatch(text -> text.contains("\u2028")).anyMatch(text -> text.contains("\u0085"));
        assertThat(strings).anyMatch(text -> text.codePoints().anyMatch(Character::isSupplementaryCodePoint));
        assertThat(strings)
                .noneMatch(text ->
                        text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE));
    }

    @Test
    void dateTimesStayWithinTheirRangeAndReachItsEnds() {
        Instant min = Instant.parse("0000-01-01T00:00:00Z");
        Instant max = Instant.parse("9999-12-31T23:59:59.999999999Z");

        assertThat(Tries.sample(ValueArbitraries.dateTime(), SAMPLE))
                .contains(min, max)
                .allMatch(time -> !time.isBefore(min) && !time.isAfter(max))
                .anyMatch(time -> !time.equals(time.truncatedTo(ChronoUnit.MICROS)));
    }

    @Test
    void binaryDateTimesStayWithinTheirRangeAndReachItsEnds() {
        Instant min = Instant.parse("-262143-01-01T00:00:00Z");
        Instant max = Instant.parse("+262142-12-31T23:59:59.999999999Z");

        assertThat(Tries.sample(ValueArbitraries.binaryDateTime(), SAMPLE))
                .contains(min, max)
                .allMatch(time -> !time.isBefore(min) && !time.isAfter(max));
    }

    @Test
    void hashesHaveSeveralCodecsAndSizes() {
        List<Multihash> hashes = Tries.sample(ValueArbitraries.multihash(), SAMPLE);

        assertThat(hashes.stream().map(Multihash::codec).distinct()).hasSize(7);
        assertThat(hashes.stream().map(hash -> hash.digest().size())).contains(0, 1, 20, 32);
    }

    @Test
    void aliasesHaveAnAccountOrNone() {
        List<DatasetAlias> aliases = Tries.sample(ValueArbitraries.datasetAlias(), SAMPLE);

        assertThat(aliases)
                .anyMatch(alias -> alias.accountName() == null)
                .anyMatch(alias -> alias.accountName() != null);
        assertThat(aliases)
                .allMatch(alias -> DatasetAlias.parse(alias.toString()).equals(alias));
    }

    @Test
    void namesOfRepositoriesParse() {
        assertThat(Tries.sample(ValueArbitraries.repoName(), SAMPLE)).isNotEmpty();
    }

    @Test
    void attributesHoldDoublesBigIntegersAndAstralKeys() {
        List<String> texts = Tries.sample(ValueArbitraries.extraAttributes(), SAMPLE).stream()
                .map(ExtraAttributes::toString)
                .toList();

        assertThat(texts).anyMatch(text -> text.contains("18446744073709551615"));
        assertThat(texts).anyMatch(text -> text.contains("5e-324"));
        assertThat(texts).anyMatch(text -> text.contains("\ud83d\ude00\":"));
        assertThat(texts).anyMatch(text -> text.contains("[[") || text.contains("{\"\":{"));
    }

    @Test
    void valuesShrinkToTheSmallestThatFails() {
        assertThat(smallest(ValueArbitraries.uint64(), number -> Long.compareUnsigned(number, 5) > 0))
                .isEqualTo(6);
        assertThat(smallest(ValueArbitraries.int32(), number -> number < -7)).isEqualTo(-8);
        assertThat(smallest(ValueArbitraries.string(), text -> text.length() > 3))
                .hasSize(4);
        assertThat(smallest(ValueArbitraries.bytes(), bytes -> bytes.size() > 3).toHex())
                .isEqualTo("00000000");
        assertThat(smallest(ValueArbitraries.dateTime(), time -> time.isAfter(Instant.EPOCH)))
                .isEqualTo(Instant.ofEpochSecond(0, 1));
        assertThat(smallest(ValueArbitraries.datasetAlias(), alias -> alias.accountName() != null))
                .hasToString("a/a");
        assertThat(smallest(ValueArbitraries.extraAttributes(), attributes -> !attributes.isEmpty()))
                .hasToString("{\"\":null}");
    }

    @Test
    void blocksShrinkToThePartThatFails() {
        MetadataBlock block = smallest(
                SchemaArbitraries.metadataBlock(),
                candidate -> candidate.event() instanceof AddData event && event.prevOffset() != null);

        assertThat(block)
                .isEqualTo(new MetadataBlock(
                        Instant.EPOCH, null, 0, AddData.builder().prevOffset(0L).build()));
    }

    private static <T> T smallest(Arbitrary<T> arbitrary, Predicate<T> fails) {
        return Tries.smallestFailing(arbitrary, value -> assertThat(value).matches(fails.negate()));
    }
}
