package dev.odf.metadata.arrow;

import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;
import org.apache.arrow.vector.VectorSchemaRoot;
import org.apache.arrow.vector.types.pojo.ArrowType;
import org.apache.arrow.vector.types.pojo.Field;
import org.apache.arrow.vector.types.pojo.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Makes the logical hash of records: the same for the same columns and values, however they are encoded, compressed or split into batches.
 *
 * <p>The hash covers names, nesting, order and types of the columns, and all values and nulls. Layouts of strings, bytes and lists with offsets of 32 or 64
 * bits or with views do not matter, nor does whether a field may be null.
 *
 * <pre>{@code
 * LogicalHasher hasher = LogicalHasher.of(reader.getVectorSchemaRoot().getSchema());
 * while (reader.loadNextBatch()) {
 *     hasher.update(reader.getVectorSchemaRoot());
 * }
 * Multihash hash = hasher.finish();
 * }</pre>
 *
 * <p>Not hashed, and refused, are durations, intervals, maps, unions, dictionaries, lists of structs, views of lists, runs and extension types. Decimals of 32
 * and 64 bits, for which Arrow for Java has no vectors, are handed over as vectors of signed integers of that width.
 *
 * <p>Not thread-safe; one instance makes one hash. With an executor the columns of a batch are hashed at the same time, and {@link #update} returns when all
 * are done. An instance whose update failed cannot be used further. ODF 0.38, RFC-002, algorithm {@code arrow0-sha3-256}.
 *
 * @since 0.1
 */
public final class LogicalHasher {
    private final List<Field> fields;
    private final MessageDigest records = sha3();
    private final List<HashedColumn> columns = new ArrayList<>();
    private final ColumnWork work;
    private long rowCount;
    private boolean ended;

    private LogicalHasher(Schema schema, @Nullable Executor executor, int parallelism) {
        this.fields = schema.getFields();
        ByteSink.ToDigest names = new ByteSink.ToDigest(records, ByteSink.ToDigest.newBuffer());
        SchemaFault.Budget budget = new SchemaFault.Budget(ArrowSchemaOptions.defaults());
        for (int i = 0; i < fields.size(); i++) {
            plan(fields.get(i), new int[] {i}, "/fields/" + i, budget, names);
        }
        names.flush();
        this.work = new ColumnWork(columns, executor, parallelism);
    }

    /**
     * A hasher that works in the calling thread.
     *
     * @throws ValidationException with {@code schema.unsupported} if a type cannot be hashed; the path leads into the schema
     * @throws LimitExceededException if the schema is nested deeper or has more fields than {@link ArrowSchemaOptions#defaults} allow
     */
    public static LogicalHasher of(Schema schema) {
        Objects.requireNonNull(schema, "schema");
        return new LogicalHasher(schema, null, 1);
    }

    /**
     * A hasher that works on several columns at the same time: in the calling thread and in others of an executor, which may be busy or refuse.
     *
     * @param parallelism how many columns at most at the same time, from 1
     * @throws ValidationException with {@code schema.unsupported} if a type cannot be hashed; the path leads into the schema
     * @throws LimitExceededException if the schema is nested deeper or has more fields than {@link ArrowSchemaOptions#defaults} allow
     */
    public static LogicalHasher of(Schema schema, Executor executor, int parallelism) {
        Objects.requireNonNull(schema, "schema");
        Objects.requireNonNull(executor, "executor");
        if (parallelism < 1) {
            throw new IllegalArgumentException("parallelism must be positive");
        }
        return new LogicalHasher(schema, executor, parallelism);
    }

    /**
     * Hashes the rows of a batch, which are read in place and can change afterwards.
     *
     * @throws IllegalArgumentException if the columns are not those of the schema
     * @throws IllegalStateException if the hash is finished or an update failed
     * @throws MalformedDataException if offsets or lengths in a vector lead outside of its buffers
     * @throws LimitExceededException if 10,000 rows of a member of a struct have more than 1 GiB
     */
    public void update(VectorSchemaRoot batch) {
        Objects.requireNonNull(batch, "batch");
        requireOpen();
        requireSame(fields, batch.getSchema().getFields());
        ended = true;
        try {
            work.update(batch);
        } catch (OdfException | IllegalArgumentException e) {
            throw e;
        } catch (RuntimeException e) {
            throw ArrowFailures.malformed(-1, "", "vectors contradict themselves: " + e.getMessage(), e);
        }
        rowCount += batch.getRowCount();
        ended = false;
    }

    /** The number of rows so far. */
    public long rowCount() {
        return rowCount;
    }

    /**
     * The hash over all rows, codec {@link Multicodec#ARROW0_SHA3_256}; without any if there was no batch.
     *
     * @throws IllegalStateException if the hash is finished already or an update failed
     */
    public Multihash finish() {
        requireOpen();
        ended = true;
        for (HashedColumn column : columns) {
            records.update(column.finish());
        }
        return Multihash.of(Multicodec.ARROW0_SHA3_256, Bytes.copyOf(records.digest()));
    }

    private void requireOpen() {
        if (ended) {
            throw new IllegalStateException("the hash is finished, or an update failed");
        }
    }

    /** Feeds the names of a field and of its members, and starts their columns. */
    private void plan(Field field, int[] path, String place, SchemaFault.Budget budget, ByteSink names) {
        if (field.getName() == null) {
            throw SchemaFault.unsupported(place, "a field must have a name");
        }
        byte[] name = field.getName().getBytes(StandardCharsets.UTF_8);
        names.putLong(name.length);
        names.putBytes(name);
        names.putLong(path.length - 1);
        if (!(field.getType() instanceof ArrowType.Struct)) {
            columns.add(column(field, path, place, budget));
            return;
        }
        budget.enter(path.length);
        HashedTypes.requireNoDictionary(field, place);
        for (int i = 0; i < field.getChildren().size(); i++) {
            int[] member = Arrays.copyOf(path, path.length + 1);
            member[path.length] = i;
            plan(field.getChildren().get(i), member, place + "/children/" + i, budget, names);
        }
    }

    private static HashedColumn column(Field field, int[] path, String place, SchemaFault.Budget budget) {
        MessageDigest digest = sha3();
        ByteSink.ToDigest head = new ByteSink.ToDigest(digest, new byte[64]);
        ValueEncoder encoder = HashedTypes.encoder(field, place, path.length, budget, head);
        head.flush();
        return path.length == 1
                ? new HashedColumn.Plain(path[0], encoder, digest)
                : new HashedColumn.Member(path, encoder, digest);
    }

    private static void requireSame(List<Field> expected, List<Field> found) {
        if (expected.size() != found.size()) {
            throw new IllegalArgumentException(
                    "the batch has " + found.size() + " fields, expected " + expected.size());
        }
        for (int i = 0; i < expected.size(); i++) {
            Field field = expected.get(i);
            ArrowType type = layout(field.getType());
            if (!type.equals(found.get(i).getType()) || found.get(i).getDictionary() != null) {
                throw new IllegalArgumentException("field " + SchemaFault.quoted(String.valueOf(field.getName()))
                        + " of the batch is " + found.get(i).getType() + ", expected " + type);
            }
            requireSame(field.getChildren(), found.get(i).getChildren());
        }
    }

    /** The type of the vector in which a column is handed over. */
    static ArrowType layout(ArrowType type) {
        return type instanceof ArrowType.Decimal decimal && decimal.getBitWidth() < 128
                ? new ArrowType.Int(decimal.getBitWidth(), true)
                : type;
    }

    private static MessageDigest sha3() {
        try {
            return MessageDigest.getInstance("SHA3-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("the Java runtime has no SHA3-256", e);
        }
    }
}
