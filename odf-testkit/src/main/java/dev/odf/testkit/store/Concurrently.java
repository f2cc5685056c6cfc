package dev.odf.testkit.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Runs the same thing in several threads that start together. */
final class Concurrently {
    private static final int TIMEOUT_SECONDS = 60;

    private Concurrently() {}

    static <T> List<T> call(int threads, Callable<T> task) throws InterruptedException, ExecutionException {
        CyclicBarrier start = new CyclicBarrier(threads);
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<T>> tasks = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                tasks.add(() -> {
                    start.await(TIMEOUT_SECONDS, TimeUnit.SECONDS);
                    return task.call();
                });
            }
            List<T> results = new ArrayList<>();
            for (Future<T> result : executor.invokeAll(tasks, TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
                results.add(result.get());
            }
            return results;
        } finally {
            executor.shutdownNow();
        }
    }
}
