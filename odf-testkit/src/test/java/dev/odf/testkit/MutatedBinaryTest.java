package dev.odf.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.RawQueryRequest;
import dev.odf.schema.TransformRequest;
import dev.odf.schema.codec.BinaryManifestCodec;
import dev.odf.schema.codec.BlockCodec;
import dev.odf.schema.codec.EngineCodec;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Bytes;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class MutatedBinaryTest {
    private static final String SEED = "20261201";
    private static final int EXHAUSTIVE_BYTES_MAX = 600;
    private static final int SAMPLE = 40;

    private final BlockCodec blocks = new BlockCodec();
    private final EngineCodec engine = new EngineCodec();

    @Property(seed = SEED)
    void changedBlocksAreReadOrRefused(
            @ForAll("blocks") MetadataBlock block, @ForAll("places") int place, @ForAll byte replacement) {
        byte[] bytes = change(blocks.encode(block), place, replacement);

        MetadataBlock read = readOrRefuse(blocks::decode, bytes);
        readOrRefuse(blocks::readHeader, bytes);
        readOrRefuse(new BinaryManifestCodec()::decode, bytes);

        if (read != null) {
            assertThat(blocks.decode(blocks.encode(read))).isEqualTo(read);
        }
    }

    @Property(seed = SEED)
    void cutBlocksAreReadOrRefused(@ForAll("blocks") MetadataBlock block, @ForAll("places") int place) {
        Bytes encoded = blocks.encode(block);
        byte[] bytes = encoded.slice(0, place % encoded.size()).toArray();

        readOrRefuse(blocks::decode, bytes);
        readOrRefuse(blocks::readHeader, bytes);
        readOrRefuse(new BinaryManifestCodec()::decode, bytes);
    }

    @Test
    void everyCutOfSmallBlocksIsReadOrRefused() {
        for (Bytes encoded : smallBlocks()) {
            for (int size = 0; size < encoded.size(); size++) {
                readOrRefuse(blocks::decode, encoded.slice(0, size).toArray());
            }
        }
    }

    @Test
    void everyChangeOfAByteOfSmallBlocksIsReadOrRefused() {
        for (Bytes encoded : smallBlocks()) {
            byte[] bytes = encoded.toArray();
            for (int place = 0; place < bytes.length; place++) {
                for (int change = 1; change < 256; change++) {
                    bytes[place] = (byte) (encoded.get(place) ^ change);
                    readOrRefuse(blocks::decode, bytes);
                }
                bytes[place] = encoded.get(place);
            }
        }
    }

    @Property(seed = SEED)
    void changedTransformRequestsAreReadOrRefused(
            @ForAll("transformRequests") TransformRequest request,
            @ForAll("places") int place,
            @ForAll byte replacement) {
        readOrRefuse(engine::decodeTransformRequest, change(engine.encode(request), place, replacement));
    }

    @Property(seed = SEED)
    void changedRawQueryRequestsAreReadOrRefused(
            @ForAll("rawQueryRequests") RawQueryRequest request,
            @ForAll("places") int place,
            @ForAll byte replacement) {
        byte[] bytes = change(engine.encode(request), place, replacement);

        readOrRefuse(engine::decodeRawQueryRequest, bytes);
        readOrRefuse(engine::decodeRawQueryResponse, bytes);
        readOrRefuse(engine::decodeTransformResponse, bytes);
    }

    @Provide
    Arbitrary<MetadataBlock> blocks() {
        return SchemaArbitraries.metadataBlock();
    }

    @Provide
    Arbitrary<TransformRequest> transformRequests() {
        return SchemaArbitraries.transformRequest();
    }

    @Provide
    Arbitrary<RawQueryRequest> rawQueryRequests() {
        return SchemaArbitraries.rawQueryRequest();
    }

    @Provide
    Arbitrary<Integer> places() {
        return Arbitraries.integers().between(0, Integer.MAX_VALUE).withDistribution(RandomDistribution.uniform());
    }

    private List<Bytes> smallBlocks() {
        return Tries.sample(SchemaArbitraries.metadataBlock(), SAMPLE).stream()
                .map(blocks::encode)
                .filter(encoded -> encoded.size() <= EXHAUSTIVE_BYTES_MAX)
                .toList();
    }

    private static byte[] change(Bytes encoded, int place, byte replacement) {
        byte[] bytes = encoded.toArray();
        bytes[place % bytes.length] = replacement;
        return bytes;
    }

    private static <T> @Nullable T readOrRefuse(Function<ByteBuffer, T> decoder, byte[] bytes) {
        try {
            return decoder.apply(ByteBuffer.wrap(bytes));
        } catch (OdfException e) {
            return null;
        } catch (RuntimeException | Error e) {
            return fail("not refused as it should be: " + Bytes.copyOf(bytes).toHex(), e);
        }
    }
}
