package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Multihash;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class IterationCasesTest {
    @ParameterizedTest
    @MethodSource("iterationCases")
    void iteratesAsExpected(JsonNode row) {
        CaseStore store = CaseStore.named(row.required("chain"));
        JsonNode expected = row.required("expected");
        ChainInterval interval = interval(row, store);

        if (expected.required("result").textValue().equals("error")) {
            assertFailure(expected, () -> store.chain().blocks(interval).forEach(block -> {}));
            assertFailure(expected, () -> store.chain().headers(interval).forEach(header -> {}));
            assertFailure(expected, () -> store.chain().hashes(interval).forEach(hash -> {}));
            return;
        }
        List<Long> sequence = new ArrayList<>();
        expected.required("sequence").forEach(number -> sequence.add(number.longValue()));
        assertThat(store.chain().blocks(interval))
                .extracting(block -> block.block().sequenceNumber())
                .isEqualTo(sequence);
        assertThat(store.chain().headers(interval))
                .extracting(header -> header.header().sequenceNumber())
                .isEqualTo(sequence);
        assertThat(store.chain().hashes(interval)).extracting(store::number).isEqualTo(sequence);
    }

    @ParameterizedTest
    @MethodSource("hintCases")
    void findsNextAsExpected(JsonNode row) {
        CaseStore store = CaseStore.named(row.required("chain"));
        JsonNode tail = row.required("tailSequence");
        Multihash current = store.chain().resolve(store.address(row.required("head")));
        List<Long> visited = new ArrayList<>();
        visited.add(store.number(current));
        while (true) {
            Set<MetadataEvent.Kind> kinds = hint(row, store.number(current));
            StoredBlock next = store.chain()
                    .findNextMatching(BlockAddress.of(current), tail.isNull() ? 0 : tail.longValue(), kinds);
            if (next == null) {
                break;
            }
            current = next.hash();
            visited.add(next.sequenceNumber());
        }

        List<Long> expected = new ArrayList<>();
        row.required("expectedSequence").forEach(number -> expected.add(number.longValue()));
        assertThat(visited).isEqualTo(expected);
    }

    @Test
    void consumesEveryCase() {
        assertThat(iterationCases()).hasSize(ChainCases.count("iteration"));
        assertThat(hintCases()).hasSize(ChainCases.count("hints"));
    }

    static Stream<Arguments> iterationCases() {
        return ChainCases.arguments("iteration");
    }

    static Stream<Arguments> hintCases() {
        return ChainCases.arguments("hints");
    }

    private static ChainInterval interval(JsonNode row, CaseStore store) {
        BlockAddress head = store.address(row.required("head"));
        JsonNode tail = row.required("tail");
        ChainInterval interval =
                tail.isNull() ? ChainInterval.upTo(head) : ChainInterval.between(store.address(tail), head);
        return row.required("ignoreMissingTail").booleanValue() ? interval.ignoringMissingTail() : interval;
    }

    private static Set<MetadataEvent.Kind> hint(JsonNode row, long visited) {
        JsonNode hint = row.get("hint");
        for (JsonNode range : row.path("hintByVisitedSequence")) {
            if (range.required("min").longValue() <= visited
                    && visited <= range.required("max").longValue()) {
                hint = range.required("hint");
            }
        }
        Objects.requireNonNull(hint, "hint");
        if (hint.isArray()) {
            return CaseStore.kinds(hint);
        }
        return switch (hint.textValue()) {
            case "ANY" -> EnumSet.allOf(MetadataEvent.Kind.class);
            case "STOP" -> Set.of();
            default -> throw new AssertionError(hint);
        };
    }

    private static void assertFailure(JsonNode expected, Runnable action) {
        OdfException error = catchThrowableOfType(OdfException.class, action::run);
        assertThat(Objects.requireNonNull(ErrorKind.find(error.code())).specName())
                .isEqualTo(expected.required("kind").textValue());
    }
}
