package dev.odf.metadata.store.local;

import dev.odf.metadata.internal.store.Pause;
import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.StorageException;
import java.nio.file.Path;
import java.time.Duration;

/** One wait for a lock: looks again after pauses that grow from 1 to 50 milliseconds, until a deadline. */
final class LockWait {
    private static final long PAUSE_NANOS_MAX = 50_000_000;

    private final Path lockFile;
    private final Duration timeout;
    private final long startNanos = System.nanoTime();
    private long pauseNanos = 1_000_000;

    LockWait(Path lockFile, Duration timeout) {
        this.lockFile = lockFile;
        this.timeout = timeout;
    }

    long remainingNanos() {
        return timeout.toNanos() - (System.nanoTime() - startNanos);
    }

    /** Returns after a pause, or fails if the time is over; {@code holder} says who has the lock. */
    void pause(String holder) {
        long remaining = remainingNanos();
        if (remaining <= 0) {
            throw timedOut(holder);
        }
        try {
            Pause.TIMED.pause(Duration.ofNanos(Math.min(pauseNanos, remaining)));
        } catch (InterruptedException e) {
            throw interrupted(e);
        }
        pauseNanos = Math.min(pauseNanos * 2, PAUSE_NANOS_MAX);
    }

    StorageException timedOut(String holder) {
        String problem = "still held after " + timeout + " by " + holder;
        return new StorageException(ErrorCode.STORAGE_LOCKED, "lock", lockFile.toString(), true, problem, null);
    }

    StorageException interrupted(InterruptedException cause) {
        return StorageErrors.interrupted("lock", lockFile.toString(), cause);
    }
}
