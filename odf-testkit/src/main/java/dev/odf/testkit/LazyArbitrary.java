package dev.odf.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.EdgeCases;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.Tuple;
import org.jspecify.annotations.Nullable;

/**
 * An arbitrary that is put together when it is first drawn from, equals only itself, and keeps its generator.
 *
 * <p>Types of the schema are trees of some ten thousand arbitraries. jqwik finds known generators by comparing such
 * trees node by node and keeps a few hundred of them, which takes far longer than drawing values. Here a tree ends at
 * every named type. Nor are there edge cases, whose combinations grow with the tree: the basic arbitraries yield theirs
 * by weight.
 *
 * <p>Thread-safe.
 */
final class LazyArbitrary<T> implements Arbitrary<T> {
    private static final int PARTS = 1_000;

    private final Supplier<Arbitrary<T>> definition;
    private volatile @Nullable SizedGenerator<T> latest;

    private LazyArbitrary(Supplier<Arbitrary<T>> definition) {
        this.definition = definition;
    }

    static <T> Arbitrary<T> of(Supplier<Arbitrary<T>> definition) {
        return new LazyArbitrary<>(definition);
    }

    /** One of several arbitraries, each as often as its weight says; shrinks towards the first. */
    @SafeVarargs
    static <T> Arbitrary<T> frequencyOf(Tuple.Tuple2<Integer, ? extends Arbitrary<? extends T>>... choices) {
        List<Tuple.Tuple2<Integer, Arbitrary<T>>> lazyChoices = new ArrayList<>(choices.length);
        for (Tuple.Tuple2<Integer, ? extends Arbitrary<? extends T>> choice : choices) {
            lazyChoices.add(Tuple.of(choice.get1(), of(() -> choice.get2().map(value -> value))));
        }
        return of(() -> Arbitraries.frequencyOf(lazyChoices));
    }

    @Override
    public Arbitrary<T> injectNull(double probability) {
        int nulls = (int) Math.round(probability * PARTS);
        Arbitrary<T> none = of(() -> Arbitraries.create(() -> null));
        return of(() -> Arbitraries.frequencyOf(Tuple.of(nulls, none), Tuple.of(PARTS - nulls, this)));
    }

    @Override
    public RandomGenerator<T> generator(int genSize) {
        SizedGenerator<T> known = latest;
        if (known == null || known.genSize != genSize) {
            known = new SizedGenerator<>(genSize, definition.get().generator(genSize));
            latest = known;
        }
        return known.generator;
    }

    @Override
    public RandomGenerator<T> generatorWithEmbeddedEdgeCases(int genSize) {
        return generator(genSize);
    }

    @Override
    public EdgeCases<T> edgeCases(int maxEdgeCases) {
        return EdgeCases.none();
    }

    @Override
    public boolean isGeneratorMemoizable() {
        return false;
    }

    private record SizedGenerator<T>(int genSize, RandomGenerator<T> generator) {}
}
