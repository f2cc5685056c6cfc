package dev.odf.metadata.arrow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.ValidationException;
import java.util.List;
import java.util.Map;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ArrowSchemasTest {
    private static final Field INT = Field.notNullable("item", new ArrowType.Int(32, true));

    static List<ArrowVectors.Row> bothWays() {
        return ArrowVectors.rows("bothWays");
    }

    static List<ArrowVectors.Row> unsupported() {
        return ArrowVectors.rows("unsupported");
    }

    static List<ArrowVectors.Row> odfDefaults() {
        return ArrowVectors.rows("odfDefaults");
    }

    @Test
    void everySectionOfTheVectorsIsTested() {
        assertThat(ArrowVectors.sections()).containsExactlyInAnyOrder("bothWays", "unsupported", "odfDefaults");
    }

    @ParameterizedTest
    @MethodSource("bothWays")
    void convertsBothWays(ArrowVectors.Row row) {
        ConvertedSchema<DataSchema> converted = ArrowSchemas.toOdf(row.arrowSchema());
        assertThat(converted.schema()).isEqualTo(row.odfSchema());
        Schema back = ArrowSchemas.toArrow(converted.schema()).schema();
        if (row.isTrue("roundTrip")) {
            assertThat(back).isEqualTo(row.arrowSchema());
            assertThat(converted.losses()).allMatch(loss -> loss.kind() == ConversionLoss.Kind.DEFAULT_ITEM_ENCODING);
        } else {
            assertThat(back).isNotEqualTo(row.arrowSchema());
            assertThat(converted.isLossy()).isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("bothWays")
    void rawSchemasKeepEverything(ArrowVectors.Row row) {
        Schema schema = row.arrowSchema();
        assertThat(ArrowSchemas.readRaw(
                        ArrowSchemas.writeRaw(schema, ArrowSchemaOptions.defaults()), ArrowSchemaOptions.defaults()))
                .isEqualTo(schema);
    }

    @ParameterizedTest
    @MethodSource("bothWays")
    void upgradesWithoutEncodings(ArrowVectors.Row row) {
        DataSchema upgraded = ArrowSchemas.upgrade(
                        ArrowSchemas.writeRaw(row.arrowSchema(), ArrowSchemaOptions.defaults()),
                        ArrowSchemaOptions.defaults())
                .schema();
        assertThat(upgraded).isEqualTo(EncodingAttributes.strip(row.odfSchema(), ArrowSchemaOptions.defaults()));
        assertThat(upgraded.toString()).doesNotContain("arrow.apache.org");
    }

    @ParameterizedTest
    @MethodSource("unsupported")
    void refusesTypesWithoutCounterpart(ArrowVectors.Row row) {
        assertUnsupported("/fields/0", () -> ArrowSchemas.toOdf(row.arrowSchema()));
    }

    @ParameterizedTest
    @MethodSource("odfDefaults")
    void choosesDefaults(ArrowVectors.Row row) {
        String expected = "{\"name\":\"f\",\"nullable\":false,\"type\":" + row.get("arrowType") + "}";
        assertThat(ArrowSchemas.toArrow(row.odfSchema()).schema())
                .isEqualTo(ArrowVectors.arrowSchemaOf(JsonValue.parse(expected)));
    }

    @Test
    void otherDefaultsApplyInsideListsAndMapsButNotToFixedLengths() {
        ArrowSchemaOptions views = ArrowSchemaOptions.builder()
                .stringEncoding(ArrowBufferEncoding.VIEW_32)
                .binaryEncoding(ArrowBufferEncoding.CONTIGUOUS_64)
                .listEncoding(ArrowBufferEncoding.VIEW_64)
                .dateEncoding(ArrowDateEncoding.MILLISECOND)
                .build();
        DataType map = new DataType.Map(new DataType.String(), new DataType.Binary(null), true);
        DataType list = new DataType.List(map, null);
        DataType fixed = new DataType.List(new DataType.Binary(4L), 2L);
        Schema schema = ArrowSchemas.toArrow(
                        new DataSchema(List.of(field(list), field(fixed), field(new DataType.Date())), null), views)
                .schema();
        Field converted = schema.getFields().get(0);
        assertThat(converted.getType()).isEqualTo(new ArrowType.LargeListView());
        Field entries = converted.getChildren().get(0).getChildren().get(0);
        assertThat(entries.getChildren().get(0).getType()).isEqualTo(new ArrowType.Utf8View());
        assertThat(entries.getChildren().get(1).getType()).isEqualTo(new ArrowType.LargeBinary());
        assertThat(schema.getFields().get(1).getType()).isEqualTo(new ArrowType.FixedSizeList(2));
        assertThat(schema.getFields().get(2).getType())
                .isEqualTo(new ArrowType.Date(org.apache.arrow.vector.types.DateUnit.MILLISECOND));
    }

    @ParameterizedTest
    @ValueSource(ints = {32, 64})
    void restoresRuns(int bits) {
        Field ends = Field.notNullable("run_ends", new ArrowType.Int(bits, true));
        Field values = Field.nullable("values", new ArrowType.Utf8());
        Schema runs = new Schema(
                List.of(new Field("f", FieldType.nullable(new ArrowType.RunEndEncoded()), List.of(ends, values))));
        ConvertedSchema<DataSchema> converted = ArrowSchemas.toOdf(runs);
        DataField field = converted.schema().fields().get(0);
        assertThat(field.type()).isEqualTo(new DataType.Option(new DataType.String()));
        assertThat(String.valueOf(field.extra()))
                .isEqualTo(
                        "{\"arrow.apache.org/bufferEncoding\":{\"kind\":\"RunEnd\",\"runEndsBitWidth\":" + bits + "}}");
        assertThat(ArrowSchemas.toArrow(converted.schema()).schema()).isEqualTo(runs);
        assertThat(converted.losses())
                .extracting(ConversionLoss::kind)
                .containsExactly(ConversionLoss.Kind.DEFAULT_ITEM_ENCODING);
    }

    @Test
    void listsWhatIsLeftBehind() {
        Map<String, String> metadata = Map.of("k", "v");
        FieldType naive = new FieldType(false, new ArrowType.Timestamp(TimeUnit.SECOND, null), null, metadata);
        Field element = new Field("element", FieldType.nullable(new ArrowType.LargeUtf8()), null);
        Field list = new Field("l", FieldType.nullable(new ArrowType.List()), List.of(element));
        Schema schema = new Schema(List.of(new Field("t", naive, null), list), metadata);
        assertThat(ArrowSchemas.toOdf(schema).losses())
                .extracting(ConversionLoss::kind, ConversionLoss::path)
                .containsExactly(
                        tuple(ConversionLoss.Kind.METADATA, ""),
                        tuple(ConversionLoss.Kind.METADATA, "/fields/0"),
                        tuple(ConversionLoss.Kind.TIMEZONE, "/fields/0"),
                        tuple(ConversionLoss.Kind.CHILD_FIELD, "/fields/1/children/0"),
                        tuple(ConversionLoss.Kind.ITEM_ENCODING, "/fields/1/children/0"));
        ExtraAttributes described = ExtraAttributes.of(Map.of(ExtraAttributes.DESCRIPTION, JsonValue.of("d")));
        DataField field = new DataField("f", new DataType.Bool(), described);
        assertThat(ArrowSchemas.toArrow(new DataSchema(List.of(field), described))
                        .losses())
                .extracting(ConversionLoss::kind, ConversionLoss::path)
                .containsExactly(
                        tuple(ConversionLoss.Kind.ATTRIBUTES, ""), tuple(ConversionLoss.Kind.ATTRIBUTES, "/fields/0"));
    }

    private static org.assertj.core.groups.Tuple tuple(Object... values) {
        return org.assertj.core.groups.Tuple.tuple(values);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "String|{'bufferEncoding':{'kind':'contiguous','offsetBitWidth':64}}|LargeUtf8",
                "String|{'bufferEncoding':{'kind':'view'}}|Utf8View",
                "Binary|{'bufferEncoding':{'kind':'Contiguous'}}|Binary",
                "Date|{'dateEncoding':{'unit':'day'}}|Date(DAY)",
                "Date|{'dateEncoding':{'unit':'millisecond'}}|Date(MILLISECOND)",
                "Int32|{'bufferEncoding':{'kind':'runEnd'}}|RunEndEncoded",
                "Int32|{'bufferEncoding':{'kind':'runend','runEndsBitWidth':64}}|RunEndEncoded"
            })
    void readsNamesOfAnyCaseAndDefaultWidths(String type, String extra, String expected) {
        assertThat(ArrowSchemas.toArrow(schema("\"" + type + "\"", extra))
                        .schema()
                        .getFields()
                        .get(0)
                        .getType())
                .hasToString(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`\"String\"`|{'bufferEncoding':{'kind':'View','offsetBitWidth':64}}|/fields/0/type",
                "`\"Binary\"`|{'bufferEncoding':{'kind':'View','offsetBitWidth':64}}|/fields/0/type",
                "`\"String\"`|{'bufferEncoding':{'kind':'Contiguous','extra':1}}|/fields/0/extra/arrow.apache.org~1bufferEncoding",
                "`\"String\"`|{'bufferEncoding':{'kind':'RunEnd','offsetBitWidth':32}}|/fields/0/extra/arrow.apache.org~1bufferEncoding",
                "`\"String\"`|{'bufferEncoding':{'kind':'Other'}}|/fields/0/extra/arrow.apache.org~1bufferEncoding",
                "`\"String\"`|{'bufferEncoding':{'offsetBitWidth':32}}|/fields/0/extra/arrow.apache.org~1bufferEncoding",
                "`\"String\"`|{'bufferEncoding':{'kind':'View','offsetBitWidth':16}}|/fields/0/extra/arrow.apache.org~1bufferEncoding",
                "`\"String\"`|{'bufferEncoding':{'kind':'View','offsetBitWidth':'32'}}|/fields/0/extra/arrow.apache.org~1bufferEncoding",
                "`\"String\"`|{'bufferEncoding':'View'}|/fields/0/extra/arrow.apache.org~1bufferEncoding",
                "`\"Date\"`|{'dateEncoding':{'unit':'Second'}}|/fields/0/extra/arrow.apache.org~1dateEncoding",
                "`{\"kind\":\"Decimal\",\"precision\":9,\"scale\":0}`|{'decimalEncoding':{}}|/fields/0/extra/arrow.apache.org~1decimalEncoding",
                "`\"Date\"`|{'dateEncoding':{'unit':'Day'},'bufferEncoding':{'kind':'View'}}|/fields/0/extra",
                "`\"Date\"`|{'bufferEncoding':{'kind':'View'}}|/fields/0/type",
                "`\"Int32\"`|{'dateEncoding':{'unit':'Day'}}|/fields/0/type",
                "`{\"kind\":\"Binary\",\"fixedLength\":4}`|{'bufferEncoding':{'kind':'View'}}|/fields/0/type",
                "`{\"kind\":\"Binary\",\"fixedLength\":2147483648}`|{}|/fields/0/type",
                "`{\"kind\":\"Binary\",\"fixedLength\":18446744073709551615}`|{}|/fields/0/type",
                "`{\"kind\":\"List\",\"itemType\":\"Bool\",\"fixedLength\":2147483648}`|{}|/fields/0/type",
                "`{\"kind\":\"Decimal\",\"precision\":0,\"scale\":0}`|{}|/fields/0/type",
                "`{\"kind\":\"Decimal\",\"precision\":77,\"scale\":0}`|{}|/fields/0/type",
                "`{\"kind\":\"Decimal\",\"precision\":4294967295,\"scale\":0}`|{}|/fields/0/type",
                "`{\"kind\":\"Decimal\",\"precision\":9,\"scale\":128}`|{}|/fields/0/type",
                "`{\"kind\":\"Decimal\",\"precision\":9,\"scale\":-129}`|{}|/fields/0/type",
                "`{\"kind\":\"Decimal\",\"precision\":10,\"scale\":0}`|{'decimalEncoding':{'bitWidth':32}}|/fields/0/type",
                "`{\"kind\":\"Timestamp\",\"timezone\":\"\"}`|{}|/fields/0/type",
                "`{\"kind\":\"Option\",\"inner\":{\"kind\":\"Option\",\"inner\":\"Bool\"}}`|{}|/fields/0/type",
                "`{\"kind\":\"List\",\"itemType\":{\"kind\":\"Option\",\"inner\":{\"kind\":\"Option\",\"inner\":\"Bool\"}}}`|{}|/fields/0/type/itemType",
                "`{\"kind\":\"Struct\",\"fields\":[{\"name\":\"a\",\"type\":{\"kind\":\"Decimal\",\"precision\":99,\"scale\":0}}]}`|{}|/fields/0/type/fields/0/type"
            })
    void refusesWhatArrowCannotExpress(String type, String extra, String path) {
        DataSchema schema = schema(type, extra);
        assertUnsupported(path, () -> ArrowSchemas.toArrow(schema));
    }

    @Test
    void refusesMalformedArrowFields() {
        ArrowType map = new ArrowType.Map(false);
        ArrowType struct = new ArrowType.Struct();
        ArrowType runs = new ArrowType.RunEndEncoded();
        refuse("/fields/0", arrow("f", new ArrowType.Int(24, true)));
        refuse("/fields/0", arrow("f", new ArrowType.FixedSizeBinary(-1)));
        refuse("/fields/0", arrow("f", new ArrowType.FixedSizeList(-1), INT));
        refuse("/fields/0", arrow("f", new ArrowType.Time(TimeUnit.SECOND, 64)));
        refuse("/fields/0", arrow("f", new ArrowType.Time(TimeUnit.NANOSECOND, 32)));
        refuse("/fields/0", arrow("f", new ArrowType.Decimal(39, 0, 128)));
        refuse("/fields/0", arrow("f", new ArrowType.Decimal(5, 0, 16)));
        refuse("/fields/0", arrow("f", new ArrowType.Decimal(5, 200, 128)));
        refuse("/fields/0", arrow("f", new ArrowType.List()));
        refuse("/fields/0", arrow("f", new ArrowType.List(), INT, INT));
        refuse("/fields/0", arrow("f", map));
        refuse("/fields/0/children/0", arrow("f", map, INT));
        refuse("/fields/0/children/0", arrow("f", map, arrow("entries", struct, INT)));
        refuse("/fields/0", arrow("f", runs));
        refuse("/fields/0", arrow("f", runs, arrow("run_ends", new ArrowType.Int(16, true)), INT));
        refuse("/fields/0", arrow("f", runs, INT, arrow("values", runs, INT, INT)));
        refuse("/fields/0", arrow(null, new ArrowType.Bool()));
        refuse("/fields/0/children/0", arrow("f", struct, arrow("a", new ArrowType.Int(7, true))));
    }

    @Test
    void limitsDepthAndNumberOfFields() {
        DataType deep = new DataType.Bool();
        Field deepArrow = INT;
        for (int i = 0; i < 10_000; i++) {
            deep = new DataType.List(deep, null);
            deepArrow = arrow("item", new ArrowType.List(), deepArrow);
        }
        DataSchema schema = new DataSchema(List.of(field(deep)), null);
        Schema arrowSchema = new Schema(List.of(deepArrow));
        assertLimit("depthMax", () -> ArrowSchemas.toArrow(schema));
        assertLimit("depthMax", () -> ArrowSchemas.toOdf(arrowSchema));
        assertLimit("depthMax", () -> EncodingAttributes.strip(schema, ArrowSchemaOptions.defaults()));
        ArrowSchemaOptions two = ArrowSchemaOptions.builder().fieldsMax(2).build();
        DataSchema wide = new DataSchema(java.util.Collections.nCopies(3, field(new DataType.Bool())), null);
        assertLimit("fieldsMax", () -> ArrowSchemas.toArrow(wide, two));
        Schema wideArrow = ArrowSchemas.toArrow(wide).schema();
        assertLimit("fieldsMax", () -> ArrowSchemas.toOdf(wideArrow, two));
    }

    @Test
    void whatConvertsAtTheLimitCanBeUpgraded() {
        Field field = INT;
        for (int i = 1; i < 64; i++) {
            field = new Field("item", FieldType.nullable(new ArrowType.List()), List.of(field));
        }
        Schema schema = new Schema(List.of(field));
        ArrowSchemaOptions exact = ArrowSchemaOptions.builder().fieldsMax(64).build();
        assertThat(ArrowSchemas.upgrade(ArrowSchemas.writeRaw(schema, ArrowSchemaOptions.defaults()), exact)
                        .isLossy())
                .isFalse();
    }

    @Test
    void stripsEncodingsAtEveryDepthAndKeepsOtherAttributes() {
        DataSchema schema = schema(
                "{\"kind\":\"List\",\"itemType\":{\"kind\":\"Option\",\"inner\":{\"kind\":\"Map\",\"keyType\":\"String\",\"valueType\":"
                        + "{\"kind\":\"Struct\",\"fields\":[{\"name\":\"a\",\"type\":\"Date\",\"extra\":{\"x\":1,"
                        + "\"arrow.apache.org/dateEncoding\":{\"unit\":\"Day\"}}}]}}}}",
                "{'bufferEncoding':{'kind':'View'}}");
        assertThat(TextCodec.json().write(EncodingAttributes.strip(schema, ArrowSchemaOptions.defaults())))
                .doesNotContain("arrow.apache.org")
                .contains("\"x\"");
        assertThat(EncodingAttributes.strip(schema, ArrowSchemaOptions.defaults())
                        .fields()
                        .get(0)
                        .extra())
                .isNull();
    }

    private static void refuse(String path, Field field) {
        assertUnsupported(path, () -> ArrowSchemas.toOdf(new Schema(List.of(field))));
    }

    private static Field arrow(String name, ArrowType type, Field... children) {
        return new Field(name, FieldType.notNullable(type), List.of(children));
    }

    private static DataField field(DataType type) {
        return new DataField("f", type, null);
    }

    /** A schema of one field; attribute names without their domain, in single quotes. */
    private static DataSchema schema(String type, String extra) {
        String attributes = extra.replace('\'', '"')
                .replace("\"bufferEncoding", "\"arrow.apache.org/bufferEncoding")
                .replace("\"dateEncoding", "\"arrow.apache.org/dateEncoding")
                .replace("\"decimalEncoding", "\"arrow.apache.org/decimalEncoding");
        String text = "{\"name\":\"f\",\"type\":" + type + ",\"extra\":" + attributes + "}";
        return new DataSchema(List.of(TextCodec.json().read(text, DataField.class)), null);
    }

    private static void assertLimit(String limit, org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(call)
                .satisfies(e -> assertThat(e.limit()).isEqualTo(limit));
    }

    private static void assertUnsupported(String path, org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(call)
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_UNSUPPORTED))
                .satisfies(e -> assertThat(e.violations().get(0).path()).isEqualTo(path));
    }
}
