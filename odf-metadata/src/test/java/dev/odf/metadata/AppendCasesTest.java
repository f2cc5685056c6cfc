package dev.odf.metadata;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.error.Violation;
import dev.odf.schema.id.Multihash;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class AppendCasesTest {
    @ParameterizedTest
    @MethodSource("casesAndProfiles")
    void judgesAsExpected(JsonNode row, ValidationProfile profile) {
        CaseChain chain = CaseChain.of(row.required("blocks"), setupProfile(row, profile));
        JsonNode spec = row.required("appendUnderTest");
        Multihash headBefore = chain.head();

        ValidationReport report = chain.append(spec, row.required("blocks").size(), profile);

        Expectation expected = expectation(row, profile, spec, chain);
        assertThat(rules(report.violations())).describedAs("violations").hasSameElementsAs(expected.allRules());
        Violation primary = report.primary();
        assertThat(primary == null ? null : primary.rule()).isEqualTo(expected.rule());
        assertThat(kind(primary)).isEqualTo(expected.kind());
        assertThat(rules(report.warnings())).containsAll(expected.warnings());
        assertDetail(primary, expected.detail());
        assertHead(chain, expected.headAfter(), headBefore);
    }

    @Test
    void consumesEveryCase() {
        assertThat(ChainCases.rows("append")).hasSize(ChainCases.count("append"));
    }

    static Stream<Arguments> casesAndProfiles() {
        return ChainCases.rows("append")
                .flatMap(row -> Stream.of(ValidationProfile.STRICT, ValidationProfile.COMPAT, ValidationProfile.INTEROP)
                        .filter(profile -> names(row.path("profiles")).isEmpty()
                                || names(row.get("profiles")).contains(profile.name()))
                        .map(profile ->
                                Arguments.argumentSet(row.get("name").textValue() + " " + profile, row, profile)));
    }

    /** INTEROP refuses Disable events, which some setups need: it judges the block under test alone, on a chain that STRICT accepts. */
    private static ValidationProfile setupProfile(JsonNode row, ValidationProfile profile) {
        if (row.has("setupProfile")) {
            return ValidationProfile.valueOf(row.get("setupProfile").textValue());
        }
        return profile == ValidationProfile.INTEROP ? ValidationProfile.STRICT : profile;
    }

    private static Expectation expectation(JsonNode row, ValidationProfile profile, JsonNode spec, CaseChain chain) {
        Expectation strict = Expectation.of(row.required("expected"));
        Expectation compat = row.has("expectedCompat") ? Expectation.of(row.get("expectedCompat")) : strict;
        return switch (profile) {
            case STRICT -> strict;
            case COMPAT -> compat;
            case INTEROP -> interop(strict, compat, isDisable(spec, chain));
            case NONE -> throw new IllegalArgumentException("no case has the profile NONE");
        };
    }

    /** Refused if either refuses, with the violation of STRICT as the primary one; Disable events are refused in any case. */
    private static Expectation interop(Expectation strict, Expectation compat, boolean disable) {
        List<String> others = new ArrayList<>(strict.otherRules());
        others.addAll(compat.allRules());
        if (disable) {
            others.add("IOP-01");
        }
        if (strict.rule() != null) {
            return strict.with(others);
        }
        if (compat.rule() != null) {
            return compat.with(others);
        }
        return disable ? new Expectation("InvalidEvent", "IOP-01", List.of(), List.of(), null, "unchanged") : strict;
    }

    private static boolean isDisable(JsonNode spec, CaseChain chain) {
        String kind = chain.cases().resolve(spec.get("event")).get("kind").textValue();
        return kind.equals(MetadataEvent.Kind.DISABLE_POLLING_SOURCE.specName())
                || kind.equals(MetadataEvent.Kind.DISABLE_PUSH_SOURCE.specName());
    }

    private static void assertDetail(@Nullable Violation primary, @Nullable JsonNode detail) {
        if (detail != null) {
            detail.properties()
                    .forEach(entry -> assertThat(
                                    Objects.requireNonNull(primary).parameters().get(entry.getKey()))
                            .describedAs(entry.getKey())
                            .isEqualTo(
                                    entry.getValue().isNull()
                                            ? null
                                            : entry.getValue().asText()));
        }
    }

    private static void assertHead(CaseChain chain, String headAfter, @Nullable Multihash headBefore) {
        if (headAfter.equals("unchanged")) {
            assertThat(chain.head()).isEqualTo(headBefore);
        } else {
            assertThat(headAfter).isEqualTo("$appended");
            assertThat(chain.head()).isNotNull().isNotEqualTo(headBefore);
            assertThat(Objects.requireNonNull(chain.head()).toString())
                    .isEqualTo(
                            chain.cases().resolve(TextNode.valueOf(headAfter)).textValue());
        }
    }

    private static @Nullable String kind(@Nullable Violation violation) {
        ErrorKind kind = violation == null ? null : ErrorKind.find(violation.code());
        return kind == null ? null : kind.specName();
    }

    private static List<String> rules(List<Violation> violations) {
        return violations.stream().map(Violation::rule).toList();
    }

    private static List<String> names(JsonNode list) {
        List<String> names = new ArrayList<>();
        list.forEach(name -> names.add(name.textValue()));
        return names;
    }

    private record Expectation(
            @Nullable String kind,
            @Nullable String rule,
            List<String> otherRules,
            List<String> warnings,
            @Nullable JsonNode detail,
            String headAfter) {
        static Expectation of(JsonNode expected) {
            boolean ok = expected.required("result").textValue().equals("ok");
            return new Expectation(
                    ok ? null : expected.required("kind").textValue(),
                    ok ? null : expected.required("rule").textValue(),
                    names(expected.path("otherRules")),
                    names(expected.path("warnings")),
                    expected.get("detail"),
                    expected.required("headAfter").textValue());
        }

        Expectation with(List<String> others) {
            return new Expectation(kind, rule, others, warnings, detail, headAfter);
        }

        List<String> allRules() {
            List<String> rules = new ArrayList<>(otherRules);
            if (rule != null) {
                rules.add(rule);
            }
            return rules;
        }
    }
}
