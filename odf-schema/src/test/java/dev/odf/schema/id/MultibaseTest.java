package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.MalformedDataException;
import java.math.BigInteger;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MultibaseTest {
    private static final String BASE58_ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

    private static Bytes decode(String text) {
        return Multibase.decode(text, 0, IdentifierKind.MULTIHASH);
    }

    @Test
    void readsAndWritesBytesOfAnyLength() {
        Random random = new Random(58);
        for (int i = 0; i < 5_000; i++) {
            byte[] array = new byte[random.nextInt(70)];
            random.nextBytes(array);
            for (int zeros = random.nextInt(4); zeros > 0 && zeros <= array.length; zeros--) {
                array[zeros - 1] = 0;
            }
            Bytes bytes = Bytes.copyOf(array);
            String base16 = Multibase.encodeBase16("x", bytes);
            assertThat(base16).isEqualTo("xf" + bytes.toHex());
            assertThat(Multibase.decode(base16, 1, IdentifierKind.MULTIHASH)).isEqualTo(bytes);
            String base58 = Multibase.encodeBase58("", bytes);
            assertThat(base58).isEqualTo("z" + base58(array));
            assertThat(decode(base58)).isEqualTo(bytes);
            String base64 = Base64.getUrlEncoder().withoutPadding().encodeToString(array);
            assertThat(decode("u" + base64)).isEqualTo(bytes);
        }
    }

    /** Base58 by long division of the whole number. */
    private static String base58(byte[] bytes) {
        StringBuilder digits = new StringBuilder();
        BigInteger number = new BigInteger(1, bytes);
        while (number.signum() > 0) {
            BigInteger[] division = number.divideAndRemainder(BigInteger.valueOf(58));
            digits.append(BASE58_ALPHABET.charAt(division[1].intValue()));
            number = division[0];
        }
        for (int i = 0; i < bytes.length && bytes[i] == 0; i++) {
            digits.append('1');
        }
        return digits.reverse().toString();
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0",
        "x00, 0",
        "fF, 2",
        "f0g, 2",
        "fg0, 1",
        "f０0, 1",
        "z0, 1",
        "zI, 1",
        "zaaO, 3",
        "zal, 2",
        "zé, 1",
        "uA, 2",
        "uAB, 2",
        "uAAB, 3",
        "uAA==, 3",
        "uA+A, 2",
        "uA/AA, 2",
        "uAAAAA, 6"
    })
    void rejectsWithThePlace(String text, long offset) {
        assertThatThrownBy(() -> decode(text))
                .isInstanceOfSatisfying(
                        MalformedDataException.class,
                        e -> assertThat(e.location()).isEqualTo(DataLocation.text(offset)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"f", "F", "z", "u"})
    void readsNoBytesFromAPrefixAlone(String text) {
        assertThat(decode(text)).isEqualTo(Bytes.EMPTY);
    }

    @Test
    void boundsTheLength() {
        assertThat(decode("z" + "2".repeat(Multibase.TEXT_CHARS_MAX - 1)).isEmpty())
                .isFalse();
        assertThatThrownBy(() -> decode("z" + "2".repeat(Multibase.TEXT_CHARS_MAX)))
                .isInstanceOf(MalformedDataException.class)
                .hasMessageContaining("at most 1024 characters");
    }
}
