package dev.odf.schema.codec;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.UnsupportedVersionException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.internal.flatbuf.FlatReader;
import dev.odf.schema.internal.flatbuf.FlatWriter;
import dev.odf.schema.internal.flatbuf.FlatWriter.TimestampLayout;
import dev.odf.schema.internal.generated.ManifestsDecoder;
import dev.odf.schema.internal.generated.ManifestsEncoder;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.Objects;

/**
 * Metadata blocks in the binary form that is hashed and stored: a FlatBuffers manifest with the block as a buffer of its own inside.
 *
 * <p>What is written has the same bytes as what the reference implementation writes. The hash of a block is the hash of the bytes as they were received:
 * keep them, and never encode a decoded block again to obtain it.
 *
 * <p>Decoding checks every part before it is used and reads in place: a buffer may be a mapped file, of which only what the value needs is copied.
 * Fields that this version does not know are skipped; bytes that nothing refers to are ignored.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class BlockCodec {
    private static final String KIND = "MetadataBlock";
    private static final int MANIFEST_OVERHEAD_BYTES = 128;
    private static final int SLOT_KIND = 4;
    private static final int SLOT_VERSION = 6;
    private static final int SLOT_CONTENT = 8;
    private static final MetadataEvent.Kind[] EVENT_TYPES = MetadataEvent.Kind.values();

    private final BinaryLimits limits;

    /** A codec with the default limits. */
    public BlockCodec() {
        this(BinaryLimits.defaults());
    }

    public BlockCodec(BinaryLimits limits) {
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /**
     * The block in manifest version 3.
     *
     * @throws dev.odf.schema.error.ValidationException if the block holds an unpaired surrogate or a time before year -262143 or after 262142
     * @throws dev.odf.schema.error.LimitExceededException if it is nested too deeply, or is too large, to be read back
     */
    public Bytes encode(MetadataBlock block) {
        return encode(block, BlockVersion.V3);
    }

    /** The block in a chosen manifest version; otherwise as {@link #encode(MetadataBlock)}. */
    public Bytes encode(MetadataBlock block, BlockVersion version) {
        Objects.requireNonNull(block, "block");
        TimestampLayout layout = version == BlockVersion.V3 ? TimestampLayout.ALIGNED : TimestampLayout.UNALIGNED;
        FlatWriter content = new FlatWriter(layout, limits);
        ByteBuffer finished = content.finish(ManifestsEncoder.metadataBlock(content, block));

        FlatWriter manifest = new FlatWriter(layout, limits, finished.remaining() + MANIFEST_OVERHEAD_BYTES);
        manifest.enterTable();
        int nested = manifest.nested(finished);
        manifest.startTable(3);
        manifest.addInt64(0, Multicodec.ODF_METADATA_BLOCK.code());
        manifest.addInt32(1, version.number());
        manifest.addOffset(2, nested);
        return Bytes.copyOf(manifest.finish(manifest.endTable()));
    }

    /** The block in a manifest; as {@link #decode(ByteBuffer)}. */
    public MetadataBlock decode(Bytes manifest) {
        return decode(manifest.asByteBuffer());
    }

    /**
     * The block in the manifest between position and limit of a buffer, which is not moved.
     *
     * @throws dev.odf.schema.error.MalformedDataException if the bytes are not a manifest of a metadata block; carries the byte offset
     * @throws UnsupportedVersionException if the manifest has a version other than 2 and 3
     * @throws dev.odf.schema.error.LimitExceededException if the block is larger, deeper or more shared than the limits allow
     */
    public MetadataBlock decode(ByteBuffer manifest) {
        Opened opened = open(manifest);
        return ManifestsDecoder.metadataBlock(opened.block, opened.block.root());
    }

    /** The header of the block in a manifest; as {@link #readHeader(ByteBuffer)}. */
    public BlockHeader readHeader(Bytes manifest) {
        return readHeader(manifest.asByteBuffer());
    }

    /**
     * What a block says about itself. Reads a fixed number of fields however large the event is, which is neither decoded nor checked.
     *
     * @throws dev.odf.schema.error.MalformedDataException if what is read is malformed; carries the byte offset
     * @throws UnsupportedVersionException if the manifest has a version other than 2 and 3
     */
    public BlockHeader readHeader(ByteBuffer manifest) {
        Opened opened = open(manifest);
        FlatReader reader = opened.block;
        int table = reader.root();
        reader.enterTable(table);
        Instant systemTime = reader.requiredDateTime(table, 4, "MetadataBlock.systemTime");
        Multihash prevBlockHash = reader.optionalMultihash(table, 6, "MetadataBlock.prevBlockHash");
        long sequenceNumber = reader.int64(table, 8);
        return new BlockHeader(opened.version, systemTime, prevBlockHash, sequenceNumber, readEventType(reader, table));
    }

    private static MetadataEvent.Kind readEventType(FlatReader reader, int table) {
        String place = "MetadataBlock.event";
        if (reader.unionValue(table, 10, place) == 0) {
            throw reader.malformed(ErrorCode.VALUE_MISSING_FIELD, "required field is absent", table, 10, place);
        }
        int number = reader.unionNumber(table, 10);
        if (number < 1 || number > EVENT_TYPES.length) {
            throw reader.unknownVariant(table, 10, place, "MetadataEvent", number);
        }
        return EVENT_TYPES[number - 1];
    }

    private Opened open(ByteBuffer manifest) {
        FlatReader reader = FlatReader.of(manifest, limits);
        int table = reader.root();
        reader.enterTable(table);
        Multicodec kind = reader.multicodec(table, SLOT_KIND, "Manifest.kind");
        if (kind != Multicodec.ODF_METADATA_BLOCK) {
            throw reader.malformed(
                    ErrorCode.MANIFEST_UNEXPECTED_KIND,
                    "manifest holds " + kind + ", expected " + Multicodec.ODF_METADATA_BLOCK,
                    table,
                    SLOT_KIND,
                    "Manifest.kind");
        }
        BlockVersion version = version(reader.int32(table, SLOT_VERSION));
        return new Opened(version, reader.requiredNested(table, SLOT_CONTENT, "Manifest.content"));
    }

    private static BlockVersion version(int number) {
        return switch (number) {
            case 2 -> BlockVersion.V2;
            case 3 -> BlockVersion.V3;
            default -> throw new UnsupportedVersionException(KIND, number, 2, 3);
        };
    }

    private record Opened(BlockVersion version, FlatReader block) {}
}
