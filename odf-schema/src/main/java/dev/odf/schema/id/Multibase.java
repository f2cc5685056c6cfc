package dev.odf.schema.id;

import java.nio.charset.StandardCharsets;

/**
 * Bytes as text behind a character that names the encoding: reads {@code f} and {@code F} (base16, digits of either case), {@code z} (base58btc)
 * and {@code u} (base64url without padding), writes {@code f} and {@code z}.
 */
final class Multibase {
    /** Far above the longest identifier, and short enough for the quadratic base58. */
    static final int TEXT_CHARS_MAX = 1_024;

    private static final byte[] HEX_DIGITS = "0123456789abcdef".getBytes(StandardCharsets.ISO_8859_1);

    private Multibase() {}

    /** The bytes of the text from an offset to its end; what is not multibase is reported as a malformed text of the given kind. */
    static Bytes decode(String text, int from, IdentifierKind kind) {
        if (from == text.length()) {
            throw kind.malformed(text, from, "multibase text");
        }
        if (text.length() - from > TEXT_CHARS_MAX) {
            throw kind.malformed(
                    text, from, "at most " + TEXT_CHARS_MAX + " characters, not " + (text.length() - from));
        }
        return switch (text.charAt(from)) {
            case 'f', 'F' -> decodeBase16(text, from + 1, kind);
            case 'z' -> decodeBase58(text, from + 1, kind);
            case 'u' -> decodeBase64Url(text, from + 1, kind);
            default -> throw kind.malformed(text, from, "one of the multibase prefixes 'f', 'F', 'z' and 'u'");
        };
    }

    /** The bytes as base16 behind a prefix, the {@code f} included. */
    static String encodeBase16(String prefix, Bytes bytes) {
        int start = prefix.length() + 1;
        byte[] text = new byte[start + 2 * bytes.size()];
        for (int i = 0; i < prefix.length(); i++) {
            text[i] = (byte) prefix.charAt(i);
        }
        text[start - 1] = 'f';
        for (int i = 0, at = start; i < bytes.size(); i++) {
            byte value = bytes.get(i);
            text[at++] = HEX_DIGITS[value >> 4 & 0xf];
            text[at++] = HEX_DIGITS[value & 0xf];
        }
        return new String(text, StandardCharsets.ISO_8859_1);
    }

    /** The bytes as base58btc behind a prefix, the {@code z} included. */
    static String encodeBase58(String prefix, Bytes bytes) {
        return Base58.encode(prefix + "z", bytes);
    }

    /** Where in a text, whose multibase part starts at an offset, a byte of the decoded form stands, as far as that can be told. */
    static int offsetOfByte(String text, int from, int byteOffset) {
        boolean base16 = text.charAt(from) == 'f' || text.charAt(from) == 'F';
        return base16 ? from + 1 + 2 * byteOffset : from;
    }

    private static Bytes decodeBase16(String text, int from, IdentifierKind kind) {
        byte[] bytes = new byte[(text.length() - from) / 2];
        for (int i = 0, at = from; i < bytes.length; i++, at += 2) {
            bytes[i] = (byte) (hexDigit(text, at, kind) << 4 | hexDigit(text, at + 1, kind));
        }
        if ((text.length() - from) % 2 != 0) {
            throw kind.malformed(text, text.length(), "an even number of hexadecimal digits");
        }
        return Bytes.wrap(bytes);
    }

    private static int hexDigit(String text, int at, IdentifierKind kind) {
        char c = text.charAt(at);
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        if (c >= 'a' && c <= 'f') {
            return c - 'a' + 10;
        }
        if (c >= 'A' && c <= 'F') {
            return c - 'A' + 10;
        }
        throw kind.malformed(text, at, "a hexadecimal digit");
    }

    private static Bytes decodeBase58(String text, int from, IdentifierKind kind) {
        int wrong = Base58.findNonDigit(text, from);
        if (wrong < text.length()) {
            throw kind.malformed(text, wrong, "a base58btc digit");
        }
        return Bytes.wrap(Base58.decode(text, from));
    }

    /** Strict where the JDK's decoder is not: no padding, and no bits set behind the last byte. */
    private static Bytes decodeBase64Url(String text, int from, IdentifierKind kind) {
        int digits = text.length() - from;
        if (digits % 4 == 1) {
            throw kind.malformed(text, text.length(), "a number of base64url digits that gives whole bytes");
        }
        byte[] bytes = new byte[digits * 3 / 4];
        int size = 0;
        int bits = 0;
        int bitCount = 0;
        for (int at = from; at < text.length(); at++) {
            bits = bits << 6 | base64UrlDigit(text, at, kind);
            bitCount += 6;
            if (bitCount >= 8) {
                bitCount -= 8;
                bytes[size++] = (byte) (bits >>> bitCount);
                bits &= (1 << bitCount) - 1;
            }
        }
        if (bits != 0) {
            throw kind.malformed(text, text.length() - 1, "a last base64url digit without bits to spare");
        }
        return Bytes.wrap(bytes);
    }

    private static int base64UrlDigit(String text, int at, IdentifierKind kind) {
        char c = text.charAt(at);
        if (c >= 'A' && c <= 'Z') {
            return c - 'A';
        }
        if (c >= 'a' && c <= 'z') {
            return c - 'a' + 26;
        }
        if (c >= '0' && c <= '9') {
            return c - '0' + 52;
        }
        if (c == '-') {
            return 62;
        }
        if (c == '_') {
            return 63;
        }
        throw kind.malformed(text, at, "a base64url digit");
    }
}
