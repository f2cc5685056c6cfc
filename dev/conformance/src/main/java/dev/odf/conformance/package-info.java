/**
 * A program that answers conformance cases, one JSON document a line, so that any implementation can be compared with the
 * library without linking to it.
 */
@NullMarked
package dev.odf.conformance;

import org.jspecify.annotations.NullMarked;
