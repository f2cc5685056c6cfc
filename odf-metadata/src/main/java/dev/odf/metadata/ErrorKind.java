package dev.odf.metadata;

import dev.odf.schema.error.ErrorCode;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of error around metadata chains, under the names that implementations of Open Data Fabric share.
 *
 * @since 0.1
 */
public enum ErrorKind {
    /** Bytes have another hash than expected. */
    HASH_MISMATCH("HashMismatch", ErrorCode.CHAIN_HASH_MISMATCH),
    /** A chain starts with something else than a seed. */
    FIRST_BLOCK_MUST_BE_SEED("FirstBlockMustBeSeed", ErrorCode.CHAIN_FIRST_BLOCK_NOT_SEED),
    /** A seed has a predecessor. */
    APPENDING_SEED_BLOCK_TO_NON_EMPTY_CHAIN("AppendingSeedBlockToNonEmptyChain", ErrorCode.CHAIN_SEED_NOT_FIRST),
    /** The predecessor of a block is not known. */
    PREV_BLOCK_NOT_FOUND("PrevBlockNotFound", ErrorCode.CHAIN_PREV_BLOCK_NOT_FOUND),
    /** Sequence numbers do not step by one. */
    SEQUENCE_INTEGRITY("SequenceIntegrity", ErrorCode.CHAIN_SEQUENCE_GAP),
    /** A block is older than its predecessor. */
    SYSTEM_TIME_IS_NOT_MONOTONIC("SystemTimeIsNotMonotonic", ErrorCode.CHAIN_SYSTEM_TIME_NOT_MONOTONIC),
    /** A watermark moves back or disappears. */
    WATERMARK_IS_NOT_MONOTONIC("WatermarkIsNotMonotonic", ErrorCode.CHAIN_WATERMARK_NOT_MONOTONIC),
    /** A data slice does not continue the one before. */
    OFFSETS_ARE_NOT_SEQUENTIAL("OffsetsAreNotSequential", ErrorCode.CHAIN_OFFSETS_NOT_SEQUENTIAL),
    /** An event is not what it has to be. */
    INVALID_EVENT("InvalidEvent", ErrorCode.CHAIN_INVALID_EVENT),
    /** An event changes nothing. */
    NO_OP_EVENT("NoOpEvent", ErrorCode.CHAIN_NO_OP_EVENT),
    /** A reference has another value than expected. */
    REF_CAS_FAILED("RefCASFailed", ErrorCode.CHAIN_REF_CONFLICT),
    /** A reference does not exist. */
    REF_NOT_FOUND("RefNotFound", ErrorCode.CHAIN_REF_NOT_FOUND),
    /** A reference holds something else than a hash. */
    REF_MALFORMED("RefMalformed", ErrorCode.CHAIN_REF_MALFORMED),
    /** A block is not stored. */
    BLOCK_NOT_FOUND("BlockNotFound", ErrorCode.CHAIN_BLOCK_NOT_FOUND),
    /** A block is of a version that is not read. */
    BLOCK_VERSION("BlockVersion", ErrorCode.CHAIN_BLOCK_VERSION),
    /** A block cannot be decoded. */
    BLOCK_MALFORMED("BlockMalformed", ErrorCode.CHAIN_BLOCK_MALFORMED),
    /** The end of an interval is no ancestor of its start. */
    INVALID_INTERVAL("InvalidInterval", ErrorCode.CHAIN_INVALID_INTERVAL),
    /** A data or checkpoint file is not stored. */
    OBJECT_NOT_FOUND("ObjectNotFound", ErrorCode.CHAIN_OBJECT_NOT_FOUND),
    /** A snapshot cannot become a chain. */
    INVALID_SNAPSHOT("InvalidSnapshot", ErrorCode.SNAPSHOT_INVALID),
    /** A snapshot names unknown inputs. */
    MISSING_INPUTS("MissingInputs", ErrorCode.SNAPSHOT_MISSING_INPUTS),
    /** A data file is not what its block says. */
    DATA_DOES_NOT_MATCH_METADATA("DataDoesNotMatchMetadata", ErrorCode.CHAIN_DATA_MISMATCH),
    /** A checkpoint file is not what its block says. */
    CHECKPOINT_DOES_NOT_MATCH_METADATA("CheckpointDoesNotMatchMetadata", ErrorCode.CHAIN_CHECKPOINT_MISMATCH),
    /** A chain belongs to another dataset. */
    DATASET_ID_MISMATCH("DatasetIdMismatch", ErrorCode.CHAIN_DATASET_ID_MISMATCH),
    /** Two chains belong to different datasets. */
    UNRELATED_DATASETS("UnrelatedDatasets", ErrorCode.CHAIN_UNRELATED_DATASETS),
    /** Two chains both have blocks that the other lacks. */
    DATASETS_DIVERGED("DatasetsDiverged", ErrorCode.CHAIN_DATASETS_DIVERGED),
    /** The destination has blocks that the source lacks. */
    DESTINATION_AHEAD("DestinationAhead", ErrorCode.CHAIN_DESTINATION_AHEAD),
    /** A chain was moved during synchronisation. */
    UPDATED_CONCURRENTLY("UpdatedConcurrently", ErrorCode.CHAIN_UPDATED_CONCURRENTLY),
    /** A stored chain is not one. */
    CORRUPTED("Corrupted", ErrorCode.CHAIN_CORRUPTED),
    /** A schema has no equivalent in the other notation. */
    UNSUPPORTED_SCHEMA("UnsupportedSchema", ErrorCode.SCHEMA_UNSUPPORTED),
    /** Access was refused. */
    ACCESS("Access", ErrorCode.CHAIN_ACCESS),
    /** Something failed that is no fault of the data. */
    INTERNAL("Internal", ErrorCode.CHAIN_INTERNAL);

    private final String specName;
    private final ErrorCode code;

    ErrorKind(String specName, ErrorCode code) {
        this.specName = specName;
        this.code = code;
    }

    /** The kind of a code, or null if the code is not about chains. */
    public static @Nullable ErrorKind find(ErrorCode code) {
        Objects.requireNonNull(code, "code");
        for (ErrorKind kind : values()) {
            if (kind.code == code) {
                return kind;
            }
        }
        return null;
    }

    /** The shared name, {@code SequenceIntegrity} for instance. */
    public String specName() {
        return specName;
    }

    /** The code that exceptions and violations of this kind carry. */
    public ErrorCode code() {
        return code;
    }
}
