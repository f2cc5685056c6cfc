package dev.odf.metadata;

import static dev.odf.metadata.RuleLevel.COMMON;
import static dev.odf.metadata.RuleLevel.INFORMATION;
import static dev.odf.metadata.RuleLevel.INTEROP;
import static dev.odf.metadata.RuleLevel.STRICT;

import org.jspecify.annotations.Nullable;

/**
 * Every rule that a metadata chain, a snapshot or the files of a dataset are held to.
 *
 * <p>The ids are stable, are found in {@link dev.odf.schema.error.Violation#rule()}, and are the names of the constants with a hyphen for the underscore.
 * What each of them demands is its {@link #requirement}.
 *
 * <p>Some rules need more than a chain and are applied where that is at hand: those on objects and references by the dataset, those on snapshots by
 * {@link SnapshotRules}.
 *
 * @since 0.1
 */
public enum ValidationRule {
    VER_01(
            COMMON,
            ErrorKind.BLOCK_VERSION,
            10,
            "Manifest",
            "a block is a manifest of kind odf-metadata-block and version 2 or 3"),
    VER_02(COMMON, ErrorKind.BLOCK_MALFORMED, 11, "Metadata Format", "the bytes of a block decode completely"),
    HSH_01(
            COMMON,
            ErrorKind.HASH_MISMATCH,
            20,
            "Metadata Block Hashing",
            "the SHA3-256 hash of a block's bytes is the one it is claimed or stored under"),
    SEED_01(COMMON, ErrorKind.FIRST_BLOCK_MUST_BE_SEED, 30, "Seed", "every block but a Seed names its predecessor"),
    SEED_02(COMMON, ErrorKind.APPENDING_SEED_BLOCK_TO_NON_EMPTY_CHAIN, 31, "Seed", "a Seed names no predecessor"),
    SEED_03(
            STRICT,
            ErrorKind.BLOCK_MALFORMED,
            12,
            "Unique Identifiers",
            "the dataset id of a Seed is a well-formed did:odf with a key of 32 bytes"),
    SEED_04(
            STRICT,
            ErrorKind.DATASET_ID_MISMATCH,
            220,
            "Unique Identifiers",
            "the dataset id of the Seed is the one the dataset is stored under"),
    SEQ_01(COMMON, ErrorKind.SEQUENCE_INTEGRITY, 40, "MetadataBlock", "the first block has sequence number 0"),
    SEQ_02(
            COMMON,
            ErrorKind.SEQUENCE_INTEGRITY,
            100,
            "MetadataBlock",
            "a block has the sequence number of its predecessor plus one"),
    LNK_01(COMMON, ErrorKind.PREV_BLOCK_NOT_FOUND, 90, "Metadata Chain", "the predecessor of a block is stored"),
    LNK_02(STRICT, ErrorKind.BLOCK_MALFORMED, 13, "Metadata Block Hashing", "a link is a SHA3-256 hash of 32 bytes"),
    TIME_01(
            COMMON,
            ErrorKind.SYSTEM_TIME_IS_NOT_MONOTONIC,
            110,
            "System Time",
            "a block is not older than its predecessor"),
    TIME_02("System Time", "a block is not from the future"),
    KIND_01(STRICT, 50, "Root Dataset", "AddData belongs in a root dataset"),
    KIND_02(STRICT, 51, "Root Dataset, RFC-011", "sources belong in a root dataset"),
    KIND_03(STRICT, 52, "ExecuteTransform", "ExecuteTransform belongs in a derivative dataset"),
    KIND_04(STRICT, 53, "Derivative Dataset", "SetTransform belongs in a derivative dataset"),
    OFF_01(
            COMMON,
            ErrorKind.OFFSETS_ARE_NOT_SEQUENTIAL,
            71,
            "Offset, RFC-001, RFC-014",
            "new data starts right after prevOffset, or at 0 without one"),
    OFF_02(COMMON, 72, "OffsetInterval", "an interval of offsets does not end before it starts"),
    OFF_03(COMMON, 130, "RFC-014", "prevOffset is the last offset of the dataset, also in events without data"),
    OFF_04(STRICT, 131, "Offset, RFC-014", "the first data event has no prevOffset"),
    OFF_05(STRICT, 70, "Common Data Schema", "offsets fit in a signed 64-bit integer"),
    WM_01(
            COMMON,
            ErrorKind.WATERMARK_IS_NOT_MONOTONIC,
            120,
            "Watermark",
            "a watermark once set is stated in every data event and never moves back"),
    CHK_01(
            COMMON,
            190,
            "RFC-006",
            "prevCheckpoint is the checkpoint that the last event of the same kind wrote, absent if it wrote none"),
    CHK_02(STRICT, 191, "Checkpoint", "a checkpoint stated again keeps its size"),
    NOOP_01(
            COMMON,
            ErrorKind.NO_OP_EVENT,
            60,
            "RFC-014",
            "AddData brings data, a checkpoint, a watermark or a source state"),
    NOOP_02(
            COMMON,
            ErrorKind.NO_OP_EVENT,
            61,
            "RFC-014, ExecuteTransformInput",
            "ExecuteTransform brings data, a checkpoint, a watermark or a new block of an input"),
    NOOP_03(
            COMMON,
            ErrorKind.NO_OP_EVENT,
            200,
            "RFC-014",
            "AddData without data changes the checkpoint, the watermark or the source state"),
    NOOP_04(
            COMMON,
            ErrorKind.NO_OP_EVENT,
            201,
            "RFC-014",
            "ExecuteTransform without data changes the checkpoint, the watermark or an input"),
    NOOP_05(COMMON, ErrorKind.NO_OP_EVENT, 142, "RFC-011", "a push source differs from the active one of its name"),
    NOOP_06(COMMON, ErrorKind.NO_OP_EVENT, 213, "RFC-016", "a data schema differs from the active one"),
    NOOP_07("Metadata Events", "an event differs from the current one of its kind"),
    SCH_01(COMMON, 150, "RFC-010", "data comes after a SetDataSchema"),
    SCH_02(COMMON, 80, "SetDataSchema, RFC-016", "SetDataSchema has either a schema or a raw Arrow schema"),
    SCH_03(STRICT, 80, "RFC-010", "a raw Arrow schema is readable and has a logical equivalent"),
    SCH_04(STRICT, 210, "RFC-016", "a raw Arrow schema does not replace a logical schema"),
    SCH_05("SetDataSchema", "schemas are written in the logical form"),
    SCH_06(
            COMMON,
            214,
            "Schema Evolution, RFC-016",
            "a schema may only gain optional fields and change attributes and order"),
    SCH_07(
            STRICT,
            211,
            "Common Data Schema, RFC-015",
            "the system columns exist under their names in the vocabulary and have their types"),
    SCH_08(STRICT, 80, "RFC-016", "the fields of one level have different names that are not empty"),
    SCH_09(STRICT, 80, "DataType", "the parameters of a type are within their ranges"),
    SCH_10("RFC-016", "the system columns come first, in the order offset, operation, system time, event time"),
    SCH_11("RFC-016", "a stored schema has no encodings of Arrow"),
    SCH_12(
            "RFC-016, RFC-017, ExtraAttributes",
            "types are meaningful: no optional null, extended types on their core type"),
    VOC_01(STRICT, 80, "SetVocab", "the four system columns have different names that are not empty"),
    VOC_02(STRICT, 212, "Common Data Schema", "the active schema has the system columns that a new vocabulary names"),
    TRN_01(COMMON, 80, "SetTransform", "a transform has an input"),
    TRN_02(COMMON, 80, "TransformInput", "a transform has each input dataset once"),
    TRN_03(COMMON, 80, "TransformInput", "every input names a dataset by its id, and has an alias"),
    TRN_04(COMMON, 80, "Transform", "a transform is stored with queries instead of query"),
    TRN_05(COMMON, 80, "Transform", "a transform has at least one query step"),
    TRN_06(COMMON, 80, "Transform", "the last query step has no alias"),
    TRN_07(COMMON, 80, "SqlQueryStep", "every query step but the last has an alias"),
    TRN_08(STRICT, 80, "SqlQueryStep", "the aliases of inputs and steps differ and are not empty"),
    TRN_09(STRICT, 160, "Derivative Dataset", "a dataset is not its own input"),
    TRN_10("Engine Versioning", "a transform records its engine with the exact version"),
    TRN_11(COMMON, 161, "ExecuteTransform", "ExecuteTransform comes after a SetTransform"),
    TRN_12(COMMON, 170, "ExecuteTransform", "ExecuteTransform lists the inputs of the transform in their order"),
    TRN_13(COMMON, 180, "ExecuteTransformInput, RFC-014", "newBlockHash differs from prevBlockHash"),
    TRN_14(COMMON, 181, "RFC-014", "newOffset is greater than prevOffset"),
    TRN_15(
            COMMON,
            182,
            "ExecuteTransformInput",
            "prevBlockHash is the last block of the input that was used, absent if none was"),
    TRN_16(
            COMMON,
            183,
            "ExecuteTransformInput",
            "prevOffset is the last offset of the input that was used, absent if none was"),
    TRN_17(COMMON, 184, "RFC-014", "newOffset comes with newBlockHash"),
    SRC_01(COMMON, 140, "RFC-011", "push sources need that no polling source is active"),
    SRC_02(COMMON, 140, "RFC-011", "a polling source needs that no push source is active"),
    SRC_03(COMMON, 80, "RFC-016", "a read step has either a schema or a ddlSchema"),
    SRC_04(COMMON, 80, "FetchStep", "EthereumLogs has a chainId or a nodeUrl"),
    SRC_05(STRICT, 140, "RFC-011", "DisablePollingSource needs an active polling source"),
    SRC_06(STRICT, 140, "RFC-011", "DisablePushSource needs an active push source of exactly its name"),
    SRC_07(INFORMATION, 0, "RFC-011", "a disabled push source may be added again, an active one may be redefined"),
    SRC_08(STRICT, 80, "RFC-011", "the name of a push source is not empty"),
    SRC_09(STRICT, 80, "MergeStrategy", "the primary key of a merge strategy has columns, each once"),
    SRC_10("MergeStrategy", "compareColumns are not empty and not part of the primary key"),
    SRC_11("RFC-009", "a source state belongs to an active source"),
    SRC_12(
            "ReadStep, FetchStep",
            "the options of a source can be used: no ddlSchema, single characters, valid URLs and patterns"),
    IOP_01(INTEROP, 141, "RFC-011", "chains for reference nodes have no Disable events, which stop those nodes"),
    EXT_01(STRICT, 80, "ExtraAttributes", "the name of an attribute is a domain, a slash and a word"),
    EXT_02("ExtraAttributes", "the domain of an attribute has a dot, and known attributes have their documented shape"),
    EXT_03("ExtraAttributes", "attributes are written in the domain opendatafabric.org"),
    INF_01("RFC-005", "keywords differ and are not empty"),
    LIC_01("RFC-005, SetLicense", "a licence has names and an absolute URL"),
    ATT_01("RFC-005, AttachmentEmbedded", "the paths of attachments are relative, without '..', and differ"),
    OBJ_01(COMMON, ErrorKind.OBJECT_NOT_FOUND, 220, "RFC-008, Dataset Sharing", "the data file of an event is stored"),
    OBJ_02(COMMON, ErrorKind.OBJECT_NOT_FOUND, 220, "RFC-006, RFC-008", "the checkpoint file of an event is stored"),
    OBJ_03(COMMON, ErrorKind.DATA_DOES_NOT_MATCH_METADATA, 220, "DataSlice", "a data file has the recorded size"),
    OBJ_04(
            COMMON,
            ErrorKind.DATA_DOES_NOT_MATCH_METADATA,
            220,
            "Physical and Logical Hashes",
            "a data file has the recorded physical hash"),
    OBJ_05(
            COMMON,
            ErrorKind.CHECKPOINT_DOES_NOT_MATCH_METADATA,
            220,
            "Checkpoint",
            "a checkpoint file has the recorded size"),
    OBJ_06(
            COMMON,
            ErrorKind.CHECKPOINT_DOES_NOT_MATCH_METADATA,
            220,
            "Checkpoint Hashing",
            "a checkpoint file has the recorded hash"),
    OBJ_07(
            COMMON,
            ErrorKind.DATA_DOES_NOT_MATCH_METADATA,
            220,
            "Physical and Logical Hashes, RFC-002",
            "the records of a data file have the recorded logical hash"),
    OBJ_08(
            STRICT,
            ErrorKind.DATA_DOES_NOT_MATCH_METADATA,
            220,
            "Data Slice, RFC-001",
            "a data file has one record for each offset of its interval"),
    OBJ_09(
            STRICT,
            ErrorKind.DATA_DOES_NOT_MATCH_METADATA,
            220,
            "RFC-010",
            "a data file has the schema that was active at its block"),
    OBJ_10(
            STRICT,
            ErrorKind.DATA_DOES_NOT_MATCH_METADATA,
            220,
            "Representation of Retractions and Corrections, RFC-015",
            "operation codes are valid, and corrections come in pairs"),
    OBJ_11(STRICT, ErrorKind.OBJECT_NOT_FOUND, 220, "RFC-017", "the objects that a data file links to are stored"),
    ORPH_01(INFORMATION, 0, "RFC-008", "every stored object is reachable from a reference"),
    REF_01(
            COMMON,
            ErrorKind.REF_CAS_FAILED,
            230,
            "Transactional Semantics",
            "a reference still has the value that is expected"),
    REF_02(COMMON, ErrorKind.BLOCK_NOT_FOUND, 230, "Metadata Chain", "a reference names a stored block"),
    REF_03(COMMON, ErrorKind.REF_NOT_FOUND, 230, "Metadata Chain", "a dataset has a head"),
    REF_04(STRICT, ErrorKind.REF_MALFORMED, 230, "Hash Representation", "a reference holds the text of one multihash"),
    SNP_01(COMMON, ErrorKind.INVALID_SNAPSHOT, 240, "DatasetSnapshot", "a snapshot holds no Seed, which is generated"),
    SNP_02(
            COMMON,
            ErrorKind.INVALID_SNAPSHOT,
            240,
            "DatasetSnapshot",
            "a snapshot holds no data events and no Disable events"),
    SNP_03(COMMON, ErrorKind.INVALID_SNAPSHOT, 240, "DatasetSnapshot", "only a root dataset has sources"),
    SNP_04(COMMON, ErrorKind.INVALID_SNAPSHOT, 240, "DatasetSnapshot", "only a derivative dataset has a transform"),
    SNP_05(COMMON, ErrorKind.INVALID_SNAPSHOT, 240, "DatasetSnapshot", "a transform has query or queries, not both"),
    SNP_06(COMMON, ErrorKind.INVALID_SNAPSHOT, 240, "DatasetSnapshot", "at most one query step has no alias"),
    SNP_07(COMMON, ErrorKind.MISSING_INPUTS, 240, "DatasetSnapshot", "every input of a transform is a known dataset"),
    SNP_08(STRICT, ErrorKind.INVALID_SNAPSHOT, 240, "DatasetSnapshot", "a transform has query or queries"),
    SNP_09(
            STRICT,
            ErrorKind.INVALID_SNAPSHOT,
            240,
            "DatasetSnapshot",
            "a dataset has a polling source or push sources, not both"),
    SNP_10(
            STRICT,
            ErrorKind.INVALID_SNAPSHOT,
            240,
            "DatasetSnapshot",
            "no push source is given twice with the same definition"),
    SNP_11("DatasetSnapshot", "other events come once, a derivative dataset has a transform, and a schema is not raw"),
    SNP_12(
            COMMON,
            ErrorKind.INVALID_SNAPSHOT,
            240,
            "DatasetSnapshot",
            "a snapshot is a manifest of its kind and version 1, and its name is an alias"),
    SNP_14(COMMON, ErrorKind.INVALID_SNAPSHOT, 240, "DatasetSnapshot", "the events of a snapshot form a valid chain");

