package dev.odf.metadata.store.local;

import dev.odf.metadata.internal.store.ContentDigest;
import java.io.IOException;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.random.RandomGenerator;

/** Files on their way to their final name: a reader sees the whole file or none, even if the writer stops anywhere. */
final class PendingFiles {
    private static final String PREFIX = ".pending-";
    private static final int RANDOM_CHARS = 16;
    private static final String ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
    private static final System.Logger LOG = System.getLogger(PendingFiles.class.getName());

    private final FileOperations operations;
    private final RandomGenerator random;

    PendingFiles(FileOperations operations, RandomGenerator random) {
        this.operations = operations;
        this.random = random;
    }

    /** Writes what fills a file; leaves the file behind only if it succeeds. */
    interface Filler {
        void fill(ContentDigest.Sink sink) throws IOException;
    }

    static boolean isPending(Path file) {
        return file.getFileName().toString().startsWith(PREFIX);
    }

    /** A new file with its content flushed, under a name that no reader takes for anything. */
    Path write(Path directory, Filler filler) throws IOException {
        Path pending = directory.resolve(PREFIX + randomText());
        WritableByteChannel channel = operations.create(pending);
        boolean done = false;
        try {
            try (channel) {
                filler.fill(piece -> operations.write(channel, piece));
            }
            operations.force(pending);
            done = true;
        } finally {
            if (!done) {
                discard(pending);
            }
        }
        return pending;
    }

    /** Removes a pending file; what resists is left for a later clean-up, as it harms nobody. */
    void discard(Path pending) {
        try {
            operations.delete(pending);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, () -> "left behind " + pending, e);
        }
    }

    /** Gives a pending file its final name, in place of what has it; the caller makes that last. */
    void rename(Path pending, Path target) throws IOException {
        boolean done = false;
        try {
            operations.rename(pending, target);
            done = true;
        } finally {
            if (!done) {
                discard(pending);
            }
        }
    }

    /** Creates a directory and all above it, and makes that last. */
    void createDirectories(Path directory) throws IOException {
        if (Files.isDirectory(directory)) {
            return;
        }
        Path parent = LocalFiles.parentOf(directory);
        createDirectories(parent);
        operations.createDirectory(directory);
        operations.forceDirectory(parent);
    }

    private String randomText() {
        StringBuilder text = new StringBuilder(RANDOM_CHARS);
        for (int i = 0; i < RANDOM_CHARS; i++) {
            text.append(ALPHABET.charAt(random.nextInt(ALPHABET.length())));
        }
        return text.toString();
    }
}
