package dev.odf.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

class GeneratorTest {
    @TempDir
    Path directory;

    @Test
    @ResourceLock(Resources.LOCALE)
    @ResourceLock(Resources.TIME_ZONE)
    void writesTheSameWhateverLocaleZoneAndDirectory() throws IOException {
        Map<String, String> usual = generate(directory.resolve("a"), "en-US", "UTC");
        // Turkish lowers I to a letter without a dot; Egypt writes digits of its own.
        Map<String, String> turkish = generate(directory.resolve("b/some where"), "tr-TR", "Asia/Kathmandu");
        Map<String, String> arabic = generate(directory.resolve("c"), "ar-EG-u-nu-arab", "America/St_Johns");

        assertThat(usual).hasSizeGreaterThan(80);
        assertThat(turkish).isEqualTo(usual);
        assertThat(arabic).isEqualTo(usual);
    }

    @Test
    void namesNeitherPlaceNorTimeAndEndsLinesAlike() throws IOException {
        generate(directory, "en-US", "UTC")
                .forEach((name, text) -> assertThat(text)
                        .as(name)
                        .doesNotContain("\r", directory.toString(), System.getProperty("user.dir"))
                        .endsWith("\n"));
    }

    @Test
    void deletesWhatIsStaleAndLeavesWhatIsUnchanged() throws IOException {
        Path changed = directory.resolve("kept/changed.txt");
        Path unchanged = directory.resolve("kept/unchanged.txt");
        Path stale = directory.resolve("old/stale.txt");
        OutputDirectory first = new OutputDirectory(directory);
        first.put("kept/changed.txt", "1");
        first.put("kept/unchanged.txt", "ä");
        first.put("old/stale.txt", "1");
        first.write();
        FileTime before = FileTime.from(Instant.parse("2020-01-01T00:00:00Z"));
        Files.setLastModifiedTime(changed, before);
        Files.setLastModifiedTime(unchanged, before);

        OutputDirectory second = new OutputDirectory(directory);
        second.put("kept/changed.txt", "2");
        second.put("kept/unchanged.txt", "ä");
        second.write();

        assertThat(stale).doesNotExist();
        assertThat(changed).hasContent("2");
        assertThat(Files.getLastModifiedTime(changed)).isNotEqualTo(before);
        assertThat(Files.readString(unchanged, StandardCharsets.UTF_8)).isEqualTo("ä");
        assertThat(Files.getLastModifiedTime(unchanged)).isEqualTo(before);
    }

    @Test
    void refusesToWriteAFileTwice() {
        OutputDirectory output = new OutputDirectory(directory);
        output.put("a", "1");

        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> output.put("a", "2"))
                .withMessageContaining("a is generated twice");
    }

    @Test
    void refusesUnknownOptions() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Main.main(
                        new String[] {"--model", Models.DIRECTORY.toString(), "--cobol", directory.toString()}))
                .withMessageContaining("--cobol");
    }

    private static Map<String, String> generate(Path target, String locale, String zone) throws IOException {
        Locale usualLocale = Locale.getDefault();
        TimeZone usualZone = TimeZone.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(locale));
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            Main.main(new String[] {
                "--model", Models.DIRECTORY.toString(),
                "--java", target.resolve("java").toString(),
                "--resources", target.resolve("resources").toString(),
                "--arbitraries", target.resolve("arbitraries").toString()
            });
        } finally {
            Locale.setDefault(usualLocale);
            TimeZone.setDefault(usualZone);
        }
        return contents(target);
    }

    private static Map<String, String> contents(Path target) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> walk = Files.walk(target)) {
            for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile)::iterator) {
                contents.put(target.relativize(file).toString(), Files.readString(file, StandardCharsets.UTF_8));
            }
        }
        return contents;
    }
}
