// Generated from the model, group Events. Do not edit.
package dev.odf.schema.internal.generated;

import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.DisablePollingSource;
import dev.odf.schema.DisablePushSource;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.SetAttachments;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetLicense;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SetVocab;
import dev.odf.schema.internal.text.IdentifierScalars;
import dev.odf.schema.internal.text.TextFields;
import dev.odf.schema.internal.text.TextNode;
import dev.odf.schema.internal.text.TextScalars;
import dev.odf.schema.internal.text.TextShape;
import dev.odf.schema.internal.text.TextUnion;

/** Reads the types of the group Events from text. */
public final class EventsParser {
    private static final TextUnion METADATA_EVENT = TextUnion.of("MetadataEvent", false, "AddData", "ExecuteTransform", "Seed", "SetPollingSource", "SetTransform", "SetVocab", "SetAttachments", "SetInfo", "SetLicense", "SetDataSchema", "AddPushSource", "DisablePushSource", "DisablePollingSource");
    private static final TextShape SEED_SHAPE = TextShape.variant("Seed", "datasetId", "datasetKind");
    private static final TextShape ADD_DATA_SHAPE = TextShape.variant("AddData", "prevCheckpoint", "prevOffset", "newData", "newCheckpoint", "newWatermark", "newSourceState", "extra");
    private static final TextShape EXECUTE_TRANSFORM_SHAPE = TextShape.variant("ExecuteTransform", "queryInputs", "prevCheckpoint", "prevOffset", "newData", "newCheckpoint", "newWatermark");
    private static final TextShape SET_POLLING_SOURCE_SHAPE = TextShape.variant("SetPollingSource", "fetch", "prepare", "read", "preprocess", "merge");
    private static final TextShape DISABLE_POLLING_SOURCE_SHAPE = TextShape.variant("DisablePollingSource");
    private static final TextShape ADD_PUSH_SOURCE_SHAPE = TextShape.variant("AddPushSource", "sourceName", "read", "preprocess", "merge");
    private static final TextShape DISABLE_PUSH_SOURCE_SHAPE = TextShape.variant("DisablePushSource", "sourceName");
    private static final TextShape SET_TRANSFORM_SHAPE = TextShape.variant("SetTransform", "inputs", "transform");
    private static final TextShape SET_VOCAB_SHAPE = TextShape.variant("SetVocab", "offsetColumn", "operationTypeColumn", "systemTimeColumn", "eventTimeColumn");
    private static final TextShape SET_DATA_SCHEMA_SHAPE = TextShape.variant("SetDataSchema", "rawArrowSchema", "schema");
    private static final TextShape SET_INFO_SHAPE = TextShape.variant("SetInfo", "description", "keywords");
    private static final TextShape SET_LICENSE_SHAPE = TextShape.variant("SetLicense", "shortName", "name", "spdxId", "websiteUrl");
    private static final TextShape SET_ATTACHMENTS_SHAPE = TextShape.variant("SetAttachments", "attachments");

    private EventsParser() {}

    public static MetadataEvent metadataEvent(TextNode node) {
        switch (METADATA_EVENT.variant(node)) {
            case 0:
                return fieldsOfAddData(node);
            case 1:
                return fieldsOfExecuteTransform(node);
            case 2:
                return fieldsOfSeed(node);
            case 3:
                return fieldsOfSetPollingSource(node);
            case 4:
                return fieldsOfSetTransform(node);
            case 5:
                return fieldsOfSetVocab(node);
            case 6:
                return fieldsOfSetAttachments(node);
            case 7:
                return fieldsOfSetInfo(node);
            case 8:
                return fieldsOfSetLicense(node);
            case 9:
                return fieldsOfSetDataSchema(node);
            case 10:
                return fieldsOfAddPushSource(node);
            case 11:
                return fieldsOfDisablePushSource(node);
            case 12:
                return fieldsOfDisablePollingSource(node);
            default:
                throw new AssertionError();
        }
    }

    public static Seed seed(TextNode node) {
        return TextUnion.expect(metadataEvent(node), Seed.class, node);
    }

    public static Seed fieldsOfSeed(TextNode node) {
        TextFields fields = TextFields.of(node, SEED_SHAPE);
        return new Seed(
                fields.required(0, IdentifierScalars::datasetId),
                fields.required(1, FragmentsParser::datasetKind));
    }

    public static AddData addData(TextNode node) {
        return TextUnion.expect(metadataEvent(node), AddData.class, node);
    }

    public static AddData fieldsOfAddData(TextNode node) {
        TextFields fields = TextFields.of(node, ADD_DATA_SHAPE);
        return new AddData(
                fields.optional(0, IdentifierScalars::multihash),
                fields.optional(1, TextScalars::uint64),
                fields.optional(2, FragmentsParser::dataSlice),
                fields.optional(3, FragmentsParser::checkpoint),
                fields.optionalNotNull(4, IdentifierScalars::dateTime),
                fields.optional(5, FragmentsParser::sourceState),
                fields.optional(6, TextScalars::extraAttributes));
    }

    public static ExecuteTransform executeTransform(TextNode node) {
        return TextUnion.expect(metadataEvent(node), ExecuteTransform.class, node);
    }

