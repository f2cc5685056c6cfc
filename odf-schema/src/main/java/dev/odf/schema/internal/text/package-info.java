/** Scalars in text. Not API: may change in any release. */
@NullMarked
package dev.odf.schema.internal.text;

import org.jspecify.annotations.NullMarked;
