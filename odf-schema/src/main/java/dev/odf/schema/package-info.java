/**
 * The types of Open Data Fabric 0.38: manifests, metadata events, data schema, engine messages and their parts.
 *
 * <p>All but {@link dev.odf.schema.JsonValue} and {@link dev.odf.schema.ExtraAttributes} are generated from the model of the schema. Records check and
 * copy what they are given, unions are sealed and come with a visitor, and records with optional components have a builder. Two values are equal if they
 * mean the same: an absent component equals its default.
 */
@NullMarked
package dev.odf.schema;

import org.jspecify.annotations.NullMarked;
