package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ReferenceCasesTest {
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));

    @ParameterizedTest
    @MethodSource("cases")
    void stepsEndAsExpected(JsonNode row) {
        CaseStore store = CaseStore.of(row.required("blocks"));
        ChainWriter writer = ChainWriter.of(store.source(), CLOCK);
        for (JsonNode step : row.required("steps")) {
            JsonNode expected = step.required("expected");
            if (expected.required("result").textValue().equals("error")) {
                OdfException error = catchThrowableOfType(OdfException.class, () -> run(step, store, writer));
                assertFailure(expected, error, store);
            } else {
                assertThat(run(step, store, writer)).isEqualTo(outcome(expected, store));
            }
        }
    }

    @Test
    void consumesEveryCase() {
        assertThat(cases()).hasSize(ChainCases.count("refs"));
    }

    static Stream<Arguments> cases() {
        return ChainCases.arguments("refs");
    }

    /** The value that a step yields; null if what is expected does not say, or there is none. */
    private static @Nullable Object run(JsonNode step, CaseStore store, ChainWriter writer) {
        JsonNode expected = step.required("expected");
        switch (step.required("op").textValue()) {
            case "append" -> {
                Multihash hash = append(step, store, writer);
                return expected.has("hash") ? hash : null;
            }
            case "setRef" -> {
                writer.setReference(
                        ReferenceName.parse(step.required("ref").textValue()),
                        Objects.requireNonNull(store.cases().hash(step.required("hash"))),
                        update(step.required("options"), store));
                return null;
            }
            case "resolveRef" -> {
                return writer.chain()
                        .resolve(BlockAddress.of(
                                ReferenceName.parse(step.required("ref").textValue())));
            }
            case "containsBlock" -> {
                return writer.chain()
                        .containsBlock(Objects.requireNonNull(store.cases().hash(step.required("hash"))));
            }
            default -> throw new AssertionError(step);
        }
    }

    private static Multihash append(JsonNode step, CaseStore store, ChainWriter writer) {
        StoredBlock block = store.block(step.required("block"));
        if (step.has("label")) {
            store.cases().addLabel(step.get("label").textValue(), block.hash());
        }
        JsonNode options = step.path("options");
        AppendOptions.Builder builder = AppendOptions.builder();
        if (options.has("updateRef")) {
            JsonNode reference = options.get("updateRef");
            builder.reference(reference.isNull() ? null : ReferenceName.parse(reference.textValue()));
        }
        if (options.has("checkRefIs")) {
            builder.expectation(expectation(options, store));
        }
        Multihash hash = writer.append(block, builder.build()).block().hash();
        store.added(block);
        return hash;
    }

    private static ReferenceUpdate update(JsonNode options, CaseStore store) {
        boolean isChecked = options.path("validateBlockPresent").asBoolean(true);
        return new ReferenceUpdate(
                expectation(options, store),
                isChecked ? ReferenceUpdate.TargetCheck.STORED : ReferenceUpdate.TargetCheck.NONE);
    }

    private static ReferenceExpectation expectation(JsonNode options, CaseStore store) {
        if (!options.has("checkRefIs")) {
            return ReferenceExpectation.ANY;
        }
        Multihash hash = store.cases().hash(options.get("checkRefIs"));
        return hash == null ? ReferenceExpectation.ABSENT : ReferenceExpectation.block(hash);
    }

    private static @Nullable Object outcome(JsonNode expected, CaseStore store) {
        if (expected.has("value")) {
            return expected.get("value").booleanValue();
        }
        return expected.has("hash") ? store.cases().hash(expected.get("hash")) : null;
    }

    private static void assertFailure(JsonNode expected, OdfException error, CaseStore store) {
        ErrorKind kind = Objects.requireNonNull(ErrorKind.find(error.code()));
        assertThat(kind.specName()).isEqualTo(expected.required("kind").textValue());
        if (expected.has("rule")) {
            ValidationRule rule = ValidationRule.find(expected.get("rule").textValue());
            assertThat(Objects.requireNonNull(rule).kind()).isEqualTo(kind);
        }
        if (expected.has("detail")) {
            ChainConflictException conflict = (ChainConflictException) error;
            JsonNode detail = expected.get("detail");
            assertThat(conflict.expected()).isEqualTo(store.cases().hash(detail.required("expected")));
            assertThat(conflict.actual()).isEqualTo(store.cases().hash(detail.required("actual")));
        }
    }
}
