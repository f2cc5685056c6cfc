package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.AttachmentEmbedded;
import dev.odf.schema.Attachments;
import dev.odf.schema.SetAttachments;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetLicense;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Description, licence and attachments. Nothing here rejects. */
final class AnnotationRules {
    private AnnotationRules() {}

    static void check(BlockExamination exam, SetInfo event) {
        List<String> keywords = event.keywords();
        if (keywords == null) {
            return;
        }
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < keywords.size(); i++) {
            String keyword = keywords.get(i);
            if (keyword.isEmpty()) {
                exam.report(ValidationRule.INF_01, "/event/keywords/" + i, "a keyword is empty");
            } else if (!seen.add(keyword)) {
                exam.report(
                        ValidationRule.INF_01,
                        "/event/keywords/" + i,
                        "keyword '" + Findings.excerpt(keyword) + "' is there twice");
            }
        }
    }

    static void check(BlockExamination exam, SetLicense event) {
        if (event.name().isEmpty() || event.shortName().isEmpty()) {
            exam.report(ValidationRule.LIC_01, "/event", "a name of the licence is empty");
        }
        if (!FetchRules.isAbsoluteUrl(event.websiteUrl())) {
            exam.report(
                    ValidationRule.LIC_01,
                    "/event/websiteUrl",
                    "websiteUrl is '" + Findings.excerpt(event.websiteUrl()) + "', expected an absolute URL");
        }
    }

    static void check(BlockExamination exam, SetAttachments event) {
        Attachments.Embedded embedded = event.attachments().match(value -> value);
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < embedded.items().size(); i++) {
            AttachmentEmbedded item = embedded.items().get(i);
            String path = "/event/attachments/items/" + i + "/path";
            if (!isInside(item.path())) {
                exam.report(
                        ValidationRule.ATT_01,
                        path,
                        "path '" + Findings.excerpt(item.path()) + "' is not relative, or leaves its directory");
            }
            if (!seen.add(item.path())) {
                exam.report(ValidationRule.ATT_01, path, "path '" + Findings.excerpt(item.path()) + "' is there twice");
            }
        }
    }

    /** Whether a path stays below the directory that it is relative to, on every operating system. */
    private static boolean isInside(String path) {
        if (path.isEmpty() || path.startsWith("/") || path.startsWith("\\") || path.startsWith(":", 1)) {
            return false;
        }
        for (String part : path.split("[/\\\\]", -1)) {
            if (part.equals("..")) {
                return false;
            }
        }
        return true;
    }
}
