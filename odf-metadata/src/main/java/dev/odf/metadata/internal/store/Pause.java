package dev.odf.metadata.internal.store;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** How a thread waits before it tries again; tests put something faster in its place. */
@FunctionalInterface
public interface Pause {
    /** Waits on a latch that nobody opens. */
    Pause TIMED = duration -> {
        boolean opened = new CountDownLatch(1).await(duration.toNanos(), TimeUnit.NANOSECONDS);
        assert !opened : "nobody opens the latch";
    };

    void pause(Duration duration) throws InterruptedException;
}
