package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.error.OdfException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class VisitorCasesTest {
    @ParameterizedTest
    @MethodSource("cases")
    void visitsAsExpected(JsonNode row) {
        CaseStore store = CaseStore.named(row.required("chain"));
        List<CaseVisitor> visitors = new ArrayList<>();
        row.required("visitors").forEach(spec -> visitors.add(new CaseVisitor(spec)));

        Throwable error = catchThrowable(() -> store.chain().visit(interval(row, store), visitors));

        JsonNode expected = row.required("expected");
        assertThat(kind(error)).isEqualTo(expected.path("kind").textValue());
        assertThat(error == null ? "ok" : "error")
                .isEqualTo(expected.required("result").textValue());
        for (CaseVisitor visitor : visitors) {
            List<Long> visited = new ArrayList<>();
            visitor.spec.required("expectedVisited").forEach(number -> visited.add(number.longValue()));
            assertThat(visitor.visited).isEqualTo(visited);
            assertThat(visitor.finishes)
                    .isEqualTo(visitor.spec.required("expectedFinishCalled").booleanValue() ? 1 : 0);
        }
        if (visitors.stream().allMatch(visitor -> visitor.begin().kinds().isEmpty())) {
            assertThat(store.source().takeReads()).isEmpty();
        }
    }

    @Test
    void consumesEveryCase() {
        assertThat(cases()).hasSize(ChainCases.count("visitors"));
    }

    static Stream<Arguments> cases() {
        return ChainCases.arguments("visitors");
    }

    private static ChainInterval interval(JsonNode row, CaseStore store) {
        BlockAddress head = store.address(row.get("head"));
        ChainInterval interval = row.has("tail")
                ? ChainInterval.between(store.address(row.get("tail")), head)
                : ChainInterval.upTo(head);
        JsonNode options = row.path("options");
        if (options.path("inclusiveTail").asBoolean(false)) {
            interval = interval.includingTail();
        }
        return options.path("ignoreMissingTail").asBoolean(true) ? interval.ignoringMissingTail() : interval;
    }

    private static @Nullable String kind(@Nullable Throwable error) {
        if (error instanceof VisitorFailure) {
            return "Visitor";
        }
        return error == null
                ? null
                : Objects.requireNonNull(ErrorKind.find(((OdfException) error).code()))
                        .specName();
    }

    private static final class VisitorFailure extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private static final class CaseVisitor implements ChainVisitor {
        private final JsonNode spec;
        private final List<Long> visited = new ArrayList<>();
        private int finishes;

        CaseVisitor(JsonNode spec) {
            this.spec = spec;
        }

        @Override
        public VisitDecision begin() {
            return decision(spec.required("initial"));
        }

        @Override
        public VisitDecision visit(StoredBlock block) {
            visited.add(block.block().sequenceNumber());
            return decision(spec.required("onVisit"));
        }

        @Override
        public void finish() {
            finishes++;
        }

        private static VisitDecision decision(JsonNode decision) {
            if (decision.isObject()) {
                return VisitDecision.nextOfType(CaseStore.kinds(decision.required("nextOfType")));
            }
            return switch (decision.textValue()) {
                case "STOP" -> VisitDecision.STOP;
                case "NEXT" -> VisitDecision.NEXT;
                case "FAIL" -> throw new VisitorFailure();
                default -> throw new AssertionError(decision);
            };
        }
    }
}
