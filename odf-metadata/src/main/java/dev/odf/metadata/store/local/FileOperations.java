package dev.odf.metadata.store.local;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.file.Path;

/** Every step by which a local store changes the file system, so that tests can stop after each of them. */
interface FileOperations {
    /** Creates a directory, whose parent exists, unless it is there. */
    void createDirectory(Path directory) throws IOException;

    /** Creates a file and opens it; fails with {@link java.nio.file.FileAlreadyExistsException} if it is there. */
    WritableByteChannel create(Path file) throws IOException;

    /** Writes everything between position and limit. */
    void write(WritableByteChannel channel, ByteBuffer piece) throws IOException;

    /** Makes the content of a file survive a loss of power. */
    void force(Path file) throws IOException;

    /** Renames a file in one step, in place of what is there under the new name. */
    void rename(Path from, Path to) throws IOException;

    /** Makes the names in a directory survive a loss of power. */
    void forceDirectory(Path directory) throws IOException;

    /** Removes a file or an empty directory, and returns whether it was there. */
    boolean delete(Path path) throws IOException;
}
