/** The errors of the library: one unchecked root, {@link dev.odf.schema.error.OdfException}, and the few kinds a caller can act on. */
@NullMarked
package dev.odf.schema.error;

import org.jspecify.annotations.NullMarked;
