package dev.odf.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.ReferenceStore;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The contract of {@link ReferenceStore}.
 *
 * @since 0.1
 */
public abstract class ReferenceStoreContract {
    private static final int THREADS = 4;
    private static final int INCREMENTS = 25;
    private static final Multihash FIRST = hashOf(1);
    private static final Multihash SECOND = hashOf(2);
    private static final ReferenceName OTHER = ReferenceName.parse("Other_1.x-y");

    /** A contract to be extended. */
    protected ReferenceStoreContract() {}

    /** A new store without references. */
    protected abstract ReferenceStore newStore() throws IOException;

    @Test
    public final void newStoreIsEmpty() throws IOException {
        ReferenceStore store = newStore();

        assertThat(store.list()).isEmpty();
        assertThat(store.find(ReferenceName.HEAD)).isNull();
        assertThatExceptionOfType(NotFoundException.class)
                .isThrownBy(() -> store.load(ReferenceName.HEAD))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_REF_NOT_FOUND));
    }

    @Test
    public final void createsMovesAndRemoves() throws IOException {
        ReferenceStore store = newStore();

        store.compareAndSet(ReferenceName.HEAD, null, FIRST);
        assertThat(store.find(ReferenceName.HEAD)).isEqualTo(FIRST);

        store.compareAndSet(ReferenceName.HEAD, FIRST, SECOND);
        assertThat(store.load(ReferenceName.HEAD)).isEqualTo(SECOND);

        store.compareAndSet(ReferenceName.HEAD, SECOND, null);
        assertThat(store.find(ReferenceName.HEAD)).isNull();
        assertThat(store.list()).isEmpty();

        store.compareAndSet(ReferenceName.HEAD, null, FIRST);
        assertThat(store.find(ReferenceName.HEAD)).isEqualTo(FIRST);
    }

    @Test
    public final void moveToTheSameChangesNothing() throws IOException {
        ReferenceStore store = newStore();

        store.compareAndSet(ReferenceName.HEAD, null, null);
        assertThat(store.list()).isEmpty();

        store.compareAndSet(ReferenceName.HEAD, null, FIRST);
        store.compareAndSet(ReferenceName.HEAD, FIRST, FIRST);
        assertThat(store.find(ReferenceName.HEAD)).isEqualTo(FIRST);
        assertConflict(store, SECOND, SECOND, FIRST);
    }

    @Test
    public final void conflictTellsActualHeadAndChangesNothing() throws IOException {
        ReferenceStore store = newStore();
        assertConflict(store, FIRST, SECOND, null);
        assertConflict(store, FIRST, null, null);

        store.compareAndSet(ReferenceName.HEAD, null, FIRST);
        assertConflict(store, null, SECOND, FIRST);
        assertConflict(store, SECOND, FIRST, FIRST);
        assertConflict(store, SECOND, null, FIRST);
    }

    @Test
    public final void referencesAreIndependent() throws IOException {
        ReferenceStore store = newStore();

        store.compareAndSet(ReferenceName.HEAD, null, FIRST);
        store.compareAndSet(OTHER, null, SECOND);

        assertThat(store.find(ReferenceName.HEAD)).isEqualTo(FIRST);
        assertThat(store.find(OTHER)).isEqualTo(SECOND);
        assertThat(store.list()).containsExactly(OTHER, ReferenceName.HEAD);
    }

    @Test
    public final void noMoveOfManyThreadsIsLost() throws IOException, InterruptedException, ExecutionException {
        ReferenceStore store = newStore();

        List<List<Long>> numbers = Concurrently.call(THREADS, () -> count(store));

        long total = (long) THREADS * INCREMENTS;
        assertThat(numbers.stream().flatMap(List::stream))
                .containsExactlyInAnyOrderElementsOf(
                        LongStream.rangeClosed(1, total).boxed().toList());
        assertThat(store.find(ReferenceName.HEAD)).isEqualTo(hashOf(total));
    }

    @Test
    public final void oneOfManyCreatesTheReference() throws IOException, InterruptedException, ExecutionException {
        ReferenceStore store = newStore();

        List<Boolean> created = Concurrently.call(THREADS, () -> {
            try {
                store.compareAndSet(ReferenceName.HEAD, null, FIRST);
                return true;
            } catch (ChainConflictException e) {
                assertThat(e.actual()).isEqualTo(FIRST);
                return false;
            }
        });

        assertThat(created).containsOnlyOnce(true);
    }

    private static List<Long> count(ReferenceStore store) {
        List<Long> numbers = new ArrayList<>();
        while (numbers.size() < INCREMENTS) {
            Multihash seen = store.find(ReferenceName.HEAD);
            long next = seen == null ? 1 : seen.digest().asByteBuffer().getLong() + 1;
            try {
                store.compareAndSet(ReferenceName.HEAD, seen, hashOf(next));
                numbers.add(next);
            } catch (ChainConflictException e) {
                assertThat(e.actual()).isNotEqualTo(seen);
            }
        }
        return numbers;
    }

    private static void assertConflict(
            ReferenceStore store, @Nullable Multihash expected, @Nullable Multihash next, @Nullable Multihash actual) {
        assertThatExceptionOfType(ChainConflictException.class)
                .isThrownBy(() -> store.compareAndSet(ReferenceName.HEAD, expected, next))
                .satisfies(e -> assertThat(e.reference()).isEqualTo("head"))
                .satisfies(e -> assertThat(e.expected()).isEqualTo(expected))
                .satisfies(e -> assertThat(e.actual()).isEqualTo(actual));
        assertThat(store.find(ReferenceName.HEAD)).isEqualTo(actual);
    }

    private static Multihash hashOf(long number) {
        byte[] digest = new byte[32];
        ByteBuffer.wrap(digest).putLong(number);
        return Multihash.of(Multicodec.SHA3_256, Bytes.copyOf(digest));
    }
}
