package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.schema.Manifest;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.RawQueryRequest;
import dev.odf.schema.RawQueryResponse;
import dev.odf.schema.TransformRequest;
import dev.odf.schema.TransformResponse;
import dev.odf.schema.codec.BinaryManifestCodec;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.BlockHeader;
import dev.odf.schema.codec.BlockVersion;
import dev.odf.schema.codec.EngineCodec;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class BinaryRoundTripTest {
    private static final String SEED = "20261201";

    private final BlockCodec blocks = new BlockCodec();
    private final BinaryManifestCodec manifests = new BinaryManifestCodec();
    private final EngineCodec engine = new EngineCodec();

    @Property(seed = SEED)
    void blocksKeepTheirValueAndBytes(@ForAll("blocks") MetadataBlock block, @ForAll BlockVersion version) {
        Bytes encoded = blocks.encode(block, version);

        MetadataBlock decoded = blocks.decode(encoded);

        assertThat(decoded).isEqualTo(block);
        assertThat(blocks.encode(decoded, version)).isEqualTo(encoded);
    }

    @Property(seed = SEED)
    void headerOfABlockAgreesWithTheBlock(@ForAll("blocks") MetadataBlock block, @ForAll BlockVersion version) {
        BlockHeader header = blocks.readHeader(blocks.encode(block, version));

        assertThat(header)
                .isEqualTo(new BlockHeader(
                        version,
                        block.systemTime(),
                        block.prevBlockHash(),
                        block.sequenceNumber(),
                        block.event().kind()));
    }

    @Property(seed = SEED)
    void blocksAreReadFromAnyPlaceInABuffer(
            @ForAll("blocks") MetadataBlock block,
            @ForAll BlockVersion version,
            @ForAll("offsets") int offset,
            @ForAll boolean isDirect) {
        ByteBuffer buffer = embed(blocks.encode(block, version), offset, isDirect);
        ByteBuffer before = buffer.duplicate();

        assertThat(blocks.decode(buffer)).isEqualTo(block);
        assertThat(blocks.readHeader(buffer).sequenceNumber()).isEqualTo(block.sequenceNumber());
        assertThat(buffer).isEqualTo(before).extracting(ByteBuffer::position).isEqualTo(offset);
    }

    @Property(seed = SEED)
    void manifestsKeepTheirValueAndBytes(@ForAll("manifests") Manifest manifest) {
        assertKept(manifest, manifests::encode, manifests::decode);
    }

    @Property(seed = SEED)
    void manifestOfABlockHoldsItsKindAndVersion(@ForAll("blocks") MetadataBlock block, @ForAll BlockVersion version) {
        Bytes encoded = blocks.encode(block, version);

        Manifest manifest = manifests.decode(encoded);

        assertThat(manifest.version()).isEqualTo(version.number());
        assertThat(blocks.decode(manifests.encode(manifest))).isEqualTo(block);
    }

    @Property(seed = SEED)
    void rawQueryRequestsKeepTheirValueAndBytes(@ForAll("rawQueryRequests") RawQueryRequest request) {
        assertKept(request, engine::encode, engine::decodeRawQueryRequest);
    }

    @Property(seed = SEED)
    void rawQueryResponsesKeepTheirValueAndBytes(@ForAll("rawQueryResponses") RawQueryResponse response) {
        assertKept(response, engine::encode, engine::decodeRawQueryResponse);
    }

    @Property(seed = SEED)
    void transformRequestsKeepTheirValueAndBytes(@ForAll("transformRequests") TransformRequest request) {
        assertKept(request, engine::encode, engine::decodeTransformRequest);
    }

    @Property(seed = SEED)
    void transformResponsesKeepTheirValueAndBytes(@ForAll("transformResponses") TransformResponse response) {
        assertKept(response, engine::encode, engine::decodeTransformResponse);
    }

    @Provide
    Arbitrary<MetadataBlock> blocks() {
        return Combinators.combine(SchemaArbitraries.metadataBlock(), ValueArbitraries.binaryDateTime())
                .as((block, time) -> block.toBuilder().systemTime(time).build());
    }

    @Provide
    Arbitrary<Integer> offsets() {
        return Arbitraries.integers().between(0, 9);
    }

    @Provide
    Arbitrary<Manifest> manifests() {
        return SchemaArbitraries.manifest();
    }

    @Provide
    Arbitrary<RawQueryRequest> rawQueryRequests() {
        return SchemaArbitraries.rawQueryRequest();
    }

    @Provide
    Arbitrary<RawQueryResponse> rawQueryResponses() {
        return SchemaArbitraries.rawQueryResponse();
    }

    @Provide
    Arbitrary<TransformRequest> transformRequests() {
        return SchemaArbitraries.transformRequest();
    }

    @Provide
    Arbitrary<TransformResponse> transformResponses() {
        return SchemaArbitraries.transformResponse();
    }

    /** Bytes with others before and behind them, of which position and limit leave nothing. */
    private static ByteBuffer embed(Bytes bytes, int offset, boolean isDirect) {
        int capacity = offset + bytes.size() + 5;
        ByteBuffer buffer = isDirect ? ByteBuffer.allocateDirect(capacity) : ByteBuffer.allocate(capacity);
        while (buffer.hasRemaining()) {
            buffer.put((byte) 0x5a);
        }
        buffer.position(offset);
        bytes.writeTo(buffer);
        return buffer.flip().position(offset);
    }

    private static <T> void assertKept(T value, Function<T, Bytes> encoder, Function<ByteBuffer, T> decoder) {
        Bytes encoded = encoder.apply(value);

        T decoded = decoder.apply(embed(encoded, 3, true));

        assertThat(decoded).isEqualTo(value);
        assertThat(encoder.apply(decoded)).isEqualTo(encoded);
    }
}
