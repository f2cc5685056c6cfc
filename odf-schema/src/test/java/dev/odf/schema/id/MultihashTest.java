package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.bouncycastle.crypto.digests.SHA3Digest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class MultihashTest {
    private static final String DIGEST_HEX = "ab".repeat(32);

    @Test
    void hashesLikeBouncyCastle() {
        Random random = new Random(3);
        for (int size : new int[] {0, 1, 135, 136, 137, 272, 1_000, 100_000}) {
            byte[] content = new byte[size];
            random.nextBytes(content);
            Multihash hash = Multihash.sha3Of(Bytes.copyOf(content));
            assertThat(hash.digest()).isEqualTo(bouncyCastle(content));
            assertThat(hash.codec()).isEqualTo(Multicodec.SHA3_256);
            assertThat(hash.bytes().toHex()).startsWith("1620").hasSize(68);
            assertThat(Multihash.sha3Of(ByteBuffer.wrap(content))).isEqualTo(hash);
        }
    }

    private static Bytes bouncyCastle(byte[] content) {
        SHA3Digest sha3 = new SHA3Digest(256);
        sha3.update(content, 0, content.length);
        byte[] digest = new byte[32];
        sha3.doFinal(digest, 0);
        return Bytes.copyOf(digest);
    }

    @Test
    void hashesTheRestOfABufferAndKeepsItsPosition() {
        byte[] content = "..prev..".getBytes(StandardCharsets.US_ASCII);
        ByteBuffer direct = ByteBuffer.allocateDirect(content.length).put(content);
        for (ByteBuffer buffer : new ByteBuffer[] {ByteBuffer.wrap(content), direct}) {
            buffer.position(2).limit(6);
            assertThat(Multihash.sha3Of(buffer))
                    .hasToString("f16209eb949bd8ff0bb1d827f11809aebc6bd0d5955c7f368469a913c70d196620272");
            assertThat(Multihash.sha3Of(buffer.asReadOnlyBuffer())).isEqualTo(Multihash.sha3Of(buffer));
            assertThat(buffer.position()).isEqualTo(2);
            assertThat(buffer.limit()).isEqualTo(6);
        }
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "MULTIDID")
    void joinsAndSplitsItsParts(Multicodec codec) {
        for (int size = 0; size <= 32; size++) {
            Bytes digest = Bytes.fromHex("5a".repeat(size));
            Multihash hash = Multihash.of(codec, digest);
            assertThat(hash.codec()).isEqualTo(codec);
            assertThat(hash.digest()).isEqualTo(digest);
            assertThat(Multihash.fromBytes(hash.bytes())).isEqualTo(hash).hasSameHashCodeAs(hash);
            assertThat(Multihash.fromBytes(hash.bytes()).codec()).isEqualTo(codec);
            assertThat(Multihash.parse(hash.toString())).isEqualTo(hash);
        }
    }

    @Test
    void writesTheLengthsOfTheFormat() {
        Bytes digest = Bytes.fromHex(DIGEST_HEX);
        assertThat(Multihash.of(Multicodec.SHA3_256, digest)).hasToString("f1620" + DIGEST_HEX);
        assertThat(Multihash.of(Multicodec.ARROW0_SHA3_256, digest)).hasToString("f9680c00120" + DIGEST_HEX);
    }

    @Test
    void keepsTheBytesItWasMadeFrom() {
        Bytes bytes = Bytes.fromHex("1620" + DIGEST_HEX);
        assertThat(Multihash.fromBytes(bytes).bytes()).isSameAs(bytes);
    }

    @Test
    void refusesToMakeWhatCouldNotBeReadBack() {
        assertThatThrownBy(() -> Multihash.of(Multicodec.SHA3_256, Bytes.copyOf(new byte[33])))
                .isInstanceOf(MalformedDataException.class)
                .hasMessageContaining("at most 32 bytes, not 33");
        assertThatThrownBy(() -> Multihash.of(Multicodec.MULTIDID, Bytes.EMPTY))
                .isInstanceOf(MalformedDataException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0, codec",
        "16, 1, length of the digest",
        "1620, 1, 'a digest of 32 bytes, not 0'",
        "160000, 1, 'a digest of 0 bytes, not 1'",
        "1621, 1, 'at most 32 bytes, not 33'",
        "16a000, 1, shortest form",
        "960000, 0, shortest form",
        "1300, 0, 'not 0x13'",
        "9d1a00, 0, 'not 0xd1d'",
        "9680c001, 4, length of the digest",
        "ffffffffffffffffffff, 0, codec"
    })
    void rejectsBytesWithThePlace(String hex, int offset, String expected) {
        assertThatThrownBy(() -> Multihash.fromBytes(Bytes.fromHex(hex)))
                .isInstanceOfSatisfying(MalformedDataException.class, e -> {
                    assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_MULTIHASH);
                    assertThat(e.location()).isEqualTo(DataLocation.binary(offset, ""));
                })
                .hasMessageContaining(expected);
        assertThatThrownBy(() -> Multihash.parse("f" + hex))
                .isInstanceOfSatisfying(
                        MalformedDataException.class,
                        e -> assertThat(e.location()).isEqualTo(DataLocation.text(1 + 2L * offset)))
                .hasMessageContaining(expected);
    }

    @Test
    void ordersByUnsignedBytes() {
        assertThat(Multihash.parse("f16017f")).isLessThan(Multihash.parse("f160180"));
        assertThat(Multihash.parse("f1201ff")).isLessThan(Multihash.parse("f1600"));
        assertThat(Multihash.parse(
                        "z" + Multibase.encodeBase58("", Bytes.fromHex("1600")).substring(1)))
                .isEqualByComparingTo(Multihash.parse("F1600"));
    }

    @Test
    void shortensToTheTail() {
        assertThat(Multihash.parse("f1620" + "00".repeat(28) + "01234567").shortForm())
                .isEqualTo("01234567");
        assertThat(Multihash.parse("f1600").shortForm()).isEqualTo("f1600");
    }
}
