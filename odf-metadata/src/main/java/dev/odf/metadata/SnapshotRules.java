package dev.odf.metadata;

import dev.odf.metadata.internal.rules.Findings;
import dev.odf.metadata.internal.rules.SnapshotCheck;
import dev.odf.metadata.internal.rules.SnapshotNormalForm;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Turns the definition of a dataset into the events that its chain starts with.
 *
 * @since 0.1
 */
public final class SnapshotRules {
    private SnapshotRules() {}

    /**
     * Checks and normalises a snapshot, and checks the chain that it becomes. Nothing is generated and nothing is written.
     *
     * <p>In transformations, {@code query} becomes the only one of {@code queries}, references to inputs become ids, and an input without alias gets the
     * text of its reference.
     *
     * @param snapshot the definition
     * @param datasetId identity that the dataset will have
     * @param systemTime system time that all blocks will have
     * @param lookup finds the inputs of a transformation
     * @param validator what the chain is held to
     * @throws dev.odf.schema.error.ValidationException if the snapshot breaks a rule; lists all that were found, unknown inputs in one of them. A broken
     *     rule of chains is reported as SNP-14 with its id as parameter {@code innerRule} and the index of the event in the snapshot as {@code index}
     */
    public static SnapshotPlan plan(
            DatasetSnapshot snapshot,
            DatasetId datasetId,
            Instant systemTime,
            DatasetLookup lookup,
            BlockValidator validator) {
        Objects.requireNonNull(datasetId, "datasetId");
        Objects.requireNonNull(systemTime, "systemTime");
        Objects.requireNonNull(validator, "validator");
        Map<String, String> subject = Map.of(
                "datasetName",
                Objects.requireNonNull(snapshot, "snapshot").name().toString());
        Findings findings = new Findings(ValidationProfile.STRICT, "snapshot: ", subject);
        SnapshotNormalForm normal = new SnapshotNormalForm(Objects.requireNonNull(lookup, "lookup"));
        new SnapshotCheck(findings, snapshot).check();
        List<MetadataEvent> events = new ArrayList<>();
        events.add(new Seed(datasetId, snapshot.kind()));
        for (MetadataEvent event : snapshot.metadata()) {
            events.add(normal.of(event));
        }
        normal.reportMissing(findings);
        ValidationReport own = findings.toReport();
        own.requireAccepted();
        ValidationReport chain = dryRun(events, systemTime, validator);
        chain.requireAccepted();
        List<Violation> warnings = new ArrayList<>(own.warnings());
        warnings.addAll(chain.warnings());
        return new SnapshotPlan(events, warnings);
    }

    /** Validates the chain with stand-ins for the hashes of blocks, which no rule looks into. */
    private static ValidationReport dryRun(List<MetadataEvent> events, Instant systemTime, BlockValidator validator) {
        List<Violation> violations = new ArrayList<>();
        List<Violation> warnings = new ArrayList<>();
        Violation primary = null;
        ChainState state = ChainState.empty();
        Multihash previous = null;
        for (int i = 0; i < events.size(); i++) {
            MetadataBlock block = new MetadataBlock(systemTime, previous, i, events.get(i));
            previous = Multihash.sha3Of(Bytes.copyOf(new byte[] {(byte) i, (byte) (i >> 8), (byte) (i >> 16)}));
            ValidationReport report = validator.validate(state, block, BlockFacts.of(previous));
            for (Violation violation : report.violations()) {
                Violation wrapped = wrapped(violation, i - 1, ValidationRule.SNP_14);
                violations.add(wrapped);
                primary = primary == null && violation.equals(report.primary()) ? wrapped : primary;
            }
            for (Violation warning : report.warnings()) {
                warnings.add(wrapped(warning, i - 1, null));
            }
            state = state.next(previous, block);
        }
        return new ValidationReport(violations, warnings, primary);
    }

    /** The same finding as one about an event of the snapshot; the Seed, which is not one, has index -1. */
    private static Violation wrapped(Violation inner, int index, @Nullable ValidationRule rule) {
        String path = index < 0 ? "/kind" : inner.path().replaceFirst("^/event", "/metadata/" + index);
        Map<String, String> parameters = new LinkedHashMap<>(inner.parameters());
        parameters.remove("blockHash");
        parameters.put("index", Integer.toString(index));
        if (rule == null) {
            return new Violation(inner.code(), path, inner.message(), inner.rule(), parameters);
        }
        parameters.put("innerRule", String.valueOf(inner.rule()));
        return new Violation(
                ErrorKind.INVALID_SNAPSHOT.code(),
                path,
                "event " + index + " of the snapshot is refused: " + inner.message(),
                rule.id(),
                parameters);
    }
}
