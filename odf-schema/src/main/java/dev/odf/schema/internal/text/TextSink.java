package dev.odf.schema.internal.text;

import dev.odf.schema.JsonValue;

/**
 * Takes a document value by value: one value in all; in a mapping each value after its key.
 *
 * <p>A sequence of calls that makes no document is answered with {@link IllegalStateException}. Implementations collect
 * text in memory, so that nothing of a document is seen outside before all of it was accepted. Not thread-safe.
 */
public interface TextSink {
    /**
     * Opens a mapping.
     *
     * @throws dev.odf.schema.error.LimitExceededException if it lies deeper than readers can be told to go
     */
    void beginMapping();

    /**
     * Gives the key of the next value.
     *
     * @throws dev.odf.schema.error.ValidationException if it holds an unpaired surrogate
     */
    void key(String key);

    /** Closes the mapping. */
    void endMapping();

    /**
     * Opens a list.
     *
     * @throws dev.odf.schema.error.LimitExceededException if it lies deeper than readers can be told to go
     */
    void beginSequence();

    /** Closes the list. */
    void endSequence();

    /**
     * Adds a string.
     *
     * @throws dev.odf.schema.error.ValidationException if it holds an unpaired surrogate
     */
    void string(String value);

    /** Adds an unsigned integer, given as bit pattern. */
    void uint64(long bits);

    /** Adds a signed integer. */
    void int64(long value);

    /** Adds a boolean. */
    void bool(boolean value);

    /** Adds a JSON value, its keys sorted by code point. */
    void json(JsonValue value);
}
