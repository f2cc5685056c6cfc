package dev.odf.metadata.schema;

import dev.odf.metadata.internal.schema.MigrationCases;
import dev.odf.metadata.internal.schema.SchemaDiffer;
import dev.odf.schema.DataSchema;
import java.util.List;
import java.util.Objects;

/**
 * How two data schemas differ, and what of it counts.
 *
 * <p>Both sides are compared in their {@linkplain NormalForm normal form}. Of several fields of one name in a struct, the first of one side is compared
 * with the first of the other, and so on. Immutable.
 *
 * @param match the verdict
 * @param differences all differences, ignored ones too: first that of the schema's attributes, then those of the left fields in their order, then added
 *     fields in the order of the right side
 * @param remaining the differences that were not ignored
 * @since 0.1
 */
public record SchemaComparison(
        SchemaMatch match, List<SchemaDifference> differences, List<SchemaDifference> remaining) {
    public SchemaComparison {
        Objects.requireNonNull(match, "match");
        differences = List.copyOf(differences);
        remaining = List.copyOf(remaining);
    }

    /**
     * Compares two schemas.
     *
     * @throws dev.odf.schema.error.LimitExceededException if a type is nested deeper than {@value NormalForm#DEPTH_MAX} levels
     */
    public static SchemaComparison compare(DataSchema left, DataSchema right, ComparisonOptions options) {
        Objects.requireNonNull(options, "options");
        List<SchemaDifference> differences = SchemaDiffer.differences(left, right);
        List<SchemaDifference> remaining =
                differences.stream().filter(item -> !isIgnored(item, options)).toList();
        SchemaMatch match = differences.isEmpty()
                ? SchemaMatch.IDENTICAL
                : remaining.isEmpty() ? SchemaMatch.EQUIVALENT : SchemaMatch.NON_EQUIVALENT;
        return new SchemaComparison(match, differences, remaining);
    }

    /**
     * Whether the left schema has everything that the right one has, of the same type. What the options ignore does not matter; what only the left
     * schema has does not matter either.
     *
     * @throws dev.odf.schema.error.LimitExceededException if a type is nested deeper than {@value NormalForm#DEPTH_MAX} levels
     */
    public static boolean isSupersetOf(DataSchema left, DataSchema right, ComparisonOptions options) {
        return compare(left, right, options).remaining().stream()
                .allMatch(item -> item instanceof SchemaDifference.FieldRemoved);
    }

    /**
     * The differences that forbid to replace a schema by another in the same dataset: all but changed attributes, another order, and optional fields
     * added outside of the keys of maps. Empty if the change is allowed.
     *
     * @param active schema in force
     * @param next schema to come
     * @throws dev.odf.schema.error.LimitExceededException if a type is nested deeper than {@value NormalForm#DEPTH_MAX} levels
     */
    public static List<SchemaDifference> forbiddenMigrations(DataSchema active, DataSchema next) {
        return SchemaDiffer.differences(active, next).stream()
                .filter(item -> !item.match(MigrationCases.LOGICAL))
                .toList();
    }

    /**
     * As {@link #forbiddenMigrations}, for an active schema that was raw Arrow: there the first logical schema may also change what is optional.
     *
     * @param active schema in force, in its logical form
     * @param next schema to come
     * @throws dev.odf.schema.error.LimitExceededException if a type is nested deeper than {@value NormalForm#DEPTH_MAX} levels
     */
    public static List<SchemaDifference> forbiddenUpgrades(DataSchema active, DataSchema next) {
        return SchemaDiffer.differences(active, next).stream()
                .filter(item -> !item.match(MigrationCases.FROM_RAW))
                .toList();
    }

    /** Whether a schema may replace another in the same dataset; see {@link #forbiddenMigrations}. */
    public static boolean migrationAllowed(DataSchema active, DataSchema next) {
        return forbiddenMigrations(active, next).isEmpty();
    }

    private static boolean isIgnored(SchemaDifference item, ComparisonOptions options) {
        return item.match(new IgnoredCases(options));
    }
}
