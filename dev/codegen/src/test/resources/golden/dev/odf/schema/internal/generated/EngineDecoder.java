// Generated from the model, group Engine. Do not edit.
package dev.odf.schema.internal.generated;

import dev.odf.schema.DatasetVocabulary;
import dev.odf.schema.RawQueryRequest;
import dev.odf.schema.RawQueryResponse;
import dev.odf.schema.TransformRequest;
import dev.odf.schema.TransformRequestInput;
import dev.odf.schema.TransformResponse;
import dev.odf.schema.Watermark;
import dev.odf.schema.internal.flatbuf.FlatReader;
import org.jspecify.annotations.Nullable;

/** Reads the types of the group Engine from a FlatBuffers buffer. */
public final class EngineDecoder {
    private EngineDecoder() {}

    /** The union whose discriminant lies in a slot and whose value lies in the next; null if neither is there. */
    public static @Nullable RawQueryResponse rawQueryResponse(FlatReader reader, int table, int slot, String place) {
        int value = reader.unionValue(table, slot, place);
        if (value == 0) {
            return null;
        }
        int number = reader.unionNumber(table, slot);
        switch (number) {
            case 1:
                return rawQueryResponseProgress(reader, value);
            case 2:
                return rawQueryResponseSuccess(reader, value);
            case 3:
                return rawQueryResponseInvalidQuery(reader, value);
            case 4:
                return rawQueryResponseInternalError(reader, value);
            default:
                throw reader.unknownVariant(table, slot, place, "RawQueryResponse", number);
        }
    }

    public static RawQueryResponse rawQueryResponseRoot(FlatReader reader, int table) {
        return reader.wrapped(table, "RawQueryResponseRoot.value", EngineDecoder::rawQueryResponse);
    }

    /** The union whose discriminant lies in a slot and whose value lies in the next; null if neither is there. */
    public static @Nullable TransformResponse transformResponse(FlatReader reader, int table, int slot, String place) {
        int value = reader.unionValue(table, slot, place);
        if (value == 0) {
            return null;
        }
        int number = reader.unionNumber(table, slot);
        switch (number) {
            case 1:
                return transformResponseProgress(reader, value);
            case 2:
                return transformResponseSuccess(reader, value);
            case 3:
                return transformResponseInvalidQuery(reader, value);
            case 4:
                return transformResponseInternalError(reader, value);
            default:
                throw reader.unknownVariant(table, slot, place, "TransformResponse", number);
        }
    }

    public static TransformResponse transformResponseRoot(FlatReader reader, int table) {
        return reader.wrapped(table, "TransformResponseRoot.value", EngineDecoder::transformResponse);
    }

    public static RawQueryRequest rawQueryRequest(FlatReader reader, int table) {
        reader.enterTable(table);
        RawQueryRequest value = new RawQueryRequest(
                reader.requiredStrings(table, 4, "RawQueryRequest.inputDataPaths"),
                reader.required(FragmentsDecoder.transform(reader, table, 6, "RawQueryRequest.transform"), table, "RawQueryRequest.transform"),
                reader.requiredString(table, 10, "RawQueryRequest.outputDataPath"));
        reader.leaveTable();
        return value;
    }

    public static RawQueryResponse.Progress rawQueryResponseProgress(FlatReader reader, int table) {
        reader.enterTable(table);
        RawQueryResponse.Progress value = new RawQueryResponse.Progress(
                );
        reader.leaveTable();
        return value;
    }

    public static RawQueryResponse.Success rawQueryResponseSuccess(FlatReader reader, int table) {
        reader.enterTable(table);
        RawQueryResponse.Success value = new RawQueryResponse.Success(
                reader.int64(table, 4));
        reader.leaveTable();
        return value;
    }

    public static RawQueryResponse.InvalidQuery rawQueryResponseInvalidQuery(FlatReader reader, int table) {
        reader.enterTable(table);
        RawQueryResponse.InvalidQuery value = new RawQueryResponse.InvalidQuery(
                reader.requiredString(table, 4, "RawQueryResponse::InvalidQuery.message"));
        reader.leaveTable();
        return value;
    }

    public static RawQueryResponse.InternalError rawQueryResponseInternalError(FlatReader reader, int table) {
        reader.enterTable(table);
        RawQueryResponse.InternalError value = new RawQueryResponse.InternalError(
                reader.requiredString(table, 4, "RawQueryResponse::InternalError.message"),
                reader.optionalString(table, 6, "RawQueryResponse::InternalError.backtrace"));
        reader.leaveTable();
        return value;
    }