    public static ExecuteTransform fieldsOfExecuteTransform(TextNode node) {
        TextFields fields = TextFields.of(node, EXECUTE_TRANSFORM_SHAPE);
        return new ExecuteTransform(
                fields.requiredList(0, FragmentsParser::executeTransformInput),
                fields.optional(1, IdentifierScalars::multihash),
                fields.optional(2, TextScalars::uint64),
                fields.optional(3, FragmentsParser::dataSlice),
                fields.optional(4, FragmentsParser::checkpoint),
                fields.optionalNotNull(5, IdentifierScalars::dateTime));
    }

    public static SetPollingSource setPollingSource(TextNode node) {
        return TextUnion.expect(metadataEvent(node), SetPollingSource.class, node);
    }

    public static SetPollingSource fieldsOfSetPollingSource(TextNode node) {
        TextFields fields = TextFields.of(node, SET_POLLING_SOURCE_SHAPE);
        return new SetPollingSource(
                fields.required(0, SourcesParser::fetchStep),
                fields.optionalList(1, SourcesParser::prepStep),
                fields.required(2, SourcesParser::readStep),
                fields.optional(3, FragmentsParser::transform),
                fields.required(4, SourcesParser::mergeStrategy));
    }

    public static DisablePollingSource disablePollingSource(TextNode node) {
        return TextUnion.expect(metadataEvent(node), DisablePollingSource.class, node);
    }

    public static DisablePollingSource fieldsOfDisablePollingSource(TextNode node) {
        TextFields.of(node, DISABLE_POLLING_SOURCE_SHAPE);
        return new DisablePollingSource();
    }

    public static AddPushSource addPushSource(TextNode node) {
        return TextUnion.expect(metadataEvent(node), AddPushSource.class, node);
    }

    public static AddPushSource fieldsOfAddPushSource(TextNode node) {
        TextFields fields = TextFields.of(node, ADD_PUSH_SOURCE_SHAPE);
        return new AddPushSource(
                fields.required(0, TextScalars::string),
                fields.required(1, SourcesParser::readStep),
                fields.optional(2, FragmentsParser::transform),
                fields.required(3, SourcesParser::mergeStrategy));
    }

    public static DisablePushSource disablePushSource(TextNode node) {
        return TextUnion.expect(metadataEvent(node), DisablePushSource.class, node);
    }

    public static DisablePushSource fieldsOfDisablePushSource(TextNode node) {
        TextFields fields = TextFields.of(node, DISABLE_PUSH_SOURCE_SHAPE);
        return new DisablePushSource(
                fields.required(0, TextScalars::string));
    }

    public static SetTransform setTransform(TextNode node) {
        return TextUnion.expect(metadataEvent(node), SetTransform.class, node);
    }

    public static SetTransform fieldsOfSetTransform(TextNode node) {
        TextFields fields = TextFields.of(node, SET_TRANSFORM_SHAPE);
        return new SetTransform(
                fields.requiredList(0, FragmentsParser::transformInput),
                fields.required(1, FragmentsParser::transform));
    }

    public static SetVocab setVocab(TextNode node) {
        return TextUnion.expect(metadataEvent(node), SetVocab.class, node);
    }

    public static SetVocab fieldsOfSetVocab(TextNode node) {
        TextFields fields = TextFields.of(node, SET_VOCAB_SHAPE);
        return new SetVocab(
                fields.optional(0, TextScalars::string),
                fields.optional(1, TextScalars::string),
                fields.optional(2, TextScalars::string),
                fields.optional(3, TextScalars::string));
    }

    public static SetDataSchema setDataSchema(TextNode node) {
        return TextUnion.expect(metadataEvent(node), SetDataSchema.class, node);
    }

    public static SetDataSchema fieldsOfSetDataSchema(TextNode node) {
        TextFields fields = TextFields.of(node, SET_DATA_SCHEMA_SHAPE);
        return new SetDataSchema(
                fields.optionalNotNull(0, TextScalars::bytes),
                fields.optional(1, DataSchemasParser::dataSchema));
    }

    public static SetInfo setInfo(TextNode node) {
        return TextUnion.expect(metadataEvent(node), SetInfo.class, node);
    }

    public static SetInfo fieldsOfSetInfo(TextNode node) {
        TextFields fields = TextFields.of(node, SET_INFO_SHAPE);
        return new SetInfo(
                fields.optional(0, TextScalars::string),
                fields.optionalList(1, TextScalars::string));
    }

    public static SetLicense setLicense(TextNode node) {
        return TextUnion.expect(metadataEvent(node), SetLicense.class, node);
    }

    public static SetLicense fieldsOfSetLicense(TextNode node) {
        TextFields fields = TextFields.of(node, SET_LICENSE_SHAPE);
        return new SetLicense(
                fields.required(0, TextScalars::string),
                fields.required(1, TextScalars::string),
                fields.optional(2, TextScalars::string),
                fields.required(3, TextScalars::string));
    }

    public static SetAttachments setAttachments(TextNode node) {
        return TextUnion.expect(metadataEvent(node), SetAttachments.class, node);
    }

    public static SetAttachments fieldsOfSetAttachments(TextNode node) {
        TextFields fields = TextFields.of(node, SET_ATTACHMENTS_SHAPE);
        return new SetAttachments(
                fields.required(0, FragmentsParser::attachments));
    }
}
