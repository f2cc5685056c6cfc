package dev.odf.schema.codec;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.schema.id.Bytes;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Runs the FlatBuffers compiler on the published schema, in a directory that is the caller's. */
final class Flatc {
    private static final int TIMEOUT_SECONDS = 30;

    private final Path compiler;
    private final Path directory;
    private final Path schema;

    Flatc(Path compiler, Path directory) throws IOException {
        this.compiler = compiler;
        this.directory = directory;
        this.schema = Files.writeString(directory.resolve("odf.fbs"), PublishedSchemas.flatBuffers());
    }

    /** The compiler on the search path, or null if there is none. */
    static @Nullable Path find() {
        String path = System.getenv().getOrDefault("PATH", "");
        for (String entry : path.split(File.pathSeparator, -1)) {
            Path candidate = Path.of(entry.isEmpty() ? "." : entry, "flatc");
            if (Files.isExecutable(candidate)) {
                return candidate;
            }
        }
        return null;
    }

    /** A buffer as JSON, with null for every optional scalar that is absent. */
    JsonNode print(Bytes buffer, String rootTable) throws IOException, InterruptedException {
        Path binary = directory.resolve("message.bin");
        Files.write(binary, buffer.toArray());
        run(
                "--json",
                "--strict-json",
                "--raw-binary",
                "--defaults-json",
                "--root-type",
                "odf." + rootTable,
                "-o",
                directory.toString(),
                schema.toString(),
                "--",
                binary.toString());
        return Vectors.parse(Files.readString(directory.resolve("message.json")));
    }

    /** The buffer of what JSON says. */
    Bytes compile(JsonNode json, String rootTable) throws IOException, InterruptedException {
        Path text = Files.writeString(directory.resolve("message.json"), json.toString());
        run(
                "--binary",
                "--root-type",
                "odf." + rootTable,
                "-o",
                directory.toString(),
                schema.toString(),
                text.toString());
        return Bytes.copyOf(Files.readAllBytes(directory.resolve("message.bin")));
    }

    private void run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(compiler.toString()));
        command.addAll(List.of(arguments));
        Path log = directory.resolve("flatc.log");
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        if (!process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError("flatc does not end");
        }
        if (process.exitValue() != 0) {
            throw new AssertionError("flatc failed: " + Files.readString(log, StandardCharsets.UTF_8));
        }
    }
}
