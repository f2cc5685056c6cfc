package dev.odf.schema.internal.json;

import java.math.BigInteger;

/**
 * The shortest decimal that reads back as a given double, and of these the one closest to it: Schubfach by Raffaello
 * Giulietti, with the power of ten computed for each number instead of looked up.
 *
 * <p>{@link Double#toString} gives these digits only since Java 19.
 *
 * @param digits the significant digits as a number without trailing zeros; 0 for zero
 * @param exponent the power of ten to multiply them with
 */
record ShortestDouble(long digits, int exponent) {
    private static final int FRACTION_BITS = 52;
    private static final int EXPONENT_MIN = -1074;
    private static final long HIDDEN_BIT = 1L << FRACTION_BITS;
    private static final long MASK_63 = Long.MAX_VALUE;

    /** The decimal of a finite double that is not negative. */
    static ShortestDouble of(double value) {
        long bits = Double.doubleToRawLongBits(value);
        long fraction = bits & (HIDDEN_BIT - 1);
        int biased = (int) (bits >>> FRACTION_BITS) & 0x7FF;
        if (biased == 0) {
            return fraction == 0 ? new ShortestDouble(0, 0) : shortest(EXPONENT_MIN, fraction);
        }
        return shortest(biased - 1 + EXPONENT_MIN, HIDDEN_BIT | fraction);
    }

    /** The decimal of {@code c * 2^q}. */
    private static ShortestDouble shortest(int q, long c) {
        // The bounds of the interval that rounds to the double belong to it exactly if c is even. All of vb, vbl and
        // vbr are four times the value and the bounds, in units of 10^k, rounded to odd.
        long odd = c & 1;
        boolean regular = c != HIDDEN_BIT || q == EXPONENT_MIN;
        long cb = c << 2;
        long cbl = regular ? cb - 2 : cb - 1;
        int k = regular ? floorLog10Pow2(q) : floorLog10ThreeQuartersPow2(q);
        int h = q + floorLog2Pow10(-k) + 2;
        BigInteger g = scaledPowerOfTen(k);
        long g1 = g.shiftRight(63).longValue();
        long g0 = g.longValue() & MASK_63;
        long vb = roundToOdd(g1, g0, cb << h);
        long vbl = roundToOdd(g1, g0, cbl << h);
        long vbr = roundToOdd(g1, g0, (cb + 2) << h);

        long s = vb >> 2;
        if (s >= 10) {
            long shorter = s / 10 * 10;
            boolean lowerIn = vbl + odd <= shorter << 2;
            boolean upperIn = ((shorter + 10) << 2) + odd <= vbr;
            if (lowerIn != upperIn) {
                return trimmed(lowerIn ? shorter : shorter + 10, k);
            }
        }
        boolean lowerIn = vbl + odd <= s << 2;
        boolean upperIn = ((s + 1) << 2) + odd <= vbr;
        if (lowerIn != upperIn) {
            return trimmed(lowerIn ? s : s + 1, k);
        }
        long aboveMiddle = vb - ((s + s + 1) << 1);
        boolean lower = aboveMiddle < 0 || (aboveMiddle == 0 && (s & 1) == 0);
        return trimmed(lower ? s : s + 1, k);
    }

    private static ShortestDouble trimmed(long digits, int exponent) {
        long trimmed = digits;
        int raised = exponent;
        while (trimmed % 10 == 0) {
            trimmed /= 10;
            raised++;
        }
        return new ShortestDouble(trimmed, raised);
    }

    /** The 126 leading bits of {@code 10^-k}, plus one. */
    private static BigInteger scaledPowerOfTen(int k) {
        int shift = 125 - floorLog2Pow10(-k);
        BigInteger power = BigInteger.TEN.pow(Math.abs(k));
        BigInteger scaled;
        if (k > 0) {
            scaled = BigInteger.ONE.shiftLeft(shift).divide(power);
        } else {
            scaled = power.shiftLeft(shift);
        }
        return scaled.add(BigInteger.ONE);
    }

    private static long roundToOdd(long g1, long g0, long cp) {
        long x1 = Math.multiplyHigh(g0, cp);
        long y0 = g1 * cp;
        long y1 = Math.multiplyHigh(g1, cp);
        long z = (y0 >>> 1) + x1;
        long w = y1 + (z >>> 63);
        return w | ((z & MASK_63) + MASK_63) >>> 63;
    }

    // The constants are log10(2), log10(3/4) and log2(10) as binary fractions, exact enough for every exponent of a
    // double.

    private static int floorLog10Pow2(int e) {
        return (int) ((e * 661_971_961_083L) >> 41);
    }

    private static int floorLog10ThreeQuartersPow2(int e) {
        return (int) ((e * 661_971_961_083L - 274_743_187_321L) >> 41);
    }

    private static int floorLog2Pow10(int e) {
        return (int) ((e * 913_124_641_741L) >> 38);
    }
}
