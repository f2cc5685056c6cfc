package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.error.ErrorCode;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ValidationRuleTest {
    @Test
    void knowsEveryRuleOfTheCases() {
        Set<String> ids = new TreeSet<>();
        Stream.of("append", "refs", "snapshots", "verification")
                .flatMap(ChainCases::rows)
                .forEach(row -> collect(row, ids));

        assertThat(ids)
                .isNotEmpty()
                .allSatisfy(id -> assertThat(ValidationRule.find(id)).isNotNull());
    }

    @Test
    void knowsEveryErrorKindOfTheCases() {
        Set<String> kinds = new TreeSet<>();
        Stream.of("append", "refs", "iteration", "snapshots", "verification")
                .flatMap(ChainCases::rows)
                .flatMap(row -> row.findParents("result").stream())
                .filter(result -> result.has("kind"))
                .forEach(result -> kinds.add(result.get("kind").textValue()));

        assertThat(kinds)
                .isNotEmpty()
                .isSubsetOf(
                        Stream.of(ErrorKind.values()).map(ErrorKind::specName).toList());
    }

    @ParameterizedTest
    @EnumSource
    void hasAKindAndAPrecedenceIfItRejects(ValidationRule rule) {
        boolean rejects = rule.level() != RuleLevel.WARNING && rule.level() != RuleLevel.INFORMATION;

        assertThat(rule.kind() != null).isEqualTo(rejects);
        assertThat(rule.precedence() > 0).isEqualTo(rejects);
        assertThat(ValidationRule.find(rule.id())).isEqualTo(rule);
        assertThat(rule.requirement()).isNotBlank();
        assertThat(rule.source()).isNotBlank();
    }

    @ParameterizedTest
    @EnumSource
    void hasACodeOfItsOwn(ErrorKind kind) {
        assertThat(ErrorKind.find(kind.code())).isEqualTo(kind);
    }

    @Test
    void findsNothingForOtherIdsAndCodes() {
        assertThat(ValidationRule.find("XYZ-01")).isNull();
        assertThat(ErrorKind.find(ErrorCode.TEXT_SYNTAX)).isNull();
    }

    private static void collect(JsonNode row, Set<String> ids) {
        row.findValues("rule").forEach(rule -> ids.add(rule.textValue()));
        row.findValues("otherRules").forEach(rules -> rules.forEach(rule -> ids.add(rule.textValue())));
        row.findValues("warnings").forEach(rules -> rules.forEach(rule -> ids.add(rule.textValue())));
    }
}
