package dev.odf.schema.codec;

import dev.odf.schema.Manifest;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.internal.flatbuf.FlatReader;
import dev.odf.schema.internal.flatbuf.FlatWriter;
import dev.odf.schema.internal.flatbuf.FlatWriter.TimestampLayout;
import dev.odf.schema.internal.generated.ManifestsDecoder;
import dev.odf.schema.internal.generated.ManifestsEncoder;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * The binary envelope alone: kind, version and content of a manifest, whatever the content is. {@link BlockCodec} reads envelope and block in one step.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class BinaryManifestCodec {
    private final BinaryLimits limits;

    /** A codec with the default limits. */
    public BinaryManifestCodec() {
        this(BinaryLimits.defaults());
    }

    public BinaryManifestCodec(BinaryLimits limits) {
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /**
     * The manifest as a buffer.
     *
     * @throws dev.odf.schema.error.LimitExceededException if it is larger than the limits allow
     */
    public Bytes encode(Manifest manifest) {
        FlatWriter writer = new FlatWriter(TimestampLayout.ALIGNED, limits);
        return Bytes.copyOf(writer.finish(ManifestsEncoder.manifest(writer, manifest)));
    }

    /** The manifest in a buffer; as {@link #decode(ByteBuffer)}. */
    public Manifest decode(Bytes manifest) {
        return decode(manifest.asByteBuffer());
    }

    /**
     * The manifest between position and limit of a buffer, which is not moved. Any version is read; what the content holds is not looked at.
     *
     * @throws dev.odf.schema.error.MalformedDataException if the bytes are not a manifest, or of an unknown kind; carries the byte offset
     * @throws dev.odf.schema.error.LimitExceededException if it is larger than the limits allow
     */
    public Manifest decode(ByteBuffer manifest) {
        FlatReader reader = FlatReader.of(manifest, limits);
        return ManifestsDecoder.manifest(reader, reader.root());
    }
}
