package dev.odf.metadata.arrow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.odf.metadata.arrow.Cells.Cell;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.BitVector;
import org.apache.arrow.vector.DecimalVector;
import org.apache.arrow.vector.IntVector;
import org.apache.arrow.vector.VarCharVector;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.complex.ListVector;
import org.apache.arrow.vector.types.IntervalUnit;
import org.apache.arrow.vector.types.TimeUnit;
import org.apache.arrow.vector.types.UnionMode;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.DictionaryEncoding;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.FieldType;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Expected hashes are made here from bytes written out by hand, after the rules. */
class LogicalHasherTest {
    private static final ArrowType INT = new ArrowType.Int(32, true);
    private static final String INT_HEAD = "0100 01 2000000000000000";
    private static final String A = "0100000000000000 61 0000000000000000";
    private static final String S = "0100000000000000 73 0000000000000000";
    private static final String A_IN_S = "0100000000000000 61 0100000000000000";
    private static final String A_IN_T = "0100000000000000 61 0200000000000000";
    private static final String T_IN_S = "0100000000000000 74 0100000000000000";

    private final BufferAllocator allocator = new RootAllocator(64 << 20);

    @AfterEach
    void releasesEverything() {
        allocator.close();
    }

    @Test
    void hashesTableWithoutColumns() {
        Multihash hash = LogicalHasher.of(new Schema(List.of())).finish();
        assertThat(hash.codec()).isEqualTo(Multicodec.ARROW0_SHA3_256);
        assertThat(hash).isEqualTo(expected(""));
    }

    @Test
    void hashesIntegersAndNulls() {
        IntVector vector = new IntVector("a", allocator);
        vector.setSafe(0, 1);
        vector.setNull(1);
        vector.setSafe(2, -2);
        vector.setValueCount(3);
        assertThat(hash(new VectorSchemaRoot(List.of(vector))))
                .isEqualTo(expected(A, INT_HEAD + "01000000 00 feffffff"));
    }

    @Test
    void hashesBooleans() {
        BitVector vector = new BitVector("a", allocator);
        vector.setSafe(0, 0);
        vector.setSafe(1, 1);
        vector.setNull(2);
        vector.setValueCount(3);
        assertThat(hash(new VectorSchemaRoot(List.of(vector)))).isEqualTo(expected(A, "0500 01 02 00"));
    }

    @Test
    void hashesTexts() {
        VarCharVector vector = new VarCharVector("a", allocator);
        vector.setSafe(0, "é".getBytes(StandardCharsets.UTF_8));
        vector.setSafe(1, new byte[0]);
        vector.setNull(2);
        vector.setValueCount(3);
        assertThat(hash(new VectorSchemaRoot(List.of(vector))))
                .isEqualTo(expected(A, "0400 0200000000000000 c3a9 0000000000000000 00"));
    }

    @Test
    void hashesDecimals() {
        DecimalVector vector = new DecimalVector("a", allocator, 5, 2);
        vector.setSafe(0, new BigDecimal("-0.02"));
        vector.setValueCount(1);
        assertThat(hash(new VectorSchemaRoot(List.of(vector))))
                .isEqualTo(expected(
                        A, "0600 8000000000000000 0500000000000000 0200000000000000 feffffffffffffffffffffffffffffff"));
    }

    @Test
    void hashesListsAndTheirNulls() {
        ListVector vector = ListVector.empty("a", allocator);
        vector.addOrGetVector(FieldType.nullable(INT));
        IntVector items = (IntVector) vector.getDataVector();
        vector.startNewValue(0);
        items.setSafe(0, 7);
        items.setNull(1);
        vector.endValue(0, 2);
        vector.setNull(1);
        vector.startNewValue(2);
        vector.endValue(2, 0);
        vector.setValueCount(3);
        assertThat(hash(new VectorSchemaRoot(List.of(vector))))
                .isEqualTo(expected(A, "0b00" + INT_HEAD + "0200000000000000 07000000 00 00 0000000000000000"));
    }

