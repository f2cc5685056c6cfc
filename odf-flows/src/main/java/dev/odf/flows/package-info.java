/**
 * Flows: the recurring work on datasets, such as ingesting, transforming and compacting, and when it is due.
 *
 * <p>A flow is triggered by a schedule, by new input or by hand, waits until its conditions hold, and runs as one task after
 * another on workers of the host. Time, randomness, threads and persistence are supplied by the host, so that a whole year
 * of flows can be simulated in a test.
 */
@NullMarked
package dev.odf.flows;

import org.jspecify.annotations.NullMarked;
