package dev.odf.schema.id;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.internal.text.Excerpt;

/** What a text or byte string was expected to be, for the errors about it. */
enum IdentifierKind {
    MULTICODEC(ErrorCode.ID_INVALID_MULTICODEC, "a multicodec"),
    MULTIHASH(ErrorCode.ID_INVALID_MULTIHASH, "a multihash"),
    DID(ErrorCode.ID_INVALID_DID, "a decentralized identifier"),
    DATASET_ID(ErrorCode.ID_INVALID_DID, "a dataset id"),
    DID_KEY(ErrorCode.ID_INVALID_DID, "a did:key"),
    DID_PKH(ErrorCode.ID_INVALID_DID, "a did:pkh"),
    ACCOUNT_ID(ErrorCode.ID_INVALID_DID, "an account id"),
    DATASET_NAME(ErrorCode.ID_INVALID_NAME, "a dataset name"),
    ACCOUNT_NAME(ErrorCode.ID_INVALID_NAME, "an account name"),
    REPO_NAME(ErrorCode.ID_INVALID_NAME, "a repository name"),
    ACCOUNT_OR_REPO_NAME(ErrorCode.ID_INVALID_NAME, "a name of an account or a repository"),
    DATASET_ALIAS(ErrorCode.ID_INVALID_ALIAS, "a dataset alias"),
    DATASET_ALIAS_REMOTE(ErrorCode.ID_INVALID_ALIAS, "a remote dataset alias"),
    DATASET_REF(ErrorCode.ID_INVALID_REFERENCE, "a dataset reference"),
    DATASET_REF_REMOTE(ErrorCode.ID_INVALID_REFERENCE, "a remote dataset reference"),
    DATASET_REF_ANY(ErrorCode.ID_INVALID_REFERENCE, "a local or remote dataset reference"),
    PUSH_TARGET(ErrorCode.ID_INVALID_REFERENCE, "a push target"),
    NAME_PATTERN(ErrorCode.ID_INVALID_PATTERN, "a dataset name pattern"),
    ALIAS_PATTERN(ErrorCode.ID_INVALID_PATTERN, "a dataset alias pattern"),
    REF_ANY_PATTERN(ErrorCode.ID_INVALID_PATTERN, "a local or remote dataset pattern"),
    URL(ErrorCode.ID_INVALID_URL, "an absolute URL");

    private final ErrorCode code;
    private final String noun;

    IdentifierKind(ErrorCode code, String noun) {
        this.code = code;
        this.noun = noun;
    }

    /** The error about a text that goes wrong at an offset; {@code expected} continues the words "expected …". */
    MalformedDataException malformed(String text, int offset, String expected) {
        return new MalformedDataException(code, render(text, expected), DataLocation.text(offset));
    }

    MalformedDataException malformed(String text, int offset, String expected, Throwable cause) {
        return new MalformedDataException(code, render(text, expected), DataLocation.text(offset), cause);
    }

    /** The error about bytes that go wrong at an offset. */
    MalformedDataException malformed(Bytes bytes, int offset, String expected) {
        return new MalformedDataException(code, render(bytes.toString(), expected), DataLocation.binary(offset, ""));
    }

    private String render(String value, String expected) {
        return "'" + Excerpt.of(value) + "' is not " + noun + ", expected " + expected;
    }
}
