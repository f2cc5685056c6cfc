package dev.odf.metadata.internal.rules;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The documented shapes of known attributes. */
final class AttributeShapes {
    private static final Set<String> BUFFER_KINDS = Set.of("contiguous", "view");
    private static final Set<String> DATE_UNITS = Set.of("day", "millisecond");
    private static final Set<String> WIDTHS = Set.of("32", "64");
    private static final Set<String> DECIMAL_WIDTHS = Set.of("32", "64", "128", "256");

    private AttributeShapes() {}

    /** What is wrong with the value of an attribute, or null if nothing is or the attribute is not known. */
    static @Nullable String problem(String name, JsonValue value) {
        return switch (name) {
            case ExtraAttributes.DESCRIPTION -> value instanceof JsonValue.TextValue ? null : "is no string";
            case ExtraAttributes.LINKED_OBJECTS ->
                isLinkedObjects(value) ? null : "is no object with the counts numObjectsNaive and sizeNaive";
            case ExtraAttributes.ARROW_BUFFER_ENCODING -> isBufferEncoding(value) ? null : "is no encoding of buffers";
            case ExtraAttributes.ARROW_DATE_ENCODING ->
                isObject(value, Set.of("unit")) && isOneOf(member(value, "unit"), DATE_UNITS)
                        ? null
                        : "is no encoding of dates";
            case ExtraAttributes.ARROW_DECIMAL_ENCODING ->
                isObject(value, Set.of("bitWidth")) && isNumberOf(member(value, "bitWidth"), DECIMAL_WIDTHS)
                        ? null
                        : "is no encoding of decimals";
            default -> null;
        };
    }

    private static boolean isLinkedObjects(JsonValue value) {
        return isObject(value, Set.of("numObjectsNaive", "sizeNaive"))
                && isCount(member(value, "numObjectsNaive"))
                && isCount(member(value, "sizeNaive"));
    }

    private static boolean isBufferEncoding(JsonValue value) {
        if (isOneOf(member(value, "kind"), BUFFER_KINDS)) {
            return isObject(value, Set.of("kind", "offsetBitWidth"))
                    && isOptionalWidth(member(value, "offsetBitWidth"));
        }
        return isOneOf(member(value, "kind"), Set.of("runend"))
                && isObject(value, Set.of("kind", "runEndsBitWidth"))
                && isOptionalWidth(member(value, "runEndsBitWidth"));
    }

    private static boolean isOptionalWidth(@Nullable JsonValue value) {
        return value == null || isNumberOf(value, WIDTHS);
    }

    private static boolean isObject(JsonValue value, Set<String> names) {
        return value instanceof JsonValue.ObjectValue objectValue
                && names.containsAll(objectValue.members().keySet());
    }

    private static boolean isOneOf(@Nullable JsonValue value, Set<String> lowerCaseNames) {
        return value instanceof JsonValue.TextValue textValue
                && lowerCaseNames.contains(textValue.value().toLowerCase(Locale.ROOT));
    }

    private static boolean isNumberOf(@Nullable JsonValue value, Set<String> numbers) {
        return value instanceof JsonValue.NumberValue && numbers.contains(value.toString());
    }

    private static boolean isCount(@Nullable JsonValue value) {
        return value instanceof JsonValue.NumberValue numberValue
                && numberValue.isInteger()
                && numberValue.toBigInteger().signum() >= 0;
    }

    private static @Nullable JsonValue member(JsonValue value, String name) {
        return value instanceof JsonValue.ObjectValue objectValue ? objectValue.get(name) : null;
    }
}
