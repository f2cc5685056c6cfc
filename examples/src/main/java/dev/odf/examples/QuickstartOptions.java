package dev.odf.examples;

import dev.odf.schema.id.DatasetId;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the quickstart is told on its command line.
 *
 * @param manifest YAML of a dataset; null for the one that comes with the examples
 * @param datasetId identity of the dataset; null for a new one
 * @param systemTime time of all blocks; null for that of the clock
 * @param output directory of the blocks, created if need be
 */
record QuickstartOptions(
        @Nullable Path manifest,
        @Nullable DatasetId datasetId,
        @Nullable Instant systemTime,
        Path output) {
    static final String USAGE =
            "Options: --manifest FILE, --dataset-id did:odf:..., --system-time 2026-12-01T12:00:00Z,"
                    + " --output DIRECTORY; all of them may be left out.";

    private static final Path DEFAULT_OUTPUT = Path.of("examples", "target", "quickstart");

    /**
     * Reads a command line.
     *
     * @throws IllegalArgumentException if an argument is no option, or has no value or a wrong one
     * @throws dev.odf.schema.error.MalformedDataException if the dataset id is none
     */
    static QuickstartOptions parse(String... arguments) {
        Map<String, String> values = new HashMap<>();
        for (int index = 0; index < arguments.length; index += 2) {
            if (index + 1 == arguments.length) {
                throw new IllegalArgumentException(arguments[index] + " needs a value.");
            }
            values.put(arguments[index], arguments[index + 1]);
        }
        String manifest = values.remove("--manifest");
        String datasetId = values.remove("--dataset-id");
        String systemTime = values.remove("--system-time");
        String output = values.remove("--output");
        if (!values.isEmpty()) {
            throw new IllegalArgumentException(
                    "There is no option " + values.keySet().iterator().next() + ".");
        }
        return new QuickstartOptions(
                manifest == null ? null : Path.of(manifest),
                datasetId == null ? null : DatasetId.parse(datasetId),
                systemTime == null ? null : instant(systemTime),
                output == null ? DEFAULT_OUTPUT : Path.of(output));
    }

    private static Instant instant(String text) {
        try {
            return Instant.parse(text);
        } catch (DateTimeException e) {
            throw new IllegalArgumentException("'" + text + "' is not a time such as 2026-12-01T12:00:00Z.", e);
        }
    }
}
