package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetInfo;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetId;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlockCodecTest {
    private static final Instant TIME = Instant.parse("2024-02-29T12:34:56.789Z");

    private final BlockCodec codec = new BlockCodec();

    @Test
    void writesAndReadsTheWholeRangeOfSequenceNumbers() {
        for (long number : new long[] {0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1}) {
            MetadataBlock block = new MetadataBlock(TIME, null, number, new SetInfo(null, null));

            assertThat(codec.decode(codec.encode(block))).isEqualTo(block);
            assertThat(codec.readHeader(codec.encode(block)).sequenceNumber()).isEqualTo(number);
        }
    }

    @Test
    void writesAndReadsTheWholeRangeOfYears() {
        for (String time :
                List.of("-262143-01-01T00:00:00Z", "+262142-12-31T23:59:59.999999999Z", "-0004-12-31T00:00:00Z")) {
            MetadataBlock block = block(Instant.parse(time), new SetInfo(null, null));

            assertThat(codec.decode(codec.encode(block))).isEqualTo(block);
        }
    }

    @Test
    void refusesYearsThatTheFormatCannotHold() {
        for (String time :
                List.of("-262144-12-31T23:59:59Z", "+262143-01-01T00:00:00Z", "-1000000000-01-01T00:00:00Z")) {
            assertThatExceptionOfType(ValidationException.class)
                    .isThrownBy(() -> codec.encode(block(Instant.parse(time), new SetInfo(null, null))))
                    .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_INVALID_TIMESTAMP))
                    .withMessageContaining("MetadataBlock.systemTime");
        }
    }

    @Test
    void refusesUnpairedSurrogates() {
        for (String text : List.of("\ud800", "a\udc00b", "\udc00\ud800")) {
            assertThatExceptionOfType(ValidationException.class)
                    .isThrownBy(() -> codec.encode(block(TIME, new SetInfo(text, null))))
                    .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_INVALID_UNICODE))
                    .withMessageContaining("SetInfo.description");
        }
    }

    @Test
    void refusesToWriteDeeperThanItReads() {
        Bytes deepest = codec.encode(block(TIME, nested(59)));

        assertThat(codec.decode(deepest)).isEqualTo(block(TIME, nested(59)));
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> codec.encode(block(TIME, nested(60))))
                .satisfies(e -> {
                    assertThat(e.limit()).isEqualTo("depthMax");
                    assertThat(e.maximum()).isEqualTo(64);
                    assertThat(e.actual()).isEqualTo(65);
                });
    }

    @Test
    void keepsToEachLimit() {
        Bytes manifest = codec.encode(block(TIME, new SetInfo("x".repeat(100), Collections.nCopies(50, "keyword"))));

        assertLimit(
                "bytesMax", BinaryLimits.builder().bytesMax(manifest.size() - 1).build(), manifest);
        assertLimit("depthMax", BinaryLimits.builder().depthMax(1).build(), manifest);
        assertLimit("tablesMax", BinaryLimits.builder().tablesMax(1).build(), manifest);
        assertLimit(
                "apparentBytesMax", BinaryLimits.builder().apparentBytesMax(300).build(), manifest);
        BlockCodec exact = new BlockCodec(BinaryLimits.builder()
                .bytesMax(manifest.size())
                .depthMax(2)
                .tablesMax(2)
                .build());
        assertThat(exact.decode(manifest)).isEqualTo(codec.decode(manifest));
    }

    @Test
    void refusesToWriteMoreThanItReads() {
        BlockCodec small = new BlockCodec(BinaryLimits.builder().bytesMax(1000).build());

        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> small.encode(block(TIME, new SetInfo("x".repeat(1000), null))));
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> small.encode(block(TIME, new SetInfo("x".repeat(100_000), null))));
    }

    @Test
    void readsAHeaderWithoutLookingAtTheEvent() {
        MetadataBlock block = block(TIME, new SetInfo("description", null));
        byte[] manifest = codec.encode(block).toArray();
        int place = new String(manifest, StandardCharsets.ISO_8859_1).indexOf("description");
        manifest[place] = (byte) 0xff;

        assertThatExceptionOfType(MalformedDataException.class).isThrownBy(() -> codec.decode(Bytes.copyOf(manifest)));
        assertThat(codec.readHeader(ByteBuffer.wrap(manifest)))
                .isEqualTo(new BlockHeader(BlockVersion.V3, TIME, null, 7, MetadataEvent.Kind.SET_INFO));
    }

    @Test
    void namesTheVersionThatItDoesNotRead() {
        byte[] manifest = codec.encode(block(TIME, new SetInfo(null, null))).toArray();
        manifest[28] = 9;

        for (Runnable read : List.<Runnable>of(
                () -> codec.decode(ByteBuffer.wrap(manifest)), () -> codec.readHeader(ByteBuffer.wrap(manifest)))) {
            assertThatExceptionOfType(UnsupportedVersionException.class)
                    .isThrownBy(read::run)
                    .satisfies(e -> {
                        assertThat(e.kind()).isEqualTo("MetadataBlock");
                        assertThat(e.found()).isEqualTo(9);
                        assertThat(e.supportedFrom()).isEqualTo(2);
                        assertThat(e.supportedTo()).isEqualTo(3);
                    });
        }
    }

    @Test
    void namesThePlaceOfAFault() {
        byte[] manifest =
                codec.encode(block(TIME, new SetInfo("description", null))).toArray();
        int place = new String(manifest, StandardCharsets.ISO_8859_1).indexOf("description");
        manifest[place + 3] = (byte) 0xff;

        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> codec.decode(Bytes.copyOf(manifest)))
                .satisfies(e -> {
                    assertThat(e.code()).isEqualTo(ErrorCode.BINARY_INVALID_UTF8);
                    assertThat(e.location().byteOffset()).isEqualTo(place + 3);
                    assertThat(e.location().path()).isEqualTo("SetInfo.description");
                });
    }

    @Test
    void everyCutAndEveryBitFlipGivesAValueOrATypedError() {
        Seed seed = new Seed(DatasetId.ofKey(Bytes.copyOf(new byte[32])), DatasetKind.DERIVATIVE);
        byte[] manifest = codec.encode(block(TIME, seed)).toArray();
        for (int length = 0; length < manifest.length; length++) {
            decodeOrFail(ByteBuffer.wrap(manifest, 0, length));
        }
        for (int bit = 0; bit < manifest.length * 8; bit++) {
            manifest[bit / 8] ^= (byte) (1 << bit % 8);
            decodeOrFail(ByteBuffer.wrap(manifest));
            manifest[bit / 8] ^= (byte) (1 << bit % 8);
        }
    }

    @Test
    void refusesNull() {
        assertThatNullPointerException().isThrownBy(() -> codec.encode(null));
        assertThatNullPointerException().isThrownBy(() -> codec.decode((Bytes) null));
        assertThatNullPointerException().isThrownBy(() -> new BlockCodec(null));
    }

    private void decodeOrFail(ByteBuffer manifest) {
        try {
            MetadataBlock block = codec.decode(manifest);
            assertThat(codec.decode(codec.encode(block))).isEqualTo(block);
        } catch (OdfException expected) {
            assertThat(expected.code()).isNotNull();
        }
    }

    private static void assertLimit(String limit, BinaryLimits limits, Bytes manifest) {
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> new BlockCodec(limits).decode(manifest))
                .satisfies(e -> assertThat(e.limit()).isEqualTo(limit));
    }

    private static MetadataBlock block(Instant time, MetadataEvent event) {
        return new MetadataBlock(time, null, 7, event);
    }

    private static SetDataSchema nested(int options) {
        DataType type = new DataType.Int32();
        for (int count = 0; count < options; count++) {
            type = new DataType.Option(type);
        }
        return new SetDataSchema(null, new DataSchema(List.of(new DataField("f", type, null)), null));
    }
}
