package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetRef;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SnapshotCasesTest {
    private static final DatasetId GENERATED = ChainCases.did("generated");

    @ParameterizedTest
    @MethodSource("rows")
    void plansOrRefusesAsExpected(JsonNode row) {
        JsonNode expected = row.required("expected");

        if (expected.required("result").textValue().equals("ok")) {
            SnapshotPlan plan = plan(row);
            assertThat(plan.events()).isEqualTo(events(expected));
            assertThat(plan.warnings().stream().map(Violation::rule)).containsAll(texts(expected.path("warnings")));
            return;
        }
        ValidationException failure = catchThrowableOfType(ValidationException.class, () -> plan(row));
        assertThat(failure.violations()).singleElement().isEqualTo(failure.primary());
        assertThat(failure.primary().rule()).isEqualTo(expected.required("rule").textValue());
        assertThat(Objects.requireNonNull(ErrorKind.find(failure.code())).specName())
                .isEqualTo(expected.required("kind").textValue());
        expected.path("detail")
                .properties()
                .forEach(entry -> assertThat(failure.primary().parameters().get(entry.getKey()))
                        .isEqualTo(String.join(", ", texts(entry.getValue()))));
    }

    @Test
    void consumesEveryCase() {
        assertThat(rows()).hasSize(ChainCases.count("snapshots"));
    }

    static Stream<Arguments> rows() {
        return ChainCases.arguments("snapshots");
    }

    private static SnapshotPlan plan(JsonNode row) {
        ChainCases cases = new ChainCases();
        DatasetSnapshot snapshot =
                TextCodec.json().read(cases.resolve(row.required("snapshot")).toString(), DatasetSnapshot.class);
        Map<DatasetRef, DatasetId> known = new LinkedHashMap<>();
        cases.resolve(row.required("knownDatasets")).properties().forEach(entry -> {
            DatasetId id = DatasetId.parse(entry.getValue().textValue());
            known.put(DatasetRef.parse(entry.getKey()), id);
            known.put(DatasetRef.of(id), id);
        });
        Instant systemTime = Instant.parse(row.required("systemTime").textValue());
        BlockValidator validator = BlockValidator.of(ValidationProfile.STRICT, CaseChain.OPTIONS);
        return SnapshotRules.plan(snapshot, GENERATED, systemTime, known::get, validator);
    }

    private static List<MetadataEvent> events(JsonNode expected) {
        ChainCases cases = new ChainCases();
        List<MetadataEvent> events = new ArrayList<>();
        for (JsonNode event : expected.required("events")) {
            String json = event.toString().replace("$generated", GENERATED.toString());
            events.add(cases.event(ChainCases.parse(json)));
        }
        return events;
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(text -> texts.add(text.textValue()));
        return texts;
    }
}
