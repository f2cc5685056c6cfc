package dev.odf.schema.internal.yaml;

import dev.odf.schema.internal.text.IntegerLiteral;
import dev.odf.schema.internal.text.ScalarNode.Kind;
import java.math.BigInteger;

/** What a plain scalar reads as: the rules of the reference, which are neither those of YAML 1.1 nor all of 1.2. */
final class PlainScalars {
    private static final BigInteger UNSIGNED_END = BigInteger.ONE.shiftLeft(128);
    private static final BigInteger SIGNED_END = BigInteger.ONE.shiftLeft(127);
    private static final int DIGITS_MAX = 128;

    private PlainScalars() {}

    static Kind kindOf(String text) {
        return switch (text) {
            case "", "~", "null", "Null", "NULL" -> Kind.NULL;
            case "true", "True", "TRUE", "false", "False", "FALSE" -> Kind.BOOL;
            default -> numberKindOf(text);
        };
    }

    /** Whether a text is digits with a leading zero, which is a string here and a number for other readers. */
    static boolean isZeroPadded(String text) {
        int start = signLength(text);
        return text.length() - start > 1 && text.charAt(start) == '0' && digitsEnd(text, start) == text.length();
    }

    private static Kind numberKindOf(String text) {
        char first = text.charAt(0);
        boolean numeric = first == '+' || first == '-' || first == '.' || isDigit(first);
        if (!numeric) {
            return Kind.STRING;
        }
        IntegerLiteral literal = IntegerLiteral.parse(text);
        if (literal != null && fits128Bits(literal)) {
            return Kind.INTEGER;
        }
        return isFloat(text) ? Kind.FLOAT : Kind.STRING;
    }

    private static boolean fits128Bits(IntegerLiteral literal) {
        String digits = literal.digits();
        int zeros = 0;
        while (zeros < digits.length() - 1 && digits.charAt(zeros) == '0') {
            zeros++;
        }
        if (digits.length() - zeros > DIGITS_MAX) {
            return false;
        }
        BigInteger magnitude = new BigInteger(digits.substring(zeros), literal.radix());
        return literal.negative() ? magnitude.compareTo(SIGNED_END) <= 0 : magnitude.compareTo(UNSIGNED_END) < 0;
    }

    private static boolean isFloat(String text) {
        int start = signLength(text);
        return switch (text.substring(start)) {
            case ".inf", ".Inf", ".INF" -> true;
            case ".nan", ".NaN", ".NAN" -> start == 0;
            default -> // What overflows to infinity is no number to the reference.
                !isZeroPadded(text) && isDecimal(text, start) && Double.isFinite(Double.parseDouble(text));
        };
    }

    private static boolean isDecimal(String text, int start) {
        int end = digitsEnd(text, start);
        int digits = end - start;
        if (end < text.length() && text.charAt(end) == '.') {
            int fraction = end + 1;
            end = digitsEnd(text, fraction);
            digits += end - fraction;
        }
        if (digits == 0) {
            return false;
        }
        if (end < text.length() && (text.charAt(end) == 'e' || text.charAt(end) == 'E')) {
            int exponent = end + 1;
            if (exponent < text.length() && (text.charAt(exponent) == '+' || text.charAt(exponent) == '-')) {
                exponent++;
            }
            end = digitsEnd(text, exponent);
            if (end == exponent) {
                return false;
            }
        }
        return end == text.length();
    }

    private static int signLength(String text) {
        return text.startsWith("+") || text.startsWith("-") ? 1 : 0;
    }

    private static int digitsEnd(String text, int from) {
        int end = from;
        while (end < text.length() && isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
