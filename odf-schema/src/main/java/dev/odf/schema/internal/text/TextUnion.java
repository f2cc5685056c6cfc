package dev.odf.schema.internal.text;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;

/** A tagged union: a mapping whose {@code kind} names the variant, or in some unions the bare name. Immutable. */
public final class TextUnion {
    private final String name;
    private final boolean shortForm;
    private final Spellings variants;

    private TextUnion(String name, boolean shortForm, String... variants) {
        this.name = name;
        this.shortForm = shortForm;
        this.variants = new Spellings(variants);
    }

    /** A union with its variants in PascalCase; the short form is a bare name in place of the mapping. */
    public static TextUnion of(String name, boolean shortForm, String... variants) {
        return new TextUnion(name, shortForm, variants);
    }

    /**
     * The number of the variant, from 0 in the order of declaration; marks a mapping as union.
     *
     * @throws MalformedDataException if the variant is missing or unknown, or the node is not a form of a union
     */
    public int variant(TextNode node) {
        if (node instanceof MappingNode mapping) {
            mapping.markUnion();
            return variantNamed(kindOf(mapping));
        }
        if (shortForm && node instanceof ScalarNode) {
            return variantNamed(node);
        }
        String expected = shortForm ? " must be a mapping or the name of a variant" : " must be a mapping";
        throw node.error(ErrorCode.TEXT_WRONG_TYPE, name + expected + ", found " + node.describe());
    }

    /**
     * A value of a union as the variant that its place needs.
     *
     * @throws MalformedDataException if it is another variant
     */
    public static <T> T expect(Object value, Class<T> variant, TextNode node) {
        if (!variant.isInstance(value)) {
            throw node.error(
                    ErrorCode.VALUE_UNKNOWN_VARIANT,
                    "expected the variant " + variant.getSimpleName() + " of its union");
        }
        return variant.cast(value);
    }

    private TextNode kindOf(MappingNode mapping) {
        TextNode kind = null;
        for (MappingNode.Entry entry : mapping.entries()) {
            if (!entry.key().equals(TextShape.KIND)) {
                continue;
            }
            if (kind != null) {
                throw TextFields.duplicateKey(entry);
            }
            kind = entry.value();
        }
        if (kind == null || kind.isNull()) {
            throw mapping.error(
                    ErrorCode.VALUE_MISSING_FIELD, "required field " + name + "." + TextShape.KIND + " is missing");
        }
        return kind;
    }

    private int variantNamed(TextNode node) {
        String text = TextScalars.strictString(node);
        int index = variants.index(text);
        if (index < 0) {
            throw node.error(
                    ErrorCode.VALUE_UNKNOWN_VARIANT,
                    name + " has no variant " + Excerpt.quoted(text) + ", expected " + variants.expected());
        }
        return index;
    }
}
