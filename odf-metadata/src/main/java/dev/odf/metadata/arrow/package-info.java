/**
 * Apache Arrow beside Open Data Fabric: conversion of schemas in both directions, and the logical hash of records.
 *
 * <p>The only package whose signatures name Arrow types, and the only one that needs {@code arrow-vector}, which this library declares as optional: add it,
 * and for everything that touches records one of the {@code arrow-memory} implementations, to the host's own dependencies. Schemas alone need no flag of the
 * JVM. Records need {@code --add-opens=java.base/java.nio=ALL-UNNAMED}, as everything that uses Arrow's memory does.
 */
@NullMarked
package dev.odf.metadata.arrow;

import org.jspecify.annotations.NullMarked;
