/** Not part of the API. */
@NullMarked
package dev.odf.metadata.internal;

import org.jspecify.annotations.NullMarked;
