package dev.odf.testkit;

import static com.tngtech.archunit.lang.SimpleConditionEvent.violated;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.core.domain.properties.HasName;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Conditions of the architecture that ArchUnit does not bring along. */
final class ArchitectureConditions {
    /** Methods whose result is another one on another machine or at another time. */
    private static final Set<String> AMBIENT_METHODS = Set.of(
            "java.lang.Boolean.getBoolean",
            "java.lang.Integer.getInteger",
            "java.lang.Long.getLong",
            "java.lang.Math.random",
            "java.lang.System.currentTimeMillis",
            "java.lang.System.getProperty",
            "java.lang.System.getenv",
            "java.lang.System.lineSeparator",
            "java.lang.Thread.sleep",
            "java.nio.charset.Charset.defaultCharset",
            "java.time.Instant.now",
            "java.time.LocalDate.now",
            "java.time.LocalDateTime.now",
            "java.time.OffsetDateTime.now",
            "java.time.ZonedDateTime.now",
            "java.time.ZoneId.systemDefault",
            "java.util.Locale.getDefault",
            "java.util.TimeZone.getDefault",
            "java.util.UUID.randomUUID");

    /** Overloads that take the locale, the charset, the line separator or the seed from their surroundings. */
    private static final Set<String> AMBIENT_OVERLOADS = Set.of(
            "java.io.ByteArrayOutputStream.toString()",
            "java.io.InputStreamReader.<init>(java.io.InputStream)",
            "java.io.OutputStreamWriter.<init>(java.io.OutputStream)",
            "java.io.PrintStream.<init>(java.io.OutputStream)",
            "java.lang.String.<init>([B)",
            "java.lang.String.<init>([B, int, int)",
            "java.lang.String.format(java.lang.String, [Ljava.lang.Object;)",
            "java.lang.String.formatted([Ljava.lang.Object;)",
            "java.lang.String.getBytes()",
            "java.lang.String.toLowerCase()",
            "java.lang.String.toUpperCase()",
            "java.text.DecimalFormat.<init>(java.lang.String)",
            "java.text.SimpleDateFormat.<init>(java.lang.String)",
            "java.time.format.DateTimeFormatter.ofPattern(java.lang.String)",
            "java.util.Random.<init>()");

    private ArchitectureConditions() {}

    static ArchCondition<JavaClass> haveNoDependency(
            String description, BiPredicate<JavaClass, JavaClass> isForbidden) {
        return condition(
                "have no dependency " + description,
                (type, events) -> type.getDirectDependenciesFromSelf().stream()
                        .filter(dependency ->
                                isForbidden.test(dependency.getOriginClass(), componentOf(dependency.getTargetClass())))
                        .forEach(dependency -> events.add(violated(type, dependency.getDescription()))));
    }

    /** That every type of a signature that others can see is allowed there. */
    static ArchCondition<JavaClass> showOnly(String description, BiPredicate<JavaClass, JavaClass> isAllowed) {
        return condition("show only " + description, (type, events) -> {
            Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream())
                    .forEach(shown -> check(type, type, shown, isAllowed, events));
            type.getFields().stream()
                    .filter(ArchitectureConditions::isVisible)
                    .forEach(field -> check(type, field, field.getType(), isAllowed, events));
            type.getCodeUnits().stream()
                    .filter(ArchitectureConditions::isVisible)
                    .forEach(codeUnit ->
                            shownBy(codeUnit).forEach(shown -> check(type, codeUnit, shown, isAllowed, events)));
        });
    }

    static ArchCondition<JavaClass> callNothingAmbient() {
        return condition(
                "call nothing that depends on the surroundings",
                (type, events) -> Stream.concat(
                                type.getCodeUnitCallsFromSelf().stream(), type.getCodeUnitReferencesFromSelf().stream())
                        .filter(access -> {
                            String method = access.getTargetOwner().getName() + "." + access.getName();
                            String parameters = access.getTarget().getRawParameterTypes().stream()
                                    .map(HasName::getName)
                                    .collect(Collectors.joining(", ", "(", ")"));
                            return AMBIENT_METHODS.contains(method) || AMBIENT_OVERLOADS.contains(method + parameters);
                        })
                        .forEach(access -> events.add(violated(type, access.getDescription()))));
    }

    /** Whether code of other packages can name the type. */
    static boolean isVisible(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getEnclosingClass()
                        .map(ArchitectureConditions::isVisible)
                        .orElse(true);
    }

    private static boolean isVisible(JavaMember member) {
        Set<JavaModifier> modifiers = member.getModifiers();
        return (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED))
                && !modifiers.contains(JavaModifier.SYNTHETIC);
    }

    private static Stream<JavaType> shownBy(JavaCodeUnit codeUnit) {
        return Stream.of(
                        Stream.of(codeUnit.getReturnType()),
                        codeUnit.getParameterTypes().stream(),
                        codeUnit.getExceptionTypes().stream().map(JavaType.class::cast))
                .flatMap(types -> types);
    }

    private static void check(
            JavaClass type,
            HasName place,
            JavaType shown,
            BiPredicate<JavaClass, JavaClass> isAllowed,
            ConditionEvents events) {
        shown.getAllInvolvedRawTypes().stream()
                .map(ArchitectureConditions::componentOf)
                .filter(involved -> !isAllowed.test(type, involved))
                .forEach(involved -> events.add(
                        violated(type, type.getName() + " shows " + involved.getName() + " in " + place.getName())));
    }

    private static JavaClass componentOf(JavaClass type) {
        return type.isArray() ? type.getBaseComponentType() : type;
    }

    private static ArchCondition<JavaClass> condition(
            String description, BiConsumer<JavaClass, ConditionEvents> check) {
        return new ArchCondition<>(description) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                check.accept(type, events);
            }
        };
    }
}
