package dev.odf.schema.internal.flatbuf;

/** Strict check of UTF-8: no surrogates, no overlong forms, nothing above U+10FFFF. */
final class Utf8 {
    /** All bytes are ASCII. */
    static final int ASCII = -2;

    /** The bytes are valid and hold characters beyond ASCII. */
    static final int VALID = -1;

    private Utf8() {}

    /** {@link #ASCII}, {@link #VALID}, or the index of the first byte of the first invalid sequence. */
    static int firstInvalid(byte[] bytes) {
        int index = 0;
        while (index < bytes.length && bytes[index] >= 0) {
            index++;
        }
        if (index == bytes.length) {
            return ASCII;
        }
        while (index < bytes.length) {
            int size = sequenceLength(bytes, index);
            if (size == 0) {
                return index;
            }
            index += size;
        }
        return VALID;
    }

    /** Length of the sequence that starts at an index, or 0 if it is invalid. */
    private static int sequenceLength(byte[] bytes, int index) {
        int lead = bytes[index] & 0xff;
        if (lead < 0x80) {
            return 1;
        }
        int size = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
        if (size == 0 || index + size > bytes.length) {
            return 0;
        }
        for (int next = index + 1; next < index + size; next++) {
            if ((bytes[next] & 0xc0) != 0x80) {
                return 0;
            }
        }
        int second = bytes[index + 1] & 0xff;
        boolean overlong = (lead == 0xe0 && second < 0xa0) || (lead == 0xf0 && second < 0x90);
        boolean surrogate = lead == 0xed && second > 0x9f;
        boolean tooLarge = lead == 0xf4 && second > 0x8f;
        return overlong || surrogate || tooLarge ? 0 : size;
    }
}
