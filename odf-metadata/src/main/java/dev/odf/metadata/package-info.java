/**
 * Metadata chains: the append-only sequence of blocks that is the whole history of a dataset.
 *
 * <p>A chain is read from its head back to the seed block, appended to by moving the head with compare-and-swap, validated
 * event by event against the rules of the specification, and verified by recomputing the hash of every block. Where blocks
 * and references live is up to the host, which supplies a store.
 */
@NullMarked
package dev.odf.metadata;

import org.jspecify.annotations.NullMarked;
