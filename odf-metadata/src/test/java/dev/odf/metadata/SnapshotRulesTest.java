package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.odf.schema.AddPushSource;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.DisablePollingSource;
import dev.odf.schema.MergeStrategy;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.ReadStep;
import dev.odf.schema.SetVocab;
import dev.odf.schema.SqlQueryStep;
import dev.odf.schema.Transform;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.DatasetAlias;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnapshotRulesTest {
    @Test
    void normalisesPreprocessing() {
        AddPushSource source = push(Transform.Sql.builder()
                .engine("datafusion")
                .version("1")
                .query("select 1")
                .build());

        SnapshotPlan plan = plan(DatasetKind.ROOT, source);

        AddPushSource planned = (AddPushSource) plan.events().get(1);
        assertThat(planned.preprocess())
                .isEqualTo(Transform.Sql.builder()
                        .engine("datafusion")
                        .version("1")
                        .queries(List.of(new SqlQueryStep(null, "select 1")))
                        .build());
        assertThat(plan.warnings()).isEmpty();
    }

    @Test
    void reportsAllBrokenRulesOfSnapshots() {
        ValidationException failure = refuse(DatasetKind.DERIVATIVE, new DisablePollingSource(), push(null));

        assertThat(failure.violations()).extracting(Violation::rule).containsExactly("SNP-02", "SNP-03");
    }

    @Test
    void namesTheEventAndTheInnerRuleOfABrokenChain() {
        ValidationException failure = refuse(DatasetKind.ROOT, push(null), new SetVocab("x", "x", null, null));

        assertThat(failure.code()).isEqualTo(ErrorCode.SNAPSHOT_INVALID);
        assertThat(failure.primary().rule()).isEqualTo("SNP-14");
        assertThat(failure.primary().path()).isEqualTo("/metadata/1");
        assertThat(failure.primary().parameters())
                .containsEntry("innerRule", "VOC-01")
                .containsEntry("index", "1")
                .doesNotContainKey("blockHash");
    }

    @Test
    void warnsOfADerivativeDatasetWithoutTransform() {
        SnapshotPlan plan = plan(DatasetKind.DERIVATIVE);

        assertThat(plan.warnings()).extracting(Violation::rule).containsExactly("SNP-11");
    }

    private static ValidationException refuse(DatasetKind kind, MetadataEvent... events) {
        return catchThrowableOfType(ValidationException.class, () -> plan(kind, events));
    }

    private static SnapshotPlan plan(DatasetKind kind, MetadataEvent... events) {
        DatasetSnapshot snapshot = new DatasetSnapshot(DatasetAlias.parse("example"), kind, List.of(events));
        return SnapshotRules.plan(
                snapshot,
                ChainCases.did("dataset"),
                TestChain.START,
                ref -> null,
                BlockValidator.of(ValidationProfile.INTEROP));
    }

    private static AddPushSource push(Transform preprocess) {
        return new AddPushSource("default", new ReadStep.GeoJson(null, null), preprocess, new MergeStrategy.Append());
    }
}
