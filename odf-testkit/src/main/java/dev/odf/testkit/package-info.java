/**
 * Property tests for code that works with Open Data Fabric: arbitrary values of its types, and stand-ins for what a
 * host supplies.
 *
 * <p>The arbitraries are for jqwik and shrink towards the smallest value of their type. What they yield is valid unless
 * their name says otherwise.
 */
@NullMarked
package dev.odf.testkit;

import org.jspecify.annotations.NullMarked;
