package dev.odf.metadata.internal.store;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.Multihash;
import java.nio.charset.StandardCharsets;

/** The small text files of a dataset. Written without a line break; white space of ASCII around the text is ignored on reading. */
public final class StoreText {
    /** Far more than any hash or alias needs, and little enough to read without a thought. */
    public static final int SIZE_BYTES_MAX = 1024;

    private StoreText() {}

    public static Bytes encode(Multihash hash) {
        return Bytes.copyOf(hash.toString().getBytes(StandardCharsets.US_ASCII));
    }

    public static Bytes encode(DatasetAlias alias) {
        return Bytes.copyOf(alias.toString().getBytes(StandardCharsets.US_ASCII));
    }

    /** The hash that a reference holds, in any multibase. */
    public static Multihash decodeHash(ReferenceName name, Bytes content) {
        try {
            return Multihash.parse(strip(content));
        } catch (MalformedDataException e) {
            throw new MalformedDataException(
                    ErrorCode.CHAIN_REF_MALFORMED,
                    "reference " + name + " does not hold a hash: " + e.problem(),
                    DataLocation.text(e.location().byteOffset()),
                    e);
        }
    }

    public static DatasetAlias decodeAlias(Bytes content) {
        return DatasetAlias.parse(strip(content));
    }

    private static String strip(Bytes content) {
        int start = 0;
        int end = content.size();
        while (start < end && isSpace(content.get(start))) {
            start++;
        }
        while (end > start && isSpace(content.get(end - 1))) {
            end--;
        }
        // One character a byte: what is not ASCII stays what it is, no hash and no alias.
        return new String(content.slice(start, end).toArray(), StandardCharsets.ISO_8859_1);
    }

    private static boolean isSpace(byte value) {
        return value == ' ' || (value >= '\t' && value <= '\r');
    }
}
