package dev.odf.metadata;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A chain in memory with a single reference, just enough to append the blocks of a case. */
final class CaseChain {
    static final ValidationOptions OPTIONS = ValidationOptions.withRawSchemas(RawArrowSchemas::decode);

    private static final Instant START = Instant.parse("2024-01-01T00:00:00Z");
    private static final Instant NOW = Instant.parse("2026-01-01T00:00:00Z");
    private static final BlockCodec CODEC = new BlockCodec();

    private final ChainCases cases = new ChainCases();
    private final Map<Multihash, DatasetState> states = new HashMap<>();
    private @Nullable Multihash head;

    /** Appends the setup blocks of a case, each of which has to be accepted. */
    static CaseChain of(JsonNode blocks, ValidationProfile profile) {
        CaseChain chain = new CaseChain();
        int index = 0;
        for (JsonNode block : blocks) {
            ValidationReport report = chain.append(block, index, profile);
            if (!report.isAccepted()) {
                throw new AssertionError("setup block " + index + " is refused: " + report.violations());
            }
            index++;
        }
        return chain;
    }

    ChainCases cases() {
        return cases;
    }

    @Nullable
    Multihash head() {
        return head;
    }

    DatasetState state(@Nullable Multihash hash) {
        return hash == null ? DatasetState.empty() : states.getOrDefault(hash, DatasetState.empty());
    }

    /** Appends a block of a case: its options are those of the append protocol, its absent header fields continue the chain. */
    ValidationReport append(JsonNode spec, int index, ValidationProfile profile) {
        MetadataEvent event;
        try {
            event = cases.event(spec.required("event"));
        } catch (MalformedDataException e) {
            return BlockValidator.undecodable(e, null);
        }
        Multihash previous = spec.has("prevBlockHash") ? cases.hash(spec.get("prevBlockHash")) : head;
        Instant time =
                spec.has("systemTime") ? Instant.parse(spec.get("systemTime").textValue()) : START.plusSeconds(index);
        long number = spec.has("sequenceNumber")
                ? spec.get("sequenceNumber").bigIntegerValue().longValue()
                : index;
        MetadataBlock block = new MetadataBlock(time, previous, number, event);
        Bytes bytes = CODEC.encode(block);
        Multihash hash = Multihash.sha3Of(bytes);
        cases.addLabel("actual", hash);
        JsonNode options = spec.path("options");
        Multihash expected = options.has("expectedHash") ? cases.hash(options.get("expectedHash")) : null;
        boolean validate = !options.path("validation").asText("FULL").equals("NONE");
        ValidationReport report = BlockValidator.of(validate ? profile : ValidationProfile.NONE, OPTIONS)
                .validate(state(previous).chain(), CODEC.decode(bytes), new BlockFacts(hash, expected, NOW));
        if (!report.isAccepted()) {
            return report;
        }
        states.put(hash, state(previous).next(hash, block));
        if (options.has("updateRef") && options.get("updateRef").isNull()) {
            return report;
        }
        Multihash expectedHead = options.has("checkRefIs") ? cases.hash(options.get("checkRefIs")) : previous;
        if (!Objects.equals(expectedHead, head)) {
            return refConflict();
        }
        head = hash;
        cases.addBlock(hash);
        cases.addLabel("appended", hash);
        return report;
    }

    private static ValidationReport refConflict() {
        Violation violation = new Violation(
                ErrorKind.REF_CAS_FAILED.code(), "", "head has moved", ValidationRule.REF_01.id(), Map.of());
        return new ValidationReport(List.of(violation), List.of(), violation);
    }
}
