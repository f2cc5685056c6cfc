/**
 * The engine protocol: how a coordinator asks a data processing engine to run a query or a transformation.
 *
 * <p>Requests and responses are the types of {@code dev.odf.schema}; the types here send them, receive them and report
 * progress. They stay free of the transport, which an adapter in a package of its own brings along.
 */
@NullMarked
package dev.odf.engine;

import org.jspecify.annotations.NullMarked;
