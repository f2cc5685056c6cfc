package dev.odf.metadata.store.http;

import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.metadata.internal.store.StoreText;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.ReferenceSource;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** References of a server. */
final class HttpReferenceSource implements ReferenceSource {
    private final HttpTransfer transfer;
    private final HttpSourceOptions options;

    HttpReferenceSource(HttpTransfer transfer, HttpSourceOptions options) {
        this.transfer = transfer;
        this.options = options;
    }

    @Override
    public @Nullable Multihash find(ReferenceName name) {
        String key = "refs/" + name;
        Spool content = transfer.get(key, StoreText.SIZE_BYTES_MAX, options.requestTimeout());
        if (content == null) {
            return null;
        }
        try {
            return StoreText.decodeHash(name, content.toBytes());
        } catch (IOException e) {
            throw StorageErrors.failed("read", transfer.urlOf(key).toString(), e);
        }
    }
}