    /** Type of a column without rows, and the head that stands for it. */
    static List<Object[]> heads() {
        Field item = Field.nullable("any name", new ArrowType.Utf8());
        List<Object[]> rows = new ArrayList<>();
        add(rows, new ArrowType.Null(), "0000");
        add(rows, new ArrowType.Int(8, true), "0100 01 0800000000000000");
        add(rows, new ArrowType.Int(64, false), "0100 00 4000000000000000");
        add(
                rows,
                new ArrowType.FloatingPoint(org.apache.arrow.vector.types.FloatingPointPrecision.HALF),
                "0200 1000000000000000");
        add(
                rows,
                new ArrowType.FloatingPoint(org.apache.arrow.vector.types.FloatingPointPrecision.DOUBLE),
                "0200 4000000000000000");
        add(rows, new ArrowType.Binary(), "0300");
        add(rows, new ArrowType.LargeBinary(), "0300");
        add(rows, new ArrowType.BinaryView(), "0300");
        add(rows, new ArrowType.FixedSizeBinary(5), "0300");
        add(rows, new ArrowType.Utf8(), "0400");
        add(rows, new ArrowType.LargeUtf8(), "0400");
        add(rows, new ArrowType.Utf8View(), "0400");
        add(rows, new ArrowType.Bool(), "0500");
        add(rows, new ArrowType.Decimal(9, -1, 32), "0600 2000000000000000 0900000000000000 ffffffffffffffff");
        add(rows, new ArrowType.Decimal(18, 0, 64), "0600 4000000000000000 1200000000000000 0000000000000000");
        add(rows, new ArrowType.Decimal(76, 3, 256), "0600 0001000000000000 4c00000000000000 0300000000000000");
        add(rows, new ArrowType.Date(org.apache.arrow.vector.types.DateUnit.DAY), "0700 2000000000000000 0000");
        add(rows, new ArrowType.Date(org.apache.arrow.vector.types.DateUnit.MILLISECOND), "0700 4000000000000000 0100");
        add(rows, new ArrowType.Time(TimeUnit.SECOND, 32), "0800 2000000000000000 0000");
        add(rows, new ArrowType.Time(TimeUnit.NANOSECOND, 64), "0800 4000000000000000 0300");
        add(rows, new ArrowType.Timestamp(TimeUnit.MICROSECOND, null), "0900 0200 00");
        add(rows, new ArrowType.Timestamp(TimeUnit.MILLISECOND, "UTC"), "0900 0100 0300000000000000 555443");
        add(rows, new ArrowType.List(), "0b00 0400", item);
        add(rows, new ArrowType.LargeList(), "0b00 0400", item);
        add(rows, new ArrowType.FixedSizeList(3), "0b00 0400", item);
        add(
                rows,
                new ArrowType.List(),
                "0b00 0b00 0400",
                new Field("i", FieldType.nullable(new ArrowType.List()), List.of(item)));
        return rows;
    }

    private static void add(List<Object[]> rows, ArrowType type, String head, Field... children) {
        rows.add(new Object[] {new Field("a", FieldType.nullable(type), List.of(children)), head});
    }

    @ParameterizedTest
    @MethodSource("heads")
    void tellsTypesApartByTheirHead(Field field, String head) {
        assertThat(LogicalHasher.of(new Schema(List.of(field))).finish()).isEqualTo(expected(A, head));
    }

    @Test
    void structsGiveNamesAndLevelsButNoDigest() {
        Field inner = new Field("t", FieldType.nullable(new ArrowType.Struct()), List.of(Field.nullable("a", INT)));
        Field outer = new Field("s", FieldType.nullable(new ArrowType.Struct()), List.of(inner));
        assertThat(LogicalHasher.of(new Schema(List.of(outer, Field.nullable("a", INT))))
                        .finish())
                .isEqualTo(expected(S + T_IN_S + A_IN_T + A, INT_HEAD, INT_HEAD));
    }

