package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VarintTest {
    @ParameterizedTest
    @CsvSource({
        "0, 00",
        "1, 01",
        "127, 7f",
        "128, 8001",
        "237, ed01",
        "3357, 9d1a",
        "3145750, 9680c001",
        "4194304, 80808002",
        "4194305, 81808002",
        "9223372036854775807, ffffffffffffffff7f"
    })
    void readsWhatItWrites(long value, String hex) {
        Bytes bytes = Bytes.fromHex(hex);
        assertThat(Varint.read(bytes, 0)).isEqualTo(value);
        assertThat(Varint.sizeOf(value)).isEqualTo(bytes.size());
        byte[] written = new byte[bytes.size() + 1];
        assertThat(Varint.write(value, written, 1)).isEqualTo(written.length);
        assertThat(Bytes.copyOf(written, 1, bytes.size())).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "80", "8080", "8000", "9600", "ed8100", "ffffffffffffffffff01", "80808080808080808080"})
    void rejectsCutOffAndLongForms(String hex) {
        assertThat(Varint.read(Bytes.fromHex(hex), 0)).isEqualTo(Varint.INVALID);
    }

    @Test
    void readsFromTheMiddle() {
        assertThat(Varint.read(Bytes.fromHex("ffed01ff"), 1)).isEqualTo(0xed);
        assertThat(Varint.read(Bytes.fromHex("16"), 1)).isEqualTo(Varint.INVALID);
    }
}
