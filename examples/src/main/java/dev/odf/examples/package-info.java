/**
 * Short programs that use the library the way a host does; the code in its documentation is taken from here.
 */
@NullMarked
package dev.odf.examples;

import org.jspecify.annotations.NullMarked;
