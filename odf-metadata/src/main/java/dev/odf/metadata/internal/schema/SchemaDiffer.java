package dev.odf.metadata.internal.schema;

import dev.odf.metadata.schema.NormalForm;
import dev.odf.metadata.schema.SchemaDifference;
import dev.odf.schema.DataField;
import dev.odf.schema.DataSchema;
import dev.odf.schema.DataType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Finds the differences between two data schemas.
 *
 * <p>The reference implementation has two defects, which decide about what it accepts and can be reproduced: it does not compare the fields that two
 * structs share if the lists of names differ, and it hides a changed length of a list whose items differ as well.
 */
public final class SchemaDiffer {
    private final boolean likeReference;
    private final List<SchemaDifference> found = new ArrayList<>();

    private SchemaDiffer(boolean likeReference) {
        this.likeReference = likeReference;
    }

    /** The differences between two schemas. */
    public static List<SchemaDifference> differences(DataSchema left, DataSchema right) {
        return new SchemaDiffer(false).compare(left, right);
    }

    /** The differences that the reference implementation finds between two schemas. */
    public static List<SchemaDifference> differencesOfReference(DataSchema left, DataSchema right) {
        return new SchemaDiffer(true).compare(left, right);
    }

    private List<SchemaDifference> compare(DataSchema left, DataSchema right) {
        DataSchema leftForm = NormalForm.of(left);
        DataSchema rightForm = NormalForm.of(right);
        if (!AttributeValues.equal(leftForm.extra(), rightForm.extra())) {
            found.add(new SchemaDifference.SchemaAttributesChanged());
        }
        compareFields(leftForm.fields(), rightForm.fields(), "", false);
        return found;
    }

    private void compareFields(List<DataField> left, List<DataField> right, String prefix, boolean inMapKey) {
        Map<FieldKey, DataField> leftByKey = byKey(left);
        Map<FieldKey, DataField> rightByKey = byKey(right);
        boolean sameNames = List.copyOf(leftByKey.keySet()).equals(List.copyOf(rightByKey.keySet()));
        Map<FieldKey, Integer> ranks = sameNames ? Map.of() : ranks(rightByKey, leftByKey);
        int rank = 0;
        for (Map.Entry<FieldKey, DataField> entry : leftByKey.entrySet()) {
            DataField field = entry.getValue();
            DataField other = rightByKey.get(entry.getKey());
            String path = prefix + field.name();
            if (other == null) {
                found.add(new SchemaDifference.FieldRemoved(path, field));
                continue;
            }
            if (!sameNames && Objects.requireNonNull(ranks.get(entry.getKey())) != rank) {
                found.add(new SchemaDifference.FieldReordered(path, field, other));
            }
            rank++;
            if (sameNames || !likeReference) {
                compareField(field, other, path, inMapKey);
            }
        }
        rightByKey.forEach((key, field) -> {
            if (!leftByKey.containsKey(key)) {
                found.add(new SchemaDifference.FieldAdded(prefix + field.name(), field, inMapKey));
            }
        });
    }

    private void compareField(DataField left, DataField right, String path, boolean inMapKey) {
        if (!AttributeValues.equal(left.extra(), right.extra())) {
            found.add(new SchemaDifference.FieldAttributesChanged(path, left, right));
        }
        compareTypes(left.type(), right.type(), path, inMapKey);
    }

    private void compareTypes(DataType left, DataType right, String path, boolean inMapKey) {
        boolean leftOptional = left instanceof DataType.Option;
        boolean rightOptional = right instanceof DataType.Option;
        if (leftOptional || rightOptional) {
            if (!rightOptional) {
                found.add(new SchemaDifference.BecameRequired(path));
            } else if (!leftOptional) {
                found.add(new SchemaDifference.BecameOptional(path));
            }
            DataType leftInner = leftOptional ? ((DataType.Option) left).inner() : left;
            DataType rightInner = rightOptional ? ((DataType.Option) right).inner() : right;
            compareTypes(leftInner, rightInner, path, inMapKey);
        } else if (left instanceof DataType.Struct leftStruct && right instanceof DataType.Struct rightStruct) {
            compareFields(leftStruct.fields(), rightStruct.fields(), path + ".", inMapKey);
        } else if (left instanceof DataType.List leftList && right instanceof DataType.List rightList) {
            compareLists(leftList, rightList, path, inMapKey);
        } else if (left instanceof DataType.Map leftMap && right instanceof DataType.Map rightMap) {
            compareMaps(leftMap, rightMap, path, inMapKey);
        } else if (!left.equals(right)) {
            found.add(new SchemaDifference.TypeChanged(path, left, right));
        }
    }

    private void compareLists(DataType.List left, DataType.List right, String path, boolean inMapKey) {
        int before = found.size();
        compareTypes(left.itemType(), right.itemType(), path + "[]", inMapKey);
        boolean itemsDiffer = found.size() > before;
        if (!Objects.equals(left.fixedLength(), right.fixedLength()) && !(likeReference && itemsDiffer)) {
            found.add(before, new SchemaDifference.TypeChanged(path, left, right));
        }
    }

    private void compareMaps(DataType.Map left, DataType.Map right, String path, boolean inMapKey) {
        if (!Objects.equals(left.keysSorted(), right.keysSorted())) {
            found.add(new SchemaDifference.TypeChanged(path, left, right));
        }
        compareTypes(left.keyType(), right.keyType(), path + "{key}", true);
        compareTypes(left.valueType(), right.valueType(), path + "{value}", inMapKey);
    }

    private static Map<FieldKey, DataField> byKey(List<DataField> fields) {
        Map<FieldKey, DataField> result = new LinkedHashMap<>();
        Map<String, Integer> occurrences = new HashMap<>();
        for (DataField field : fields) {
            int occurrence = occurrences.merge(field.name(), 1, Integer::sum);
            result.put(new FieldKey(field.name(), occurrence), field);
        }
        return result;
    }

    /** The places of fields among those that another struct has as well. */
    private static Map<FieldKey, Integer> ranks(Map<FieldKey, DataField> fields, Map<FieldKey, DataField> others) {
        Map<FieldKey, Integer> ranks = new HashMap<>();
        for (FieldKey key : fields.keySet()) {
            if (others.containsKey(key)) {
                ranks.put(key, ranks.size());
            }
        }
        return ranks;
    }

    /** A field of a struct; names should be unique, but nothing before validation keeps them so. */
    private record FieldKey(String name, int occurrence) {}
}
