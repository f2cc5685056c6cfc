/** Binding of Open Data Fabric types by a host's own Jackson mapper: register {@link dev.odf.schema.jackson.OdfModule}. */
@NullMarked
package dev.odf.schema.jackson;

import org.jspecify.annotations.NullMarked;
