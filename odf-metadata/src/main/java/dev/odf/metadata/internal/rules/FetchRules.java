package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.EventTimeSource;
import dev.odf.schema.FetchStep;
import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/** Places that sources fetch from: what would only fail when data is fetched. */
record FetchRules(BlockExamination exam) implements FetchStep.Cases<Boolean> {
    // Variables that a node fills in.
    private static final String TEMPLATE_START = "${{";

    @Override
    public Boolean url(FetchStep.Url step) {
        checkUrl("/event/fetch/url", step.url());
        return checkEventTime(step.eventTime());
    }

    @Override
    public Boolean filesGlob(FetchStep.FilesGlob step) {
        return checkEventTime(step.eventTime());
    }

    @Override
    public Boolean container(FetchStep.Container step) {
        return true;
    }

    @Override
    public Boolean mqtt(FetchStep.Mqtt step) {
        return true;
    }

    @Override
    public Boolean ethereumLogs(FetchStep.EthereumLogs step) {
        return step.nodeUrl() == null || checkUrl("/event/fetch/nodeUrl", step.nodeUrl());
    }

    /** Whether a text is a URL with a scheme. */
    static boolean isAbsoluteUrl(String text) {
        try {
            return new URI(text).isAbsolute();
        } catch (URISyntaxException e) {
            return false;
        }
    }

    private boolean checkUrl(String path, String url) {
        boolean usable = url.contains(TEMPLATE_START) || isAbsoluteUrl(url);
        if (!usable) {
            exam.report(ValidationRule.SRC_12, path, "'" + Findings.excerpt(url) + "' is no absolute URL");
        }
        return usable;
    }

    private boolean checkEventTime(@Nullable EventTimeSource source) {
        if (!(source instanceof EventTimeSource.FromPath fromPath)) {
            return true;
        }
        String pattern = fromPath.pattern();
        boolean usable = hasGroup(pattern);
        if (!usable) {
            exam.report(
                    ValidationRule.SRC_12,
                    "/event/fetch/eventTime/pattern",
                    "pattern '" + Findings.excerpt(pattern) + "' has no group");
        }
        return usable;
    }

    /** Whether a regular expression has a group that captures. Not compiled: its dialect is that of the node. */
    private static boolean hasGroup(String pattern) {
        boolean inClass = false;
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '[') {
                inClass = true;
            } else if (c == ']') {
                inClass = false;
            } else if (c == '(' && !inClass && isCapturing(pattern, i + 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isCapturing(String pattern, int at) {
        if (!pattern.startsWith("?", at)) {
            return true;
        }
        boolean lookBehind = pattern.startsWith("?<=", at) || pattern.startsWith("?<!", at);
        return pattern.startsWith("?P<", at) || (pattern.startsWith("?<", at) && !lookBehind);
    }
}
