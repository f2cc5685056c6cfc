package dev.odf.metadata.store.http;

import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ObjectSource;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;

/** Objects of a server. Nothing that was not hashed is handed out. */
final class HttpObjectSource implements ObjectSource {
    private final ObjectKind kind;
    private final HttpTransfer transfer;
    private final long sizeBytesMax;
    private final Duration timeout;

    HttpObjectSource(ObjectKind kind, HttpTransfer transfer, HttpSourceOptions options) {
        boolean isBlock = kind == ObjectKind.BLOCK;
        this.kind = kind;
        this.transfer = transfer;
        this.sizeBytesMax = isBlock ? options.blockSizeBytesMax() : options.objectSizeBytesMax();
        this.timeout = isBlock ? options.requestTimeout() : options.transferTimeout();
    }

    @Override
    public ObjectKind kind() {
        return kind;
    }

    @Override
    public boolean contains(Multihash hash) {
        return transfer.head(keyOf(hash)) != null;
    }

    @Override
    public long size(Multihash hash) {
        Long size = transfer.head(keyOf(hash));
        if (size == null) {
            throw StorageErrors.notFound(kind, hash);
        }
        if (size < 0) {
            throw new StorageException(
                    ErrorCode.STORAGE_FAILED, "HEAD", urlOf(hash), false, "the answer does not tell the size", null);
        }
        return size;
    }

    @Override
    public Bytes read(Multihash hash, int limit) {
        Spool content = fetch(hash, Math.min(limit, sizeBytesMax));
        try {
            return content.toBytes();
        } catch (IOException e) {
            throw StorageErrors.failed("read", urlOf(hash), e);
        }
    }

    @Override
    public Bytes readVerified(Multihash hash, int limit) {
        return read(hash, limit);
    }

    @Override
    public InputStream open(Multihash hash) {
        Spool content = fetch(hash, sizeBytesMax);
        try {
            return content.open();
        } catch (IOException e) {
            content.discard();
            throw StorageErrors.failed("open", urlOf(hash), e);
        }
    }

    private Spool fetch(Multihash hash, long limit) {
        Spool content = transfer.get(keyOf(hash), limit, timeout);
        if (content == null) {
            throw StorageErrors.notFound(kind, hash);
        }
        Multihash actual = content.finishHash();
        if (!actual.equals(hash)) {
            content.discard();
            throw new HashMismatchException(urlOf(hash), hash, actual);
        }
        return content;
    }

    private String urlOf(Multihash hash) {
        return transfer.urlOf(keyOf(hash)).toString();
    }

    private String keyOf(Multihash hash) {
        return kind.directory() + "/" + hash;
    }
}
