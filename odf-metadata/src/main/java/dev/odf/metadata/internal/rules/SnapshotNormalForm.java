package dev.odf.metadata.internal.rules;

import dev.odf.metadata.DatasetLookup;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SqlQueryStep;
import dev.odf.schema.Transform;
import dev.odf.schema.TransformInput;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes the events of a snapshot in the form that they have in a chain, and remembers the inputs that were not found.
 *
 * <p>Not thread-safe.
 */
public final class SnapshotNormalForm {
    private final DatasetLookup lookup;
    private final List<String> missing = new ArrayList<>();

    public SnapshotNormalForm(DatasetLookup lookup) {
        this.lookup = lookup;
    }

    /** The event in its form; as it is where an input is missing. */
    public MetadataEvent of(MetadataEvent event) {
        if (event instanceof SetTransform transform) {
            List<TransformInput> inputs = new ArrayList<>();
            for (TransformInput input : transform.inputs()) {
                inputs.add(resolved(input));
            }
            return new SetTransform(inputs, of(transform.transform()));
        }
        if (event instanceof SetPollingSource source && source.preprocess() != null) {
            return source.toBuilder().preprocess(of(source.preprocess())).build();
        }
        if (event instanceof AddPushSource source && source.preprocess() != null) {
            return source.toBuilder().preprocess(of(source.preprocess())).build();
        }
        return event;
    }

    /** Reports all inputs that were not found at once. */
    public void reportMissing(Findings findings) {
        if (!missing.isEmpty()) {
            String list = String.join(", ", missing);
            findings.report(
                    ValidationRule.SNP_07,
                    "/metadata",
                    "unknown inputs: " + Findings.excerpt(list),
                    Map.of("missingInputs", list));
        }
    }

    private TransformInput resolved(TransformInput input) {
        DatasetId id = lookup.find(input.datasetRef());
        if (id == null) {
            missing.add(input.datasetRef().toString());
            return input;
        }
        String alias = input.alias() == null ? input.datasetRef().toString() : input.alias();
        return new TransformInput(DatasetRef.of(id), alias);
    }

    private static Transform of(Transform transform) {
        Transform.Sql sql = transform.match(value -> value);
        if (sql.query() == null || sql.queries() != null) {
            return sql;
        }
        return sql.toBuilder()
                .query(null)
                .queries(List.of(new SqlQueryStep(null, sql.query())))
                .build();
    }
}
