package dev.odf.schema.internal;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.internal.generated.TextTypes;
import dev.odf.schema.internal.text.TextScalars;
import dev.odf.schema.internal.text.TextType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the text form of a type by its class. Thread-safe. */
public final class TextRegistry {
    private static final List<TextType<?>> TYPES = withBuiltins(TextTypes.all());
    private static final Map<Class<?>, TextType<?>> BY_CLASS = index(TYPES);

    private TextRegistry() {}

    /** Every type with a text form. */
    public static List<TextType<?>> types() {
        return TYPES;
    }

    /** The text form of a class, or null if it is not a type of the model. */
    @SuppressWarnings("unchecked")
    public static <T> @Nullable TextType<T> find(Class<T> javaType) {
        return (TextType<T>) BY_CLASS.get(javaType);
    }

    private static List<TextType<?>> withBuiltins(List<TextType<?>> generated) {
        List<TextType<?>> types = new ArrayList<>(generated);
        types.add(new TextType<>(
                "ExtraAttributes",
                ExtraAttributes.class,
                TextScalars::extraAttributes,
                (sink, value) -> sink.json(value.toJson())));
        return List.copyOf(types);
    }

    private static Map<Class<?>, TextType<?>> index(List<TextType<?>> types) {
        Map<Class<?>, TextType<?>> index = new LinkedHashMap<>();
        types.forEach(type -> index.put(type.javaType(), type));
        return Map.copyOf(index);
    }
}
