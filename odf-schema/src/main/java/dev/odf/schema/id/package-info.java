/** Identifiers of Open Data Fabric as values: byte strings, hashes, decentralized identifiers, names, aliases and references. */
@NullMarked
package dev.odf.schema.id;

import org.jspecify.annotations.NullMarked;
