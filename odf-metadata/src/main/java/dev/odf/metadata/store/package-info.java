/**
 * Where the parts of a dataset live: immutable objects named by their hash, and references that move by compare-and-swap.
 *
 * <p>{@link dev.odf.metadata.store.ObjectSource} and its siblings read, {@link dev.odf.metadata.store.ObjectStore} and its siblings write as
 * well. Writers store data files first, then checkpoints, then blocks from the oldest on, and move the reference last; a reader that starts at a
 * reference therefore finds everything it leads to (ODF 0.38, "Dataset Sharing").
 */
@NullMarked
package dev.odf.metadata.store;

import org.jspecify.annotations.NullMarked;
