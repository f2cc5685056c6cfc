package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.odf.schema.AddPushSource;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import dev.odf.schema.FetchStep;
import dev.odf.schema.MergeStrategy;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.MqttTopicSubscription;
import dev.odf.schema.ReadStep;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.id.Bytes;
import dev.odf.testkit.SchemaTypes.SchemaType;
import java.lang.reflect.Method;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** A component with a default: absent means the same as the default, but is not written as the same. */
class DefaultEquivalenceTest {
    private static final String SUFFIX = "OrDefault";

    private static final Map<String, String> DEFAULTS = Map.ofEntries(
            Map.entry("DataType.Duration.unit", "MILLISECOND"),
            Map.entry("DataType.Time.unit", "MILLISECOND"),
            Map.entry("DataType.Timestamp.unit", "MILLISECOND"),
            Map.entry("DataType.Timestamp.timezone", "UTC"),
            Map.entry("MqttTopicSubscription.qos", "AT_MOST_ONCE"),
            Map.entry("ReadStep.Csv.separator", ","),
            Map.entry("ReadStep.Csv.encoding", "utf8"),
            Map.entry("ReadStep.Csv.quote", "\""),
            Map.entry("ReadStep.Csv.escape", "\\"),
            Map.entry("ReadStep.Csv.header", "false"),
            Map.entry("ReadStep.Csv.inferSchema", "false"),
            Map.entry("ReadStep.Csv.nullValue", ""),
            Map.entry("ReadStep.Csv.dateFormat", "rfc3339"),
            Map.entry("ReadStep.Csv.timestampFormat", "rfc3339"),
            Map.entry("ReadStep.Json.dateFormat", "rfc3339"),
            Map.entry("ReadStep.Json.encoding", "utf8"),
            Map.entry("ReadStep.Json.timestampFormat", "rfc3339"),
            Map.entry("ReadStep.NdJson.dateFormat", "rfc3339"),
            Map.entry("ReadStep.NdJson.encoding", "utf8"),
            Map.entry("ReadStep.NdJson.timestampFormat", "rfc3339"));

    private final BlockCodec blocks = new BlockCodec();
    private final TextCodec yaml = TextCodec.yaml();
    private final TextCodec json = TextCodec.json();

    @Test
    void componentsWithDefaultsAreThoseOfTheSpecification() {
        assertThat(components().map(Component::name)).containsExactlyInAnyOrderElementsOf(DEFAULTS.keySet());
    }

    @TestFactory
    Stream<DynamicTest> absenceMeansTheDefaultAndStaysAbsenceIn() {
        return components().map(component -> dynamicTest(component.name(), () -> check(component)));
    }

    private <T> void check(Component<T> component) {
        String defaultText = DEFAULTS.get(component.name());
        Tries.check(component.type.values(), value -> {
            T absent = component.with(value, null);
            T explicit = component.with(absent, component.valueOrDefault(absent));

            assertThat(component.valueOrDefault(absent))
                    .hasToString(defaultText)
                    .isEqualTo(component.value(explicit));
            assertThat(absent).isEqualTo(explicit).hasSameHashCodeAs(explicit);
            assertThat(absentAfterText(component, yaml, absent, explicit)).isTrue();
            assertThat(absentAfterText(component, json, absent, explicit)).isTrue();
            assertThat(absentAfterBinary(component, absent, explicit)).isTrue();
        });
    }

    private static <T> boolean absentAfterText(Component<T> component, TextCodec codec, T absent, T explicit) {
        Class<T> type = component.type.javaType();
        String textOfAbsent = codec.write(absent);
        String textOfExplicit = codec.write(explicit);

        assertThat(textOfAbsent).isNotEqualTo(textOfExplicit);
        assertThat(component.value(codec.read(textOfExplicit, type))).isNotNull();
        return component.value(codec.read(textOfAbsent, type)) == null;
    }

    private <T> boolean absentAfterBinary(Component<T> component, T absent, T explicit) {
        Bytes bytesOfAbsent = blocks.encode(blockAround(absent));
        Bytes bytesOfExplicit = blocks.encode(blockAround(explicit));

        assertThat(bytesOfAbsent).isNotEqualTo(bytesOfExplicit);
        assertThat(component.value(within(component, blocks.decode(bytesOfExplicit))))
                .isNotNull();
        return component.value(within(component, blocks.decode(bytesOfAbsent))) == null;
    }

    private static MetadataBlock blockAround(Object value) {
        return new MetadataBlock(Instant.EPOCH, null, 0, eventAround(value));
    }

    private static MetadataEvent eventAround(Object value) {
        if (value instanceof DataType type) {
            return new SetDataSchema(null, new DataSchema(List.of(new DataField("field", type, null)), null));
        }
        if (value instanceof ReadStep read) {
            return new AddPushSource("source", read, null, new MergeStrategy.Append());
        }
        FetchStep fetch = new FetchStep.Mqtt("host", 1883, null, null, List.of((MqttTopicSubscription) value));
        return new SetPollingSource(fetch, null, new ReadStep.Parquet(null, null), null, new MergeStrategy.Append());
    }

    private static <T> T within(Component<T> component, MetadataBlock block) {
        return component.type.javaType().cast(valueWithin(block.event()));
    }

    private static Object valueWithin(MetadataEvent event) {
        if (event instanceof SetDataSchema set) {
            return set.schema().fields().get(0).type();
        }
        if (event instanceof AddPushSource add) {
            return add.read();
        }
        return ((FetchStep.Mqtt) ((SetPollingSource) event).fetch()).topics().get(0);
    }

    private static Stream<Component<?>> components() {
        return SchemaTypes.all().stream().flatMap(DefaultEquivalenceTest::componentsOf);
    }

    private static <T> Stream<Component<T>> componentsOf(SchemaType<T> type) {
        return Arrays.stream(type.javaType().getMethods())
                .map(Method::getName)
                .filter(name -> name.endsWith(SUFFIX))
                .map(name -> new Component<>(type, name.substring(0, name.length() - SUFFIX.length())));
    }

    private record Component<T>(SchemaType<T> type, String component) {
        String name() {
            return type.name() + "." + component;
        }

        @Nullable
        Object value(T record) {
            return call(record, component);
        }

        Object valueOrDefault(T record) {
            return call(record, component + SUFFIX);
        }

        T with(T record, @Nullable Object value) {
            try {
                Object builder = call(record, "toBuilder");
                Method setter = builder.getClass()
                        .getMethod(
                                component, type.javaType().getMethod(component).getReturnType());
                return type.javaType().cast(call(setter.invoke(builder, value), "build"));
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(e.getMessage(), e);
            }
        }

        private static Object call(Object target, String method) {
            try {
                return target.getClass().getMethod(method).invoke(target);
            } catch (ReflectiveOperationException e) {
                throw new LinkageError(e.getMessage(), e);
            }
        }
    }
}
