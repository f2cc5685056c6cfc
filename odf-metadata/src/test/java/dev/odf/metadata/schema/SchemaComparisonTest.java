package dev.odf.metadata.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.TimeUnit;
import dev.odf.schema.error.LimitExceededException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SchemaComparisonTest {
    private static final DataType BOOL = new DataType.Bool();
    private static final DataType TEXT = new DataType.String();

    @Test
    void listsDifferencesInTheOrderOfTheLeftFieldsAndThenAddedOnes() {
        DataSchema left = schema(field("a", BOOL), field("b", BOOL), field("c", BOOL));
        DataSchema right = schema(field("d", BOOL), field("c", TEXT), field("a", new DataType.Option(BOOL)));

        assertThat(SchemaComparison.compare(left, right, ComparisonOptions.defaults())
                        .differences())
                .extracting(item -> item.getClass().getSimpleName() + " " + item.path())
                .containsExactly(
                        "FieldReordered a",
                        "BecameOptional a",
                        "FieldRemoved b",
                        "FieldReordered c",
                        "TypeChanged c",
                        "FieldAdded d");
    }

    @Test
    void comparesFieldsOfOneNameOneByOne() {
        DataSchema left = schema(field("a", BOOL), field("a", TEXT));
        DataSchema right = schema(field("a", BOOL), field("a", BOOL), field("a", BOOL));

        assertThat(SchemaComparison.compare(left, right, ComparisonOptions.defaults())
                        .differences())
                .containsExactly(
                        new SchemaDifference.TypeChanged("a", TEXT, BOOL),
                        new SchemaDifference.FieldAdded("a", field("a", BOOL), false));
    }

    @Test
    void comparesNumbersInAttributesByValue() {
        assertThat(compareExtra("{\"a.b/c\": [1, {\"x\": 100}]}", "{\"a.b/c\": [1.0, {\"x\": 1e2}]}"))
                .isEqualTo(SchemaMatch.IDENTICAL);
        assertThat(compareExtra("{\"a.b/c\": [1]}", "{\"a.b/c\": [2]}")).isEqualTo(SchemaMatch.NON_EQUIVALENT);
        assertThat(compareExtra("{\"a.b/c\": [1]}", "{\"a.b/c\": [1, 1]}")).isEqualTo(SchemaMatch.NON_EQUIVALENT);
        assertThat(compareExtra("{\"a.b/c\": {\"x\": 1}}", "{\"a.b/c\": {\"y\": 1}}"))
                .isEqualTo(SchemaMatch.NON_EQUIVALENT);
        assertThat(compareExtra("{\"a.b/c\": 1}", "{\"a.b/c\": \"1\"}")).isEqualTo(SchemaMatch.NON_EQUIVALENT);
    }

    @Test
    void takesUnsortedKeysForTheDefault() {
        DataSchema left = schema(field("m", new DataType.Map(TEXT, BOOL, null)));

        assertThat(match(left, schema(field("m", new DataType.Map(TEXT, BOOL, false)))))
                .isEqualTo(SchemaMatch.IDENTICAL);
        assertThat(match(left, schema(field("m", new DataType.Map(TEXT, BOOL, true)))))
                .isEqualTo(SchemaMatch.NON_EQUIVALENT);
    }

    @Test
    void reportsALengthBesideItsItems() {
        DataSchema left = schema(field("l", new DataType.List(BOOL, 3L)));
        DataSchema right = schema(field("l", new DataType.List(TEXT, 4L)));

        assertThat(SchemaComparison.compare(left, right, ComparisonOptions.defaults())
                        .differences())
                .extracting(SchemaDifference::path)
                .containsExactly("l", "l[]");
    }

    @Test
    void allowsOptionalFieldsEverywhereButInTheKeysOfMaps() {
        DataType before = new DataType.Struct(List.of(field("a", BOOL)));
        DataType after = new DataType.Struct(List.of(field("a", BOOL), field("b", new DataType.Option(BOOL))));

        assertThat(allowed(new DataType.Map(TEXT, before, null), new DataType.Map(TEXT, after, null)))
                .isTrue();
        assertThat(allowed(new DataType.Option(before), new DataType.Option(after)))
                .isTrue();
        assertThat(allowed(new DataType.List(before, null), new DataType.List(after, null)))
                .isTrue();
        assertThat(allowed(new DataType.Map(before, TEXT, null), new DataType.Map(after, TEXT, null)))
                .isFalse();
    }

    @Test
    void allowsOtherOptionalityOnlyInAnUpgrade() {
        DataSchema active = schema(field("a", new DataType.Option(BOOL)));
        DataSchema next = schema(field("a", BOOL));

        assertThat(SchemaComparison.forbiddenMigrations(active, next))
                .containsExactly(new SchemaDifference.BecameRequired("a"));
        assertThat(SchemaComparison.forbiddenUpgrades(active, next)).isEmpty();
    }

    @Test
    void refusesTypesThatAreNestedTooDeeply() {
        DataType type = BOOL;
        for (int i = 0; i < NormalForm.DEPTH_MAX; i++) {
            type = new DataType.Option(type);
        }
        DataSchema schema = schema(field("a", type));

        assertThatThrownBy(() -> SchemaComparison.migrationAllowed(schema, schema))
                .isInstanceOf(LimitExceededException.class);
    }

    @Test
    void writesOutDefaultsInTheNormalForm() {
        assertThat(NormalForm.of(new DataType.Timestamp(null, null)))
                .isEqualTo(new DataType.Timestamp(TimeUnit.MILLISECOND, "UTC"));
        assertThat(NormalForm.of(new DataType.Timestamp(TimeUnit.SECOND, "+00:00")))
                .isEqualTo(new DataType.Timestamp(TimeUnit.SECOND, "+00:00"));
        assertThat(NormalForm.of(new DataType.Duration(null))).isEqualTo(new DataType.Duration(TimeUnit.MILLISECOND));
        assertThat(NormalForm.of(new DataType.Time(null))).isEqualTo(new DataType.Time(TimeUnit.MILLISECOND));
        assertThat(NormalForm.of(new DataSchema(List.of(), ExtraAttributes.EMPTY)))
                .isEqualTo(new DataSchema(List.of(), null));
    }

    @Test
    void stripsEncodingsAtEveryDepth() {
        String encoded = "{\"arrow.apache.org/bufferEncoding\": {\"kind\": \"View\"}}";
        String mixed = "{\"arrow.apache.org/dateEncoding\": {\"unit\": \"Day\"}, \"a.b/c\": 1}";

        assertThat(ArrowEncodings.stripEncoding(nested(encoded, mixed))).isEqualTo(nested(null, "{\"a.b/c\": 1}"));
    }

    /** A list of maps of structs with two fields. */
    private static DataSchema nested(String first, String second) {
        DataType struct = new DataType.Struct(List.of(
                new DataField("x", TEXT, extra(first)), new DataField("y", new DataType.Date(), extra(second))));
        return schema(field("l", new DataType.List(new DataType.Map(TEXT, struct, null), null)));
    }

    private static ExtraAttributes extra(String json) {
        return json == null ? null : ExtraAttributes.parse(json);
    }

    private static SchemaMatch compareExtra(String left, String right) {
        return match(
                new DataSchema(List.of(), ExtraAttributes.parse(left)),
                new DataSchema(List.of(), ExtraAttributes.parse(right)));
    }

    private static SchemaMatch match(DataSchema left, DataSchema right) {
        return SchemaComparison.compare(left, right, ComparisonOptions.defaults())
                .match();
    }

    private static boolean allowed(DataType before, DataType after) {
        return SchemaComparison.migrationAllowed(schema(field("f", before)), schema(field("f", after)));
    }

    private static DataSchema schema(DataField... fields) {
        return new DataSchema(List.of(fields), null);
    }

    private static DataField field(String name, DataType type) {
        return new DataField(name, type, null);
    }
}
