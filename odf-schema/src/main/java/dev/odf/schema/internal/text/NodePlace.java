package dev.odf.schema.internal.text;

import dev.odf.schema.error.DataFormat;
import org.jspecify.annotations.Nullable;

/**
 * Where a node stands in its tree and in the text.
 *
 * @param parent the mapping or sequence around it, absent for the root
 * @param key its key if the parent is a mapping
 * @param index its index if the parent is a sequence
 * @param line line in the text, from 1; -1 if not known
 * @param column column in code points, from 1; -1 if not known
 */
record NodePlace(@Nullable TextNode parent, @Nullable String key, int index, DataFormat format, int line, int column) {}
