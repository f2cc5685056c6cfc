package dev.odf.examples;

import dev.odf.schema.AddData;
import dev.odf.schema.AddPushSource;
import dev.odf.schema.AttachmentEmbedded;
import dev.odf.schema.Attachments;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSlice;
import dev.odf.schema.DisablePollingSource;
import dev.odf.schema.DisablePushSource;
import dev.odf.schema.ExecuteTransform;
import dev.odf.schema.MergeStrategy;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.Seed;
import dev.odf.schema.SetAttachments;
import dev.odf.schema.SetDataSchema;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetLicense;
import dev.odf.schema.SetPollingSource;
import dev.odf.schema.SetTransform;
import dev.odf.schema.SetVocab;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a person wants to know about an event, in a line. A new kind of event does not compile until it has its line. */
final class EventFacts implements MetadataEvent.Cases<String> {
    @Override
    public String seed(Seed event) {
        return event.datasetKind().specName() + " dataset";
    }

    @Override
    public String setInfo(SetInfo event) {
        return describe(event.description(), event.keywords());
    }

    @Override
    public String setLicense(SetLicense event) {
        return event.shortName() + ", " + event.websiteUrl();
    }

    @Override
    public String setAttachments(SetAttachments event) {
        Attachments attachments = event.attachments();
        return attachments.match((Attachments.Embedded embedded) ->
                embedded.items().stream().map(AttachmentEmbedded::path).collect(Collectors.joining(", ")));
    }

    @Override
    public String addPushSource(AddPushSource event) {
        return event.sourceName() + ": " + event.read().kind().specName() + ", " + merge(event.merge());
    }

    @Override
    public String disablePushSource(DisablePushSource event) {
        return event.sourceName();
    }

    @Override
    public String setPollingSource(SetPollingSource event) {
        return event.fetch().kind().specName() + ": " + event.read().kind().specName() + ", " + merge(event.merge());
    }

    @Override
    public String disablePollingSource(DisablePollingSource event) {
        return "";
    }

    @Override
    public String setTransform(SetTransform event) {
        return event.inputs().stream()
                .map(input -> input.datasetRef().toString())
                .collect(Collectors.joining(", "));
    }

    @Override
    public String setVocab(SetVocab event) {
        List<String> names = new ArrayList<>();
        name(names, "offset", event.offsetColumn());
        name(names, "operation", event.operationTypeColumn());
        name(names, "system time", event.systemTimeColumn());
        name(names, "event time", event.eventTimeColumn());
        return String.join(", ", names);
    }

    @Override
    public String setDataSchema(SetDataSchema event) {
        if (event.schema() == null) {
            return "raw Arrow schema";
        }
        return event.schema().fields().stream().map(DataField::name).collect(Collectors.joining(", "));
    }

    @Override
    public String addData(AddData event) {
        return data(event.newData());
    }

    @Override
    public String executeTransform(ExecuteTransform event) {
        return event.queryInputs().size() + " inputs, " + data(event.newData());
    }

    private static String describe(@Nullable String description, @Nullable List<String> keywords) {
        String tags = keywords == null ? "" : "[" + String.join(", ", keywords) + "]";
        return Stream.of(description == null ? "" : description, tags)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(" "));
    }

    private static String merge(MergeStrategy merge) {
        return merge.match(new MergeStrategy.Cases<>() {
            @Override
            public String append(MergeStrategy.Append strategy) {
                return "append";
            }

            @Override
            public String ledger(MergeStrategy.Ledger strategy) {
                return "ledger by " + String.join(" + ", strategy.primaryKey());
            }

            @Override
            public String snapshot(MergeStrategy.Snapshot strategy) {
                return "snapshot by " + String.join(" + ", strategy.primaryKey());
            }

            @Override
            public String changelogStream(MergeStrategy.ChangelogStream strategy) {
                return "changes by " + String.join(" + ", strategy.primaryKey());
            }

            @Override
            public String upsertStream(MergeStrategy.UpsertStream strategy) {
                return "upserts by " + String.join(" + ", strategy.primaryKey());
            }
        });
    }

    private static void name(List<String> names, String role, @Nullable String column) {
        if (column != null) {
            names.add(role + " is " + column);
        }
    }

    private static String data(@Nullable DataSlice slice) {
        if (slice == null) {
            return "no data";
        }
        return "offsets " + Long.toUnsignedString(slice.offsetInterval().start()) + " to "
                + Long.toUnsignedString(slice.offsetInterval().end());
    }
}
