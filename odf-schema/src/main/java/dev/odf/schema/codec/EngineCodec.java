package dev.odf.schema.codec;

import dev.odf.schema.RawQueryRequest;
import dev.odf.schema.RawQueryResponse;
import dev.odf.schema.TransformRequest;
import dev.odf.schema.TransformResponse;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.internal.flatbuf.FlatReader;
import dev.odf.schema.internal.flatbuf.FlatReader.TableDecoder;
import dev.odf.schema.internal.flatbuf.FlatWriter;
import dev.odf.schema.internal.flatbuf.FlatWriter.Encoder;
import dev.odf.schema.internal.flatbuf.FlatWriter.TimestampLayout;
import dev.odf.schema.internal.generated.EngineDecoder;
import dev.odf.schema.internal.generated.EngineEncoder;
import java.nio.ByteBuffer;
import java.util.Objects;

/**
 * The messages between a coordinator and an engine in binary form: one FlatBuffers buffer each, without a manifest around it.
 *
 * <p>Encoding throws {@link dev.odf.schema.error.ValidationException} for values that the format cannot hold and
 * {@link dev.odf.schema.error.LimitExceededException} for what could not be read back. Decoding reads between position and limit of a buffer, which is not
 * moved, and throws {@link dev.odf.schema.error.MalformedDataException} with the byte offset, or {@link dev.odf.schema.error.LimitExceededException}.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public final class EngineCodec {
    private final BinaryLimits limits;

    /** A codec with the default limits. */
    public EngineCodec() {
        this(BinaryLimits.defaults());
    }

    public EngineCodec(BinaryLimits limits) {
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /** A request to run a query over raw data, as a buffer. */
    public Bytes encode(RawQueryRequest request) {
        return encode(request, EngineEncoder::rawQueryRequest);
    }

    /** An answer to a query over raw data, as a buffer. */
    public Bytes encode(RawQueryResponse response) {
        return encode(response, EngineEncoder::rawQueryResponseRoot);
    }

    /** A request to run a step of a transformation, as a buffer. */
    public Bytes encode(TransformRequest request) {
        return encode(request, EngineEncoder::transformRequest);
    }

    /** An answer to a step of a transformation, as a buffer. */
    public Bytes encode(TransformResponse response) {
        return encode(response, EngineEncoder::transformResponseRoot);
    }

    /** The request to run a query over raw data that a buffer holds. */
    public RawQueryRequest decodeRawQueryRequest(ByteBuffer message) {
        return decode(message, EngineDecoder::rawQueryRequest);
    }

    /** The answer to a query over raw data that a buffer holds. */
    public RawQueryResponse decodeRawQueryResponse(ByteBuffer message) {
        return decode(message, EngineDecoder::rawQueryResponseRoot);
    }

    /** The request to run a step of a transformation that a buffer holds. */
    public TransformRequest decodeTransformRequest(ByteBuffer message) {
        return decode(message, EngineDecoder::transformRequest);
    }

    /** The answer to a step of a transformation that a buffer holds. */
    public TransformResponse decodeTransformResponse(ByteBuffer message) {
        return decode(message, EngineDecoder::transformResponseRoot);
    }

    private <T> Bytes encode(T message, Encoder<T> encoder) {
        Objects.requireNonNull(message, "message");
        FlatWriter writer = new FlatWriter(TimestampLayout.ALIGNED, limits);
        return Bytes.copyOf(writer.finish(encoder.encode(writer, message)));
    }

    private <T> T decode(ByteBuffer message, TableDecoder<T> decoder) {
        FlatReader reader = FlatReader.of(message, limits);
        return decoder.decode(reader, reader.root());
    }
}
