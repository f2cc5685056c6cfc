/** Not part of the API: the rules for one block, a class for each topic. */
@NullMarked
package dev.odf.metadata.internal.rules;

import org.jspecify.annotations.NullMarked;
