package dev.odf.metadata.schema;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.metadata.ChainCases;
import dev.odf.schema.DataSchema;
import dev.odf.schema.codec.TextCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SchemaCompareCasesTest {
    private static final Map<String, SchemaMatch> MATCHES = Map.of(
            "Identical", SchemaMatch.IDENTICAL,
            "Equivalent", SchemaMatch.EQUIVALENT,
            "NonEquivalent", SchemaMatch.NON_EQUIVALENT);

    @ParameterizedTest
    @MethodSource("rows")
    void comparesAsExpected(JsonNode row) {
        DataSchema left = schema(row.required("lhs"));
        DataSchema right = schema(row.required("rhs"));
        ComparisonOptions options = options(row.required("options"));
        JsonNode expected = row.required("expected");

        SchemaComparison comparison = SchemaComparison.compare(left, right, options);

        assertThat(comparison.match())
                .isEqualTo(MATCHES.get(expected.required("result").textValue()));
        // The file lists removed fields first, the order that is asked for is that of the left fields.
        assertThat(comparison.differences().stream().map(SchemaCompareCasesTest::describe))
                .containsExactlyInAnyOrderElementsOf(describe(expected.required("diff")));
        assertThat(SchemaComparison.isSupersetOf(left, right, options))
                .isEqualTo(expected.required("lhsIsSupersetOfRhs").booleanValue());
    }

    @Test
    void consumesEveryCase() {
        assertThat(rows()).hasSize(ChainCases.count("schemaCompare"));
    }

    static Stream<Arguments> rows() {
        return ChainCases.arguments("schemaCompare");
    }

    private static DataSchema schema(JsonNode json) {
        return TextCodec.json().read(json.toString(), DataSchema.class);
    }

    private static ComparisonOptions options(JsonNode options) {
        return ComparisonOptions.builder()
                .ignoreOrder(options.path("ignoreOrder").asBoolean())
                .ignoreOptionality(options.path("ignoreOptionality").asBoolean())
                .ignoreAttributes(options.path("ignoreAttributes").asBoolean())
                .build();
    }

    private static List<String> describe(JsonNode differences) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : differences) {
            texts.add(item.required("kind").textValue() + " "
                    + item.required("path").textValue());
        }
        return texts;
    }

    private static String describe(SchemaDifference difference) {
        String kind = difference.getClass().getSimpleName();
        if (difference instanceof SchemaDifference.FieldAdded added) {
            kind += added.isOptional() ? "Optional" : "Required";
        }
        return kind + " " + difference.path();
    }
}
