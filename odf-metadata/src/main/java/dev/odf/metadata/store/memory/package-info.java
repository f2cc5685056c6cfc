/** Datasets in memory: for tests, and for hosts that keep them elsewhere. */
@NullMarked
package dev.odf.metadata.store.memory;

import org.jspecify.annotations.NullMarked;
