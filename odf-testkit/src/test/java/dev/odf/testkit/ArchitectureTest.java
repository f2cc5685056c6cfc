package dev.odf.testkit;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The layers of the library, read from the classes of all its modules. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.odf");

    /** The modules by the name of their package within dev.odf, each with those it may use. */
    private static final Map<String, Set<String>> MODULES = Map.of(
            "schema", Set.of(),
            "metadata", Set.of("schema"),
            "engine", Set.of("schema"),
            "odcs", Set.of("schema", "metadata"),
            "flows", Set.of("schema", "metadata", "engine"),
            "testkit", Set.of("schema", "metadata", "engine", "odcs", "flows"));

    @Test
    void everyModuleIsSeen() {
        assertThat(CLASSES.stream().map(ArchitectureTest::module).collect(Collectors.toSet()))
                .containsExactlyInAnyOrderElementsOf(MODULES.keySet());
    }

    @ParameterizedTest
    @CsvSource({
        "com.google.flatbuffers.., dev.odf.(*).internal.flatbuf..",
        "com.fasterxml.jackson.., dev.odf.(*).internal.json.. | dev.odf.schema.jackson..",
        "org.yaml.snakeyaml.., dev.odf.(*).internal.yaml..",
        "com.networknt.., dev.odf.odcs.internal..",
        "org.apache.arrow.., dev.odf.metadata.arrow..",
        "org.bouncycastle.., dev.odf.metadata.internal..",
        "io.grpc.., dev.odf.engine.grpc..",
        "javax.sql.., dev.odf.flows.store.jdbc..",
        "java.sql.., dev.odf.flows.store.jdbc..",
        "picocli.., dev.odf.odcs.cli..",
        "net.jqwik.., dev.odf.testkit.."
    })
    void librariesAreUsedInTheirPackagesOnly(String library, String packages) {
        noClasses()
                .that()
                .resideOutsideOfPackages(packages.split(" \\| "))
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .check(CLASSES);
    }

    @Test
    void loggingIsThatOfTheSystem() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAnyPackage("java.util.logging..", "org.slf4j..", "org.apache.logging.."))
                .check(CLASSES);
    }

    @Test
    void modulesUseOnlyThoseBelowThem() {
        classes()
                .should(ArchitectureConditions.haveNoDependency(
                        "on a module that is not below their own",
                        (origin, target) -> isOurs(target)
                                && !module(target).equals(module(origin))
                                && !MODULES.get(module(origin)).contains(module(target))))
                .check(CLASSES);
    }

    @Test
    void modulesUseNoInternalsOfOthers() {
        classes()
                .should(ArchitectureConditions.haveNoDependency(
                        "on internals of another module",
                        (origin, target) -> isOurs(target)
                                && isInternal(target)
                                && !module(target).equals(module(origin))))
                .check(CLASSES);
    }

    // Modules only: the packages of odf-schema depend on each other by design. A public record is read and written by
    // internal code that is generated
    // with it, and its entry points in the codec package name both.
    @Test
    void modulesAreFreeOfCycles() {
        slices().matching("dev.odf.(*)..").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void apiShowsNoTypeOfAnotherLibraryAndNoInternalOne() {
        classes()
                .that(describe("are API", ArchitectureTest::isApi))
                .should(ArchitectureConditions.showOnly(
                        "the JDK, ODF and what their package is for", ArchitectureTest::mayShow))
                .check(CLASSES);
    }

    @Test
    void apiSaysAbsenceWithNull() {
        classes()
                .that(describe("are API", ArchitectureTest::isApi))
                .should(ArchitectureConditions.showOnly(
                        "types other than Optional", (type, shown) -> !shown.isEquivalentTo(Optional.class)))
                .check(CLASSES);
    }

    @Test
    void staticFieldsAreFinal() {
        fields().that().areStatic().should().beFinal().check(CLASSES);
    }

    @Test
    void constantsOfTheApiAreNoArrays() {
        fields().that()
                .areStatic()
                .and()
                .areNotPrivate()
                .and()
                .areDeclaredInClassesThat(describe("are API", ArchitectureTest::isApi))
                .should()
                .notHaveRawType(describe("an array", JavaClass::isArray))
                .check(CLASSES);
    }

    @Test
    void nothingDependsOnItsSurroundings() {
        classes().should(ArchitectureConditions.callNothingAmbient()).check(CLASSES);
    }

    @Test
    void nothingUsesReflection() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.lang.reflect..")
                .check(CLASSES);
    }

    @Test
    void namesSayWhatATypeIs() {
        classes().should().haveNameNotMatching(".*(Impl|Utils?|Helper|Manager)").check(CLASSES);
    }

    private static boolean isOurs(JavaClass type) {
        return type.getPackageName().startsWith("dev.odf.");
    }

    /** The package within dev.odf that belongs to the module of a type. */
    private static String module(JavaClass type) {
        return type.getPackageName().split("\\.", -1)[2];
    }

    private static boolean isInternal(JavaClass type) {
        return (type.getPackageName() + ".").contains(".internal.");
    }

    private static boolean isApi(JavaClass type) {
        return !isInternal(type) && ArchitectureConditions.isVisible(type);
    }

    private static boolean mayShow(JavaClass type, JavaClass shown) {
        if (shown.isPrimitive() || shown.getPackageName().startsWith("java.")) {
            return true;
        }
        if (isOurs(shown)) {
            return !isInternal(shown);
        }
        Map<String, String> guests = Map.of(
                "dev.odf.engine.grpc", "io.grpc.",
                "dev.odf.metadata.arrow", "org.apache.arrow.",
                "dev.odf.schema.jackson", "com.fasterxml.jackson.",
                "dev.odf.flows.store.jdbc", "javax.sql.",
                "dev.odf.testkit", "net.jqwik.api.");
        String guest = guests.get(type.getPackageName());
        return guest != null && (shown.getPackageName() + ".").startsWith(guest);
    }
}
