package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SqlQueryStep;
import dev.odf.schema.Transform;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a snapshot of a dataset may hold, before it becomes a chain. */
public final class SnapshotCheck {
    private static final Set<MetadataEvent.Kind> NOT_ALLOWED = EnumSet.of(
            MetadataEvent.Kind.ADD_DATA,
            MetadataEvent.Kind.EXECUTE_TRANSFORM,
            MetadataEvent.Kind.DISABLE_POLLING_SOURCE,
            MetadataEvent.Kind.DISABLE_PUSH_SOURCE);

    private final Findings findings;
    private final DatasetSnapshot snapshot;

    public SnapshotCheck(Findings findings, DatasetSnapshot snapshot) {
        this.findings = findings;
        this.snapshot = snapshot;
    }

    /** Reports everything but missing inputs. */
    public void check() {
        Map<MetadataEvent.Kind, Integer> firstOfKind = new EnumMap<>(MetadataEvent.Kind.class);
        Set<AddPushSource> pushSources = new HashSet<>();
        List<MetadataEvent> events = snapshot.metadata();
        for (int i = 0; i < events.size(); i++) {
            MetadataEvent event = events.get(i);
            String path = "/metadata/" + i;
            kindIsAllowed(path, event.kind());
            transformIsComplete(path, event);
            Integer first = firstOfKind.putIfAbsent(event.kind(), i);
            boolean isPush = event instanceof AddPushSource;
            if (isPush && !pushSources.add((AddPushSource) event)) {
                findings.report(ValidationRule.SNP_10, path, "the push source is given twice");
            }
            if (first != null && !isPush && !NOT_ALLOWED.contains(event.kind())) {
                String name = event.kind().specName();
                findings.report(ValidationRule.SNP_11, path, name + " replaces that of event " + first);
            }
            if (event instanceof SetDataSchema setDataSchema && setDataSchema.rawArrowSchema() != null) {
                findings.report(ValidationRule.SNP_11, path, "the schema is in Arrow's encoding");
            }
        }
        if (firstOfKind.containsKey(MetadataEvent.Kind.SET_POLLING_SOURCE)
                && firstOfKind.containsKey(MetadataEvent.Kind.ADD_PUSH_SOURCE)) {
            findings.report(ValidationRule.SNP_09, "/metadata", "there are a polling source and a push source");
        }
        if (snapshot.kind() == DatasetKind.DERIVATIVE && !firstOfKind.containsKey(MetadataEvent.Kind.SET_TRANSFORM)) {
            findings.report(ValidationRule.SNP_11, "/metadata", "a derivative dataset has no SetTransform");
        }
    }

    private void kindIsAllowed(String path, MetadataEvent.Kind kind) {
        String name = kind.specName();
        if (kind == MetadataEvent.Kind.SEED) {
            findings.report(ValidationRule.SNP_01, path, "there is a Seed");
        } else if (NOT_ALLOWED.contains(kind)) {
            findings.report(ValidationRule.SNP_02, path, "there is a " + name);
        } else if (kind == MetadataEvent.Kind.SET_POLLING_SOURCE || kind == MetadataEvent.Kind.ADD_PUSH_SOURCE) {
            if (snapshot.kind() != DatasetKind.ROOT) {
                findings.report(ValidationRule.SNP_03, path, "there is a " + name + " in a derivative dataset");
            }
        } else if (kind == MetadataEvent.Kind.SET_TRANSFORM && snapshot.kind() != DatasetKind.DERIVATIVE) {
            findings.report(ValidationRule.SNP_04, path, "there is a SetTransform in a root dataset");
        }
    }

    private void transformIsComplete(String path, MetadataEvent event) {
        Transform transform = transform(event);
        if (transform == null) {
            return;
        }
        Transform.Sql sql = transform.match(value -> value);
        List<SqlQueryStep> steps = sql.queries();
        if (sql.query() != null && steps != null) {
            findings.report(ValidationRule.SNP_05, path, "there are both query and queries");
        }
        if (sql.query() == null && steps == null) {
            findings.report(ValidationRule.SNP_08, path, "there are neither query nor queries");
        }
        int nameless = 0;
        for (int i = 0; steps != null && i < steps.size(); i++) {
            nameless += steps.get(i).alias() == null ? 1 : 0;
        }
        if (nameless > 1) {
            findings.report(ValidationRule.SNP_06, path, nameless + " query steps have no alias");
        }
    }

    private static @Nullable Transform transform(MetadataEvent event) {
        if (event instanceof SetTransform setTransform) {
            return setTransform.transform();
        }
        if (event instanceof SetPollingSource setPollingSource) {
            return setPollingSource.preprocess();
        }
        return event instanceof AddPushSource addPushSource ? addPushSource.preprocess() : null;
    }
}
