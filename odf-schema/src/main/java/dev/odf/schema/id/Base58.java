package dev.odf.schema.id;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Base58 in the alphabet of Bitcoin. Both directions take time quadratic in the length: callers bound it. */
final class Base58 {
    private static final String ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    private static final char ZERO = '1';
    private static final byte[] DIGIT_VALUES = digitValues();

    private Base58() {}

    private static byte[] digitValues() {
        byte[] values = new byte[128];
        Arrays.fill(values, (byte) -1);
        for (int i = 0; i < ALPHABET.length(); i++) {
            values[ALPHABET.charAt(i)] = (byte) i;
        }
        return values;
    }

    /** The offset of the first character from an index that is no digit, or the length of the text. */
    static int findNonDigit(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) < 128 && DIGIT_VALUES[text.charAt(at)] >= 0) {
            at++;
        }
        return at;
    }

    /** The bytes of the digits from an index, which all have to be digits. */
    static byte[] decode(String digits, int from) {
        int zeros = 0;
        while (from + zeros < digits.length() && digits.charAt(from + zeros) == ZERO) {
            zeros++;
        }
        // 58^n < 256^n, so that as many bytes as digits always hold the number; it grows from the end.
        byte[] number = new byte[digits.length() - from - zeros];
        int start = number.length;
        for (int i = from + zeros; i < digits.length(); i++) {
            int carry = DIGIT_VALUES[digits.charAt(i)];
            int at = number.length - 1;
            for (; at >= start || carry != 0; at--) {
                carry += 58 * (number[at] & 0xff);
                number[at] = (byte) carry;
                carry >>>= 8;
            }
            start = at + 1;
        }
        byte[] bytes = new byte[zeros + number.length - start];
        System.arraycopy(number, start, bytes, zeros, number.length - start);
        return bytes;
    }

    /** A prefix and the digits of bytes behind it. */
    static String encode(String prefix, Bytes bytes) {
        int zeros = 0;
        while (zeros < bytes.size() && bytes.get(zeros) == 0) {
            zeros++;
        }
        // log(256) / log(58) is below 1.4.
        byte[] digits = new byte[(bytes.size() - zeros) * 14 / 10 + 1];
        int start = digits.length;
        for (int i = zeros; i < bytes.size(); i++) {
            int carry = bytes.get(i) & 0xff;
            int at = digits.length - 1;
            for (; at >= start || carry != 0; at--) {
                carry += digits[at] << 8;
                digits[at] = (byte) (carry % 58);
                carry /= 58;
            }
            start = at + 1;
        }
        byte[] text = new byte[zeros + digits.length - start];
        Arrays.fill(text, 0, zeros, (byte) ZERO);
        for (int i = start; i < digits.length; i++) {
            text[zeros + i - start] = (byte) ALPHABET.charAt(digits[i]);
        }
        return prefix + new String(text, StandardCharsets.ISO_8859_1);
    }
}
