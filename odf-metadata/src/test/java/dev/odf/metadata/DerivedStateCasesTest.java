package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.DatasetVocabulary;
import dev.odf.schema.MetadataEvent;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class DerivedStateCasesTest {
    /** What each key of the expected answers asks for. */
    private static final Map<String, Function<DatasetState, @Nullable Object>> QUESTIONS = questions();

    @ParameterizedTest
    @MethodSource("rows")
    void answersAsExpected(JsonNode row) {
        CaseChain chain = CaseChain.of(row.required("blocks"), ValidationProfile.STRICT);
        DatasetState state = chain.state(chain.head());

        row.required("expected").properties().forEach(entry -> {
            Object answer = Objects.requireNonNull(QUESTIONS.get(entry.getKey()), entry.getKey())
                    .apply(state);
            assertThat(answer)
                    .describedAs(entry.getKey())
                    .isEqualTo(value(chain.cases().resolve(entry.getValue())));
        });
    }

    @Test
    void consumesEveryCase() {
        assertThat(rows()).hasSize(ChainCases.count("derivedState"));
    }

    static Stream<Arguments> rows() {
        return ChainCases.arguments("derivedState");
    }

    private static Map<String, Function<DatasetState, @Nullable Object>> questions() {
        Map<String, Function<DatasetState, @Nullable Object>> questions = new LinkedHashMap<>();
        questions.put(
                "datasetKind",
                state -> Objects.requireNonNull(state.chain().datasetKind()).specName());
        questions.put("schemaSequence", state -> sequence(state.chain().schema()));
        questions.put("vocab", state -> vocabulary(state.chain().vocabulary()));
        questions.put("pollingSourceSequence", state -> sequence(state.chain().pollingSource()));
        questions.put("pushSources", state -> pushSources(state.chain()));
        questions.put("transformSequence", state -> sequence(state.chain().transform()));
        questions.put("infoSequence", state -> sequence(state.chain().info()));
        questions.put("licenseSequence", state -> sequence(state.chain().license()));
        questions.put("attachmentsSequence", state -> sequence(state.chain().attachments()));
        questions.put("lastDataBlockSequence", state -> sequence(state.chain().lastData()));
        questions.put("lastBlockWithNewDataSequence", state -> sequence(state.lastWithNewData()));
        questions.put("lastOffset", DatasetState::lastOffset);
        questions.put("nextOffset", DatasetState::nextOffset);
        questions.put("watermark", state -> text(state.watermark()));
        questions.put("checkpoint", state -> checkpoint(state.checkpoint()));
        questions.put("numRecords", state -> state.totals().records());
        questions.put("dataSize", state -> state.totals().dataBytes());
        questions.put("lastKnownSourceStates", state -> {
            Map<String, Object> values = new TreeMap<>();
            state.lastKnownSourceStates().forEach((name, sourceState) -> values.put(name, sourceState.value()));
            return values;
        });
        return questions;
    }

    /** JSON as what the questions are answered with. */
    private static @Nullable Object value(JsonNode json) {
        if (json.isNull()) {
            return null;
        }
        if (json.isNumber()) {
            return json.longValue();
        }
        if (json.isTextual()) {
            return json.textValue();
        }
        Map<String, @Nullable Object> members = new TreeMap<>();
        json.properties().forEach(entry -> members.put(entry.getKey(), value(entry.getValue())));
        return members;
    }

    private static Map<String, Object> vocabulary(DatasetVocabulary names) {
        return new TreeMap<>(Map.of(
                "offsetColumn", names.offsetColumn(),
                "operationTypeColumn", names.operationTypeColumn(),
                "systemTimeColumn", names.systemTimeColumn(),
                "eventTimeColumn", names.eventTimeColumn()));
    }

    private static Map<String, Object> pushSources(ChainState chain) {
        Map<String, Object> sources = new TreeMap<>();
        for (RecordedEvent<AddPushSource> source : chain.pushSources()) {
            sources.put(source.event().sourceName(), source.sequenceNumber());
        }
        return sources;
    }

    private static @Nullable Long sequence(@Nullable RecordedEvent<? extends MetadataEvent> recorded) {
        return recorded == null ? null : recorded.sequenceNumber();
    }

    private static @Nullable String text(@Nullable Instant instant) {
        return instant == null ? null : instant.toString();
    }

    private static @Nullable String checkpoint(@Nullable Checkpoint checkpoint) {
        return checkpoint == null ? null : checkpoint.physicalHash().toString();
    }
}
