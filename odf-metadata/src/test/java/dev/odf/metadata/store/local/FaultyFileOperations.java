package dev.odf.metadata.store.local;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * Steps that go wrong at one place: the process stops before or after a step, or a step fails. Flushing is only noted, so that what was not flushed
 * can be taken back as a loss of power would.
 */
final class FaultyFileOperations implements FileOperations {
    private final FileOperations real = new NioFileOperations();
    private final Fault fault;
    private final int faultyStep;
    private final Set<Path> unflushedFiles = new HashSet<>();
    private final Deque<NameChange> unflushedNames = new ArrayDeque<>();
    private int steps;
    private boolean stopped;

    FaultyFileOperations(Fault fault, int faultyStep) {
        this.fault = fault;
        this.faultyStep = faultyStep;
    }

    static FaultyFileOperations withoutFault() {
        return new FaultyFileOperations(Fault.STOP_BEFORE, 0);
    }

    enum Fault {
        STOP_BEFORE,
        STOP_AFTER,
        FAIL_BEFORE,
        FAIL_AFTER
    }

    /** What is left of names whose directory was not flushed. */
    enum PowerLoss {
        NONE,
        NAMES_KEPT,
        NAMES_LOST
    }

    /** The end of the process; nothing catches it, and no step works any more. */
    static final class ProcessStopped extends Error {
        private static final long serialVersionUID = 1L;
    }

    int steps() {
        return steps;
    }

    /** Takes back what was not flushed. */
    void lose(PowerLoss loss) throws IOException {
        if (loss == PowerLoss.NONE) {
            return;
        }
        while (loss == PowerLoss.NAMES_LOST && !unflushedNames.isEmpty()) {
            unflushedNames.removeLast().undo();
        }
        for (Path file : unflushedFiles) {
            if (Files.isRegularFile(file)) {
                Files.write(file, new byte[0]);
            }
        }
    }

    @Override
    public void createDirectory(Path directory) throws IOException {
        step(() -> {
            if (!Files.exists(directory)) {
                real.createDirectory(directory);
                unflushedNames.add(new NameChange(directory, () -> Files.deleteIfExists(directory)));
            }
        });
    }

    @Override
    public WritableByteChannel create(Path file) throws IOException {
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        WritableByteChannel[] channel = new WritableByteChannel[1];
        step(() -> {
            channel[0] = real.create(file);
            unflushedFiles.add(file);
            unflushedNames.add(new NameChange(file, () -> Files.deleteIfExists(file)));
        });
        return channel[0];
    }

    @Override
    public void write(WritableByteChannel channel, ByteBuffer piece) throws IOException {
        // In two steps, to stop in the middle as well.
        ByteBuffer first = piece.slice(0, piece.remaining() / 2);
        ByteBuffer second = piece.slice(first.limit(), piece.remaining() - first.limit());
        step(() -> real.write(channel, first));
        step(() -> real.write(channel, second));
    }

    @Override
    public void force(Path file) throws IOException {
        step(() -> unflushedFiles.remove(file));
    }

    @Override
    public void rename(Path from, Path to) throws IOException {
        byte[] replaced = Files.exists(to) ? Files.readAllBytes(to) : null;
        step(() -> {
            real.rename(from, to);
            boolean unflushed = unflushedFiles.remove(from);
            if (unflushed) {
                unflushedFiles.add(to);
            }
            unflushedNames.add(new NameChange(to, () -> {
                Files.move(to, from);
                if (unflushedFiles.remove(to)) {
                    unflushedFiles.add(from);
                }
                if (replaced != null) {
                    Files.write(to, replaced);
                }
            }));
        });
    }

    @Override
    public void forceDirectory(Path directory) throws IOException {
        step(() -> unflushedNames.removeIf(change -> directory.equals(change.path.getParent())));
    }

    @Override
    public boolean delete(Path path) throws IOException {
        byte[] removed = Files.isRegularFile(path) ? Files.readAllBytes(path) : null;
        boolean[] deleted = new boolean[1];
        step(() -> {
            deleted[0] = real.delete(path);
            unflushedNames.add(new NameChange(path, () -> {
                if (removed != null) {
                    Files.write(path, removed);
                }
            }));
        });
        return deleted[0];
    }

    private void step(Action action) throws IOException {
        if (stopped) {
            throw new ProcessStopped();
        }
        steps++;
        boolean faulty = steps == faultyStep;
        stopIf(faulty, Fault.STOP_BEFORE);
        failIf(faulty, Fault.FAIL_BEFORE);
        action.run();
        stopIf(faulty, Fault.STOP_AFTER);
        failIf(faulty, Fault.FAIL_AFTER);
    }

    private void stopIf(boolean faulty, Fault kind) {
        if (faulty && fault == kind) {
            stopped = true;
            throw new ProcessStopped();
        }
    }

    private void failIf(boolean faulty, Fault kind) throws IOException {
        if (faulty && fault == kind) {
            throw new IOException("step " + steps + " was made to fail");
        }
    }

    private interface Action {
        void run() throws IOException;
    }

    private record NameChange(Path path, Action reversal) {
        void undo() throws IOException {
            reversal.run();
        }
    }
}
