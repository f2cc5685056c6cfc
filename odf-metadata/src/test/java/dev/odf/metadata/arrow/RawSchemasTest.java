package dev.odf.metadata.arrow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.UnionMode;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.DictionaryEncoding;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RawSchemasTest {
    private static final ArrowSchemaOptions OPTIONS = ArrowSchemaOptions.defaults();

    @Test
    void everyTruncationIsAnErrorOfTheLibrary() {
        byte[] raw = ArrowSchemas.writeRaw(rich(), OPTIONS).toArray();
        for (int size = 0; size < raw.length; size++) {
            Bytes cut = Bytes.copyOf(raw, 0, size);
            try {
                ArrowSchemas.readRaw(cut, OPTIONS);
            } catch (OdfException expected) {
                continue;
            }
            // Only the padding behind the last string can go unnoticed.
            assertThat(size).isGreaterThan(raw.length - 4);
        }
    }

    @Test
    void mutationsGiveASchemaOrAnErrorOfTheLibrary() {
        byte[] raw = ArrowSchemas.writeRaw(rich(), OPTIONS).toArray();
        Random random = new Random(20);
        int refused = 0;
        for (int round = 0; round < 20_000; round++) {
            byte[] mutated = raw.clone();
            for (int i = 0; i <= random.nextInt(3); i++) {
                int at = random.nextInt(mutated.length);
                mutated[at] = random.nextBoolean()
                        ? (byte) random.nextInt()
                        : (byte) (mutated[at] + 1 - 2 * random.nextInt(2));
            }
            try {
                ArrowSchemas.upgrade(Bytes.copyOf(mutated), OPTIONS);
            } catch (OdfException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "00", "00000000", "ffffffff", "04000000", "0400000004000000", "0800000000000000ffffff7f"})
    void refusesWhatIsNoTable(String hex) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> ArrowSchemas.readRaw(Bytes.fromHex(hex), OPTIONS))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.BINARY_OUT_OF_BOUNDS));
    }

    @Test
    void refusesBigEndianSchemas() {
        // Root, vtable of one slot, table whose first field, the endianness, is 1.
        Bytes raw = Bytes.fromHex("0c000000" + "0000" + "0600" + "0800" + "0400" + "06000000" + "01000000");
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> ArrowSchemas.readRaw(raw, OPTIONS))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_UNSUPPORTED))
                .satisfies(e -> assertThat(e.violations().get(0).path()).isEqualTo("/endianness"));
    }

    @Test
    void refusesUnknownFeatures() {
        // Root, vtable of four slots, table with a vector of one feature, number 3.
        Bytes raw = Bytes.fromHex("10000000" + "0c00" + "0800" + "0000" + "0000" + "0000" + "0400" + "0c000000"
                + "08000000" + "00000000" + "01000000" + "0300000000000000");
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> ArrowSchemas.readRaw(raw, OPTIONS))
                .satisfies(e -> assertThat(e.violations().get(0).path()).isEqualTo("/features/0"));
    }

    @Test
    void limitsSizeDepthAndNumber() {
        Field deep = Field.nullable("item", new ArrowType.Bool());
        for (int i = 0; i < 200; i++) {
            deep = new Field("item", FieldType.nullable(new ArrowType.List()), List.of(deep));
        }
        Field tooDeep = deep;
        assertLimit(
                "depthMax",
                ArrowSchemas.writeRaw(
                        new Schema(List.of(deep)),
                        ArrowSchemaOptions.builder().depthMax(256).build()),
                OPTIONS);
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> ArrowSchemas.writeRaw(new Schema(List.of(tooDeep)), OPTIONS));
        Bytes raw = ArrowSchemas.writeRaw(rich(), OPTIONS);
        assertLimit("bytesMax", raw, ArrowSchemaOptions.builder().bytesMax(100).build());
        assertLimit("fieldsMax", raw, ArrowSchemaOptions.builder().fieldsMax(3).build());
    }

    private static void assertLimit(String limit, Bytes raw, ArrowSchemaOptions options) {
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> ArrowSchemas.readRaw(raw, options))
                .satisfies(e -> assertThat(e.limit()).isEqualTo(limit));
    }

    /** A schema with every construct of the format. */
    private static Schema rich() {
        Map<String, String> metadata = Map.of("key", "value");
        FieldType zoned =
                new FieldType(true, new ArrowType.Timestamp(TimeUnit.MICROSECOND, "Europe/Paris"), null, metadata);
        DictionaryEncoding dictionary = new DictionaryEncoding(7, true, new ArrowType.Int(16, true));
        FieldType encoded = new FieldType(true, new ArrowType.Utf8(), dictionary);
        Field decimal = Field.notNullable("d", new ArrowType.Decimal(20, 5, 256));
        Field keys = Field.notNullable("keys", new ArrowType.Utf8());
        Field entries = new Field("entries", FieldType.notNullable(new ArrowType.Struct()), List.of(keys, decimal));
        Field map = new Field("m", FieldType.nullable(new ArrowType.Map(true)), List.of(entries));
        Field list = new Field("l", FieldType.nullable(new ArrowType.FixedSizeList(3)), List.of(decimal));
        Field union = new Field(
                "u",
                FieldType.nullable(new ArrowType.Union(UnionMode.Dense, new int[] {0, 1})),
                List.of(keys, decimal));
        return new Schema(
                List.of(new Field("t", zoned, null), new Field("e", encoded, null), map, list, union), metadata);
    }
}
