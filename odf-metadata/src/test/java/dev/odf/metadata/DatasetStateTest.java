package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.Checkpoint;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.DisablePollingSource;
import dev.odf.schema.DisablePushSource;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.ExecuteTransformInput;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.MergeStrategy;
import dev.odf.schema.ReadStep;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SourceState;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DatasetStateTest {
    private static final DatasetState EMPTY = DatasetState.empty();

    @Test
    void hasNoAnswersWithoutBlocks() {
        assertThat(EMPTY.chain().isEmpty()).isTrue();
        assertThat(EMPTY.chain().datasetId()).isNull();
        assertThat(EMPTY.lastOffset()).isNull();
        assertThat(EMPTY.nextOffset()).isZero();
        assertThat(EMPTY.lastModified()).isNull();
        assertThat(EMPTY.lastPulled()).isNull();
        assertThat(EMPTY.totals()).isEqualTo(DatasetTotals.ZERO);
        assertThat(EMPTY.dataSchema(CaseChain.OPTIONS.rawSchemas())).isNull();
        assertThat(EMPTY.sourceForWriting(null)).isEqualTo(WritingSource.DEFAULT);
    }

    @Test
    void tellsTheTwoReadingsOfAnEventWithoutSourceStateApart() {
        TestChain chain = TestChain.root()
                .add(state("default", "one"))
                .add(AddData.builder().newWatermark(TestChain.START).build());

        assertThat(chain.state().lastKnownSourceState("default")).isEqualTo(new SourceState("default", "etag", "one"));
        assertThat(chain.state().currentSourceState("default")).isNull();
    }

    @Test
    void agreesOnTheStateThatTheLastEventHolds() {
        DatasetState state = TestChain.root().add(state("default", "one")).state();

        assertThat(state.currentSourceState("default")).isEqualTo(state.lastKnownSourceState("default"));
        assertThat(state.lastKnownSourceState("other")).isNull();
    }

    @Test
    void looksUpThePollingStateUnderBothNames() {
        TestChain chain = TestChain.root().add(state("odf/polling", "one"));
        assertThat(chain.state().lastKnownPollingState()).isEqualTo(new SourceState("odf/polling", "etag", "one"));

        chain.add(state("default", "two"));
        assertThat(chain.state().lastKnownPollingState()).isEqualTo(new SourceState("default", "etag", "two"));

        chain.add(new DisablePollingSource());
        assertThat(chain.state().lastKnownPollingState()).isNull();
    }

    @Test
    void forgetsTheStateOfADisabledPushSourceOnly() {
        DatasetState state = TestChain.root()
                .add(state("a", "one"))
                .add(state("b", "two"))
                .add(new DisablePushSource("a"))
                .state();

        assertThat(state.lastKnownSourceStates()).containsOnlyKeys("b");
    }

    @Test
    void countsACheckpointOnceHoweverOftenItIsStated() {
        Checkpoint first = new Checkpoint(ChainCases.sha3("cp1"), 3);
        Checkpoint second = new Checkpoint(ChainCases.sha3("cp2"), 5);
        TestChain chain = TestChain.root();
        for (Checkpoint checkpoint : List.of(first, second, second, first)) {
            chain.add(AddData.builder().newCheckpoint(checkpoint).build());
        }

        assertThat(chain.state().totals().checkpointBytes()).isEqualTo(8);
        assertThat(chain.state().checkpoint()).isEqualTo(first);
    }

    @Test
    void sumsUpLinkedObjectsAndIgnoresWhatIsNoSummary() {
        DatasetState state = TestChain.root()
                .add(linked("{\"opendatafabric.org/linkedObjects\": {\"numObjectsNaive\": 2, \"sizeNaive\": 100}}"))
                .add(linked("{\"opendatafabric.net/linkedObjects\": {\"numObjectsNaive\": 1, \"sizeNaive\": 7}}"))
                .add(linked("{\"opendatafabric.org/linkedObjects\": {\"numObjectsNaive\": -1, \"sizeNaive\": \"x\"}}"))
                .add(linked("{\"opendatafabric.org/linkedObjects\": 3}"))
                .state();

        assertThat(state.totals().linkedObjects()).isEqualTo(3);
        assertThat(state.totals().linkedObjectBytes()).isEqualTo(107);
    }

    @Test
    void choosesTheSourceForWriting() {
        TestChain chain = TestChain.root().add(push("a"));
        assertThat(chain.state().sourceForWriting(null).sourceName()).isEqualTo("a");

        DatasetState state = chain.add(push("b")).state();
        assertThat(state.sourceForWriting("b").sourceName()).isEqualTo("b");
        assertThatThrownBy(() -> state.sourceForWriting(null))
                .isInstanceOfSatisfying(
                        ValidationException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.SOURCE_AMBIGUOUS));
        assertThatThrownBy(() -> state.sourceForWriting("c"))
                .isInstanceOfSatisfying(
                        ValidationException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.SOURCE_NOT_FOUND));
    }

    @Test
    void listsPushSourcesInTheOrderOfTheirDefinitions() {
        TestChain chain = TestChain.root().add(push("a")).add(push("b")).add(push("a"));

        assertThat(chain.state().chain().pushSources())
                .extracting(source -> source.event().sourceName())
                .containsExactly("b", "a");
    }

    @Test
    void keepsThePositionOfAnInputThatTheTransformNoLongerHas() {
        TestChain chain = TestChain.derivative().add(query("foo", "f1", 9L)).add(query("bar", "b1", null));
        ChainState state = chain.state().chain();

        assertThat(state.inputPosition(ChainCases.did("foo"))).isEqualTo(new InputPosition(ChainCases.sha3("f1"), 9L));
        assertThat(state.inputPosition(ChainCases.did("bar")))
                .isEqualTo(new InputPosition(ChainCases.sha3("b1"), null));
        assertThat(state.inputPosition(ChainCases.did("baz"))).isEqualTo(InputPosition.NONE);
        assertThat(state.inputPositions()).hasSize(2);
    }

    @Test
    void upgradesARawSchema() {
        DataField plain = new DataField("x", new DataType.String(), null);
        DataField encoded = new DataField(
                "x",
                new DataType.String(),
                ExtraAttributes.of(Map.of(ExtraAttributes.ARROW_BUFFER_ENCODING, JsonValue.of("any"))));
        DatasetState state = TestChain.root()
                .add(new SetDataSchema(Bytes.fromHex("00"), null))
                .state();

        assertThat(state.dataSchema(raw -> new DataSchema(List.of(encoded), null)))
                .isEqualTo(new DataSchema(List.of(plain), null));
        assertThat(state.schemaAttribute(ExtraAttributes.KAMU_ARCHETYPE)).isNull();
    }

    @Test
    void findsAttributesOfTheSchema() {
        ExtraAttributes extra = ExtraAttributes.of(Map.of(ExtraAttributes.KAMU_ARCHETYPE, JsonValue.of("Collection")));
        DatasetState state = TestChain.root()
                .add(new SetDataSchema(null, new DataSchema(List.of(), extra)))
                .state();

        assertThat(state.schemaAttribute(ExtraAttributes.KAMU_ARCHETYPE)).isEqualTo(JsonValue.of("Collection"));
        assertThat(state.schemaAttribute("kamu.dev/other")).isNull();
    }

    @Test
    void knowsWhenTheDatasetChangedAndWhenItGotData() {
        DatasetState state =
                TestChain.root().add(state("a", "one")).add(push("a")).state();

        assertThat(state.lastPulled()).isEqualTo(TestChain.START.plusSeconds(1));
        assertThat(state.lastModified()).isEqualTo(TestChain.START.plusSeconds(2));
    }

    private static AddData state(String source, String value) {
        return AddData.builder()
                .newSourceState(new SourceState(source, "etag", value))
                .build();
    }

    private static AddData linked(String extra) {
        return AddData.builder().extra(ExtraAttributes.parse(extra)).build();
    }

    private static AddPushSource push(String name) {
        return new AddPushSource(name, new ReadStep.GeoJson(null, null), null, new MergeStrategy.Append());
    }

    private static ExecuteTransform query(String input, String block, @Nullable Long offset) {
        return new ExecuteTransform(
                List.of(new ExecuteTransformInput(ChainCases.did(input), null, ChainCases.sha3(block), null, offset)),
                null,
                null,
                null,
                null,
                null);
    }
}
