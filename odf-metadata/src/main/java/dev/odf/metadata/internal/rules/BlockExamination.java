package dev.odf.metadata.internal.rules;

import dev.odf.metadata.BlockFacts;
import dev.odf.metadata.ChainState;
import dev.odf.metadata.ValidationOptions;
import dev.odf.metadata.ValidationProfile;
import dev.odf.metadata.ValidationReport;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.MetadataBlock;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One block before the rules: what they look at, and where they report to.
 *
 * <p>Not thread-safe.
 */
public final class BlockExamination {
    private final ChainState state;
    private final MetadataBlock block;
    private final BlockFacts facts;
    private final ValidationOptions options;
    private final ValidationProfile profile;
    private final boolean predecessorKnown;
    private @Nullable Findings findings;

    /**
     * @param state state of the chain at the predecessor; that of another block means that the predecessor is not known
     * @param block the block
     */
    public BlockExamination(
            ChainState state,
            MetadataBlock block,
            BlockFacts facts,
            ValidationProfile profile,
            ValidationOptions options) {
        this.predecessorKnown =
                block.prevBlockHash() != null && block.prevBlockHash().equals(state.headHash());
        this.state = predecessorKnown ? state : ChainState.empty();
        this.block = block;
        this.facts = facts;
        this.profile = profile;
        this.options = options;
    }

    /** Applies every rule that needs only chain and block. */
    public ValidationReport examine() {
        LinkRules.check(this);
        if (predecessorKnown) {
            TimeRules.check(this);
            KindRules.check(this);
        }
        block.event().match(new EventRules(this));
        return findings == null ? ValidationReport.clean() : findings.toReport();
    }

    /** State at the predecessor; empty if that is not known. */
    ChainState state() {
        return state;
    }

    MetadataBlock block() {
        return block;
    }

    BlockFacts facts() {
        return facts;
    }

    ValidationOptions options() {
        return options;
    }

    /** Whether rules that compare with earlier blocks can be applied: the block has a predecessor, and its state is at hand. */
    boolean predecessorKnown() {
        return predecessorKnown;
    }

    void report(ValidationRule rule, String path, String problem) {
        findings().report(rule, path, problem);
    }

    void report(ValidationRule rule, String path, String problem, Map<String, String> parameters) {
        findings().report(rule, path, problem, parameters);
    }

    void report(ValidationRule rule, Refusal refusal, String path, String problem) {
        findings().report(rule, refusal, path, problem, Map.of());
    }

    private Findings findings() {
        if (findings == null) {
            Map<String, String> parameters = new LinkedHashMap<>();
            parameters.put("blockHash", facts.blockHash().toString());
            String sequenceNumber = Long.toUnsignedString(block.sequenceNumber());
            parameters.put("sequenceNumber", sequenceNumber);
            parameters.put("eventKind", block.event().kind().specName());
            findings = new Findings(profile, "block " + sequenceNumber + ": ", parameters);
        }
        return findings;
    }
}
