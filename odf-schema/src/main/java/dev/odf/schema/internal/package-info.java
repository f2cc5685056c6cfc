/** Not API: everything below this package may change in any release. */
@NullMarked
package dev.odf.schema.internal;

import org.jspecify.annotations.NullMarked;
