/**
 * Datasets in a directory of any {@code java.nio.file} file system, laid out as the reference implementation does it.
 *
 * <p>On the default file system an operation that returned survives a loss of power, and references are locked between threads and between
 * processes. On other file systems nothing is known about flushing, and the lock is a file that exists while it is held; such file systems must
 * create files exclusively and rename them atomically.
 */
@NullMarked
package dev.odf.metadata.store.local;

import org.jspecify.annotations.NullMarked;
