package dev.odf.schema.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import dev.odf.schema.AddData;
import dev.odf.schema.DataType;
import dev.odf.schema.DatasetKind;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.EventTimeSource;
import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.OffsetInterval;
import dev.odf.schema.ReadStep;
import dev.odf.schema.TimeUnit;
import dev.odf.schema.Watermark;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.codec.Vectors;
import dev.odf.schema.id.AccountId;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetHandle;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetName;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.internal.TextRegistry;
import java.io.IOException;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class OdfModuleTest {
    private static final String FILE = "blocks-reference.json";
    private static final DatasetId ID = DatasetId.ofKey(Bytes.fromHex("ab".repeat(32)));
    private static final Multihash HASH = Multihash.sha3Of(Bytes.fromHex("00"));

    private final ObjectMapper json =
            JsonMapper.builder().addModule(new OdfModule()).build();
    private final ObjectMapper yaml =
            YAMLMapper.builder().addModule(new OdfModule()).build();

    /** A record of a host, with ODF types in every position. */
    record Job(
            String title,
            DatasetId dataset,
            ReadStep read,
            ReadStep.NdJson fallback,
            List<MetadataEvent> events,
            Map<Multihash, OffsetInterval> slices,
            Set<TimeUnit> units,
            ExtraAttributes extra,
            JsonValue anything,
            Bytes payload,
            DatasetKind kind) {}

    /** A bean of a host. */
    public static final class Bean {
        private MetadataEvent event;
        private DatasetRef ref;

        public MetadataEvent getEvent() {
            return event;
        }

        public void setEvent(MetadataEvent event) {
            this.event = event;
        }

        public DatasetRef getRef() {
            return ref;
        }

        public void setRef(DatasetRef ref) {
            this.ref = ref;
        }
    }

    /** A record of a host beside whose Instant a type of ODF has one, too. */
    record Times(Instant host, Watermark odf) {}

    record AnyEvent(Object event, MetadataEvent typed) {}

    static Stream<Arguments> blocks() {
        return Vectors.arguments(FILE, "golden", "derived");
    }

    static Stream<Arguments> messages() {
        return Vectors.arguments(FILE, "engine");
    }

    static Stream<Arguments> snapshots() {
        return Vectors.arguments(FILE, "snapshots");
    }

    static Stream<ObjectMapper> mappers() {
        return Stream.of(new OdfModuleTest().json, new OdfModuleTest().yaml);
    }

    @ParameterizedTest
    @MethodSource("blocks")
    void bindsEveryBlockLikeTheTextCodec(JsonNode row) throws IOException {
        JsonNode tree = row.required("block");
        MetadataBlock expected = TextCodec.json().read(tree.toString(), MetadataBlock.class);

        assertRoundTrip(json, expected, MetadataBlock.class);
        assertRoundTrip(yaml, expected, MetadataBlock.class);
        assertThat(json.readValue(tree.toString(), MetadataBlock.class)).isEqualTo(expected);
        assertThat(json.treeToValue(tree, MetadataBlock.class)).isEqualTo(expected);
        assertThat(Vectors.parse(json.writeValueAsString(expected))).isEqualTo(tree);
        assertThat(TextCodec.yaml().read(yaml.writeValueAsString(expected), MetadataBlock.class))
                .isEqualTo(expected);
        assertRoundTrip(json, expected.event(), MetadataEvent.class);
        assertRoundTrip(yaml, expected.event(), MetadataEvent.class);
    }

    @ParameterizedTest
    @MethodSource("messages")
    void bindsEveryEngineMessage(JsonNode row) throws IOException {
        Class<?> type = TextRegistry.types().stream()
                .filter(each -> each.name().equals(row.required("type").textValue()))
                .findFirst()
                .orElseThrow()
                .javaType();
        Object expected = TextCodec.json().read(row.required("value").toString(), type);

        assertRoundTrip(json, expected, type);
        assertRoundTrip(yaml, expected, type);
        assertThat(Vectors.parse(json.writeValueAsString(expected))).isEqualTo(row.required("value"));
    }

    @ParameterizedTest
    @MethodSource("snapshots")
    void bindsEverySnapshot(JsonNode row) throws IOException {
        DatasetSnapshot expected = TextCodec.json().read(row.required("content").toString(), DatasetSnapshot.class);

        assertRoundTrip(json, expected, DatasetSnapshot.class);
        assertRoundTrip(yaml, expected, DatasetSnapshot.class);
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void bindsTypesInAnyPositionOfAHostsRecord(ObjectMapper mapper) throws IOException {
        Job job = new Job(
                "t",
                ID,
                ReadStep.Csv.builder().separator(";").header(true).build(),
                ReadStep.NdJson.builder().build(),
                List.of(AddData.builder().prevOffset(-1L).build()),
                Map.of(HASH, new OffsetInterval(0, Long.MIN_VALUE)),
                EnumSet.of(TimeUnit.SECOND, TimeUnit.NANOSECOND),
                ExtraAttributes.parse("{\"a/b\":{\"c\":[1,-2,3.5,1e300,-0.0,18446744073709551615,null,true]}}"),
                JsonValue.ofNull(),
                Bytes.fromHex("00ff10"),
                DatasetKind.DERIVATIVE);

        assertRoundTrip(mapper, job, Job.class);
    }

    @Test
    void writesWhatTheTextCodecWrites() throws IOException {
        Job job = new Job(
                "t",
                ID,
                ReadStep.Csv.builder().separator(";").build(),
                null,
                List.of(),
                Map.of(HASH, new OffsetInterval(0, -1)),
                Set.of(TimeUnit.SECOND),
                ExtraAttributes.EMPTY,
                JsonValue.of(1.5),
                Bytes.fromHex("00ff10"),
                DatasetKind.ROOT);

        assertThat(json.writeValueAsString(job))
                .isEqualTo(
                        "{\"title\":\"t\",\"dataset\":\"" + ID + "\",\"read\":{\"kind\":\"Csv\",\"separator\":\";\"},"
                                + "\"fallback\":null,\"events\":[],\"slices\":{\"" + HASH
                                + "\":{\"start\":0,\"end\":18446744073709551615}},\"units\":[\"Second\"],\"extra\":{},"
                                + "\"anything\":1.5,\"payload\":\"AP8Q\",\"kind\":\"Root\"}");
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void bindsABeanOfTheHost(ObjectMapper mapper) throws IOException {
        Bean bean = new Bean();
        bean.setEvent(AddData.builder().prevOffset(7L).build());
        bean.setRef(DatasetRef.parse("account/name"));

        Bean read = mapper.readValue(mapper.writeValueAsString(bean), Bean.class);

        assertThat(read.getEvent()).isEqualTo(bean.getEvent());
        assertThat(read.getRef()).isEqualTo(bean.getRef());
    }

    @ParameterizedTest
    @MethodSource("mappers")
    void bindsListsAndMaps(ObjectMapper mapper) throws IOException {
        List<DataType> types = List.of(
                new DataType.Date(),
                DataType.Timestamp.builder().unit(TimeUnit.SECOND).build());
        assertThat(mapper.readValue(mapper.writeValueAsString(types), new TypeReference<List<DataType>>() {}))
                .isEqualTo(types);

        Map<DatasetAlias, DatasetId> map = Map.of(DatasetAlias.parse("a/b"), ID);
        assertThat(mapper.readValue(
                        mapper.writeValueAsString(map), new TypeReference<Map<DatasetAlias, DatasetId>>() {}))
                .isEqualTo(map);

        EnumMap<TimeUnit, Multicodec> enums = new EnumMap<>(Map.of(TimeUnit.SECOND, Multicodec.SHA3_256));
        assertThat(mapper.writeValueAsString(enums)).contains("Second").contains("sha3-256");
        assertThat(mapper.readValue(
                        mapper.writeValueAsString(enums), new TypeReference<EnumMap<TimeUnit, Multicodec>>() {}))
                .isEqualTo(enums);

        Map<AccountId, DatasetRef> accounts = Map.of(AccountId.parse(ID.toString()), DatasetRef.of(ID));
        assertThat(mapper.readValue(
                        mapper.writeValueAsString(accounts), new TypeReference<Map<AccountId, DatasetRef>>() {}))
                .isEqualTo(accounts);
    }

    @Test
    void readsEverySpellingAndTheShortForm() throws IOException {
        assertThat(json.readValue("\"fromMetadata\"", EventTimeSource.class))
                .isEqualTo(new EventTimeSource.FromMetadata());
        assertThat(json.readValue("{\"kind\":\"ndjson\"}", ReadStep.class))
                .isEqualTo(ReadStep.NdJson.builder().build());
        assertThat(json.readValue("\"derivative\"", DatasetKind.class)).isEqualTo(DatasetKind.DERIVATIVE);
        assertThat(yaml.readValue("uint8", DataType.class)).isEqualTo(new DataType.UInt8());
    }

    @Test
    void keepsIntegersAndDoublesThroughTrees() throws IOException {
        ExtraAttributes extra = ExtraAttributes.parse(
                "{\"a\":[0,-1,9223372036854775807,-9223372036854775808,18446744073709551615,1.0,1e16,5e-324,false,null]}");

        assertThat(json.convertValue(json.valueToTree(extra), ExtraAttributes.class))
                .isEqualTo(extra);
        assertThat(json.convertValue(json.convertValue(extra, Map.class), ExtraAttributes.class))
                .isEqualTo(extra);
        assertThat(json.readValue(json.writeValueAsString(extra), ExtraAttributes.class))
                .isEqualTo(extra);
        assertThat(yaml.readValue(yaml.writeValueAsString(extra), ExtraAttributes.class))
                .isEqualTo(extra);
        assertThat(json.readValue("null", JsonValue.class)).isEqualTo(JsonValue.ofNull());
        assertThat(json.readValue("null", ReadStep.class)).isNull();
    }

    @Test
    void leavesTheHostsInstantsAlone() throws IOException {
        SimpleModule hostTimes = new SimpleModule("host");
        hostTimes.addSerializer(Instant.class, new JsonSerializer<Instant>() {
            @Override
            public void serialize(Instant value, JsonGenerator generator, SerializerProvider provider)
                    throws IOException {
                generator.writeString("host:" + value.getEpochSecond());
            }
        });
        Times times = new Times(Instant.EPOCH, new Watermark(Instant.EPOCH, Instant.EPOCH));
        String expected =
                "{\"host\":\"host:0\",\"odf\":{\"systemTime\":\"1970-01-01T00:00:00Z\",\"eventTime\":\"1970-01-01T00:00:00Z\"}}";

        assertThat(JsonMapper.builder()
                        .addModules(new OdfModule(), hostTimes)
                        .build()
                        .writeValueAsString(times))
                .isEqualTo(expected);
        assertThat(JsonMapper.builder()
                        .addModules(hostTimes, new OdfModule())
                        .build()
                        .writeValueAsString(times))
                .isEqualTo(expected);
    }

    @Test
    void followsNoSettingForClassesOfTheHost() throws IOException {
        ObjectMapper configured = JsonMapper.builder()
                .addModule(new OdfModule())
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .enable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
                .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                .build();
        AddData event =
                AddData.builder().prevOffset(0L).newWatermark(Instant.EPOCH).build();

        assertThat(configured.writeValueAsString(event))
                .isEqualTo("{\"kind\":\"AddData\",\"prevOffset\":0,\"newWatermark\":\"1970-01-01T00:00:00Z\"}");
        assertRoundTrip(configured, event, MetadataEvent.class);
    }

    @Test
    void bindsWithoutTypeIdsWhereTheHostUsesThem() throws IOException {
        ObjectMapper typed = JsonMapper.builder()
                .addModule(new OdfModule())
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType("dev.odf.")
                                .build(),
                        ObjectMapper.DefaultTyping.NON_FINAL)
                .build();
        MetadataEvent event = AddData.builder().prevOffset(3L).build();
        AnyEvent holder = new AnyEvent(null, event);

        assertThat(typed.readValue(typed.writeValueAsString(holder), AnyEvent.class))
                .isEqualTo(holder);
        assertThat(typed.writeValueAsString(holder)).contains("{\"kind\":\"AddData\",\"prevOffset\":3}");
    }

    @Test
    void bindsHandlesAsRecords() throws IOException {
        DatasetHandle handle = new DatasetHandle(ID, DatasetAlias.parse("a/b"));

        assertThat(json.writeValueAsString(handle)).isEqualTo("{\"id\":\"" + ID + "\",\"alias\":\"a/b\"}");
        assertRoundTrip(json, handle, DatasetHandle.class);
    }

    @Test
    void isFoundByTheServiceLoaderAndRegisteredOnce() throws IOException {
        ObjectMapper mapper = JsonMapper.builder()
                .findAndAddModules()
                .addModule(new OdfModule())
                .build();

        assertThat(mapper.getRegisteredModuleIds()).contains(OdfModule.class.getName());
        assertThat(mapper.readValue("\"a\"", DatasetName.class)).isEqualTo(DatasetName.parse("a"));
        assertThat(new OdfModule().getModuleName()).isEqualTo("odf-schema");
        assertThat(new OdfModule().version().isUnknownVersion()).isTrue();
    }

    private static void assertRoundTrip(ObjectMapper mapper, Object value, Class<?> type) throws IOException {
        assertThat((Object) mapper.readValue(mapper.writeValueAsString(value), type))
                .isEqualTo(value);
        assertThat((Object) mapper.convertValue(mapper.valueToTree(value), type))
                .isEqualTo(value);
    }
}
