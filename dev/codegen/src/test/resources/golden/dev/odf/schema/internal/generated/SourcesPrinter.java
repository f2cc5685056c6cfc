// Generated from the model, group Sources. Do not edit.
package dev.odf.schema.internal.generated;

import dev.odf.schema.EnvVar;
import dev.odf.schema.EventTimeSource;
import dev.odf.schema.FetchStep;
import dev.odf.schema.MergeStrategy;
import dev.odf.schema.MqttTopicSubscription;
import dev.odf.schema.PrepStep;
import dev.odf.schema.ReadStep;
import dev.odf.schema.RequestHeader;
import dev.odf.schema.SourceCaching;
import dev.odf.schema.internal.text.TextSink;

/** Writes the types of the group Sources as text. */
public final class SourcesPrinter {
    private SourcesPrinter() {}

    public static void fetchStep(TextSink sink, FetchStep value) {
        switch (value.kind()) {
            case URL:
                fetchStepUrl(sink, (FetchStep.Url) value);
                break;
            case FILES_GLOB:
                fetchStepFilesGlob(sink, (FetchStep.FilesGlob) value);
                break;
            case CONTAINER:
                fetchStepContainer(sink, (FetchStep.Container) value);
                break;
            case MQTT:
                fetchStepMqtt(sink, (FetchStep.Mqtt) value);
                break;
            case ETHEREUM_LOGS:
                fetchStepEthereumLogs(sink, (FetchStep.EthereumLogs) value);
                break;
            default:
                throw new AssertionError(value.kind());
        }
    }

    public static void eventTimeSource(TextSink sink, EventTimeSource value) {
        switch (value.kind()) {
            case FROM_METADATA:
                eventTimeSourceFromMetadata(sink, (EventTimeSource.FromMetadata) value);
                break;
            case FROM_PATH:
                eventTimeSourceFromPath(sink, (EventTimeSource.FromPath) value);
                break;
            case FROM_SYSTEM_TIME:
                eventTimeSourceFromSystemTime(sink, (EventTimeSource.FromSystemTime) value);
                break;
            default:
                throw new AssertionError(value.kind());
        }
    }

    public static void sourceCaching(TextSink sink, SourceCaching value) {
        switch (value.kind()) {
            case FOREVER:
                sourceCachingForever(sink, (SourceCaching.Forever) value);
                break;
            default:
                throw new AssertionError(value.kind());
        }
    }

    public static void prepStep(TextSink sink, PrepStep value) {
        switch (value.kind()) {
            case DECOMPRESS:
                prepStepDecompress(sink, (PrepStep.Decompress) value);
                break;
            case PIPE:
                prepStepPipe(sink, (PrepStep.Pipe) value);
                break;
            default:
                throw new AssertionError(value.kind());
        }
    }

    public static void readStep(TextSink sink, ReadStep value) {
        switch (value.kind()) {
            case CSV:
                readStepCsv(sink, (ReadStep.Csv) value);
                break;
            case GEO_JSON:
                readStepGeoJson(sink, (ReadStep.GeoJson) value);
                break;
            case ESRI_SHAPEFILE:
                readStepEsriShapefile(sink, (ReadStep.EsriShapefile) value);
                break;
            case PARQUET:
                readStepParquet(sink, (ReadStep.Parquet) value);
                break;
            case JSON:
                readStepJson(sink, (ReadStep.Json) value);
                break;
            case ND_JSON:
                readStepNdJson(sink, (ReadStep.NdJson) value);
                break;
            case ND_GEO_JSON:
                readStepNdGeoJson(sink, (ReadStep.NdGeoJson) value);
                break;
            default:
                throw new AssertionError(value.kind());
        }
    }

