package dev.odf.schema.jackson;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleKeyDeserializers;
import com.fasterxml.jackson.databind.module.SimpleSerializers;
import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.internal.text.TextType;
import java.util.Objects;

/**
 * Lets a host's own {@code ObjectMapper} or {@code YAMLMapper} bind every type of Open Data Fabric, alone or inside of the host's classes:
 *
 * <ul>
 *   <li>the records, unions and enums of {@code dev.odf.schema}, a union declared by its interface or by one of its variants;
 *   <li>{@link dev.odf.schema.ExtraAttributes} and {@link dev.odf.schema.JsonValue};
 *   <li>the identifiers of {@code dev.odf.schema.id} as strings, {@link dev.odf.schema.id.Bytes} in base64;
 *   <li>as keys of maps, enums and identifiers other than bytes.
 * </ul>
 *
 * <p>Register an instance with {@code mapper.registerModule(new OdfModule())}, or let {@code findAndRegisterModules()} find it.
 *
 * <p>Values have the form that {@link dev.odf.schema.codec.TextCodec} gives them, whatever the mapper is configured to do with classes of the host:
 * naming strategies, mix-ins and inclusion rules do not reach into them, unknown keys are errors even where
 * {@code FAIL_ON_UNKNOWN_PROPERTIES} is off, and unions carry their {@code kind} in place of Jackson's type ids. Times are written as
 * in manifests inside of these types alone; how the host binds {@link java.time.Instant} elsewhere is left to the host.
 *
 * <p>A value that is refused is reported with a {@link com.fasterxml.jackson.databind.JsonMappingException}, as hosts expect it from a mapper: its
 * path leads to the value, and its cause is the {@link dev.odf.schema.error.OdfException} whose location leads on from there. While reading the cause
 * is a {@link dev.odf.schema.error.MalformedDataException} or a {@link dev.odf.schema.error.LimitExceededException}, while writing a
 * {@link dev.odf.schema.error.ValidationException} or again a {@code LimitExceededException}; nothing of a value that cannot be written reaches the
 * generator. Text that the mapper's parser itself refuses is reported with the parser's own exception.
 *
 * <p>A {@code YAMLMapper} types plain scalars by its own rules, so that {@code yes} is a boolean for it, and it does not resolve aliases: an alias
 * inside of a value is refused. Manifests written by others are read as the reference reads them by {@link dev.odf.schema.codec.ManifestCodec} only.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class OdfModule extends Module {
    private final TextLimits limits;

    /** A module with the default limits. */
    public OdfModule() {
        this(TextLimits.defaults());
    }

    /**
     * A module with limits of its own.
     *
     * @param limits what each value may hold, counted from the value itself; characters are limited by the mapper's parser instead
     */
    public OdfModule(TextLimits limits) {
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    @Override
    public String getModuleName() {
        return "odf-schema";
    }

    /** Unknown: the module has the version of its JAR. */
    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    /** Adds readers and writers of values and keys to a mapper; called by Jackson. */
    @Override
    public void setupModule(SetupContext context) {
        SimpleSerializers serializers = new SimpleSerializers();
        SimpleDeserializers deserializers = new SimpleDeserializers();
        for (TextType<?> type : BoundTypes.values()) {
            addValue(type, serializers, deserializers);
        }
        SimpleSerializers keySerializers = new SimpleSerializers();
        SimpleKeyDeserializers keyDeserializers = new SimpleKeyDeserializers();
        for (KeyType<?> type : BoundTypes.keys()) {
            addKey(type, keySerializers, keyDeserializers);
        }
        context.addSerializers(serializers);
        context.addDeserializers(deserializers);
        context.addKeySerializers(keySerializers);
        context.addKeyDeserializers(keyDeserializers);
    }

    private <T> void addValue(TextType<T> type, SimpleSerializers serializers, SimpleDeserializers deserializers) {
        serializers.addSerializer(type.javaType(), new ValueSerializer<>(type));
        deserializers.addDeserializer(type.javaType(), new ValueDeserializer<>(type, limits));
    }

    private static <T> void addKey(
            KeyType<T> type, SimpleSerializers serializers, SimpleKeyDeserializers deserializers) {
        serializers.addSerializer(type.javaType(), type.serializer());
        deserializers.addDeserializer(type.javaType(), type.deserializer());
    }
}
