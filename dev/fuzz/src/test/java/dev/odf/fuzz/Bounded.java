package dev.odf.fuzz;

import com.sun.management.ThreadMXBean;
import dev.odf.schema.error.OdfException;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Runs decoders within what an input of at most {@link #INPUT_MAX} bytes or characters may cost. */
final class Bounded {
    static final int INPUT_MAX = 64 << 10;
    static final long ALLOCATED_BYTES_MAX = 64L << 20;
    static final long NANOS_MAX = 100_000_000;

    // A first run is interpreted, and a compiler or collector may get in the way of any.
    private static final int RUNS_MAX = 5;
    private static final int MESSAGE_CHARACTERS_MAX = 2_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private Bounded() {}

    /**
     * What a run did.
     *
     * @param value what it returned, or null if it refused its input
     * @param refusal why it refused its input, or null if it did not
     * @param allocatedBytes what it allocated, garbage included
     * @param nanos how long it took
     */
    record Run<T>(@Nullable T value, @Nullable OdfException refusal, long allocatedBytes, long nanos) {
        private boolean isExcessive() {
            return nanos > NANOS_MAX || allocatedBytes > ALLOCATED_BYTES_MAX;
        }
    }

    /** The value that a decoder returns, or null if it refuses its input; any other outcome and any excess is an error. */
    static <T> @Nullable T decode(Supplier<T> decoder) {
        return run(decoder).value;
    }

    /** A run of a decoder that returned a value or refused its input; any other outcome and any excess is an error. */
    static <T> Run<T> run(Supplier<T> decoder) {
        Run<T> run = measured(decoder, System::nanoTime);
        for (int i = 1; i < RUNS_MAX && run.isExcessive(); i++) {
            // The clock of the thread stands still while others have the processor, but is slow to read.
            run = measured(decoder, THREADS::getCurrentThreadCpuTime);
        }
        if (run.isExcessive()) {
            throw new AssertionError(String.format(
                    Locale.ROOT,
                    "decoding took %,d ms and allocated %,d bytes, allowed are %,d ms and %,d bytes",
                    run.nanos / 1_000_000,
                    run.allocatedBytes,
                    NANOS_MAX / 1_000_000,
                    ALLOCATED_BYTES_MAX));
        }
        if (run.refusal != null) {
            checkMessage(run.refusal);
        }
        return run;
    }

    private static <T> Run<T> measured(Supplier<T> decoder, LongSupplier clock) {
        long allocatedBefore = THREADS.getCurrentThreadAllocatedBytes();
        long nanosBefore = clock.getAsLong();
        T value = null;
        OdfException refusal = null;
        try {
            value = decoder.get();
        } catch (OdfException e) {
            refusal = e;
        }
        long nanos = clock.getAsLong() - nanosBefore;
        return new Run<>(value, refusal, THREADS.getCurrentThreadAllocatedBytes() - allocatedBefore, nanos);
    }

    /** Whatever the input, what is said about it fits a log. */
    private static void checkMessage(OdfException refusal) {
        String message = String.valueOf(refusal.getMessage());
        if (message.length() > MESSAGE_CHARACTERS_MAX) {
            throw new AssertionError("message of " + message.length() + " characters: " + message, refusal);
        }
    }
}
