package dev.odf.codegen;

import dev.odf.codegen.FieldType.Builtin;
import dev.odf.codegen.FieldType.ListOf;
import dev.odf.codegen.FieldType.Named;
import dev.odf.codegen.Model.FieldDef;

/** Which Java type holds a field, and in which classes the generated code of a type lies. */
final class JavaTypes {
    static final String SCHEMA = "dev.odf.schema";
    static final String GENERATED = "dev.odf.schema.internal.generated";
    static final String FLATBUF = "dev.odf.schema.internal.flatbuf";
    static final String TEXT = "dev.odf.schema.internal.text";

    private JavaTypes() {}

    /** The type of a field as a record component, a parameter or a return. */
    static String component(JavaFile file, FieldDef field) {
        if (!field.optional()) {
            return plain(file, field.type());
        }
        return file.nullable(boxed(file, field.type()));
    }

    static String plain(JavaFile file, FieldType type) {
        if (type instanceof Builtin builtin) {
            return file.type(builtin.javaName());
        }
        if (type instanceof ListOf listOf) {
            return file.type("java.util.List") + "<" + boxed(file, listOf.element()) + ">";
        }
        return file.type(SCHEMA + "." + ((Named) type).name());
    }

    static String boxed(JavaFile file, FieldType type) {
        return type instanceof Builtin builtin ? file.type(builtin.boxedName()) : plain(file, type);
    }

    static boolean isPrimitive(FieldDef field) {
        return !field.optional() && field.type() instanceof Builtin && ((Builtin) field.type()).isPrimitive();
    }

    /** The generated class that handles a type in one notation, imported; {@code part} is {@code Encoder} for instance. */
    static String codec(Model model, JavaFile file, String typeName, String part) {
        return file.type(GENERATED + "." + model.groupOf(typeName).name() + part);
    }
}
