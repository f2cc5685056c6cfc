package dev.odf.metadata;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.Multihash;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The errors of reading chains, each with the hash of the block that it is about. */
final class ChainErrors {
    private ChainErrors() {}

    static MalformedDataException malformed(Multihash hash, MalformedDataException cause) {
        return new MalformedDataException(
                ErrorCode.CHAIN_BLOCK_MALFORMED,
                "block " + hash + " cannot be decoded: " + cause.problem(),
                cause.location(),
                cause);
    }

    static UnsupportedVersionException unsupported(Multihash hash, UnsupportedVersionException cause) {
        return new UnsupportedVersionException(
                "block " + hash + ": " + cause.kind(), cause.found(), cause.supportedFrom(), cause.supportedTo());
    }

    /** The tail is no ancestor of the head. */
    static ValidationException invalidInterval(Multihash head, Multihash tail) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("head", head.toString());
        parameters.put("tail", tail.toString());
        return violation(
                ErrorCode.CHAIN_INVALID_INTERVAL,
                "block " + tail + " is no ancestor of block " + head,
                null,
                parameters);
    }

    /** A first block that is not numbered 0. */
    static ValidationException firstNumber(StoredBlock block) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("blockHash", block.hash().toString());
        parameters.put("nextSequenceNumber", Long.toUnsignedString(block.sequenceNumber()));
        return violation(
                ErrorCode.CHAIN_SEQUENCE_GAP,
                block + " has no predecessor, expected sequence number 0",
                ValidationRule.SEQ_01,
                parameters);
    }

    /**
     * A block whose number is not one more than that of its predecessor.
     *
     * @param predecessor null if the block is numbered 0, so that no predecessor can fit
     */
    static ValidationException sequenceGap(StoredBlock block, @Nullable StoredBlock predecessor) {
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("blockHash", block.hash().toString());
        parameters.put("prevBlockHash", String.valueOf(block.prevBlockHash()));
        if (predecessor != null) {
            parameters.put("prevSequenceNumber", Long.toUnsignedString(predecessor.sequenceNumber()));
        }
        parameters.put("nextSequenceNumber", Long.toUnsignedString(block.sequenceNumber()));
        String problem = predecessor == null
                ? block + " has a predecessor, expected a sequence number of 1 or more"
                : block + " follows " + predecessor + ", expected sequence numbers that step by one";
        return violation(ErrorCode.CHAIN_SEQUENCE_GAP, problem, ValidationRule.SEQ_02, parameters);
    }

    private static ValidationException violation(
            ErrorCode code, String message, @Nullable ValidationRule rule, Map<String, String> parameters) {
        return new ValidationException(
                List.of(new Violation(code, "", message, rule == null ? null : rule.id(), parameters)));
    }
}
