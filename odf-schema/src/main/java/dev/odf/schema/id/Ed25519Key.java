package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import org.jspecify.annotations.Nullable;

/** The 34 bytes that did:odf and did:key share: the number of the codec ed25519-pub as a varint, then the public key. */
final class Ed25519Key {
    static final int KEY_SIZE = 32;

    private static final int CODEC_SIZE = 2;
    private static final byte CODEC_FIRST_BYTE = (byte) 0xed;
    private static final byte CODEC_SECOND_BYTE = 0x01;

    private Ed25519Key() {}

    /** The encoded key from a text that has to start with a prefix, followed by multibase. */
    static Bytes parse(String text, String prefix, IdentifierKind kind) {
        if (!text.startsWith(prefix)) {
            throw kind.malformed(text, 0, "the prefix '" + prefix + "'");
        }
        return decode(text, prefix.length(), kind);
    }

    /** The encoded key from the multibase text that starts at an offset. */
    static Bytes decode(String text, int from, IdentifierKind kind) {
        return check(Multibase.decode(text, from, kind), text, from, kind);
    }

    /** The same bytes, if they are an encoded key. */
    static Bytes check(Bytes bytes, IdentifierKind kind) {
        return check(bytes, null, 0, kind);
    }

    static Bytes encode(Bytes publicKey, IdentifierKind kind) {
        if (publicKey.size() != KEY_SIZE) {
            throw kind.malformed(publicKey, 0, "a key of 32 bytes, not " + publicKey.size());
        }
        byte[] bytes = new byte[CODEC_SIZE + KEY_SIZE];
        bytes[0] = CODEC_FIRST_BYTE;
        bytes[1] = CODEC_SECOND_BYTE;
        publicKey.asByteBuffer().get(bytes, CODEC_SIZE, KEY_SIZE);
        return Bytes.wrap(bytes);
    }

    static Bytes publicKey(Bytes bytes) {
        return bytes.slice(CODEC_SIZE, bytes.size());
    }

    private static Bytes check(Bytes bytes, @Nullable String source, int from, IdentifierKind kind) {
        if (bytes.size() < CODEC_SIZE || bytes.get(0) != CODEC_FIRST_BYTE || bytes.get(1) != CODEC_SECOND_BYTE) {
            throw malformed(bytes, 0, source, from, kind, "the codec ed25519-pub (bytes ed 01)");
        }
        if (bytes.size() != CODEC_SIZE + KEY_SIZE) {
            String expected = "a key of 32 bytes, not " + (bytes.size() - CODEC_SIZE);
            throw malformed(bytes, CODEC_SIZE, source, from, kind, expected);
        }
        return bytes;
    }

    private static MalformedDataException malformed(
            Bytes bytes, int at, @Nullable String source, int from, IdentifierKind kind, String expected) {
        return source == null
                ? kind.malformed(bytes, at, expected)
                : kind.malformed(source, Multibase.offsetOfByte(source, from, at), expected);
    }
}
