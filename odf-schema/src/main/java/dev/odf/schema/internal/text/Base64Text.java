package dev.odf.schema.internal.text;

import dev.odf.schema.id.Bytes;
import java.nio.charset.StandardCharsets;
import java.util.Base64;

/** The text form of byte strings that have no identifier type: standard base64 with padding. */
public final class Base64Text {
    private Base64Text() {}

    public static String format(Bytes bytes) {
        return StandardCharsets.ISO_8859_1
                .decode(Base64.getEncoder().encode(bytes.asByteBuffer()))
                .toString();
    }
}
