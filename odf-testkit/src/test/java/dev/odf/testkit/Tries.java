package dev.odf.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Shrinkable;
import net.jqwik.api.sessions.JqwikSession;
import org.jspecify.annotations.Nullable;

/**
 * Draws from arbitraries where jqwik cannot: outside of its methods, for as many properties as a table has rows, in
 * another JVM.
 */
final class Tries {
    private static final int TRIES = 1_000;
    private static final long SEED = 20_261_201;
    private static final int SHRINKING_STEPS_MAX = 20_000;

    private Tries() {}

    /** The first values of an arbitrary, the same on every run. */
    static <T> List<T> sample(Arbitrary<T> arbitrary, int size) {
        List<T> values = new ArrayList<>();
        JqwikSession.run(() -> {
            RandomGenerator<T> generator = arbitrary.generator(TRIES);
            Random random = new Random(SEED);
            for (int index = 0; index < size; index++) {
                values.add(generator.next(random).value());
            }
        });
        return values;
    }

    /** Checks a property of a thousand values, the same on every run; the one for which it fails is shrunk. */
    static <T> void check(Arbitrary<T> arbitrary, Consumer<T> property) {
        Failure<T> failure = findFailure(arbitrary, property);
        if (failure != null) {
            throw new AssertionError("fails for " + failure.value + ": " + failure.cause, failure.cause);
        }
    }

    /** What the first of a thousand values that fail shrinks to. */
    static <T> T smallestFailing(Arbitrary<T> arbitrary, Consumer<T> property) {
        Failure<T> failure = findFailure(arbitrary, property);
        if (failure == null) {
            throw new AssertionError("no value fails");
        }
        return failure.value;
    }

    private static <T> @Nullable Failure<T> findFailure(Arbitrary<T> arbitrary, Consumer<T> property) {
        List<Failure<T>> found = new ArrayList<>(1);
        JqwikSession.run(() -> {
            RandomGenerator<T> generator = arbitrary.generator(TRIES);
            Random random = new Random(SEED);
            for (int index = 0; index < TRIES && found.isEmpty(); index++) {
                Failure<T> failure = tryOut(property, generator.next(random));
                if (failure != null) {
                    found.add(shrink(property, failure));
                }
            }
        });
        return found.isEmpty() ? null : found.get(0);
    }

    private static <T> Failure<T> shrink(Consumer<T> property, Failure<T> first) {
        Failure<T> smallest = first;
        int steps = 0;
        while (true) {
            Failure<T> smaller = null;
            for (Shrinkable<T> candidate : (Iterable<Shrinkable<T>>) smallest.source.shrink()::iterator) {
                if (steps++ == SHRINKING_STEPS_MAX) {
                    return smallest;
                }
                smaller = tryOut(property, candidate);
                if (smaller != null) {
                    break;
                }
            }
            if (smaller == null) {
                return smallest;
            }
            smallest = smaller;
        }
    }

    private static <T> @Nullable Failure<T> tryOut(Consumer<T> property, Shrinkable<T> source) {
        T value = source.value();
        try {
            property.accept(value);
            return null;
        } catch (RuntimeException | AssertionError | StackOverflowError e) {
            return new Failure<>(source, value, e);
        }
    }

    private record Failure<T>(Shrinkable<T> source, T value, Throwable cause) {}
}
