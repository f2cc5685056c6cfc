package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.ValidationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ComparisonCasesTest {
    @ParameterizedTest
    @MethodSource("cases")
    void comparesAsExpected(JsonNode row) {
        CaseStore lhs = CaseStore.of(row.required("common"), row.required("lhs"));
        CaseStore rhs = CaseStore.of(row.required("common"), row.required("rhs"));

        assertResult(ChainComparison.compare(lhs.chain(), rhs.chain()), row.required("expected"), lhs, rhs);
        if (row.has("expectedSwapped")) {
            assertResult(ChainComparison.compare(rhs.chain(), lhs.chain()), row.get("expectedSwapped"), rhs, lhs);
        }
    }

    @Test
    void consumesEveryCase() {
        assertThat(cases()).hasSize(ChainCases.count("comparison"));
    }

    static Stream<Arguments> cases() {
        return ChainCases.arguments("comparison");
    }

    private static void assertResult(ChainComparison actual, JsonNode expected, CaseStore lhs, CaseStore rhs) {
        switch (expected.required("result").textValue()) {
            case "Equal" -> assertThat(actual).isEqualTo(new ChainComparison.Equal());
            case "LhsAhead" -> {
                assertThat(actual).isInstanceOf(ChainComparison.LhsAhead.class);
                ChainComparison.LhsAhead ahead = (ChainComparison.LhsAhead) actual;
                assertThat(ahead.numBlocks())
                        .isEqualTo(expected.required("blocks").longValue());
                assertThat(lhs.chain().hashes(ahead.blocks())).hasSize((int) ahead.numBlocks());
            }
            case "LhsBehind" -> {
                assertThat(actual).isInstanceOf(ChainComparison.LhsBehind.class);
                ChainComparison.LhsBehind behind = (ChainComparison.LhsBehind) actual;
                assertThat(behind.numBlocks())
                        .isEqualTo(expected.required("blocks").longValue());
                assertThat(rhs.chain().hashes(behind.blocks())).hasSize((int) behind.numBlocks());
            }
            case "Divergence" ->
                assertThat(actual)
                        .isEqualTo(new ChainComparison.Divergence(
                                expected.required("uncommonInLhs").longValue(),
                                expected.required("uncommonInRhs").longValue()));
            case "error" -> assertCorrupted(actual, expected);
            default -> throw new AssertionError(expected);
        }
    }

    private static void assertCorrupted(ChainComparison actual, JsonNode expected) {
        assertThat(ErrorKind.find(ErrorCode.CHAIN_CORRUPTED))
                .extracting(ErrorKind::specName)
                .isEqualTo(expected.required("kind").textValue());
        assertThat(actual).isInstanceOf(ChainComparison.Corrupted.class);
        ChainComparison.Corrupted corrupted = (ChainComparison.Corrupted) actual;
        assertThat(corrupted.cause()).isInstanceOf(ValidationException.class);
        assertThat(((ValidationException) corrupted.cause()).primary().rule())
                .isEqualTo(expected.required("rule").textValue());
    }
}
