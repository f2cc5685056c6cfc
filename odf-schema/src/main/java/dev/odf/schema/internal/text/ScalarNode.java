package dev.odf.schema.internal.text;

/** A scalar: a string, a number, a boolean or null. */
public final class ScalarNode extends TextNode {
    /** What a scalar reads as. */
    public enum Kind {
        /** The absence of a value. */
        NULL,
        /** True or false. */
        BOOL,
        /** A number without fraction and exponent, of any size in JSON and up to 128 bits in YAML. */
        INTEGER,
        /** Any other number, infinities and NaN of YAML included. */
        FLOAT,
        /** Anything else, and everything that is quoted. */
        STRING
    }

    private final String text;
    private final Kind kind;
    private final boolean quoted;

    ScalarNode(NodePlace place, String text, Kind kind, boolean quoted) {
        super(place);
        this.text = text;
        this.kind = kind;
        this.quoted = quoted;
    }

    /**
     * The content: of a quoted scalar without quotes and escapes, else as the source spells it. Never holds an unpaired
     * surrogate.
     */
    public String text() {
        return text;
    }

    /** What the scalar reads as; {@link Kind#STRING} if it is quoted. */
    public Kind kind() {
        return kind;
    }

    /** Whether the scalar is in quotes or a block, and so a string whatever its text. */
    public boolean quoted() {
        return quoted;
    }

    @Override
    public boolean isNull() {
        return kind == Kind.NULL;
    }

    @Override
    public String describe() {
        return switch (kind) {
            case NULL -> "null";
            case BOOL -> "the boolean " + Excerpt.of(text);
            case INTEGER, FLOAT -> "the number " + Excerpt.of(text);
            default -> "the text " + Excerpt.quoted(text);
        };
    }
}