    private final RuleLevel level;
    private final @Nullable ErrorKind kind;
    private final int precedence;
    private final String source;
    private final String requirement;

    /** A rule that never rejects. */
    ValidationRule(String source, String requirement) {
        this(RuleLevel.WARNING, null, 0, source, requirement);
    }

    /** A rule about events. */
    ValidationRule(RuleLevel level, int precedence, String source, String requirement) {
        this(level, level == INFORMATION ? null : ErrorKind.INVALID_EVENT, precedence, source, requirement);
    }

    ValidationRule(RuleLevel level, @Nullable ErrorKind kind, int precedence, String source, String requirement) {
        this.level = level;
        this.kind = kind;
        this.precedence = precedence;
        this.source = source;
        this.requirement = requirement;
    }

    /** The rule of an id, or null if there is none. */
    public static @Nullable ValidationRule find(String id) {
        for (ValidationRule rule : values()) {
            if (rule.id().equals(id)) {
                return rule;
            }
        }
        return null;
    }

    /** The id, {@code SEQ-02} for instance. */
    public String id() {
        return name().replace('_', '-');
    }

    /** Who enforces the rule. */
    public RuleLevel level() {
        return level;
    }

    /** The kind of error that breaking the rule is; null for rules that never reject. */
    public @Nullable ErrorKind kind() {
        return kind;
    }

    /** Where the rule stands among others that one block breaks: the lowest decides about the kind of error. Zero for rules that never reject. */
    public int precedence() {
        return precedence;
    }

    /** The headings of the specification, or its change proposals, that the rule comes from. */
    public String source() {
        return source;
    }

    /** What must hold, as half a sentence. */
    public String requirement() {
        return requirement;
    }
}
