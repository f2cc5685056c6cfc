package dev.odf.examples;

import dev.odf.schema.DatasetKind;
import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.SetInfo;
import dev.odf.schema.SetVocab;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.id.DatasetAlias;
import java.util.List;

/** The definition of a dataset, built in code and written as YAML. */
final class WriteYaml {
    private WriteYaml() {}

    static String definition() {
        DatasetSnapshot snapshot = new DatasetSnapshot(
                DatasetAlias.parse("acme/weather.stations"),
                DatasetKind.ROOT,
                List.of(
                        new SetInfo("Hourly readings of public weather stations", List.of("weather")),
                        SetVocab.builder().eventTimeColumn("observed_at").build()));
        return ManifestCodec.yaml().write(snapshot);
    }
}
