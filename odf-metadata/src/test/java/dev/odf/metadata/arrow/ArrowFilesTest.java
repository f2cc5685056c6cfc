package dev.odf.metadata.arrow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.metadata.arrow.Cells.Cell;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.ValidationException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.VectorUnloader;
import org.apache.arrow.vector.ipc.ArrowFileWriter;
import org.apache.arrow.vector.ipc.ArrowStreamWriter;
import org.apache.arrow.vector.ipc.ArrowWriter;
import org.apache.arrow.vector.ipc.WriteChannel;
import org.apache.arrow.vector.ipc.message.ArrowRecordBatch;
import org.apache.arrow.vector.ipc.message.MessageSerializer;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArrowFilesTest {
    private static final ArrowReadLimits LIMITS = ArrowReadLimits.defaults();

    @TempDir
    private Path directory;

    @Test
    void readsFilesAndStreamsOfAnySchema() throws IOException {
        for (int seed = 0; seed < 60; seed++) {
            Random random = new Random(seed);
            Schema schema = seed == 0 ? ArrowFields.everyFlatType() : ArrowFields.random(random);
            List<List<Cell>> rows = Cells.random(schema, random.nextInt(60), random);
            String expected = NaiveLogicalHash.of(schema, rows);
            byte[] stream = stream(schema, rows, 25);
            Path file = Files.write(directory.resolve("records.arrow"), stream);
            RecordsDigest digest = ArrowFiles.digest(file, LIMITS);
            assertThat(digest.hash()).hasToString(expected);
            assertThat(digest.rowCount()).isEqualTo(rows.size());
            assertThat(digest.schema()).isEqualTo(schema);
        }
    }

    @Test
    void readsWhatArrowWrites() throws IOException {
        Schema schema = flat();
        List<List<Cell>> rows = Cells.random(schema, 40, new Random(1));
        String expected = NaiveLogicalHash.of(schema, rows);
        Path file = Files.write(directory.resolve("file.arrow"), written(schema, rows, true));
        Path stream = Files.write(directory.resolve("stream.arrows"), written(schema, rows, false));
        assertThat(ArrowFiles.digest(file, LIMITS).hash()).hasToString(expected);
        assertThat(ArrowFiles.digest(stream, LIMITS).hash()).hasToString(expected);
    }

    @Test
    void leavesWhatFollowsAStream() throws IOException {
        byte[] stream = stream(flat(), List.of(), 1);
        ByteArrayInputStream in = new ByteArrayInputStream(Arrays.copyOf(stream, stream.length + 3));
        ArrowFiles.digest(in, LIMITS);
        assertThat(in.available()).isEqualTo(3);
        Path file = Files.write(directory.resolve("longer"), Arrays.copyOf(stream, stream.length + 3));
        assertMalformed(() -> ArrowFiles.digest(file, LIMITS));
    }

    @Test
    void everyCutIsAnError() throws IOException {
        Schema schema = flat();
        byte[] file = written(schema, Cells.random(schema, 5, new Random(2)), true);
        for (int size = 0; size < file.length; size++) {
            byte[] cut = Arrays.copyOf(file, size);
            assertThatExceptionOfType(OdfException.class).isThrownBy(() -> digest(cut, LIMITS));
        }
    }

    @Test
    void mutationsGiveADigestOrAnErrorOfTheLibrary() throws IOException {
        ArrowReadLimits small = ArrowReadLimits.builder()
                .memoryBytesMax(1 << 20)
                .messageBytesMax(1 << 16)
                .rowsMax(1 << 20)
                .build();
        int refused = 0;
        for (int round = 0; round < 4_000; round++) {
            Random random = new Random(round);
            Schema schema = round % 2 == 0 ? flat() : ArrowFields.random(new Random(round % 50));
            byte[] bytes = stream(schema, Cells.random(schema, 6, new Random(3)), 4);
            for (int i = 0; i <= random.nextInt(4); i++) {
                int at = random.nextInt(bytes.length);
                bytes[at] =
                        random.nextBoolean() ? (byte) random.nextInt() : (byte) (bytes[at] ^ (1 << random.nextInt(8)));
            }
            try {
                digest(bytes, small);
            } catch (OdfException e) {
                refused++;
            }
        }
        assertThat(refused).isGreaterThan(500);
    }

    @Test
    void refusesWhatIsNotArrow() {
        assertMalformed(() -> digest(new byte[0], LIMITS));
        assertMalformed(
                () -> digest("PAR1 and more of it".getBytes(java.nio.charset.StandardCharsets.US_ASCII), LIMITS));
        assertMalformed(() -> digest(frame(-5, new byte[0]), LIMITS));
        assertMalformed(() -> digest(frame(0, new byte[0]), LIMITS));
        assertMalformed(() -> digest(frame(8, new byte[8]), LIMITS));
    }

    @Test
    void refusesColumnsWithoutHash() throws IOException {
        Schema schema = new Schema(List.of(Field.nullable("d", new ArrowType.Duration(TimeUnit.SECOND))));
        byte[] bytes = schema.serializeAsMessage();
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> digest(bytes, LIMITS))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_UNSUPPORTED));
    }

    @Test
    void refusesRepeatedSchemas() throws IOException {
        byte[] schema = flat().serializeAsMessage();
        byte[] twice = Arrays.copyOf(schema, 2 * schema.length);
        System.arraycopy(schema, 0, twice, schema.length, schema.length);
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> digest(twice, LIMITS))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ARROW_UNSUPPORTED));
    }

    @Test
    void limitsRowsMessagesAndMemory() throws IOException {
        Schema schema = flat();
        byte[] bytes = stream(schema, Cells.random(schema, 100, new Random(5)), 60);
        assertLimit("rowsMax", bytes, ArrowReadLimits.builder().rowsMax(99).build());
        assertLimit(
                "messageBytesMax",
                bytes,
                ArrowReadLimits.builder().messageBytesMax(100).build());
        assertLimit("messageBytesMax", frame(Integer.MAX_VALUE, new byte[0]), LIMITS);
        assertLimit(
                "memoryBytesMax",
                bytes,
                ArrowReadLimits.builder().memoryBytesMax(64).build());
        assertThat(digest(bytes, ArrowReadLimits.builder().rowsMax(100).build()).rowCount())
                .isEqualTo(100);
    }

    private static void assertLimit(String limit, byte[] bytes, ArrowReadLimits limits) {
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> digest(bytes, limits))
                .satisfies(e -> assertThat(e.limit()).isEqualTo(limit));
    }

    private static void assertMalformed(org.assertj.core.api.ThrowableAssert.ThrowingCallable call) {
        assertThatExceptionOfType(MalformedDataException.class).isThrownBy(call);
    }

    private static RecordsDigest digest(byte[] bytes, ArrowReadLimits limits) throws IOException {
        return ArrowFiles.digest(new ByteArrayInputStream(bytes), limits);
    }

    private static byte[] frame(int length, byte[] content) {
        return ByteBuffer.allocate(8 + content.length)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(-1)
                .putInt(length)
                .put(content)
                .array();
    }

    private static Schema flat() {
        List<Field> fields = ArrowFields.everyFlatType().getFields().stream()
                .filter(field -> LogicalHasher.layout(field.getType()) == field.getType())
                .toList();
        return new Schema(fields);
    }

    /** A stream whose schema may name decimals that Arrow for Java has no vectors for. */
    private static byte[] stream(Schema schema, List<List<Cell>> rows, int batchRows) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(schema.serializeAsMessage());
        WriteChannel channel = new WriteChannel(Channels.newChannel(out));
        try (BufferAllocator allocator = new RootAllocator(256 << 20)) {
            for (int from = 0; from < rows.size(); from += batchRows) {
                List<List<Cell>> part = rows.subList(from, Math.min(rows.size(), from + batchRows));
                try (VectorSchemaRoot root = Cells.batch(schema, part, allocator);
                        ArrowRecordBatch batch = new VectorUnloader(root).getRecordBatch()) {
                    MessageSerializer.serialize(channel, batch);
                }
            }
        }
        out.writeBytes(frame(0, new byte[0]));
        return out.toByteArray();
    }

    private static byte[] written(Schema schema, List<List<Cell>> rows, boolean file) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (BufferAllocator allocator = new RootAllocator(256 << 20);
                VectorSchemaRoot root = Cells.batch(schema, rows, allocator);
                ArrowWriter writer = file
                        ? new ArrowFileWriter(root, null, Channels.newChannel(out))
                        : new ArrowStreamWriter(root, null, Channels.newChannel(out))) {
            writer.start();
            writer.writeBatch();
            writer.end();
        }
        return out.toByteArray();
    }
}
