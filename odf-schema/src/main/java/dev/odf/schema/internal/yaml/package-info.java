/** Not API: YAML text to and from the node tree; the only package that names snakeyaml. */
@NullMarked
package dev.odf.schema.internal.yaml;

import org.jspecify.annotations.NullMarked;
