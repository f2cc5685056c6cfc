package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import org.junit.jupiter.api.Test;

class BytesTest {
    @Test
    void isIndependentOfWhatItWasCopiedFrom() {
        byte[] array = {1, 2, 3};
        Bytes ofArray = Bytes.copyOf(array);
        Bytes ofPart = Bytes.copyOf(array, 1, 2);
        ByteBuffer buffer = ByteBuffer.wrap(array).position(1);
        Bytes ofBuffer = Bytes.copyOf(buffer);
        Bytes ofBufferPart = Bytes.copyOf(buffer, 0, 1);
        array[0] = array[1] = array[2] = 9;
        assertThat(ofArray).isEqualTo(Bytes.fromHex("010203")).hasSameHashCodeAs(Bytes.fromHex("010203"));
        assertThat(ofPart).isEqualTo(Bytes.fromHex("0203"));
        assertThat(ofBuffer).isEqualTo(ofPart);
        assertThat(ofBufferPart).isEqualTo(Bytes.fromHex("01"));
        assertThat(buffer.position()).isEqualTo(1);
    }

    @Test
    void handsOutCopiesAndReadOnlyViews() {
        Bytes bytes = Bytes.fromHex("00Ff");
        bytes.toArray()[0] = 7;
        assertThat(bytes.toHex()).isEqualTo("00ff");
        assertThatThrownBy(() -> bytes.asByteBuffer().put((byte) 1)).isInstanceOf(ReadOnlyBufferException.class);
        assertThat(bytes.slice(1, 2)).isEqualTo(Bytes.fromHex("ff"));
        assertThat(bytes.get(1)).isEqualTo((byte) 0xff);
        assertThat(bytes.size()).isEqualTo(2);
        assertThat(Bytes.EMPTY.isEmpty()).isTrue();
    }

    @Test
    void ordersAsUnsignedWithPrefixesFirst() {
        assertThat(Bytes.fromHex("7f")).isLessThan(Bytes.fromHex("80"));
        assertThat(Bytes.fromHex("01")).isLessThan(Bytes.fromHex("0100"));
        assertThat(Bytes.EMPTY).isLessThan(Bytes.fromHex("00"));
    }

    @Test
    void refusesPartsThatDoNotExist() {
        Bytes bytes = Bytes.fromHex("0102");
        assertThatThrownBy(() -> bytes.slice(1, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Bytes.copyOf(new byte[2], 1, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Bytes.copyOf(ByteBuffer.allocate(4).limit(2), 1, 2))
                .isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> Bytes.fromHex("0")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void capsItsText() {
        assertThat(Bytes.fromHex("00".repeat(96))).hasToString("00".repeat(96));
        assertThat(Bytes.fromHex("00".repeat(100))).hasToString("00".repeat(96) + "… (4 more bytes)");
        assertThat(Bytes.fromHex("00".repeat(100)).toHex()).hasSize(200);
    }
}
