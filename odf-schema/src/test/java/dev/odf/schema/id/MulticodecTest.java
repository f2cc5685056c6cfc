package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MulticodecTest {
    @ParameterizedTest
    @CsvSource({
        "cidv1, 0x01",
        "sha2-256, 0x12",
        "sha3-256, 0x16",
        "ed25519-pub, 0xed",
        "arrow0-sha3-256, 0x300016",
        "odf-metadata-block, 0x400000",
        "odf-dataset-snapshot, 0x400001"
    })
    void isFoundByNameAndByNumber(String name, String number) {
        Multicodec codec = Multicodec.parse(name);
        assertThat(codec).hasToString(name);
        assertThat(codec.code()).isEqualTo(Long.decode(number));
        assertThat(Multicodec.fromCode(codec.code())).isSameAs(codec);
        assertThat(Multicodec.findByCode(codec.code())).isSameAs(codec);
    }

    @Test
    void knowsMultididByNameOnly() {
        assertThat(Multicodec.parse("multidid")).isSameAs(Multicodec.MULTIDID);
        assertThat(Multicodec.MULTIDID.code()).isEqualTo(0x0d1d);
        assertThat(Multicodec.findByCode(0x0d1d)).isNull();
        assertThatThrownBy(() -> Multicodec.fromCode(0x0d1d)).isInstanceOf(MalformedDataException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "SHA3-256", "sha3_256", "SHA3_256", "sha3-256 "})
    void rejectsOtherNames(String name) {
        assertThatThrownBy(() -> Multicodec.parse(name))
                .isInstanceOfSatisfying(
                        MalformedDataException.class,
                        e -> assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_MULTICODEC));
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 0x13, -1, 0x400002, Long.MAX_VALUE, Long.MIN_VALUE, 0x100000016L})
    void rejectsOtherNumbers(long number) {
        assertThat(Multicodec.findByCode(number)).isNull();
        assertThatThrownBy(() -> Multicodec.fromCode(number))
                .isInstanceOf(MalformedDataException.class)
                .hasMessageContaining("0x" + Long.toHexString(number));
    }
}
