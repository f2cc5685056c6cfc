package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** That the conditions find what they are there for. */
class ArchitectureConditionsTest {
    @Test
    void callsThatDependOnSurroundingsAreFound() {
        assertThat(violations(Ambient.class, ArchitectureConditions.callNothingAmbient()))
                .hasSize(3)
                .anyMatch(violation -> violation.contains("toUpperCase()"))
                .anyMatch(violation -> violation.contains("getBytes()"))
                .anyMatch(violation -> violation.contains("Instant.now()"));
    }

    @Test
    void callsThatSayWhatTheyNeedAreNotFound() {
        assertThat(violations(Explicit.class, ArchitectureConditions.callNothingAmbient()))
                .isEmpty();
    }

    @Test
    void typesInsideOfSignaturesAreFound() {
        ArchCondition<JavaClass> condition =
                ArchitectureConditions.showOnly("other things", (type, shown) -> !shown.isEquivalentTo(Instant.class));

        assertThat(violations(Showing.class, condition))
                .hasSize(4)
                .noneMatch(violation -> violation.contains("hidden"));
    }

    @Test
    void dependenciesAreFound() {
        assertThat(violations(
                        Explicit.class,
                        ArchitectureConditions.haveNoDependency(
                                "on Locale", (origin, target) -> target.isEquivalentTo(Locale.class))))
                .isNotEmpty();
    }

    private static List<String> violations(Class<?> type, ArchCondition<JavaClass> condition) {
        JavaClasses classes = new ClassFileImporter().importClasses(type);
        return ArchRuleDefinition.classes()
                .should(condition)
                .evaluate(classes)
                .getFailureReport()
                .getDetails();
    }

    static final class Ambient {
        final Supplier<Instant> clock = Instant::now;

        @SuppressWarnings({"DefaultCharset", "StringCaseLocaleUsage"})
        byte[] bytes(String text) {
            return text.toUpperCase().getBytes();
        }
    }

    static final class Explicit {
        byte[] bytes(String text) {
            return text.toUpperCase(Locale.ROOT).getBytes(StandardCharsets.UTF_8);
        }
    }

    public static class Showing {
        public final Map<String, Instant> field = Map.of();
        final Instant hidden = Instant.EPOCH;

        protected Showing(Instant[] parameter) {}

        public List<? extends Instant> result() {
            return List.of();
        }

        public void parameter(List<Map<Instant, String>> parameter) {}

        Instant hidden() {
            return hidden;
        }
    }
}
