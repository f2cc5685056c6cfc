package dev.odf.fuzz;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/** Strings from bytes: UTF-8 where they are that, and unpaired surrogates where they are not, since a string may hold these too. */
final class FuzzedText {
    private static final int HIGH_SURROGATES_FROM = 0xf8;

    private FuzzedText() {}

    static String of(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        while (true) {
            CoderResult result = decoder.decode(in, out, true);
            if (result.isUnderflow()) {
                return out.flip().toString();
            }
            for (int i = 0; i < result.length(); i++) {
                int invalid = in.get() & 0xff;
                out.put((char) ((invalid < HIGH_SURROGATES_FROM ? 0xdc00 : 0xd800) | invalid));
            }
        }
    }
}
