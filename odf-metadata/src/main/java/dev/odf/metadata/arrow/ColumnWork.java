package dev.odf.metadata.arrow;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.jspecify.annotations.Nullable;

/**
 * Shares the columns of a batch out between the calling thread and an executor.
 *
 * <p>The calling thread takes columns as well, and waits only for those that another thread has begun: an executor without a free thread makes it slow, not
 * stuck.
 */
final class ColumnWork {
    private final List<HashedColumn> columns;
    private final @Nullable Executor executor;
    private final int helpers;
    private final byte[] buffer = ByteSink.ToDigest.newBuffer();

    ColumnWork(List<HashedColumn> columns, @Nullable Executor executor, int parallelism) {
        this.columns = columns;
        this.executor = executor;
        this.helpers = executor == null ? 0 : Math.min(parallelism, columns.size()) - 1;
    }

    void update(VectorSchemaRoot batch) {
        if (executor == null || helpers < 1) {
            for (HashedColumn column : columns) {
                column.update(batch, buffer);
            }
            return;
        }
        Round round = new Round(batch);
        try {
            for (int i = 0; i < helpers; i++) {
                executor.execute(() -> round.work(ByteSink.ToDigest.newBuffer()));
            }
        } catch (RejectedExecutionException e) {
            // Then there are fewer of them.
        }
        round.work(buffer);
        round.await();
    }

    /** One batch. Thread-safe. */
    private final class Round {
        private final VectorSchemaRoot batch;
        private final AtomicInteger next = new AtomicInteger();
        private final CountDownLatch done = new CountDownLatch(columns.size());
        private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();

        Round(VectorSchemaRoot batch) {
            this.batch = batch;
        }

        void work(byte[] scratch) {
            for (int i = next.getAndIncrement(); i < columns.size(); i = next.getAndIncrement()) {
                try {
                    if (failure.get() == null) {
                        columns.get(i).update(batch, scratch);
                    }
                } catch (RuntimeException | Error e) {
                    failure.compareAndSet(null, e);
                } finally {
                    done.countDown();
                }
            }
        }

        /** Waits even if interrupted: others still read the batch. */
        void await() {
            boolean interrupted = false;
            while (done.getCount() > 0) {
                try {
                    done.await();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            Throwable thrown = failure.get();
            if (thrown instanceof Error error) {
                throw error;
            }
            if (thrown != null) {
                throw (RuntimeException) thrown;
            }
        }
    }
}
