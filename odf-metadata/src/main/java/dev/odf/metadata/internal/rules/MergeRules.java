package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.MergeStrategy;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** How sources combine new records with old ones. */
record MergeRules(BlockExamination exam) implements MergeStrategy.Cases<Boolean> {
    private static final String PATH = "/event/merge";

    static void check(BlockExamination exam, MergeStrategy strategy) {
        strategy.match(new MergeRules(exam));
    }

    @Override
    public Boolean append(MergeStrategy.Append strategy) {
        return true;
    }

    @Override
    public Boolean ledger(MergeStrategy.Ledger strategy) {
        return primaryKey(strategy.primaryKey());
    }

    @Override
    public Boolean snapshot(MergeStrategy.Snapshot strategy) {
        List<String> compared = strategy.compareColumns();
        if (compared != null && compared.isEmpty()) {
            exam.report(ValidationRule.SRC_10, PATH + "/compareColumns", "compareColumns is empty");
        } else if (compared != null) {
            Set<String> key = new HashSet<>(strategy.primaryKey());
            for (String column : compared) {
                if (key.contains(column)) {
                    exam.report(
                            ValidationRule.SRC_10,
                            PATH + "/compareColumns",
                            "compareColumns has '" + Findings.excerpt(column) + "', which is part of the primary key");
                }
            }
        }
        return primaryKey(strategy.primaryKey());
    }

    @Override
    public Boolean changelogStream(MergeStrategy.ChangelogStream strategy) {
        return primaryKey(strategy.primaryKey());
    }

    @Override
    public Boolean upsertStream(MergeStrategy.UpsertStream strategy) {
        return primaryKey(strategy.primaryKey());
    }

    private boolean primaryKey(List<String> columns) {
        if (columns.isEmpty()) {
            exam.report(ValidationRule.SRC_09, PATH + "/primaryKey", "primaryKey is empty");
        }
        Set<String> seen = new HashSet<>();
        for (String column : columns) {
            if (!seen.add(column)) {
                exam.report(
                        ValidationRule.SRC_09,
                        PATH + "/primaryKey",
                        "primaryKey has '" + Findings.excerpt(column) + "' twice");
            }
        }
        return true;
    }
}
