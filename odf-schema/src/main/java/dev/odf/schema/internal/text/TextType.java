package dev.odf.schema.internal.text;

import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A type of the model with its text form. Immutable.
 *
 * @param name name in the specification, {@code ReadStep::Csv} for instance
 * @param javaType its class
 * @param parser reads a value from a node
 * @param printer writes a value into a sink
 */
public record TextType<T>(
        String name, Class<T> javaType, Function<TextNode, T> parser, BiConsumer<TextSink, T> printer) {}