    /** Validity of a struct and of its member by row, and the bytes of the values 1, 2, 3, 4. */
    @ParameterizedTest
    @CsvSource({
        "1111, 1111, 01000000 02000000 03000000 04000000",
        "1111, 1010, 01000000 00 03000000 00",
        "0110, 1111, 00 02000000 03000000 00",
        "0110, 0110, 00 02000000 03000000 00",
        "0011, 0101, 00 02000000 03000000 04000000",
        "0000, 1111, 00 00 00 00",
        "0000, 1110, 01000000 02000000 03000000 00"
    })
    void combinesNullsOfStructAndMember(String struct, String member, String values) {
        Field a = Field.nullable("a", INT);
        Schema schema = new Schema(List.of(new Field("s", FieldType.nullable(new ArrowType.Struct()), List.of(a))));
        List<List<Cell>> rows = new ArrayList<>();
        for (int row = 0; row < 4; row++) {
            Cell cell = new Cell(member.charAt(row) == '1', new byte[] {(byte) (row + 1), 0, 0, 0});
            rows.add(List.of(new Cell(struct.charAt(row) == '1', List.of(cell))));
        }
        assertThat(hash(Cells.batch(schema, rows, allocator))).isEqualTo(expected(S + A_IN_S, INT_HEAD + values));
        LogicalHasher split = LogicalHasher.of(schema);
        for (List<Cell> row : rows) {
            try (VectorSchemaRoot batch = Cells.batch(schema, List.of(row), allocator)) {
                split.update(batch);
            }
        }
        assertThat(split.finish()).isEqualTo(expected(S + A_IN_S, INT_HEAD + values));
    }

    /** Validity of two structs and the member within the inner one. */
    @ParameterizedTest
    @CsvSource({
        "01, 11, 11, 00 02000000",
        "01, 10, 11, 01000000 02000000",
        "11, 01, 10, 01000000 02000000",
        "01, 01, 01, 00 02000000",
        "01, 01, 11, 00 02000000"
    })
    void combinesNullsOfNestedStructs(String outer, String inner, String member, String values) {
        Field a = Field.nullable("a", INT);
        Field t = new Field("t", FieldType.nullable(new ArrowType.Struct()), List.of(a));
        Schema schema = new Schema(List.of(new Field("s", FieldType.nullable(new ArrowType.Struct()), List.of(t))));
        List<List<Cell>> rows = new ArrayList<>();
        for (int row = 0; row < 2; row++) {
            Cell cell = new Cell(member.charAt(row) == '1', new byte[] {(byte) (row + 1), 0, 0, 0});
            Cell struct = new Cell(inner.charAt(row) == '1', List.of(cell));
            rows.add(List.of(new Cell(outer.charAt(row) == '1', List.of(struct))));
        }
        assertThat(hash(Cells.batch(schema, rows, allocator)))
                .isEqualTo(expected(S + T_IN_S + A_IN_T, INT_HEAD + values));
    }

    @Test
    void refusesTypesWithoutHash() {
        ArrowType struct = new ArrowType.Struct();
        Field item = Field.nullable("item", INT);
        refuse("/fields/0", field(new ArrowType.Duration(TimeUnit.SECOND)));
        refuse("/fields/0", field(new ArrowType.Interval(IntervalUnit.DAY_TIME)));
        refuse("/fields/0", field(new ArrowType.Map(false), field(struct, item, item)));
        refuse("/fields/0", field(new ArrowType.Union(UnionMode.Dense, new int[] {0}), item));
        refuse("/fields/0", field(new ArrowType.ListView(), item));
        refuse("/fields/0", field(new ArrowType.LargeListView(), item));
        refuse("/fields/0", field(new ArrowType.RunEndEncoded(), item, item));
        refuse("/fields/0/children/0", field(new ArrowType.List(), field(struct, item)));
        refuse("/fields/0/children/0", field(struct, field(new ArrowType.Map(true), item)));
        refuse("/fields/0", field(new ArrowType.List()));
        refuse("/fields/0", field(new ArrowType.Int(4, true)));
        refuse("/fields/0", field(new ArrowType.Decimal(10, 0, 32)));
        refuse("/fields/0", new Field(null, FieldType.nullable(INT), null));
        DictionaryEncoding dictionary = new DictionaryEncoding(0, false, null);
        refuse("/fields/0", new Field("a", new FieldType(true, INT, dictionary), null));
        refuse("/fields/0", new Field("a", new FieldType(true, struct, dictionary), List.of(item)));
        Field deep = item;
        for (int i = 0; i < 5_000; i++) {
            deep = field(struct, deep);
        }
        Schema schema = new Schema(List.of(deep));
        assertThatExceptionOfType(LimitExceededException.class).isThrownBy(() -> LogicalHasher.of(schema));
    }

