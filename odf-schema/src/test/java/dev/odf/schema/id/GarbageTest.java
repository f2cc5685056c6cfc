package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.error.OdfException;
import dev.odf.schema.internal.text.DateTimes;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is parsed gives a value that prints as text which reads back, or an error of the library, and nothing else. */
class GarbageTest {
    private static final int ROUNDS = 5_000;
    private static final String SPICE =
            "%%./-:@+=~^_ \\?#[]{}|'\"<>`\0\n\u007f\u00e9\u2212\u2028\ud83d\ude00\uffff0aZz9Ff";
    private static final List<String> SEEDS = List.of(
            "",
            "f1620" + "ab".repeat(32),
            "zW1a3CNT52HXiJNniLkWMeev3CPRy9QiNRMWGyTrVNg4hY8",
            "uFiAIw3krKk3u0b1-ojKPtd5VMezPD7-gSn2ADNwmcTfGNQ",
            "did:odf:fed01" + "12".repeat(32),
            "repo/did:odf:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK",
            "did:key:z6MkhaXgBZDvotDkL5257faiztiGiC2QtKLGpbnnEGta2doK",
            "did:pkh:eip155:1:0xb9c5714089478a327f09197987f16f9e5d936e8a",
            "0xb9c5@eip155:1",
            "repo.name/user-name/local.id",
            "net.Example.COM",
            "%-net.ex-%.c-%",
            "acc/%a%%",
            "https://user:pass@Example.com:443/a/../b%20c?d=e#f",
            "http://[::1]:80/\u00e9",
            "ipfs://bafk/x/./y",
            "2020-01-01T12:00:00.1234567899+02:00");

    static Stream<Arguments> parsers() {
        return Stream.of(
                parser("Multicodec", Multicodec::parse),
                parser("Multihash", Multihash::parse),
                parser("Did", Did::parse),
                parser("DatasetId", DatasetId::parse),
                parser("DidKey", DidKey::parse),
                parser("DidPkh", DidPkh::parse),
                parser("AccountId", AccountId::parse),
                Arguments.of(
                        "AccountId.short", (Function<String, Object>) AccountId::parseShort, (Function<String, Object>)
                                AccountId::parse),
                parser("DatasetName", DatasetName::parse),
                parser("AccountName", AccountName::parse),
                parser("RepoName", RepoName::parse),
                parser("DatasetAlias", DatasetAlias::parse),
                parser("DatasetAliasRemote", DatasetAliasRemote::parse),
                parser("DatasetRef", DatasetRef::parse),
                parser("DatasetRefRemote", DatasetRefRemote::parse),
                parser("DatasetRefAny", DatasetRefAny::parse),
                parser("DatasetNamePattern", DatasetNamePattern::parse),
                parser("DatasetAliasPattern", DatasetAliasPattern::parse),
                parser("DatasetRefPattern", DatasetRefPattern::parse),
                parser("DatasetRefAnyPattern", GarbageTest::parseAnyPattern),
                parser("DatasetPushTarget", DatasetPushTarget::parse),
                parser("WebUrl", WebUrl::parse));
    }

    private static Arguments parser(String name, Function<String, Object> parse) {
        return Arguments.of(name, parse, parse);
    }

    /** A pattern, or the reference that stands in its place: the text of a URL may have percent signs, which make it a pattern. */
    private static Object parseAnyPattern(String text) {
        if (WebUrl.looksLikeUrl(text)) {
            return DatasetRefAny.parse(text);
        }
        return DatasetRefAnyPattern.parse(text);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("parsers")
    void givesAValueThatReadsBackOrATypedError(
            String name, Function<String, Object> parse, Function<String, Object> readBack) {
        Random random = new Random(name.hashCode());
        for (int i = 0; i < ROUNDS; i++) {
            String text = mutate(random);
            Object value;
            try {
                value = parse.apply(text);
            } catch (OdfException e) {
                assertThat(e.getMessage().length()).isLessThan(500);
                continue;
            }
            Object again = readBack.apply(value.toString());
            if (!again.equals(value)
                    || again.hashCode() != value.hashCode()
                    || !again.toString().equals(value.toString())) {
                throw new AssertionError("'" + text + "' gives " + value + ", which reads back as " + again);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("bytes")
    void readsAnyBytes(String name, Function<Bytes, Object> read) {
        Random random = new Random(name.hashCode());
        byte[][] seeds = {
            {},
            Bytes.fromHex("1620" + "ab".repeat(32)).toArray(),
            Bytes.fromHex("ed01" + "ab".repeat(32)).toArray(),
            {0x16, 0}
        };
        for (int i = 0; i < ROUNDS; i++) {
            byte[] seed = seeds[random.nextInt(seeds.length)];
            byte[] array = Arrays.copyOf(seed, Math.max(0, seed.length + random.nextInt(3) - 1));
            for (int changes = random.nextInt(3); changes > 0 && array.length > 0; changes--) {
                array[random.nextInt(Math.min(array.length, 6))] = (byte) random.nextInt();
            }
            try {
                assertThat(read.apply(Bytes.copyOf(array))).isNotNull();
            } catch (OdfException e) {
                assertThat(e.getMessage()).isNotEmpty();
            }
        }
    }

    static Stream<Arguments> bytes() {
        return Stream.of(
                Arguments.of("Multihash", (Function<Bytes, Object>)
                        bytes -> Multihash.fromBytes(bytes).digest()),
                Arguments.of("DatasetId", (Function<Bytes, Object>) DatasetId::fromBytes),
                Arguments.of("AccountId", (Function<Bytes, Object>) AccountId::fromBytes));
    }

    @Test
    void readsAnyDateTime() {
        Random random = new Random(3339);
        for (int i = 0; i < ROUNDS; i++) {
            try {
                assertThat(DateTimes.parse(mutate(random))).isNotNull();
            } catch (OdfException e) {
                assertThat(e.getMessage()).isNotEmpty();
            }
        }
    }

    private static String mutate(Random random) {
        StringBuilder text = new StringBuilder(SEEDS.get(random.nextInt(SEEDS.size())));
        for (int changes = random.nextInt(4); changes > 0; changes--) {
            int at = random.nextInt(text.length() + 1);
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, spice(random));
                case 1 -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(3)));
                case 2 -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(spice(random)));
                default -> text.insert(at, SEEDS.get(random.nextInt(SEEDS.size())));
            }
        }
        return text.toString();
    }

    private static char spice(Random random) {
        return SPICE.charAt(random.nextInt(SPICE.length()));
    }
}