    public static void mergeStrategy(TextSink sink, MergeStrategy value) {
        switch (value.kind()) {
            case APPEND:
                mergeStrategyAppend(sink, (MergeStrategy.Append) value);
                break;
            case LEDGER:
                mergeStrategyLedger(sink, (MergeStrategy.Ledger) value);
                break;
            case SNAPSHOT:
                mergeStrategySnapshot(sink, (MergeStrategy.Snapshot) value);
                break;
            case CHANGELOG_STREAM:
                mergeStrategyChangelogStream(sink, (MergeStrategy.ChangelogStream) value);
                break;
            case UPSERT_STREAM:
                mergeStrategyUpsertStream(sink, (MergeStrategy.UpsertStream) value);
                break;
            default:
                throw new AssertionError(value.kind());
        }
    }

    public static void fetchStepUrl(TextSink sink, FetchStep.Url value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Url");
        sink.key("url");
        sink.string(value.url());
        if (value.eventTime() != null) {
            sink.key("eventTime");
            eventTimeSource(sink, value.eventTime());
        }
        if (value.cache() != null) {
            sink.key("cache");
            sourceCaching(sink, value.cache());
        }
        if (value.headers() != null) {
            sink.key("headers");
            sink.beginSequence();
            for (RequestHeader element : value.headers()) {
                requestHeader(sink, element);
            }
            sink.endSequence();
        }
        sink.endMapping();
    }

    public static void fetchStepFilesGlob(TextSink sink, FetchStep.FilesGlob value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("FilesGlob");
        sink.key("path");
        sink.string(value.path());
        if (value.eventTime() != null) {
            sink.key("eventTime");
            eventTimeSource(sink, value.eventTime());
        }
        if (value.cache() != null) {
            sink.key("cache");
            sourceCaching(sink, value.cache());
        }
        if (value.order() != null) {
            sink.key("order");
            sink.string(value.order().specName());
        }
        sink.endMapping();
    }

