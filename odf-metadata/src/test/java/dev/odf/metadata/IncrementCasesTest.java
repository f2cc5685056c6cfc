package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.ValidationException;
import java.time.Instant;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class IncrementCasesTest {
    @ParameterizedTest
    @MethodSource("rows")
    void isAsExpected(JsonNode row) {
        CaseChain chain = CaseChain.of(row.required("blocks"), ValidationProfile.NONE);
        for (JsonNode query : row.required("queries")) {
            DatasetState earlier = state(chain, query.required("oldHead"));
            DatasetState later = state(chain, query.required("newHead"));

            Increment increment = Increment.between(earlier, later);

            JsonNode expected = query.required("expected");
            assertThat(increment)
                    .isEqualTo(new Increment(
                            expected.required("numBlocks").longValue(),
                            expected.required("numRecords").longValue(),
                            instant(expected.required("updatedWatermark"))));
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void addsUpWithWhatCameBefore(JsonNode row) {
        CaseChain chain = CaseChain.of(row.required("blocks"), ValidationProfile.NONE);
        for (JsonNode query : row.required("queries")) {
            DatasetState earlier = state(chain, query.required("oldHead"));
            DatasetState later = state(chain, query.required("newHead"));

            Increment sum = Increment.between(DatasetState.empty(), earlier).plus(Increment.between(earlier, later));

            assertThat(sum).isEqualTo(Increment.between(DatasetState.empty(), later));
        }
    }

    @Test
    void refusesALaterBlockAsTheEarlierOne() {
        CaseChain chain = CaseChain.of(ChainCases.chain("four"), ValidationProfile.STRICT);
        DatasetState head = chain.state(chain.head());

        assertThatThrownBy(() -> Increment.between(head, DatasetState.empty()))
                .isInstanceOfSatisfying(
                        ValidationException.class,
                        e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_INVALID_INTERVAL));
    }

    @Test
    void consumesEveryCase() {
        assertThat(rows()).hasSize(ChainCases.count("increments"));
    }

    static Stream<Arguments> rows() {
        return ChainCases.arguments("increments");
    }

    private static DatasetState state(CaseChain chain, JsonNode hash) {
        return chain.state(chain.cases().hash(hash));
    }

    private static @Nullable Instant instant(JsonNode text) {
        return text.isNull() ? null : Instant.parse(text.textValue());
    }
}
