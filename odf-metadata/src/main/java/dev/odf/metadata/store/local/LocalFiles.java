package dev.odf.metadata.store.local;

import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Iterator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/** Reading from directories that may change at any time. */
final class LocalFiles {
    private LocalFiles() {}

    /** The whole content of a file, which is never read beyond the limit. */
    static Bytes read(Path file, int sizeBytesMax) throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (!attributes.isRegularFile()) {
            throw new IOException("not a regular file");
        }
        StorageErrors.checkSize(attributes.size(), sizeBytesMax);
        try (InputStream content = Files.newInputStream(file)) {
            byte[] bytes = content.readNBytes(sizeBytesMax);
            if (bytes.length == sizeBytesMax && content.read() >= 0) {
                StorageErrors.checkSize(sizeBytesMax + 1L, sizeBytesMax);
            }
            return Bytes.copyOf(bytes);
        }
    }

    /** The entries of a directory as they are read, none if it does not exist; closed by the caller. */
    @SuppressWarnings("StreamResourceLeak")
    static Stream<Path> list(Path directory) {
        DirectoryStream<Path> entries;
        try {
            entries = Files.newDirectoryStream(directory);
        } catch (NoSuchFileException e) {
            return Stream.empty();
        } catch (IOException e) {
            throw StorageErrors.failed("list", directory.toString(), e);
        }
        return StreamSupport.stream(new Entries(directory, entries.iterator()), false)
                .onClose(() -> close(directory, entries));
    }

    /** The directory of a file that is not itself a root. */
    static Path parentOf(Path path) throws IOException {
        Path parent = path.getParent();
        if (parent == null) {
            throw new IOException("no directory above " + path);
        }
        return parent;
    }

    /** The hash that a file name of an object spells, or null if it spells none. */
    static @Nullable Multihash findHash(String fileName) {
        try {
            Multihash hash = Multihash.parse(fileName);
            return hash.toString().equals(fileName) ? hash : null;
        } catch (MalformedDataException e) {
            return null;
        }
    }

    private static void close(Path directory, DirectoryStream<Path> entries) {
        try {
            entries.close();
        } catch (IOException e) {
            throw StorageErrors.failed("list", directory.toString(), e);
        }
    }

    /** Turns the errors of a directory stream into ours. */
    private static final class Entries extends Spliterators.AbstractSpliterator<Path> {
        private final Path directory;
        private final Iterator<Path> entries;

        Entries(Path directory, Iterator<Path> entries) {
            super(Long.MAX_VALUE, Spliterator.DISTINCT | Spliterator.NONNULL);
            this.directory = directory;
            this.entries = entries;
        }

        @Override
        public boolean tryAdvance(Consumer<? super Path> action) {
            Path next;
            try {
                if (!entries.hasNext()) {
                    return false;
                }
                next = entries.next();
            } catch (DirectoryIteratorException e) {
                throw StorageErrors.failed("list", directory.toString(), Objects.requireNonNull(e.getCause()));
            } catch (UncheckedIOException e) {
                throw StorageErrors.failed("list", directory.toString(), Objects.requireNonNull(e.getCause()));
            }
            action.accept(next);
            return true;
        }
    }
}
