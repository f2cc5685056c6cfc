/** Data schemas: normal forms, comparison and the changes that a dataset may make to its schema. */
@NullMarked
package dev.odf.metadata.schema;

import org.jspecify.annotations.NullMarked;
