package dev.odf.schema.error;

/**
 * Every error of the library as a constant; {@link #code()} is the same for machines and never changes its meaning.
 *
 * @since 0.1
 */
public enum ErrorCode {
    /** Data exceeds a limit in force. */
    LIMIT_EXCEEDED("limit.exceeded"),

    /** A position or length in a buffer points outside of it. */
    BINARY_OUT_OF_BOUNDS("binary.out-of-bounds"),
    /** A position in a buffer is not a multiple of what its type needs. */
    BINARY_UNALIGNED("binary.unaligned"),
    /** A union has a discriminant without a value, or the other way round. */
    BINARY_INCONSISTENT_UNION("binary.inconsistent-union"),
    /** A string in a buffer is not valid UTF-8. */
    BINARY_INVALID_UTF8("binary.invalid-utf8"),
    /** A string in a buffer is not followed by a zero byte. */
    BINARY_MISSING_TERMINATOR("binary.missing-terminator"),

    /** A manifest names a type that no multicodec has. */
    MANIFEST_UNKNOWN_KIND("manifest.unknown-kind"),
    /** A manifest holds something else than what was asked for. */
    MANIFEST_UNEXPECTED_KIND("manifest.unexpected-kind"),
    /** A manifest has a version that is not read. */
    MANIFEST_UNSUPPORTED_VERSION("manifest.unsupported-version"),

    /** A document is not well-formed YAML or JSON. */
    TEXT_SYNTAX("text.syntax"),
    /** A mapping holds the same key twice. */
    TEXT_DUPLICATE_KEY("text.duplicate-key"),
    /** A mapping holds a key that its type does not have. */
    TEXT_UNKNOWN_KEY("text.unknown-key"),
    /** A value is of another kind than its place needs, a number instead of a string for instance. */
    TEXT_WRONG_TYPE("text.wrong-type"),

    /** A required field is absent. */
    VALUE_MISSING_FIELD("value.missing-field"),
    /** A union names or numbers a variant that it does not have. */
    VALUE_UNKNOWN_VARIANT("value.unknown-variant"),
    /** An enumeration names or numbers a value that it does not have. */
    VALUE_UNKNOWN_ENUM("value.unknown-enum"),
    /** A number is outside the range of its type. */
    VALUE_OUT_OF_RANGE("value.out-of-range"),
    /** A date-time is not one. */
    VALUE_INVALID_TIMESTAMP("value.invalid-timestamp"),
    /** Text is not base64 or not one of the multibase encodings. */
    VALUE_INVALID_ENCODING("value.invalid-encoding"),
    /** Text holds an unpaired surrogate, which no UTF-8 can express. */
    VALUE_INVALID_UNICODE("value.invalid-unicode"),
    /** Extension attributes are not a JSON object. */
    VALUE_INVALID_EXTRA_ATTRIBUTES("value.invalid-extra-attributes"),

    /** Not a known multicodec. */
    ID_INVALID_MULTICODEC("id.invalid-multicodec"),
    /** Not a multihash. */
    ID_INVALID_MULTIHASH("id.invalid-multihash"),
    /** Not a decentralized identifier of the kind asked for. */
    ID_INVALID_DID("id.invalid-did"),
    /** Not a name of a dataset, account or repository. */
    ID_INVALID_NAME("id.invalid-name"),
    /** Not an alias of a dataset. */
    ID_INVALID_ALIAS("id.invalid-alias"),
    /** Not a reference to a dataset. */
    ID_INVALID_REFERENCE("id.invalid-reference"),
    /** Not a pattern over dataset names. */
    ID_INVALID_PATTERN("id.invalid-pattern"),
    /** Not an absolute URL. */
    ID_INVALID_URL("id.invalid-url");

    private final String code;

    ErrorCode(String code) {
        this.code = code;
    }

    /** The code in its stable text form, {@code text.unknown-key} for instance. */
    public String code() {
        return code;
    }
}
