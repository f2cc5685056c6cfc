package dev.odf.metadata.store.local;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.ReferenceStore;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Counts a reference up by compare-and-swap from several threads, and prints every number that it set. Also runs as a process of its own. */
final class CountingWriter {
    private final ReferenceStore references;
    private final int increments;

    private CountingWriter(ReferenceStore references, int increments) {
        this.references = references;
        this.increments = increments;
    }

    public static void main(String[] arguments) throws Exception {
        for (long number : run(Path.of(arguments[0]), Integer.parseInt(arguments[1]), Integer.parseInt(arguments[2]))) {
            System.out.println(number);
        }
    }

    /** Every thread has a store of its own. */
    static List<Long> run(Path root, int threads, int increments) throws InterruptedException, ExecutionException {
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Callable<List<Long>>> writers = new ArrayList<>();
            for (int i = 0; i < threads; i++) {
                ReferenceStore references = new LocalDatasetStore(root, LocalStoreOptions.defaults()).references();
                writers.add(() -> new CountingWriter(references, increments).count());
            }
            List<Long> numbers = new ArrayList<>();
            for (Future<List<Long>> written : executor.invokeAll(writers)) {
                numbers.addAll(written.get());
            }
            return numbers;
        } finally {
            executor.shutdownNow();
        }
    }

    static Process start(Path root, int threads, int increments, Path output) throws IOException {
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        classPath,
                        CountingWriter.class.getName(),
                        root.toString(),
                        Integer.toString(threads),
                        Integer.toString(increments))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
    }

    private List<Long> count() {
        List<Long> numbers = new ArrayList<>();
        while (numbers.size() < increments) {
            Multihash seen = references.find(ReferenceName.HEAD);
            long next = seen == null ? 1 : seen.digest().asByteBuffer().getLong() + 1;
            try {
                references.compareAndSet(ReferenceName.HEAD, seen, hashOf(next));
                numbers.add(next);
            } catch (ChainConflictException e) {
                // Somebody else was faster: look again.
            }
        }
        return numbers;
    }

    private static Multihash hashOf(long number) {
        byte[] digest = new byte[32];
        ByteBuffer.wrap(digest).putLong(number);
        return Multihash.of(Multicodec.SHA3_256, Bytes.copyOf(digest));
    }
}
