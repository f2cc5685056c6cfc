package dev.odf.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the front page shows is what the examples are and print. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern FENCE = Pattern.compile("```(java|text)\n(.*?)```", Pattern.DOTALL);

    @Test
    void quotesCodeThatCompiles() throws IOException {
        String sources = withoutIndent(sources());

        assertThat(fences("java"))
                .hasSize(4)
                .allSatisfy(code -> assertThat(sources).contains(withoutIndent(code)));
    }

    @Test
    void showsWhatTheQuickstartPrints(@TempDir Path directory) throws Exception {
        QuickstartOptions options = QuickstartOptions.parse(
                "--dataset-id",
                QuickstartTest.DATASET_ID,
                "--system-time",
                "2026-12-01T12:00:00Z",
                "--output",
                directory.toString());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Quickstart.run(options, InstantSource.system(), new PrintStream(out, true, StandardCharsets.UTF_8));

        String printed = out.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
        assertThat(fences("text").get(0))
                .isEqualTo(printed.replace(directory.toString(), "examples/target/quickstart"));
        assertThat(readme()).contains("--dataset-id " + QuickstartTest.DATASET_ID);
    }

    @Test
    void showsWhatAnErrorLooksLike() throws IOException {
        String wrong = WriteYaml.definition().replace("eventTimeColumn", "eventTime");

        assertThat(fences("text").get(1)).isEqualTo(HandleErrors.check(wrong) + "\n");
    }

    @Test
    void linksToFilesThatExist() throws IOException {
        Matcher link = Pattern.compile("\\]\\((?!http)([^)#]+)").matcher(readme());

        assertThat(link.results().map(found -> ROOT.resolve(found.group(1))))
                .isNotEmpty()
                .allSatisfy(target -> assertThat(target).exists());
    }

    private static List<String> fences(String language) throws IOException {
        return FENCE.matcher(readme())
                .results()
                .filter(fence -> fence.group(1).equals(language))
                .map(fence -> fence.group(2))
                .toList();
    }

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }

    private static String sources() throws IOException {
        StringBuilder sources = new StringBuilder();
        try (Stream<Path> files = Files.list(ROOT.resolve("examples/src/main/java/dev/odf/examples"))) {
            for (Path file : files.sorted().toList()) {
                sources.append(Files.readString(file));
            }
        }
        return sources.toString();
    }

    private static String withoutIndent(String code) {
        return code.lines().map(String::strip).collect(Collectors.joining("\n", "", "\n"));
    }
}
