package dev.odf.testkit;

import dev.odf.schema.ExtraAttributes;
import dev.odf.schema.JsonValue;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Tuple;

/** Arbitrary JSON values. */
final class JsonArbitraries {
    private static final int DEPTH = 3;
    private static final int SIZE_MAX = 3;

    private JsonArbitraries() {}

    static Arbitrary<JsonValue> any() {
        return value(DEPTH);
    }

    static Arbitrary<JsonValue.ObjectValue> object() {
        return object(DEPTH);
    }

    private static Arbitrary<JsonValue> value(int depth) {
        Arbitrary<JsonValue> leaf = leaf();
        if (depth == 0) {
            return leaf;
        }
        return LazyArbitrary.frequencyOf(Tuple.of(5, leaf), Tuple.of(1, array(depth)), Tuple.of(2, object(depth)));
    }

    private static Arbitrary<JsonValue> leaf() {
        return Arbitraries.oneOf(
                Arbitraries.just(JsonValue.ofNull()),
                ValueArbitraries.bool().map(JsonValue::of),
                integer(),
                floatingPoint(),
                StringArbitraries.any().map(JsonValue::of));
    }

    private static Arbitrary<JsonValue.NumberValue> integer() {
        return Arbitraries.oneOf(
                Arbitraries.longs().map(JsonValue::of),
                ValueArbitraries.uint64().map(JsonValue::ofUnsigned));
    }

    private static Arbitrary<JsonValue.NumberValue> floatingPoint() {
        Arbitrary<Double> edges = Arbitraries.of(
                0.0,
                1.0,
                -0.0,
                0.1,
                1e15,
                1e16,
                1e21,
                9.007199254740992e15,
                1.8446744073709552e19,
                1e-5,
                1e-7,
                1e300,
                Double.MIN_VALUE,
                Double.MIN_NORMAL,
                Double.MAX_VALUE,
                -Double.MAX_VALUE);
        Arbitrary<Double> ofAnyBits =
                Arbitraries.longs().map(Double::longBitsToDouble).filter(Double::isFinite);
        return Arbitraries.oneOf(edges, Arbitraries.doubles(), ofAnyBits).map(JsonValue::of);
    }

    private static Arbitrary<JsonValue.ArrayValue> array(int depth) {
        return value(depth - 1).list().ofMaxSize(SIZE_MAX).map(JsonValue::of);
    }

    private static Arbitrary<JsonValue.ObjectValue> object(int depth) {
        Arbitrary<String> keys = LazyArbitrary.frequencyOf(
                Tuple.of(3, StringArbitraries.any()),
                Tuple.of(
                        1,
                        Arbitraries.of(
                                ExtraAttributes.KAMU_ARCHETYPE,
                                ExtraAttributes.ARROW_DATE_ENCODING,
                                ExtraAttributes.ARROW_DECIMAL_ENCODING)));
        return Arbitraries.maps(keys, value(depth - 1)).ofMaxSize(SIZE_MAX).map(JsonValue::of);
    }
}
