package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ErrorKind;
import dev.odf.metadata.ValidationProfile;
import dev.odf.metadata.ValidationReport;
import dev.odf.metadata.ValidationRule;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.Violation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Collects what the rules find about one subject and sorts it into violations and warnings of a profile.
 *
 * <p>Allocates nothing until something is found. Not thread-safe.
 */
public final class Findings {
    private static final int TEXT_MAX = 200;

    private final ValidationProfile profile;
    private final String subject;
    private final Map<String, String> commonParameters;
    private @Nullable List<Violation> violations;
    private @Nullable List<Violation> warnings;
    private @Nullable Violation primary;
    private int primaryPrecedence = Integer.MAX_VALUE;

    /**
     * @param profile which findings are violations
     * @param subject what messages start with; may be empty
     * @param commonParameters parameters that every finding carries
     */
    public Findings(ValidationProfile profile, String subject, Map<String, String> commonParameters) {
        this.profile = profile;
        this.subject = subject;
        this.commonParameters = commonParameters;
    }

    /** Reports that a rule is broken in the profiles of its level. */
    public void report(ValidationRule rule, String path, String problem) {
        report(rule, Refusal.of(rule.level()), path, problem, Map.of());
    }

    /** Reports that a rule is broken in the profiles of its level. */
    public void report(ValidationRule rule, String path, String problem, Map<String, String> parameters) {
        report(rule, Refusal.of(rule.level()), path, problem, parameters);
    }

    /** Reports that a rule is broken in chosen profiles. */
    public void report(
            ValidationRule rule, Refusal refusal, String path, String problem, Map<String, String> parameters) {
        if (refusal.by(profile)) {
            refuse(rule, refusal, path, problem, parameters);
        } else if (refusal.warns(profile)) {
            if (warnings == null) {
                warnings = new ArrayList<>();
            }
            if (warnings.size() < ValidationReport.FINDINGS_MAX) {
                warnings.add(violation(rule, path, problem, parameters));
            }
        }
    }

    /** What was found. */
    public ValidationReport toReport() {
        if (violations == null && warnings == null) {
            return ValidationReport.clean();
        }
        return new ValidationReport(
                violations == null ? List.of() : violations, warnings == null ? List.of() : warnings, primary);
    }

    /** A value for a message, shortened if it is long. */
    public static String excerpt(@Nullable Object value) {
        if (value == null) {
            return "absent";
        }
        String text = value.toString();
        return text.length() <= TEXT_MAX ? text : text.substring(0, TEXT_MAX) + "…";
    }

    /** An unsigned number for a message. */
    public static String unsigned(@Nullable Long value) {
        return value == null ? "absent" : Long.toUnsignedString(value);
    }

    private void refuse(
            ValidationRule rule, Refusal refusal, String path, String problem, Map<String, String> parameters) {
        if (violations == null) {
            violations = new ArrayList<>();
        }
        // What STRICT refuses comes before what only the reference does.
        int precedence = rule.precedence() + (refusal.byStrict() ? 0 : 1000);
        boolean full = violations.size() >= ValidationReport.FINDINGS_MAX;
        if (full && precedence >= primaryPrecedence) {
            return;
        }
        Violation violation = violation(rule, path, problem, parameters);
        if (full) {
            violations.set(violations.size() - 1, violation);
        } else {
            violations.add(violation);
        }
        if (precedence < primaryPrecedence) {
            primaryPrecedence = precedence;
            primary = violation;
        }
    }

    private Violation violation(ValidationRule rule, String path, String problem, Map<String, String> parameters) {
        ErrorKind kind = rule.kind();
        ErrorCode code = kind == null ? ErrorCode.CHAIN_QUESTIONABLE : kind.code();
        Map<String, String> all = new LinkedHashMap<>(commonParameters);
        all.putAll(parameters);
        String message = subject + problem + " (" + rule.id() + ": " + rule.requirement() + ")";
        return new Violation(code, path, message, rule.id(), all);
    }
}
