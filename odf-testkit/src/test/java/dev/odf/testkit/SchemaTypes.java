package dev.odf.testkit;

import dev.odf.schema.ExtraAttributes;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitrary;

/** The table of all types of the schema, each with its arbitrary. */
final class SchemaTypes {
    private SchemaTypes() {}

    /** A type with its values. */
    record SchemaType<T>(Class<T> javaType, Arbitrary<T> values) {
        /** The name with that of the type around it, {@code DataType.List} for instance. */
        String name() {
            return javaType.getCanonicalName()
                    .substring(javaType.getPackageName().length() + 1);
        }
    }

    /**
     * All types: those that {@link SchemaArbitraries} has a method for, and the extension attributes, which are no type
     * of the model.
     */
    static List<SchemaType<?>> all() {
        List<SchemaType<?>> types = new ArrayList<>();
        Arrays.stream(SchemaArbitraries.class.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()))
                .map(SchemaTypes::type)
                .forEach(types::add);
        types.add(new SchemaType<>(ExtraAttributes.class, ValueArbitraries.extraAttributes()));
        types.sort(Comparator.comparing(SchemaType::name));
        return List.copyOf(types);
    }

    @SuppressWarnings("unchecked")
    private static SchemaType<?> type(Method method) {
        ParameterizedType arbitrary = (ParameterizedType) method.getGenericReturnType();
        try {
            return new SchemaType<>(
                    (Class<Object>) arbitrary.getActualTypeArguments()[0], (Arbitrary<Object>) method.invoke(null));
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(method + " cannot be called", e);
        }
    }
}
