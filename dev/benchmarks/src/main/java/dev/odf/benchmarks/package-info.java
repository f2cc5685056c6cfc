/**
 * Benchmarks of the hot paths, with JMH.
 *
 * <p>A benchmark that needs something package-private lies in the package of its subject instead of this one.
 */
@NullMarked
package dev.odf.benchmarks;

import org.jspecify.annotations.NullMarked;
