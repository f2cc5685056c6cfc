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
    /** Not a name of a dataset, account, repository or chain reference. */
    ID_INVALID_NAME("id.invalid-name"),
    /** Not an alias of a dataset. */
    ID_INVALID_ALIAS("id.invalid-alias"),
    /** Not a reference to a dataset. */
    ID_INVALID_REFERENCE("id.invalid-reference"),
    /** Not a pattern over dataset names. */
    ID_INVALID_PATTERN("id.invalid-pattern"),
    /** Not an absolute URL. */
    ID_INVALID_URL("id.invalid-url"),

    /** Bytes have another hash than the one they are named or claimed by. */
    CHAIN_HASH_MISMATCH("chain.hash-mismatch"),
    /** A chain starts with something else than a seed. */
    CHAIN_FIRST_BLOCK_NOT_SEED("chain.first-block-not-seed"),
    /** A seed has a predecessor. */
    CHAIN_SEED_NOT_FIRST("chain.seed-not-first"),
    /** The block that a block names as its predecessor is not known. */
    CHAIN_PREV_BLOCK_NOT_FOUND("chain.prev-block-not-found"),
    /** A block does not count up by one from its predecessor. */
    CHAIN_SEQUENCE_GAP("chain.sequence-gap"),
    /** A block is older than its predecessor. */
    CHAIN_SYSTEM_TIME_NOT_MONOTONIC("chain.system-time-not-monotonic"),
    /** A watermark moves back or disappears. */
    CHAIN_WATERMARK_NOT_MONOTONIC("chain.watermark-not-monotonic"),
    /** A data slice does not start where the one before ended. */
    CHAIN_OFFSETS_NOT_SEQUENTIAL("chain.offsets-not-sequential"),
    /** An event is not what it has to be at its place in the chain. */
    CHAIN_INVALID_EVENT("chain.invalid-event"),
    /** An event changes nothing. */
    CHAIN_NO_OP_EVENT("chain.no-op-event"),
    /** A reference has another value than expected. */
    CHAIN_REF_CONFLICT("chain.ref-conflict"),
    /** A reference may or may not have been moved. */
    CHAIN_REF_STATE_UNKNOWN("chain.ref-state-unknown"),
    /** A reference does not exist. */
    CHAIN_REF_NOT_FOUND("chain.ref-not-found"),
    /** A reference holds something else than a hash. */
    CHAIN_REF_MALFORMED("chain.ref-malformed"),
    /** A block is not stored. */
    CHAIN_BLOCK_NOT_FOUND("chain.block-not-found"),
    /** A block is of a version that is not read. */
    CHAIN_BLOCK_VERSION("chain.block-version"),
    /** A block cannot be decoded. */
    CHAIN_BLOCK_MALFORMED("chain.block-malformed"),
    /** The end of an interval of blocks is no ancestor of its start. */
    CHAIN_INVALID_INTERVAL("chain.invalid-interval"),
    /** A data or checkpoint file is not stored. */
    CHAIN_OBJECT_NOT_FOUND("chain.object-not-found"),
    /** A data file is not what its block says. */
    CHAIN_DATA_MISMATCH("chain.data-mismatch"),
    /** A checkpoint file is not what its block says. */
    CHAIN_CHECKPOINT_MISMATCH("chain.checkpoint-mismatch"),
    /** A chain belongs to another dataset than the one it is stored under. */
    CHAIN_DATASET_ID_MISMATCH("chain.dataset-id-mismatch"),
    /** Two chains belong to different datasets. */
    CHAIN_UNRELATED_DATASETS("chain.unrelated-datasets"),
    /** Two chains both have blocks that the other lacks. */
    CHAIN_DATASETS_DIVERGED("chain.datasets-diverged"),
    /** The chain to be written to has blocks that the source lacks. */
    CHAIN_DESTINATION_AHEAD("chain.destination-ahead"),
    /** A chain was moved while it was being synchronised. */
    CHAIN_UPDATED_CONCURRENTLY("chain.updated-concurrently"),
    /** A stored chain is not one: blocks are missing, malformed or misnumbered. */
    CHAIN_CORRUPTED("chain.corrupted"),
    /** Access to a dataset was refused. */
    CHAIN_ACCESS("chain.access"),
    /** Something failed that is no fault of the chain. */
    CHAIN_INTERNAL("chain.internal"),
    /** Something legal that is most likely a mistake; only ever a warning. */
    CHAIN_QUESTIONABLE("chain.questionable"),

    /** A snapshot of a dataset cannot become a chain. */
    SNAPSHOT_INVALID("snapshot.invalid"),
    /** A snapshot names inputs that are not known. */
    SNAPSHOT_MISSING_INPUTS("snapshot.missing-inputs"),

    /** A schema that cannot be converted, or whose records cannot be hashed. */
    SCHEMA_UNSUPPORTED("schema.unsupported"),

    /** No source of a dataset has the name asked for. */
    SOURCE_NOT_FOUND("source.not-found"),
    /** A dataset has several sources, and none was chosen. */
    SOURCE_AMBIGUOUS("source.ambiguous"),

    /** Bytes that are not what Arrow writes. */
    ARROW_MALFORMED("arrow.malformed"),
    /** Arrow data that uses a feature which is not read. */
    ARROW_UNSUPPORTED("arrow.unsupported"),

    /** A storage operation failed; the cause says why. */
    STORAGE_FAILED("storage.failed"),
    /** Storage refused access. */
    STORAGE_ACCESS_DENIED("storage.access-denied"),
    /** Storage did not answer in time. */
    STORAGE_TIMEOUT("storage.timeout"),
    /** The calling thread was interrupted during a storage operation. */
    STORAGE_INTERRUPTED("storage.interrupted"),
    /** A reference stays locked by another writer. */
    STORAGE_LOCKED("storage.locked"),
    /** What is stored cannot be what its name says. */
    STORAGE_DAMAGED("storage.damaged");

    private final String code;

    ErrorCode(String code) {
        this.code = code;
    }

    /** The code in its stable text form, {@code text.unknown-key} for instance. */
    public String code() {
        return code;
    }
}
