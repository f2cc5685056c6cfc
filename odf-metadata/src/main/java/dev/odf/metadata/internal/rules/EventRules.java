package dev.odf.metadata.internal.rules;

import dev.odf.metadata.DataStep;
import dev.odf.metadata.RecordedEvent;
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

/**
 * Which topics concern which event.
 *
 * <p>Rules about the event alone are applied always, those that compare with earlier blocks only if the predecessor is known.
 */
record EventRules(BlockExamination exam) implements MetadataEvent.Cases<Boolean> {
    @Override
    public Boolean seed(Seed event) {
        return true;
    }

    @Override
    public Boolean addData(AddData event) {
        DataStep step = DataStep.of(event);
        NoOpRules.checkContent(exam, event);
        OffsetRules.checkContent(exam, step);
        AttributeRules.check(exam, event);
        if (exam.predecessorKnown()) {
            checkHistory(step);
            RecordedEvent<AddData> last = exam.state().lastAddData();
            CheckpointRules.check(exam, step, last == null ? null : last.event().newCheckpoint());
            NoOpRules.checkHistory(exam, event);
            SourceRules.checkState(exam, event);
        }
        return true;
    }

    @Override
    public Boolean executeTransform(ExecuteTransform event) {
        DataStep step = DataStep.of(event);
        NoOpRules.checkContent(exam, event);
        OffsetRules.checkContent(exam, step);
        if (exam.predecessorKnown()) {
            QueryRules.check(exam, event);
            checkHistory(step);
            RecordedEvent<ExecuteTransform> last = exam.state().lastExecuteTransform();
            CheckpointRules.check(exam, step, last == null ? null : last.event().newCheckpoint());
            NoOpRules.checkHistory(exam, event);
        }
        return true;
    }

    private void checkHistory(DataStep step) {
        OffsetRules.checkHistory(exam, step);
        WatermarkRules.check(exam, step);
        SchemaRules.checkData(exam, step);
    }

    @Override
    public Boolean setDataSchema(SetDataSchema event) {
        SchemaRules.checkContent(exam, event);
        if (exam.predecessorKnown()) {
            SchemaMigrationRules.check(exam, event);
            SystemColumnRules.check(exam, event);
        }
        return true;
    }

    @Override
    public Boolean setVocab(SetVocab event) {
        VocabularyRules.checkContent(exam, event);
        if (exam.predecessorKnown()) {
            VocabularyRules.checkHistory(exam, event);
            NoOpRules.warnIfUnchanged(exam, event, exam.state().vocabEvent());
        }
        return true;
    }

    @Override
    public Boolean setTransform(SetTransform event) {
        TransformRules.check(exam, event);
        if (exam.predecessorKnown()) {
            TransformRules.checkHistory(exam, event);
            NoOpRules.warnIfUnchanged(exam, event, exam.state().transform());
        }
        return true;
    }

    @Override
    public Boolean setPollingSource(SetPollingSource event) {
        SourceRules.checkContent(exam, event);
        if (exam.predecessorKnown()) {
            SourceRules.checkHistory(exam, event);
            NoOpRules.warnIfUnchanged(exam, event, exam.state().pollingSource());
        }
        return true;
    }

    @Override
    public Boolean addPushSource(AddPushSource event) {
        SourceRules.checkContent(exam, event);
        if (exam.predecessorKnown()) {
            SourceRules.checkHistory(exam, event);
            NoOpRules.checkHistory(exam, event);
        }
        return true;
    }

    @Override
    public Boolean disablePollingSource(DisablePollingSource event) {
        SourceRules.disableIsUnderstood(exam);
        if (exam.predecessorKnown()) {
            SourceRules.checkHistory(exam, event);
        }
        return true;
    }

    @Override
    public Boolean disablePushSource(DisablePushSource event) {
        SourceRules.disableIsUnderstood(exam);
        SourceRules.nameIsNotEmpty(exam, event.sourceName());
        if (exam.predecessorKnown()) {
            SourceRules.checkHistory(exam, event);
        }
        return true;
    }

    @Override
    public Boolean setInfo(SetInfo event) {
        AnnotationRules.check(exam, event);
        if (exam.predecessorKnown()) {
            NoOpRules.warnIfUnchanged(exam, event, exam.state().info());
        }
        return true;
    }

    @Override
    public Boolean setLicense(SetLicense event) {
        AnnotationRules.check(exam, event);
        if (exam.predecessorKnown()) {
            NoOpRules.warnIfUnchanged(exam, event, exam.state().license());
        }
        return true;
    }

    @Override
    public Boolean setAttachments(SetAttachments event) {
        AnnotationRules.check(exam, event);
        if (exam.predecessorKnown()) {
            NoOpRules.warnIfUnchanged(exam, event, exam.state().attachments());
        }
        return true;
    }
}
