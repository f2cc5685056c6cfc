package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.odf.schema.JsonValue;
import dev.odf.testkit.SchemaTypes.SchemaType;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SchemaTypesTest {
    private static final Set<String> PARTS_OF_TYPES = Set.of("Builder", "Cases", "Kind");

    @Test
    void tableHoldsEveryPublicTypeOfTheSchema() {
        Set<String> expected = new ClassFileImporter()
                .importPackages("dev.odf.schema").stream()
                        .filter(type -> type.getPackageName().equals("dev.odf.schema"))
                        .filter(SchemaTypesTest::isTypeOfTheSchema)
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());

        assertThat(SchemaTypes.all().stream().map(SchemaType::javaType).map(Class::getName))
                .containsExactlyInAnyOrderElementsOf(expected);
    }

    private static boolean isTypeOfTheSchema(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && !PARTS_OF_TYPES.contains(type.getSimpleName())
                && !type.getName().startsWith(JsonValue.class.getName());
    }
}
