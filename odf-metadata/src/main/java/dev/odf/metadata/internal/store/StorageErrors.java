package dev.odf.metadata.internal.store;

import dev.odf.metadata.store.ObjectKind;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import org.jspecify.annotations.Nullable;

/** The errors of stores, worded alike everywhere. */
public final class StorageErrors {
    private StorageErrors() {}

    public static NotFoundException notFound(ObjectKind kind, Multihash hash) {
        ErrorCode code = kind == ObjectKind.BLOCK ? ErrorCode.CHAIN_BLOCK_NOT_FOUND : ErrorCode.CHAIN_OBJECT_NOT_FOUND;
        return new NotFoundException(code, kind.toString(), hash.toString());
    }

    /** An object exists under the name of content that has another size. */
    public static StorageException damaged(String target, long expectedBytes, long actualBytes) {
        return new StorageException(
                ErrorCode.STORAGE_DAMAGED,
                "put",
                target,
                false,
                "it exists with " + actualBytes + " bytes, expected " + expectedBytes + "; delete it to store it again",
                null);
    }

    public static StorageException failed(String operation, String target, IOException cause) {
        if (cause instanceof ClosedByInterruptException) {
            return interrupted(operation, target, cause);
        }
        ErrorCode code =
                cause instanceof AccessDeniedException ? ErrorCode.STORAGE_ACCESS_DENIED : ErrorCode.STORAGE_FAILED;
        return new StorageException(code, operation, target, false, describe(cause), cause);
    }

    /** The calling thread keeps, or gets back, its interrupt flag. */
    public static StorageException interrupted(String operation, String target, Throwable cause) {
        Thread.currentThread().interrupt();
        return new StorageException(ErrorCode.STORAGE_INTERRUPTED, operation, target, true, "interrupted", cause);
    }

    public static void checkHash(ObjectKind kind, @Nullable Multihash expected, Multihash actual) {
        if (expected != null && !expected.equals(actual)) {
            throw new HashMismatchException(kind.toString(), expected, actual);
        }
    }

    public static void checkSize(long sizeBytes, long sizeBytesMax) {
        if (sizeBytes > sizeBytesMax) {
            throw new LimitExceededException("sizeBytesMax", sizeBytesMax, sizeBytes);
        }
    }

    private static String describe(IOException cause) {
        String message = cause.getMessage();
        String name = cause.getClass().getSimpleName();
        return message == null ? name : name + ": " + message;
    }
}
