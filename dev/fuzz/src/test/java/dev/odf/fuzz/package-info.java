/**
 * Fuzz tests: whatever the bytes, a decoder returns a value or throws an {@code OdfException}, within bounds of memory and
 * time, and what it returned encodes and decodes to an equal value.
 */
@NullMarked
package dev.odf.fuzz;

import org.jspecify.annotations.NullMarked;
