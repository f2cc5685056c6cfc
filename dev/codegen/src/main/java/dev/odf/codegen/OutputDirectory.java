package dev.odf.codegen;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A directory that holds exactly what one run has put into it: what a run before left over is deleted. */
final class OutputDirectory {
    private final Path directory;
    private final Map<String, byte[]> files = new TreeMap<>();

    OutputDirectory(Path directory) {
        this.directory = directory;
    }

    void put(String path, String text) {
        if (files.put(path, text.getBytes(StandardCharsets.UTF_8)) != null) {
            throw new ModelException(path + " is generated twice");
        }
    }

    /** The files put so far by their path, sorted. */
    Map<String, byte[]> files() {
        return files;
    }

    /** Writes what has changed, so that an incremental build sees nothing else. */
    void write() throws IOException {
        Files.createDirectories(directory);
        deleteStale();
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            Path target = directory.resolve(file.getKey());
            if (!Files.exists(target) || !Arrays.equals(Files.readAllBytes(target), file.getValue())) {
                Files.createDirectories(target.getParent());
                Files.write(target, file.getValue());
            }
        }
    }

    private void deleteStale() throws IOException {
        List<Path> present;
        try (Stream<Path> walk = Files.walk(directory)) {
            present = walk.filter(Files::isRegularFile).collect(Collectors.toList());
        }
        for (Path file : present) {
            String name = directory.relativize(file).toString().replace('\\', '/');
            if (!files.containsKey(name)) {
                Files.delete(file);
            }
        }
    }
}
