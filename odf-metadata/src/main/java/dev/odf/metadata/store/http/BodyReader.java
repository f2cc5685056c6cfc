package dev.odf.metadata.store.http;

import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.schema.error.OdfException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import org.jspecify.annotations.Nullable;

/** Takes a body in and hangs up as soon as it is too large. Without a spool it throws the body away. */
final class BodyReader implements BodySubscriber<Void> {
    /** What is worth reading of an unwanted body, to keep the connection. */
    private static final int UNWANTED_BYTES_MAX = 16 * 1024;

    private final @Nullable Spool spool;
    private final long announcedBytes;
    private final CompletableFuture<Void> finished = new CompletableFuture<>();
    private Flow.@Nullable Subscription subscription;
    private long unwantedBytes;

    /** @param announcedBytes the size that the server announced, or -1 */
    BodyReader(@Nullable Spool spool, long announcedBytes) {
        this.spool = spool;
        this.announcedBytes = announcedBytes;
    }

    @Override
    public CompletionStage<Void> getBody() {
        return finished;
    }

    @Override
    public void onSubscribe(Flow.Subscription started) {
        if (subscription != null) {
            started.cancel();
            return;
        }
        subscription = started;
        try {
            if (spool != null) {
                StorageErrors.checkSize(announcedBytes, spool.sizeBytesMax());
            }
            started.request(1);
        } catch (OdfException e) {
            fail(started, e);
        }
    }

    @Override
    public void onNext(List<ByteBuffer> pieces) {
        Flow.Subscription running = subscription;
        if (running == null || finished.isDone()) {
            return;
        }
        try {
            for (ByteBuffer piece : pieces) {
                take(piece);
            }
            if (unwantedBytes > UNWANTED_BYTES_MAX) {
                running.cancel();
                finished.complete(null);
                return;
            }
            running.request(1);
        } catch (OdfException e) {
            fail(running, e);
        }
    }

    @Override
    public void onError(Throwable failure) {
        finished.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        finished.complete(null);
    }

    private void take(ByteBuffer piece) {
        if (spool == null) {
            unwantedBytes += piece.remaining();
        } else {
            spool.write(piece);
        }
    }

    private void fail(Flow.Subscription running, Exception failure) {
        running.cancel();
        finished.completeExceptionally(failure);
    }
}
