package dev.odf.testkit;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.id.AccountName;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetName;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.id.RepoName;
import java.time.Instant;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/**
 * Arbitrary values of the basic types that the ODF schema is made of, for jqwik properties.
 *
 * <p>Values at which code tends to break turn up often, by weight and not only as edge cases of jqwik, so that they
 * also occur deep inside larger values. Everything is valid: it can be written in binary and, but for {@link
 * #binaryDateTime()}, in text. Values shrink towards the plainest one of their type: zero, the empty string, one
 * letter.
 *
 * <p>Thread-safe.
 *
 * @since 0.1
 */
public final class ValueArbitraries {
    private static final Instant TEXT_MIN = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant TEXT_MAX = Instant.parse("9999-12-31T23:59:59.999999999Z");
    private static final Instant BINARY_MIN = Instant.parse("-262143-01-01T00:00:00Z");
    private static final Instant BINARY_MAX = Instant.parse("+262142-12-31T23:59:59.999999999Z");

    private static final List<Instant> TEXT_EDGES = List.of(
            Instant.EPOCH,
            Instant.EPOCH.minusNanos(1),
            Instant.parse("2000-02-29T23:59:59.999999999Z"),
            Instant.parse("2020-12-31T23:59:59.999Z"),
            TEXT_MIN,
            TEXT_MAX);
    private static final List<Instant> BINARY_EDGES = List.of(
            Instant.parse("-0004-12-31T00:00:00Z"),
            TEXT_MIN,
            TEXT_MIN.minusNanos(1),
            TEXT_MAX,
            TEXT_MAX.plusNanos(1),
            BINARY_MIN,
            BINARY_MAX);

    private static final int KEY_BYTES = 32;
    private static final int DIGEST_BYTES_MAX = 32;
    private static final int BYTES_MAX = 64;

    private ValueArbitraries() {}

    /**
     * Strings without unpaired surrogates: empty ones, words, long ones, what YAML would take for something else, and
     * mixtures of blanks, line breaks, quotes, indicators, control characters and characters outside of the basic
     * plane.
     */
    public static Arbitrary<String> string() {
        return LazyArbitrary.of(StringArbitraries::any);
    }

    /** True or false. */
    public static Arbitrary<Boolean> bool() {
        return LazyArbitrary.of(() -> Arbitraries.of(false, true));
    }

    /**
     * Unsigned integers of 64 bits as bit patterns: 0, small ones, those around 2<sup>53</sup>, 2<sup>63</sup> and
     * 2<sup>64</sup>, and any other.
     */
    public static Arbitrary<Long> uint64() {
        return LazyArbitrary.of(NumberArbitraries::uint64);
    }

    /**
     * Unsigned integers of 32 bits as bit patterns: 0, small ones, those around 2<sup>31</sup> and 2<sup>32</sup>, and
     * any other.
     */
    public static Arbitrary<Integer> uint32() {
        return LazyArbitrary.of(NumberArbitraries::uint32);
    }

    /** Signed integers of 32 bits: 0, small ones, the largest and smallest, and any other. */
    public static Arbitrary<Integer> int32() {
        return LazyArbitrary.of(NumberArbitraries::int32);
    }

    /** Sequences of at most 64 bytes. */
    public static Arbitrary<Bytes> bytes() {
        return LazyArbitrary.of(() -> bytes(0, BYTES_MAX));
    }

    /** Hashes of every codec that one can have; mostly of 32 bytes, and some of fewer or none. */
    public static Arbitrary<Multihash> multihash() {
        return LazyArbitrary.of(() -> {
            Arbitrary<Multicodec> codecs = LazyArbitrary.frequencyOf(
                    Tuple.of(3, Arbitraries.of(Multicodec.SHA3_256, Multicodec.ARROW0_SHA3_256)),
                    Tuple.of(1, multicodec()));
            Arbitrary<Bytes> digests = LazyArbitrary.frequencyOf(
                    Tuple.of(3, bytes(DIGEST_BYTES_MAX, DIGEST_BYTES_MAX)), Tuple.of(1, bytes(0, DIGEST_BYTES_MAX)));
            return Combinators.combine(codecs, digests).as(Multihash::of);
        });
    }

