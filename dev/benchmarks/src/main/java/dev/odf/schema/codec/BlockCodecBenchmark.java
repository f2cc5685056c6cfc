package dev.odf.schema.codec;

import dev.odf.schema.MetadataBlock;
import dev.odf.schema.SetInfo;
import dev.odf.schema.id.Bytes;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Reading and writing of a single block in each of its forms. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class BlockCodecBenchmark {
    @Param({
        "add_data_empty",
        "add_data_prev_checkpoint_and_offset",
        "add_data_watermark",
        "add_data_new_data_and_watermark",
        "set_polling_source_ddl_schema",
        "set_polling_source_odf_schema",
        "add_data_source_state",
        "add_data_source_state_and_extra",
        "set_transform_two_inputs",
        "execute_transform_two_inputs",
        "set_data_schema_odf",
        "set_data_schema_raw_arrow_legacy"
    })
    private String name = "";

    private final BlockCodec codec = new BlockCodec();
    private final ManifestCodec yamlCodec = ManifestCodec.yaml();
    private Bytes manifest = Bytes.EMPTY;
    private MetadataBlock block = new MetadataBlock(Instant.EPOCH, null, 0, new SetInfo(null, null));
    private String yaml = "";

    @Setup
    public void setUp() {
        GoldenBlock golden = GoldenBlock.named(name);
        manifest = golden.manifest();
        block = golden.block();
        yaml = golden.yaml();
    }

    @Benchmark
    public Bytes encode() {
        return codec.encode(block);
    }

    @Benchmark
    public MetadataBlock decode() {
        return codec.decode(manifest);
    }

    @Benchmark
    public BlockHeader readHeader() {
        return codec.readHeader(manifest);
    }

    @Benchmark
    public MetadataBlock readYaml() {
        return yamlCodec.readBlock(yaml);
    }

    @Benchmark
    public String writeYaml() {
        return yamlCodec.write(block);
    }
}
