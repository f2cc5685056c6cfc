package dev.odf.metadata.store.local;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.channels.WritableByteChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** The steps as {@code java.nio.file} does them. */
final class NioFileOperations implements FileOperations {
    @Override
    public void createDirectory(Path directory) throws IOException {
        try {
            Files.createDirectory(directory);
        } catch (FileAlreadyExistsException e) {
            if (!Files.isDirectory(directory)) {
                throw e;
            }
        }
    }

    @Override
    public WritableByteChannel create(Path file) throws IOException {
        return Files.newByteChannel(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    @Override
    public void write(WritableByteChannel channel, ByteBuffer piece) throws IOException {
        while (piece.hasRemaining()) {
            channel.write(piece);
        }
    }

    @Override
    public void force(Path file) throws IOException {
        // Not elsewhere: the file system of ZIP archives, for one, empties a file that is opened for writing.
        if (!isDefault(file)) {
            return;
        }
        try {
            flush(file, StandardOpenOption.WRITE);
        } catch (AccessDeniedException e) {
            // A file that was made read-only before it was handed over; Windows alone insists on write access.
            flush(file, StandardOpenOption.READ);
        }
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    }

    @Override
    public void forceDirectory(Path directory) throws IOException {
        // Windows keeps the names of its directories by itself and opens none of them; of other file systems nothing is
        // known.
        if (directory.getFileSystem() == FileSystems.getDefault() && File.separatorChar == '/') {
            flush(directory, StandardOpenOption.READ);
        }
    }

    @Override
    public boolean delete(Path path) throws IOException {
        return Files.deleteIfExists(path);
    }

    private static boolean isDefault(Path path) {
        return path.getFileSystem() == FileSystems.getDefault();
    }

    /** Opens and flushes; an interrupt is put off until that is done, as it would leave the fate of a finished step open. */
    private static void flush(Path path, OpenOption option) throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            while (true) {
                try (FileChannel channel = FileChannel.open(path, option)) {
                    channel.force(true);
                    return;
                } catch (ClosedByInterruptException e) {
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