    /** Codecs that are accepted on reading: all but {@link Multicodec#MULTIDID}. */
    public static Arbitrary<Multicodec> multicodec() {
        return LazyArbitrary.of(() -> Arbitraries.of(
                Multicodec.SHA3_256,
                Multicodec.ARROW0_SHA3_256,
                Multicodec.SHA2_256,
                Multicodec.ED25519_PUB,
                Multicodec.CIDV1,
                Multicodec.ODF_METADATA_BLOCK,
                Multicodec.ODF_DATASET_SNAPSHOT));
    }

    /** Identities of datasets; their keys need not be points on the curve. */
    public static Arbitrary<DatasetId> datasetId() {
        return LazyArbitrary.of(() -> bytes(KEY_BYTES, KEY_BYTES).map(DatasetId::ofKey));
    }

    /** References by identity and by alias. */
    public static Arbitrary<DatasetRef> datasetRef() {
        return LazyArbitrary.of(() -> Arbitraries.oneOf(
                datasetAlias().map(DatasetRef::of), datasetId().map(DatasetRef::of)));
    }

    /** Aliases with an account and without. */
    public static Arbitrary<DatasetAlias> datasetAlias() {
        return LazyArbitrary.of(() -> Combinators.combine(accountName().injectNull(0.5), datasetName())
                .as(DatasetAlias::new));
    }

    /** Names of datasets, among them some that look like numbers and other words of YAML. */
    public static Arbitrary<DatasetName> datasetName() {
        return LazyArbitrary.of(() -> StringArbitraries.name().map(DatasetName::parse));
    }

    /** Names of accounts, as {@link #datasetName()}. */
    public static Arbitrary<AccountName> accountName() {
        return LazyArbitrary.of(() -> StringArbitraries.name().map(AccountName::parse));
    }

    /** Names of repositories, as {@link #datasetName()}. */
    public static Arbitrary<RepoName> repoName() {
        return LazyArbitrary.of(() -> StringArbitraries.name().map(RepoName::parse));
    }

    /**
     * Instants of the years 0000 to 9999, which text can hold; to the second, millisecond, microsecond or nanosecond.
     */
    public static Arbitrary<Instant> dateTime() {
        return LazyArbitrary.of(() -> NumberArbitraries.instants(TEXT_MIN, TEXT_MAX, TEXT_EDGES));
    }

    /**
     * Instants of the years -262143 to 262142, which the binary form can hold; most of them cannot be read back from
     * text.
     */
    public static Arbitrary<Instant> binaryDateTime() {
        return LazyArbitrary.of(() -> NumberArbitraries.instants(BINARY_MIN, BINARY_MAX, BINARY_EDGES));
    }

    /** Extension attributes, as the objects of {@link #jsonValue()}; names of the standard ones among others. */
    public static Arbitrary<ExtraAttributes> extraAttributes() {
        return LazyArbitrary.of(() -> JsonArbitraries.object().map(ExtraAttributes::of));
    }

    /**
     * JSON values at most four levels deep: integers from -2<sup>63</sup> to 2<sup>64</sup>-1, doubles, strings and
     * keys as {@link #string()}.
     */
    public static Arbitrary<JsonValue> jsonValue() {
        return LazyArbitrary.of(JsonArbitraries::any);
    }

    private static Arbitrary<Bytes> bytes(int sizeMin, int sizeMax) {
        return Arbitraries.bytes()
                .array(byte[].class)
                .ofMinSize(sizeMin)
                .ofMaxSize(sizeMax)
                .map(Bytes::copyOf);
    }
}
