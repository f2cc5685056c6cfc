package dev.odf.metadata;

import dev.odf.metadata.internal.PersistentMap;
import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.DisablePollingSource;
import dev.odf.schema.DisablePushSource;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.SetAttachments;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetLicense;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SetVocab;
import dev.odf.schema.id.Multihash;
import org.jspecify.annotations.Nullable;

/** What the events without data have set: for each kind the last event, for push sources the last of each name. */
record Definitions(
        @Nullable RecordedEvent<Seed> seed,
        @Nullable RecordedEvent<SetDataSchema> schema,
        @Nullable RecordedEvent<SetVocab> vocab,
        @Nullable RecordedEvent<SetPollingSource> pollingSource,
        PersistentMap<String, RecordedEvent<AddPushSource>> pushSources,
        @Nullable RecordedEvent<SetTransform> transform,
        @Nullable RecordedEvent<SetInfo> info,
        @Nullable RecordedEvent<SetLicense> license,
        @Nullable RecordedEvent<SetAttachments> attachments) {
    static final Definitions NONE =
            new Definitions(null, null, null, null, PersistentMap.empty(), null, null, null, null);

    /** The definitions after a block; these if its event defines nothing. */
    Definitions after(Multihash blockHash, MetadataBlock block) {
        return block.event().match(new Update(this, blockHash, block));
    }

    private Definitions with(PersistentMap<String, RecordedEvent<AddPushSource>> sources) {
        return new Definitions(seed, schema, vocab, pollingSource, sources, transform, info, license, attachments);
    }

    private Definitions withPolling(@Nullable RecordedEvent<SetPollingSource> source) {
        return new Definitions(seed, schema, vocab, source, pushSources, transform, info, license, attachments);
    }

    private record Update(Definitions old, Multihash blockHash, MetadataBlock block)
            implements MetadataEvent.Cases<Definitions> {
        private <E extends MetadataEvent> RecordedEvent<E> recorded(E event) {
            return new RecordedEvent<>(event, block.sequenceNumber(), block.systemTime(), blockHash);
        }

        @Override
        public Definitions addData(AddData event) {
            return old;
        }

        @Override
        public Definitions executeTransform(ExecuteTransform event) {
            return old;
        }

        @Override
        public Definitions seed(Seed event) {
            return new Definitions(
                    recorded(event),
                    old.schema,
                    old.vocab,
                    old.pollingSource,
                    old.pushSources,
                    old.transform,
                    old.info,
                    old.license,
                    old.attachments);
        }

        @Override
        public Definitions setPollingSource(SetPollingSource event) {
            return old.withPolling(recorded(event));
        }

        @Override
        public Definitions disablePollingSource(DisablePollingSource event) {
            return old.withPolling(null);
        }

        @Override
        public Definitions addPushSource(AddPushSource event) {
            return old.with(old.pushSources.with(event.sourceName(), recorded(event)));
        }

        @Override
        public Definitions disablePushSource(DisablePushSource event) {
            return old.with(old.pushSources.without(event.sourceName()));
        }

        @Override
        public Definitions setTransform(SetTransform event) {
            return new Definitions(
                    old.seed,
                    old.schema,
                    old.vocab,
                    old.pollingSource,
                    old.pushSources,
                    recorded(event),
                    old.info,
                    old.license,
                    old.attachments);
        }

        @Override
        public Definitions setVocab(SetVocab event) {
            return new Definitions(
                    old.seed,
                    old.schema,
                    recorded(event),
                    old.pollingSource,
                    old.pushSources,
                    old.transform,
                    old.info,
                    old.license,
                    old.attachments);
        }

        @Override
        public Definitions setAttachments(SetAttachments event) {
            return new Definitions(
                    old.seed,
                    old.schema,
                    old.vocab,
                    old.pollingSource,
                    old.pushSources,
                    old.transform,
                    old.info,
                    old.license,
                    recorded(event));
        }

        @Override
        public Definitions setInfo(SetInfo event) {
            return new Definitions(
                    old.seed,
                    old.schema,
                    old.vocab,
                    old.pollingSource,
                    old.pushSources,
                    old.transform,
                    recorded(event),
                    old.license,
                    old.attachments);
        }

        @Override
        public Definitions setLicense(SetLicense event) {
            return new Definitions(
                    old.seed,
                    old.schema,
                    old.vocab,
                    old.pollingSource,
                    old.pushSources,
                    old.transform,
                    old.info,
                    recorded(event),
                    old.attachments);
        }

        @Override
        public Definitions setDataSchema(SetDataSchema event) {
            return new Definitions(
                    old.seed,
                    recorded(event),
                    old.vocab,
                    old.pollingSource,
                    old.pushSources,
                    old.transform,
                    old.info,
                    old.license,
                    old.attachments);
        }
    }
}
