/**
 * Not API: JSON text to and from the node tree, and the canonical form of JSON values; the only package that names
 * Jackson.
 */
@NullMarked
package dev.odf.schema.internal.json;

import org.jspecify.annotations.NullMarked;
