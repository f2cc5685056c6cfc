package dev.odf.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnableJarIT {
    private static final int TIMEOUT_SECONDS = 120;

    @TempDir
    Path directory;

    @Test
    void answersAsTheClassesDo() throws Exception {
        List<String> requests = requests();
        Driver driver = new Driver();

        List<String> answers = run(requests);

        assertThat(answers)
                .containsExactlyElementsOf(requests.stream()
                        .map(line -> driver.answer(line.getBytes(StandardCharsets.UTF_8)))
                        .toList());
    }

    private static List<String> requests() {
        List<String> requests = new ArrayList<>();
        JsonNode vectors = Vectors.load("blocks-reference.json");
        for (JsonNode row : vectors.required("golden")) {
            ObjectNode encode = Vectors.request("block.encode").put("id", requests.size());
            requests.add(encode.set("block", row.required("block")).toString());
            requests.add(Vectors.request("manifest.read")
                    .set("text", row.required("yaml"))
                    .toString());
        }
        for (JsonNode row : vectors.required("malformed")) {
            requests.add(Vectors.request("block.decode")
                    .set("hex", row.required("hex"))
                    .toString());
        }
        requests.add("no JSON");
        requests.add("{\"id\":\"Grüße 😀\",\"op\":\"text.parse\",\"type\":\"datasetName\",\"text\":\"日本\"}");
        return requests;
    }

    private List<String> run(List<String> lines) throws IOException, InterruptedException {
        Path input = Files.write(directory.resolve("input"), lines, StandardCharsets.UTF_8);
        Path output = directory.resolve("output");
        Path errors = directory.resolve("errors");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dfile.encoding=US-ASCII",
                        "-jar",
                        System.getProperty("conformance.jar"))
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .redirectError(errors.toFile())
                .start();
        try {
            assertThat(process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        assertThat(process.exitValue()).isZero();
        assertThat(errors).isEmptyFile();
        return Files.readAllLines(output, StandardCharsets.UTF_8);
    }
}
