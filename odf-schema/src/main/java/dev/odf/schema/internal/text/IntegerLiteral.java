package dev.odf.schema.internal.text;

import org.jspecify.annotations.Nullable;

/**
 * An integer as it is spelled: decimal without leading zeros, or with the prefix {@code 0x}, {@code 0o} or {@code 0b};
 * optionally with a sign.
 *
 * @param negative whether the sign is minus
 * @param radix 2, 8, 10 or 16
 * @param digits the digits without sign and prefix
 */
public record IntegerLiteral(boolean negative, int radix, String digits) {
    private static final int UNSIGNED_LONG_DIGITS_MAX = 64;

    /** The integer that a text spells, or null if it is none. */
    public static @Nullable IntegerLiteral parse(String text) {
        int start = text.startsWith("+") || text.startsWith("-") ? 1 : 0;
        int radix = 10;
        if (text.startsWith("0x", start)) {
            radix = 16;
        } else if (text.startsWith("0o", start)) {
            radix = 8;
        } else if (text.startsWith("0b", start)) {
            radix = 2;
        }
        int from = radix == 10 ? start : start + 2;
        if (from == text.length() || (radix == 10 && text.charAt(from) == '0' && text.length() > from + 1)) {
            return null;
        }
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c > 'f' || Character.digit(c, radix) < 0) {
                return null;
            }
        }
        return new IntegerLiteral(text.startsWith("-"), radix, text.substring(from));
    }

    /** The absolute value as unsigned bit pattern, or null if it does not fit 64 bits. */
    public @Nullable Long magnitude() {
        int zeros = 0;
        while (zeros < digits.length() - 1 && digits.charAt(zeros) == '0') {
            zeros++;
        }
        if (digits.length() - zeros > UNSIGNED_LONG_DIGITS_MAX) {
            return null;
        }
        try {
            return Long.parseUnsignedLong(digits.substring(zeros), radix);
        } catch (NumberFormatException tooLarge) {
            return null;
        }
    }
}
