package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class DeterminismTest {
    private static final int THREADS = 8;

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void allThreadsWriteTheSame() throws Exception {
        WrittenValues values = WrittenValues.draw();
        List<String> expected = values.hashes();
        CyclicBarrier start = new CyclicBarrier(THREADS);
        Callable<List<String>> writing = () -> {
            start.await();
            return values.hashes();
        };
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<List<String>>> results = new ArrayList<>();
            for (int index = 0; index < THREADS; index++) {
                results.add(threads.submit(writing));
            }
            for (Future<List<String>> result : results) {
                assertThat(result.get()).isEqualTo(expected);
            }
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void anotherJvmInAnotherPlaceWritesTheSame(@TempDir Path directory) throws Exception {
        List<String> lines =
                runElsewhere(directory, "-Duser.language=tr", "-Duser.country=TR", "-Duser.timezone=Pacific/Apia");

        assertThat(lines).isEqualTo(WrittenValues.draw().hashes());
    }

    @Test
    void anotherJvmWithAnotherEncodingWritesTheSame(@TempDir Path directory) throws Exception {
        List<String> lines = runElsewhere(
                directory, "-Dfile.encoding=ISO-8859-1", "-Duser.language=ar", "-Dline.separator=\r\n", "-Xint");

        assertThat(lines).isEqualTo(WrittenValues.draw().hashes());
    }

    private static List<String> runElsewhere(Path directory, String... options)
            throws IOException, InterruptedException {
        Path output = directory.resolve("output.txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", classPath(), WrittenValues.class.getName()));
        Process process = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        try {
            assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        List<String> lines = Files.readAllLines(output, StandardCharsets.ISO_8859_1);
        assertThat(process.exitValue()).as(String.join("\n", lines)).isZero();
        lines.removeIf(String::isEmpty);
        return lines;
    }

    /** The class path with absolute entries, since the other JVM runs in another directory. */
    private static String classPath() {
        List<String> entries = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            entries.add(Path.of(entry).toAbsolutePath().toString());
        }
        return String.join(File.pathSeparator, entries);
    }
}