    @Test
    void refusesOtherColumnsThanThoseOfTheSchema() {
        Schema schema = new Schema(List.of(Field.nullable("a", INT)));
        LogicalHasher hasher = LogicalHasher.of(schema);
        try (VectorSchemaRoot none = VectorSchemaRoot.create(new Schema(List.of()), allocator);
                VectorSchemaRoot other = VectorSchemaRoot.create(
                        new Schema(List.of(Field.nullable("a", new ArrowType.Int(32, false)))), allocator)) {
            assertThatIllegalArgumentException().isThrownBy(() -> hasher.update(none));
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> hasher.update(other))
                    .withMessageContaining("'a'");
        }
        assertThat(hasher.finish()).isEqualTo(expected(A, INT_HEAD));
        assertThatIllegalStateException().isThrownBy(hasher::finish);
    }

    @Test
    void refusesOffsetsOutsideOfTheirBuffer() {
        VarCharVector vector = new VarCharVector("a", allocator);
        vector.setSafe(0, new byte[10]);
        vector.setValueCount(1);
        vector.getOffsetBuffer().setInt(4, Integer.MAX_VALUE);
        LogicalHasher hasher = LogicalHasher.of(new Schema(List.of(vector.getField())));
        try (VectorSchemaRoot root = new VectorSchemaRoot(List.of(vector))) {
            assertThatExceptionOfType(MalformedDataException.class)
                    .isThrownBy(() -> hasher.update(root))
                    .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ARROW_MALFORMED));
            assertThatIllegalStateException().isThrownBy(() -> hasher.update(root));
            assertThatIllegalStateException().isThrownBy(hasher::finish);
        }
    }

    @Test
    void anExecutorThatRefusesOrFailsStopsNothing() {
        Schema schema = new Schema(List.of(Field.nullable("a", INT), Field.nullable("a", INT)));
        Cell one = new Cell(true, new byte[] {1, 0, 0, 0});
        LogicalHasher refused = LogicalHasher.of(
                schema,
                task -> {
                    throw new RejectedExecutionException();
                },
                2);
        LogicalHasher never = LogicalHasher.of(schema, task -> {}, 2);
        try (VectorSchemaRoot batch = Cells.batch(schema, List.of(List.of(one, one)), allocator)) {
            refused.update(batch);
            never.update(batch);
        }
        assertThat(refused.finish())
                .isEqualTo(expected(A + A, INT_HEAD + "01000000", INT_HEAD + "01000000"))
                .isEqualTo(never.finish());
    }

    private static void refuse(String path, Field field) {
        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> LogicalHasher.of(new Schema(List.of(field))))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.SCHEMA_UNSUPPORTED))
                .satisfies(e -> assertThat(e.violations().get(0).path()).isEqualTo(path));
    }

    private static Field field(ArrowType type, Field... children) {
        return new Field("f", FieldType.nullable(type), Arrays.asList(children));
    }

    private static Multihash hash(VectorSchemaRoot batch) {
        try (batch) {
            LogicalHasher hasher = LogicalHasher.of(batch.getSchema());
            hasher.update(batch);
            return hasher.finish();
        }
    }

    /** The hash over the bytes of names and levels, followed by the digests of columns. */
    private static Multihash expected(String names, String... columns) {
        try {
            MessageDigest records = MessageDigest.getInstance("SHA3-256");
            records.update(bytes(names));
            for (String column : columns) {
                records.update(MessageDigest.getInstance("SHA3-256").digest(bytes(column)));
            }
            return Multihash.parse("f9680c00120" + HexFormat.of().formatHex(records.digest()));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }

    private static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex.replace(" ", ""));
    }
}