    public static TransformRequest transformRequest(FlatReader reader, int table) {
        reader.enterTable(table);
        TransformRequest value = new TransformRequest(
                reader.requiredDatasetId(table, 4, "TransformRequest.datasetId"),
                reader.requiredDatasetAlias(table, 6, "TransformRequest.datasetAlias"),
                reader.requiredDateTime(table, 8, "TransformRequest.systemTime"),
                reader.requiredTable(table, 10, "TransformRequest.vocab", EngineDecoder::datasetVocabulary),
                reader.required(FragmentsDecoder.transform(reader, table, 12, "TransformRequest.transform"), table, "TransformRequest.transform"),
                reader.requiredTables(table, 16, "TransformRequest.queryInputs", EngineDecoder::transformRequestInput),
                reader.int64(table, 18),
                reader.optionalString(table, 20, "TransformRequest.prevCheckpointPath"),
                reader.requiredString(table, 22, "TransformRequest.newCheckpointPath"),
                reader.requiredString(table, 24, "TransformRequest.newDataPath"));
        reader.leaveTable();
        return value;
    }

    public static TransformRequestInput transformRequestInput(FlatReader reader, int table) {
        reader.enterTable(table);
        TransformRequestInput value = new TransformRequestInput(
                reader.requiredDatasetId(table, 4, "TransformRequestInput.datasetId"),
                reader.requiredDatasetAlias(table, 6, "TransformRequestInput.datasetAlias"),
                reader.requiredString(table, 8, "TransformRequestInput.queryAlias"),
                reader.requiredTable(table, 10, "TransformRequestInput.vocab", EngineDecoder::datasetVocabulary),
                reader.optionalTable(table, 12, "TransformRequestInput.offsetInterval", FragmentsDecoder::offsetInterval),
                reader.requiredStrings(table, 14, "TransformRequestInput.dataPaths"),
                reader.requiredString(table, 16, "TransformRequestInput.schemaFile"),
                reader.requiredTables(table, 18, "TransformRequestInput.explicitWatermarks", EngineDecoder::watermark));
        reader.leaveTable();
        return value;
    }

    public static TransformResponse.Progress transformResponseProgress(FlatReader reader, int table) {
        reader.enterTable(table);
        TransformResponse.Progress value = new TransformResponse.Progress(
                );
        reader.leaveTable();
        return value;
    }

    public static TransformResponse.Success transformResponseSuccess(FlatReader reader, int table) {
        reader.enterTable(table);
        TransformResponse.Success value = new TransformResponse.Success(
                reader.optionalTable(table, 4, "TransformResponse::Success.newOffsetInterval", FragmentsDecoder::offsetInterval),
                reader.optionalDateTime(table, 6, "TransformResponse::Success.newWatermark"));
        reader.leaveTable();
        return value;
    }

    public static TransformResponse.InvalidQuery transformResponseInvalidQuery(FlatReader reader, int table) {
        reader.enterTable(table);
        TransformResponse.InvalidQuery value = new TransformResponse.InvalidQuery(
                reader.requiredString(table, 4, "TransformResponse::InvalidQuery.message"));
        reader.leaveTable();
        return value;
    }

    public static TransformResponse.InternalError transformResponseInternalError(FlatReader reader, int table) {
        reader.enterTable(table);
        TransformResponse.InternalError value = new TransformResponse.InternalError(
                reader.requiredString(table, 4, "TransformResponse::InternalError.message"),
                reader.optionalString(table, 6, "TransformResponse::InternalError.backtrace"));
        reader.leaveTable();
        return value;
    }

    public static DatasetVocabulary datasetVocabulary(FlatReader reader, int table) {
        reader.enterTable(table);
        DatasetVocabulary value = new DatasetVocabulary(
                reader.stringOr(table, 4, "DatasetVocabulary.offsetColumn", "offset"),
                reader.stringOr(table, 6, "DatasetVocabulary.operationTypeColumn", "op"),
                reader.stringOr(table, 8, "DatasetVocabulary.systemTimeColumn", "system_time"),
                reader.stringOr(table, 10, "DatasetVocabulary.eventTimeColumn", "event_time"));
        reader.leaveTable();
        return value;
    }

    public static Watermark watermark(FlatReader reader, int table) {
        reader.enterTable(table);
        Watermark value = new Watermark(
                reader.requiredDateTime(table, 4, "Watermark.systemTime"),
                reader.requiredDateTime(table, 6, "Watermark.eventTime"));
        reader.leaveTable();
        return value;
    }
}
