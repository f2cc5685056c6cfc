package dev.odf.testkit;

import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomDistribution;

/**
 * Arbitrary numbers and instants: small ones, edges, and any others. All of a kind are drawn from one range by a
 * distribution of our own, so that an edge shrinks like every other number, which it would not as an alternative of its
 * own.
 */
final class NumberArbitraries {
    private static final BigInteger NANOS_PER_SECOND = BigInteger.TEN.pow(9);

    private NumberArbitraries() {}

    static Arbitrary<Long> uint64() {
        BigInteger end = BigInteger.ONE.shiftLeft(64);
        List<BigInteger> edges = around(0, 31, 32, 53, 63, 64);
        return between(BigInteger.ZERO, end.subtract(BigInteger.ONE), edges, List.of(BigInteger.ONE))
                .map(BigInteger::longValue);
    }

    static Arbitrary<Integer> uint32() {
        BigInteger end = BigInteger.ONE.shiftLeft(32);
        return between(BigInteger.ZERO, end.subtract(BigInteger.ONE), around(0, 31, 32), List.of(BigInteger.ONE))
                .map(BigInteger::intValue);
    }

    static Arbitrary<Integer> int32() {
        BigInteger max = BigInteger.valueOf(Integer.MAX_VALUE);
        BigInteger min = BigInteger.valueOf(Integer.MIN_VALUE);
        List<BigInteger> edges = List.of(BigInteger.ZERO, BigInteger.ONE, BigInteger.ONE.negate(), max, min);
        return between(min, max, edges, List.of(BigInteger.ONE)).map(BigInteger::intValue);
    }

    /** Instants from one to another, to the second, millisecond, microsecond or nanosecond. */
    static Arbitrary<Instant> instants(Instant min, Instant max, List<Instant> edges) {
        List<BigInteger> units =
                List.of(NANOS_PER_SECOND, BigInteger.TEN.pow(6), BigInteger.TEN.pow(3), BigInteger.ONE);
        return between(
                        nanos(min),
                        nanos(max),
                        edges.stream().map(NumberArbitraries::nanos).toList(),
                        units)
                .map(NumberArbitraries::instant);
    }

    private static Arbitrary<BigInteger> between(
            BigInteger min, BigInteger max, List<BigInteger> edges, List<BigInteger> units) {
        return Arbitraries.bigIntegers()
                .between(min, max)
                .shrinkTowards(BigInteger.ZERO)
                .withDistribution(new EdgyDistribution(edges, units));
    }

    /** Powers of two and the numbers beside them. */
    private static List<BigInteger> around(int... exponents) {
        return Arrays.stream(exponents)
                .mapToObj(BigInteger.ONE::shiftLeft)
                .flatMap(power -> Stream.of(power.subtract(BigInteger.ONE), power, power.add(BigInteger.ONE)))
                .toList();
    }

    private static BigInteger nanos(Instant instant) {
        return BigInteger.valueOf(instant.getEpochSecond())
                .multiply(NANOS_PER_SECOND)
                .add(BigInteger.valueOf(instant.getNano()));
    }

    private static Instant instant(BigInteger nanos) {
        BigInteger[] parts = nanos.divideAndRemainder(NANOS_PER_SECOND);
        return Instant.ofEpochSecond(parts[0].longValueExact(), parts[1].longValueExact());
    }

    /**
     * Every second number small, every third an edge, the rest evenly from the whole range.
     *
     * @param edges numbers to yield often; those outside of the range are moved into it
     * @param units what all others are multiples of, each as often as the next
     */
    private record EdgyDistribution(List<BigInteger> edges, List<BigInteger> units) implements RandomDistribution {
        private static final int SMALL_MAX = 1_000;

        @Override
        public RandomNumericGenerator createGenerator(int genSize, BigInteger min, BigInteger max, BigInteger center) {
            return random -> switch (random.nextInt(6)) {
                case 0, 1, 2 -> small(random).max(min).min(max);
                case 3, 4 -> edges.get(random.nextInt(edges.size())).max(min).min(max);
                default -> any(random, min, max);
            };
        }

        /** Twice as often positive as negative, for ranges that have no negative numbers. */
        private BigInteger small(Random random) {
            int sign = random.nextInt(3) == 0 ? -1 : 1;
            return BigInteger.valueOf((long) sign * random.nextInt(SMALL_MAX + 1))
                    .multiply(unit(random));
        }

        private BigInteger any(Random random, BigInteger min, BigInteger max) {
            BigInteger size = max.subtract(min).add(BigInteger.ONE);
            BigInteger number = min.add(new BigInteger(size.bitLength() + Long.SIZE, random).mod(size));
            return number.subtract(number.mod(unit(random))).max(min);
        }

        private BigInteger unit(Random random) {
            return units.get(random.nextInt(units.size()));
        }
    }
}
