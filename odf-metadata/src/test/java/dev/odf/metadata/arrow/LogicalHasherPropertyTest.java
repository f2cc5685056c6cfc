package dev.odf.metadata.arrow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.metadata.arrow.Cells.Cell;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.apache.arrow.memory.BufferAllocator;
import org.apache.arrow.memory.RootAllocator;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.types.pojo.Schema;
import org.junit.jupiter.api.Test;

class LogicalHasherPropertyTest {
    @Property(tries = 600, seed = "1")
    void followsTheRulesForAnySchemaHoweverRowsAreSplit(@ForAll long seed, @ForAll @IntRange(max = 60) int rows) {
        Random random = new Random(seed);
        Schema schema = ArrowFields.random(random);
        List<List<Cell>> records = Cells.random(schema, rows, random);
        String expected = NaiveLogicalHash.of(schema, records);
        assertThat(hash(LogicalHasher.of(schema), schema, records, rows + 1, null))
                .isEqualTo(expected);
        assertThat(hash(LogicalHasher.of(schema), schema, records, 7, random)).isEqualTo(expected);
    }

    @Property(tries = 20, seed = "1")
    void followsTheRulesForEveryFlatType(@ForAll long seed, @ForAll @IntRange(max = 300) int rows) {
        Random random = new Random(seed);
        Schema schema = ArrowFields.everyFlatType();
        List<List<Cell>> records = Cells.random(schema, rows, random);
        assertThat(hash(LogicalHasher.of(schema), schema, records, 50, random))
                .isEqualTo(NaiveLogicalHash.of(schema, records));
    }

    @Test
    void columnsAtTheSameTimeGiveTheSameHash() {
        ExecutorService executor = Executors.newFixedThreadPool(3);
        try {
            for (int seed = 0; seed < 50; seed++) {
                Random random = new Random(seed);
                Schema schema = ArrowFields.random(random);
                List<List<Cell>> records = Cells.random(schema, 40, random);
                assertThat(hash(LogicalHasher.of(schema, executor, 4), schema, records, 9, random))
                        .isEqualTo(NaiveLogicalHash.of(schema, records));
            }
        } finally {
            executor.shutdownNow();
        }
    }

    @Test
    void looksForNullsInWindowsOfTenThousandRows() {
        for (int seed = 0; seed < 4; seed++) {
            Random random = new Random(seed);
            Schema schema = ArrowFields.random(new Random(11));
            List<List<Cell>> records = Cells.random(schema, 20_000 + seed, random);
            assertThat(hash(LogicalHasher.of(schema), schema, records, 7_000, random))
                    .isEqualTo(NaiveLogicalHash.of(schema, records));
        }
    }

    /** Hashes rows in batches of a size, or of random ones below it. */
    private static String hash(
            LogicalHasher hasher, Schema schema, List<List<Cell>> rows, int batchRows, Random random) {
        try (BufferAllocator allocator = new RootAllocator(256 << 20)) {
            int from = 0;
            while (from < rows.size()) {
                int wanted = random == null ? batchRows : random.nextInt(batchRows);
                int to = Math.min(rows.size(), from + wanted);
                try (VectorSchemaRoot batch = Cells.batch(schema, rows.subList(from, to), allocator)) {
                    hasher.update(batch);
                }
                from = to;
            }
            assertThat(hasher.rowCount()).isEqualTo(rows.size());
            return hasher.finish().toString();
        }
    }
}
