package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ErrorKind;
import dev.odf.metadata.ValidationReport;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.Multihash;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which rule a block breaks that cannot be decoded. */
public final class DecodeRules {
    private DecodeRules() {}

    /** The report about a block that could not be decoded; nothing else is known about it. */
    public static ValidationReport report(OdfException failure, @Nullable Multihash blockHash) {
        ValidationRule rule = rule(failure);
        ErrorKind kind =
                failure instanceof UnsupportedVersionException ? ErrorKind.BLOCK_VERSION : ErrorKind.BLOCK_MALFORMED;
        Map<String, String> parameters = new LinkedHashMap<>();
        if (blockHash != null) {
            parameters.put("blockHash", blockHash.toString());
        }
        if (failure instanceof UnsupportedVersionException version) {
            parameters.put("found", Integer.toString(version.found()));
            parameters.put("supported", version.supportedFrom() + " to " + version.supportedTo());
        }
        String path = failure instanceof MalformedDataException malformed
                ? malformed.location().path()
                : "";
        String message = "block " + (blockHash == null ? "" : blockHash + " ") + "cannot be decoded: "
                + Findings.excerpt(failure.getMessage()) + " (" + rule.id() + ": " + rule.requirement() + ")";
        Violation violation = new Violation(kind.code(), path, message, rule.id(), parameters);
        return new ValidationReport(List.of(violation), List.of(), violation);
    }

    private static ValidationRule rule(OdfException failure) {
        if (failure.code() == ErrorCode.MANIFEST_UNSUPPORTED_VERSION
                || failure.code() == ErrorCode.MANIFEST_UNEXPECTED_KIND
                || failure.code() == ErrorCode.MANIFEST_UNKNOWN_KIND) {
            return ValidationRule.VER_01;
        }
        if (failure.code() == ErrorCode.ID_INVALID_DID && failure instanceof MalformedDataException malformed) {
            String path = malformed.location().path();
            boolean ofSeed =
                    path.equals("Seed.datasetId") || (path.endsWith("/datasetId") && !path.contains("/queryInputs/"));
            return ofSeed ? ValidationRule.SEED_03 : ValidationRule.VER_02;
        }
        return ValidationRule.VER_02;
    }
}
