package dev.odf.metadata;

import dev.odf.metadata.internal.rules.BlockExamination;
import dev.odf.metadata.internal.rules.DecodeRules;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Multihash;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Holds blocks to the rules of metadata chains.
 *
 * <p>What is found depends on the block and the state of the chain at its predecessor alone; no earlier block is looked at. For a data block that takes
 * constant time (logarithmic in the number of inputs of a dataset), and nothing worth mentioning is allocated unless there is something to report. Rules
 * about stored objects and references are not applied here.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class BlockValidator {
    private final ValidationProfile profile;
    private final ValidationOptions options;

    private BlockValidator(ValidationProfile profile, ValidationOptions options) {
        this.profile = profile;
        this.options = options;
    }

    /** A validator for a profile, with the default options. */
    public static BlockValidator of(ValidationProfile profile) {
        return of(profile, ValidationOptions.defaults());
    }

    /** A validator for a profile. */
    public static BlockValidator of(ValidationProfile profile, ValidationOptions options) {
        return new BlockValidator(
                Objects.requireNonNull(profile, "profile"), Objects.requireNonNull(options, "options"));
    }

    /** The profile that decides what is a violation. */
    public ValidationProfile profile() {
        return profile;
    }

    /**
     * Applies all rules that need only the chain and the block.
     *
     * @param state state of the chain at the block that {@code prevBlockHash} names; any other state means that this block is not known, and then only
     *     rules that need no predecessor are applied besides LNK-01. Of no importance for a block without {@code prevBlockHash}
     * @param block the block
     * @param facts what else is known about the block
     */
    public ValidationReport validate(ChainState state, MetadataBlock block, BlockFacts facts) {
        Objects.requireNonNull(state, "state");
        Objects.requireNonNull(block, "block");
        Objects.requireNonNull(facts, "facts");
        if (profile == ValidationProfile.NONE) {
            return ValidationReport.clean();
        }
        return new BlockExamination(state, block, facts, profile, options).examine();
    }

    /**
     * The report about a block that cannot be decoded, which every profile refuses.
     *
     * @param failure what decoding has thrown
     * @param blockHash hash of the bytes; null if not known
     */
    public static ValidationReport undecodable(OdfException failure, @Nullable Multihash blockHash) {
        return DecodeRules.report(Objects.requireNonNull(failure, "failure"), blockHash);
    }
}