    public static void fetchStepContainer(TextSink sink, FetchStep.Container value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Container");
        sink.key("image");
        sink.string(value.image());
        if (value.command() != null) {
            sink.key("command");
            sink.beginSequence();
            for (String element : value.command()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.args() != null) {
            sink.key("args");
            sink.beginSequence();
            for (String element : value.args()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.env() != null) {
            sink.key("env");
            sink.beginSequence();
            for (EnvVar element : value.env()) {
                envVar(sink, element);
            }
            sink.endSequence();
        }
        sink.endMapping();
    }

    public static void fetchStepMqtt(TextSink sink, FetchStep.Mqtt value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Mqtt");
        sink.key("host");
        sink.string(value.host());
        sink.key("port");
        sink.int64(value.port());
        if (value.username() != null) {
            sink.key("username");
            sink.string(value.username());
        }
        if (value.password() != null) {
            sink.key("password");
            sink.string(value.password());
        }
        sink.key("topics");
        sink.beginSequence();
        for (MqttTopicSubscription element : value.topics()) {
            mqttTopicSubscription(sink, element);
        }
        sink.endSequence();
        sink.endMapping();
    }

    public static void fetchStepEthereumLogs(TextSink sink, FetchStep.EthereumLogs value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("EthereumLogs");
        if (value.chainId() != null) {
            sink.key("chainId");
            sink.uint64(value.chainId());
        }
        if (value.nodeUrl() != null) {
            sink.key("nodeUrl");
            sink.string(value.nodeUrl());
        }
        if (value.filter() != null) {
            sink.key("filter");
            sink.string(value.filter());
        }
        if (value.signature() != null) {
            sink.key("signature");
            sink.string(value.signature());
        }
        sink.endMapping();
    }

    public static void eventTimeSourceFromMetadata(TextSink sink, EventTimeSource.FromMetadata value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("FromMetadata");
        sink.endMapping();
    }

    public static void eventTimeSourceFromPath(TextSink sink, EventTimeSource.FromPath value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("FromPath");
        sink.key("pattern");
        sink.string(value.pattern());
        if (value.timestampFormat() != null) {
            sink.key("timestampFormat");
            sink.string(value.timestampFormat());
        }
        sink.endMapping();
    }

    public static void eventTimeSourceFromSystemTime(TextSink sink, EventTimeSource.FromSystemTime value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("FromSystemTime");
        sink.endMapping();
    }

    public static void sourceCachingForever(TextSink sink, SourceCaching.Forever value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Forever");
        sink.endMapping();
    }

    public static void requestHeader(TextSink sink, RequestHeader value) {
        sink.beginMapping();
        sink.key("name");
        sink.string(value.name());
        sink.key("value");
        sink.string(value.value());
        sink.endMapping();
    }

    public static void envVar(TextSink sink, EnvVar value) {
        sink.beginMapping();
        sink.key("name");
        sink.string(value.name());
        if (value.value() != null) {
            sink.key("value");
            sink.string(value.value());
        }
        sink.endMapping();
    }

    public static void mqttTopicSubscription(TextSink sink, MqttTopicSubscription value) {
        sink.beginMapping();
        sink.key("path");
        sink.string(value.path());
        if (value.qos() != null) {
            sink.key("qos");
            sink.string(value.qos().specName());
        }
        sink.endMapping();
    }

    public static void prepStepDecompress(TextSink sink, PrepStep.Decompress value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Decompress");
        sink.key("format");
        sink.string(value.format().specName());
        if (value.subPath() != null) {
            sink.key("subPath");
            sink.string(value.subPath());
        }
        sink.endMapping();
    }

    public static void prepStepPipe(TextSink sink, PrepStep.Pipe value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Pipe");
        sink.key("command");
        sink.beginSequence();
        for (String element : value.command()) {
            sink.string(element);
        }
        sink.endSequence();
        sink.endMapping();
    }

    public static void readStepCsv(TextSink sink, ReadStep.Csv value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Csv");
        if (value.ddlSchema() != null) {
            sink.key("ddlSchema");
            sink.beginSequence();
            for (String element : value.ddlSchema()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.separator() != null) {
            sink.key("separator");
            sink.string(value.separator());
        }
        if (value.encoding() != null) {
            sink.key("encoding");
            sink.string(value.encoding());
        }
        if (value.quote() != null) {
            sink.key("quote");
            sink.string(value.quote());
        }
        if (value.escape() != null) {
            sink.key("escape");
            sink.string(value.escape());
        }
        if (value.header() != null) {
            sink.key("header");
            sink.bool(value.header());
        }
        if (value.inferSchema() != null) {
            sink.key("inferSchema");
            sink.bool(value.inferSchema());
        }
        if (value.nullValue() != null) {
            sink.key("nullValue");
            sink.string(value.nullValue());
        }
        if (value.dateFormat() != null) {
            sink.key("dateFormat");
            sink.string(value.dateFormat());
        }
        if (value.timestampFormat() != null) {
            sink.key("timestampFormat");
            sink.string(value.timestampFormat());
        }
        if (value.schema() != null) {
            sink.key("schema");
            DataSchemasPrinter.dataSchema(sink, value.schema());
        }
        sink.endMapping();
    }

    public static void readStepGeoJson(TextSink sink, ReadStep.GeoJson value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("GeoJson");
        if (value.ddlSchema() != null) {
            sink.key("ddlSchema");
            sink.beginSequence();
            for (String element : value.ddlSchema()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.schema() != null) {
            sink.key("schema");
            DataSchemasPrinter.dataSchema(sink, value.schema());
        }
        sink.endMapping();
    }

    public static void readStepEsriShapefile(TextSink sink, ReadStep.EsriShapefile value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("EsriShapefile");
        if (value.ddlSchema() != null) {
            sink.key("ddlSchema");
            sink.beginSequence();
            for (String element : value.ddlSchema()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.subPath() != null) {
            sink.key("subPath");
            sink.string(value.subPath());
        }
        if (value.schema() != null) {
            sink.key("schema");
            DataSchemasPrinter.dataSchema(sink, value.schema());
        }
        sink.endMapping();
    }

    public static void readStepParquet(TextSink sink, ReadStep.Parquet value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Parquet");
        if (value.ddlSchema() != null) {
            sink.key("ddlSchema");
            sink.beginSequence();
            for (String element : value.ddlSchema()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.schema() != null) {
            sink.key("schema");
            DataSchemasPrinter.dataSchema(sink, value.schema());
        }
        sink.endMapping();
    }

    public static void readStepJson(TextSink sink, ReadStep.Json value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Json");
        if (value.subPath() != null) {
            sink.key("subPath");
            sink.string(value.subPath());
        }
        if (value.ddlSchema() != null) {
            sink.key("ddlSchema");
            sink.beginSequence();
            for (String element : value.ddlSchema()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.dateFormat() != null) {
            sink.key("dateFormat");
            sink.string(value.dateFormat());
        }
        if (value.encoding() != null) {
            sink.key("encoding");
            sink.string(value.encoding());
        }
        if (value.timestampFormat() != null) {
            sink.key("timestampFormat");
            sink.string(value.timestampFormat());
        }
        if (value.schema() != null) {
            sink.key("schema");
            DataSchemasPrinter.dataSchema(sink, value.schema());
        }
        sink.endMapping();
    }

    public static void readStepNdJson(TextSink sink, ReadStep.NdJson value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("NdJson");
        if (value.ddlSchema() != null) {
            sink.key("ddlSchema");
            sink.beginSequence();
            for (String element : value.ddlSchema()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.dateFormat() != null) {
            sink.key("dateFormat");
            sink.string(value.dateFormat());
        }
        if (value.encoding() != null) {
            sink.key("encoding");
            sink.string(value.encoding());
        }
        if (value.timestampFormat() != null) {
            sink.key("timestampFormat");
            sink.string(value.timestampFormat());
        }
        if (value.schema() != null) {
            sink.key("schema");
            DataSchemasPrinter.dataSchema(sink, value.schema());
        }
        sink.endMapping();
    }

    public static void readStepNdGeoJson(TextSink sink, ReadStep.NdGeoJson value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("NdGeoJson");
        if (value.ddlSchema() != null) {
            sink.key("ddlSchema");
            sink.beginSequence();
            for (String element : value.ddlSchema()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        if (value.schema() != null) {
            sink.key("schema");
            DataSchemasPrinter.dataSchema(sink, value.schema());
        }
        sink.endMapping();
    }

    public static void mergeStrategyAppend(TextSink sink, MergeStrategy.Append value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Append");
        sink.endMapping();
    }

    public static void mergeStrategyLedger(TextSink sink, MergeStrategy.Ledger value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Ledger");
        sink.key("primaryKey");
        sink.beginSequence();
        for (String element : value.primaryKey()) {
            sink.string(element);
        }
        sink.endSequence();
        sink.endMapping();
    }

    public static void mergeStrategySnapshot(TextSink sink, MergeStrategy.Snapshot value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("Snapshot");
        sink.key("primaryKey");
        sink.beginSequence();
        for (String element : value.primaryKey()) {
            sink.string(element);
        }
        sink.endSequence();
        if (value.compareColumns() != null) {
            sink.key("compareColumns");
            sink.beginSequence();
            for (String element : value.compareColumns()) {
                sink.string(element);
            }
            sink.endSequence();
        }
        sink.endMapping();
    }

    public static void mergeStrategyChangelogStream(TextSink sink, MergeStrategy.ChangelogStream value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("ChangelogStream");
        sink.key("primaryKey");
        sink.beginSequence();
        for (String element : value.primaryKey()) {
            sink.string(element);
        }
        sink.endSequence();
        sink.endMapping();
    }

    public static void mergeStrategyUpsertStream(TextSink sink, MergeStrategy.UpsertStream value) {
        sink.beginMapping();
        sink.key("kind");
        sink.string("UpsertStream");
        sink.key("primaryKey");
        sink.beginSequence();
        for (String element : value.primaryKey()) {
            sink.string(element);
        }
        sink.endSequence();
        sink.endMapping();
    }
}
