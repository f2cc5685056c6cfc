package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of content that Open Data Fabric tells apart by a number of the multicodec table.
 *
 * @since 0.1
 */
public enum Multicodec {
    /** Version 1 of content identifiers; known by name, not used. */
    CIDV1("cidv1", 0x01),
    /** A SHA2-256 digest. */
    SHA2_256("sha2-256", 0x12),
    /** A SHA3-256 digest: the hash of blocks, data files and checkpoints. */
    SHA3_256("sha3-256", 0x16),
    /** A public key for Ed25519 signatures: the key of a dataset id. */
    ED25519_PUB("ed25519-pub", 0xed),
    /** The prefix of decentralized identifiers in bytes; its number is refused on reading. */
    MULTIDID("multidid", 0x0d1d),
    /** A logical hash: SHA3-256 over records in the layout of Arrow. */
    ARROW0_SHA3_256("arrow0-sha3-256", 0x300016),
    /** A metadata block. */
    ODF_METADATA_BLOCK("odf-metadata-block", 0x400000),
    /** A dataset snapshot. */
    ODF_DATASET_SNAPSHOT("odf-dataset-snapshot", 0x400001);

    private static final Multicodec[] VALUES = values();

    private final String text;
    private final long code;

    Multicodec(String text, long code) {
        this.text = text;
        this.code = code;
    }

    /**
     * The codec of a name such as {@code sha3-256}.
     *
     * @throws MalformedDataException if no codec has this name, in this spelling
     */
    public static Multicodec parse(String text) {
        Objects.requireNonNull(text, "text");
        for (Multicodec codec : VALUES) {
            if (codec.text.equals(text)) {
                return codec;
            }
        }
        throw IdentifierKind.MULTICODEC.malformed(text, 0, "one of the known names, sha3-256 for instance");
    }

    /**
     * The codec of a number.
     *
     * @throws MalformedDataException if no codec has this number, or none that is accepted on reading ({@link #MULTIDID} is not)
     */
    public static Multicodec fromCode(long code) {
        Multicodec codec = findByCode(code);
        if (codec == null) {
            throw IdentifierKind.MULTICODEC.malformed("0x" + Long.toHexString(code), 0, "one of the known numbers");
        }
        return codec;
    }

    /** The codec of a number, or null if there is none that is accepted on reading ({@link #MULTIDID} is not). */
    public static @Nullable Multicodec findByCode(long code) {
        for (Multicodec codec : VALUES) {
            if (codec.code == code && codec != MULTIDID) {
                return codec;
            }
        }
        return null;
    }

    /** The number in the multicodec table. */
    public long code() {
        return code;
    }

    /** The name in the multicodec table, {@code sha3-256} for instance. */
    @Override
    public String toString() {
        return text;
    }
}
