/** Not part of the API: the algorithms behind the comparison of data schemas. */
@NullMarked
package dev.odf.metadata.internal.schema;

import org.jspecify.annotations.NullMarked;
