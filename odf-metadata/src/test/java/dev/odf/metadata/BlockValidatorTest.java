package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.odf.schema.AddData;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.ExecuteTransformInput;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SqlQueryStep;
import dev.odf.schema.Transform;
import dev.odf.schema.TransformInput;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.Multihash;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BlockValidatorTest {
    private static final AddData NOTHING = AddData.builder().build();
    private static final SetInfo INFO = new SetInfo("An example", null);

    @Test
    void reportsAllViolationsInOrderAndPicksThePrimaryByPrecedence() {
        TestChain chain = TestChain.root().add(TestChain.SCHEMA).add(TestChain.data(null, 0, 9));
        AddData event = AddData.builder()
                .prevOffset(7L)
                .newData(TestChain.slice(9, 12))
                .newCheckpoint(null)
                .build();
        MetadataBlock next = chain.next(event);
        MetadataBlock block = new MetadataBlock(next.systemTime(), next.prevBlockHash(), 9, event);

        ValidationReport report = chain.validate(ValidationProfile.STRICT, block);

        assertThat(rules(report.violations())).containsExactly("SEQ-02", "OFF-01", "OFF-03");
        ValidationException failure = catchThrowableOfType(ValidationException.class, report::requireAccepted);
        assertThat(failure.violations()).isEqualTo(report.violations());
        assertThat(failure.primary().rule()).isEqualTo("OFF-01");
        assertThat(failure.code()).isEqualTo(ErrorCode.CHAIN_OFFSETS_NOT_SEQUENTIAL);
    }

    @Test
    void namesBlockPathAndRequirementInAViolation() {
        TestChain chain = TestChain.root().add(TestChain.SCHEMA).add(TestChain.data(null, 0, 9));

        Violation violation = chain.validate(ValidationProfile.STRICT, TestChain.data(null, 0, 9))
                .primary();

        assertThat(violation).isNotNull();
        assertThat(violation.path()).isEqualTo("/event/prevOffset");
        assertThat(violation.message())
                .isEqualTo("block 3: prevOffset is absent, expected 9 (OFF-03: prevOffset is the last offset of the"
                        + " dataset, also in events without data)");
        assertThat(violation.parameters())
                .containsEntry("blockHash", ChainCases.sha3("block 3").toString())
                .containsEntry("sequenceNumber", "3")
                .containsEntry("eventKind", "AddData")
                .containsEntry("expected", "9");
    }

    @Test
    void judgesTheEventAloneIfThePredecessorIsNotKnown() {
        MetadataBlock block = new MetadataBlock(Instant.EPOCH, ChainCases.sha3("elsewhere"), 7, NOTHING);

        ValidationReport report = TestChain.derivative().validate(ValidationProfile.STRICT, block);

        assertThat(rules(report.violations())).containsExactly("LNK-01", "NOOP-01");
        assertThat(report.primary()).isEqualTo(report.violations().get(1));
    }

    @Test
    void takesZeroAfterTheLargestSequenceNumberForAGap() {
        MetadataBlock last = new MetadataBlock(Instant.EPOCH, ChainCases.sha3("before"), -1L, INFO);
        ChainState state = ChainState.empty().next(ChainCases.sha3("last"), last);
        MetadataBlock block = new MetadataBlock(Instant.EPOCH, ChainCases.sha3("last"), 0, INFO);

        ValidationReport report =
                BlockValidator.of(ValidationProfile.COMPAT).validate(state, block, BlockFacts.of(ChainCases.sha3("x")));

        assertThat(rules(report.violations())).containsExactly("SEQ-02");
        assertThat(report.violations().get(0).parameters())
                .containsEntry("prevSequenceNumber", "18446744073709551615")
                .containsEntry("nextSequenceNumber", "0");
    }

    @Test
    void warnsOfWhatOnlyStrictRefuses() {
        ValidationReport report = TestChain.derivative()
                .add(TestChain.SCHEMA)
                .validate(ValidationProfile.COMPAT, TestChain.data(null, 0, 9));

        assertThat(report.isAccepted()).isTrue();
        assertThat(rules(report.warnings())).containsExactly("KIND-01");
        report.requireAccepted();
    }

    @ParameterizedTest
    @EnumSource
    void acceptsAQueryThatOnlyAdvancesInputsUnlessReferenceNodesMatter(ValidationProfile profile) {
        TestChain chain = TestChain.derivative().add(transform());

        ValidationReport report = chain.validate(profile, query(input(null, "f1")));

        boolean refused = profile == ValidationProfile.COMPAT || profile == ValidationProfile.INTEROP;
        assertThat(rules(report.violations())).isEqualTo(refused ? List.of("NOOP-02") : List.of());
    }

    @Test
    void comparesAFirstQueryWithNothingInCompat() {
        TestChain chain = TestChain.derivative().add(transform()).add(TestChain.SCHEMA);
        ExecuteTransform event = new ExecuteTransform(
                List.of(new ExecuteTransformInput(
                        ChainCases.did("foo"), ChainCases.sha3("f1"), ChainCases.sha3("f1"), 9L, 9L)),
                null,
                null,
                TestChain.slice(0, 9),
                null,
                null);

        assertThat(rules(chain.validate(ValidationProfile.STRICT, event).violations()))
                .containsExactly("TRN-13", "TRN-14", "TRN-15", "TRN-16");
        assertThat(chain.validate(ValidationProfile.COMPAT, event).isAccepted()).isTrue();
    }

    @Test
    void refusesAllFormsOfAMapKeyThatMayBeNull() {
        assertThat(rulesOfField(
                        new DataType.Map(new DataType.Option(new DataType.String()), new DataType.Bool(), null)))
                .containsExactly("SCH-09");
        assertThat(rulesOfField(new DataType.Map(new DataType.Null(), new DataType.Bool(), null)))
                .containsExactly("SCH-09");
    }

    @Test
    void knowsTimeZones() {
        assertThat(rulesOfField(new DataType.Timestamp(null, "Europe/Berlin"))).isEmpty();
        assertThat(rulesOfField(new DataType.Timestamp(null, "-03:30"))).isEmpty();
        assertThat(rulesOfField(new DataType.Timestamp(null, "UTC"))).isEmpty();
        assertThat(rulesOfField(new DataType.Timestamp(null, "Mars"))).containsExactly("SCH-09");
        assertThat(rulesOfField(new DataType.Timestamp(null, "+24:00"))).containsExactly("SCH-09");
        assertThat(rulesOfField(new DataType.Timestamp(null, "+1:000"))).containsExactly("SCH-09");
    }

    @Test
    void limitsTheNestingOfTypes() {
        assertThat(rulesOfField(nested(64))).isEmpty();
        assertThat(rulesOfField(nested(65))).containsExactly("SCH-09");
    }

    @Test
    void doesNotJudgeRawSchemasWithoutAReader() {
        SetDataSchema garbage = new SetDataSchema(Bytes.fromHex("010203"), null);
        TestChain chain = TestChain.root().add(garbage);

        ValidationReport report = BlockValidator.of(ValidationProfile.STRICT)
                .validate(chain.state().chain(), chain.next(TestChain.SCHEMA), BlockFacts.of(ChainCases.sha3("x")));

        assertThat(report).isEqualTo(ValidationReport.clean());
    }

    @Test
    void acceptsAnySchemaAfterARawOneThatCannotBeRead() {
        TestChain chain = TestChain.root().add(new SetDataSchema(Bytes.fromHex("010203"), null));

        assertThat(chain.validate(ValidationProfile.STRICT, TestChain.SCHEMA).isAccepted())
                .isTrue();
    }

    @Test
    void acceptsEverythingWithoutAProfile() {
        ValidationReport report = TestChain.root().validate(ValidationProfile.NONE, NOTHING);

        assertThat(report).isSameAs(ValidationReport.clean());
    }

    @Test
    void reportsNothingForACleanDataBlock() {
        TestChain chain = TestChain.root().add(TestChain.SCHEMA).add(TestChain.data(null, 0, 9));

        assertThat(chain.validate(ValidationProfile.INTEROP, TestChain.data(9L, 10, 19)))
                .isSameAs(ValidationReport.clean());
    }

    @Test
    void limitsTheNumberOfFindingsButKeepsThePrimaryOne() {
        List<DataField> fields = new ArrayList<>();
        for (int i = 0; i < 2 * ValidationReport.FINDINGS_MAX; i++) {
            fields.add(new DataField("same", new DataType.Option(new DataType.Null()), null));
        }
        MetadataBlock next = TestChain.derivative().next(INFO);
        DataSchema schema = new DataSchema(fields, null);
        SetDataSchema event = new SetDataSchema(Bytes.EMPTY, schema);
        MetadataBlock block = new MetadataBlock(next.systemTime(), null, 0, event);

        ValidationReport report = TestChain.derivative().validate(ValidationProfile.STRICT, block);

        assertThat(report.violations()).hasSize(ValidationReport.FINDINGS_MAX).contains(report.primary());
        assertThat(report.warnings()).hasSize(ValidationReport.FINDINGS_MAX);
        assertThat(rules(List.of(report.primary()))).containsExactly("SEED-01");
    }

    @Test
    void tellsWhichRuleAnUndecodableBlockBreaks() {
        byte[] bytes = new BlockCodec().encode(TestChain.root().next(INFO)).toArray();

        assertThat(undecodable(Bytes.EMPTY)).isEqualTo("VER-02 BlockMalformed");
        assertThat(undecodable(Bytes.copyOf(bytes, 0, bytes.length / 2))).isEqualTo("VER-02 BlockMalformed");
        assertThat(undecodable(withVersion(bytes, 99))).isEqualTo("VER-01 BlockVersion");
        assertThat(undecodable(withVersion(bytes, 1))).isEqualTo("VER-01 BlockVersion");
    }

    @Test
    void refusesANegativeClockTolerance() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ValidationOptions(Duration.ofSeconds(-1), null));
    }

    private static String undecodable(Bytes bytes) {
        OdfException failure = catchThrowableOfType(OdfException.class, () -> new BlockCodec().decode(bytes));
        Violation violation =
                BlockValidator.undecodable(failure, Multihash.sha3Of(bytes)).primary();
        assertThat(violation).isNotNull();
        ErrorKind kind = ErrorKind.find(violation.code());
        assertThat(kind).isNotNull();
        return violation.rule() + " " + kind.specName();
    }

    /** Replaces the manifest version: the only byte with value 3 of which a change makes the version one that is not read. */
    private static Bytes withVersion(byte[] manifest, int version) {
        List<Integer> places = new ArrayList<>();
        BlockCodec codec = new BlockCodec();
        for (int i = 0; i < manifest.length; i++) {
            byte[] changed = manifest.clone();
            changed[i] = (byte) version;
            OdfException failure = null;
            try {
                codec.readHeader(Bytes.copyOf(changed));
            } catch (OdfException e) {
                failure = e;
            }
            if (manifest[i] == 3 && failure != null && failure.code() == ErrorCode.MANIFEST_UNSUPPORTED_VERSION) {
                places.add(i);
            }
        }
        assertThat(places).hasSize(1);
        byte[] changed = manifest.clone();
        changed[places.get(0)] = (byte) version;
        return Bytes.copyOf(changed);
    }

    private static List<@Nullable String> rulesOfField(DataType type) {
        List<DataField> fields = new ArrayList<>(TestChain.systemColumns());
        fields.add(new DataField("x", type, null));
        MetadataEvent event = new SetDataSchema(null, new DataSchema(fields, null));
        return rules(TestChain.root().validate(ValidationProfile.STRICT, event).violations());
    }

    private static DataType nested(int levels) {
        DataType type = new DataType.Bool();
        for (int i = 1; i < levels; i++) {
            type = new DataType.List(type, null);
        }
        return type;
    }

    private static SetTransform transform() {
        Transform sql = Transform.Sql.builder()
                .engine("some_engine")
                .version("1")
                .queries(List.of(new SqlQueryStep(null, "select 1")))
                .build();
        return new SetTransform(List.of(new TransformInput(DatasetRef.of(ChainCases.did("foo")), "foo")), sql);
    }

    private static ExecuteTransformInput input(@Nullable String previous, String next) {
        return new ExecuteTransformInput(
                ChainCases.did("foo"),
                previous == null ? null : ChainCases.sha3(previous),
                ChainCases.sha3(next),
                null,
                null);
    }

    private static ExecuteTransform query(ExecuteTransformInput input) {
        return new ExecuteTransform(List.of(input), null, null, null, null, null);
    }

    private static List<@Nullable String> rules(List<Violation> violations) {
        List<@Nullable String> rules = new ArrayList<>();
        violations.forEach(violation -> rules.add(violation.rule()));
        return rules;
    }
}
