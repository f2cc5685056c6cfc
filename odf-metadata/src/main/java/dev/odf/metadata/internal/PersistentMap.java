package dev.odf.metadata.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * An immutable sorted map of which changed copies share most of their parts with the original: a height-balanced tree.
 *
 * <p>A tree rather than a hash table, so that keys chosen by an adversary cost no more than others. Lookups and changes take time logarithmic in the size.
 *
 * <p>Immutable.
 */
public final class PersistentMap<K extends Comparable<? super K>, V> {
    private static final PersistentMap<?, ?> EMPTY = new PersistentMap<>(null, 0);

    private final @Nullable Node<K, V> root;
    private final int size;

    private PersistentMap(@Nullable Node<K, V> root, int size) {
        this.root = root;
        this.size = size;
    }

    @SuppressWarnings("unchecked") // Holds nothing, and is never changed.
    public static <K extends Comparable<? super K>, V> PersistentMap<K, V> empty() {
        return (PersistentMap<K, V>) EMPTY;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public @Nullable V get(K key) {
        Node<K, V> node = root;
        while (node != null) {
            int order = key.compareTo(node.key);
            if (order == 0) {
                return node.value;
            }
            node = order < 0 ? node.left : node.right;
        }
        return null;
    }

    /** A map in which a key has a value. */
    public PersistentMap<K, V> with(K key, V value) {
        boolean present = get(key) != null;
        return new PersistentMap<>(put(root, key, value), present ? size : size + 1);
    }

    /** A map without a key; this one if it has none. */
    public PersistentMap<K, V> without(K key) {
        return get(key) == null ? this : new PersistentMap<>(remove(root, key), size - 1);
    }

    /** Calls a consumer with every entry in the order of the keys. */
    public void forEach(BiConsumer<? super K, ? super V> action) {
        visit(root, action);
    }

    /** The values in the order of their keys; modifiable. */
    public List<V> values() {
        List<V> values = new ArrayList<>(size);
        forEach((key, value) -> values.add(value));
        return values;
    }

    private static <K, V> void visit(@Nullable Node<K, V> node, BiConsumer<? super K, ? super V> action) {
        if (node != null) {
            visit(node.left, action);
            action.accept(node.key, node.value);
            visit(node.right, action);
        }
    }

    private static <K extends Comparable<? super K>, V> Node<K, V> put(@Nullable Node<K, V> node, K key, V value) {
        if (node == null) {
            return new Node<>(key, value, null, null);
        }
        int order = key.compareTo(node.key);
        if (order == 0) {
            return new Node<>(key, value, node.left, node.right);
        }
        return order < 0
                ? balanced(node, put(node.left, key, value), node.right)
                : balanced(node, node.left, put(node.right, key, value));
    }

    private static <K extends Comparable<? super K>, V> @Nullable Node<K, V> remove(@Nullable Node<K, V> node, K key) {
        if (node == null) {
            return null;
        }
        int order = key.compareTo(node.key);
        if (order < 0) {
            return balanced(node, remove(node.left, key), node.right);
        }
        if (order > 0) {
            return balanced(node, node.left, remove(node.right, key));
        }
        if (node.left == null) {
            return node.right;
        }
        if (node.right == null) {
            return node.left;
        }
        Node<K, V> successor = node.right;
        while (successor.left != null) {
            successor = successor.left;
        }
        return balanced(successor, node.left, remove(node.right, successor.key));
    }

    /** A node with the entry of another and two subtrees whose heights differ by two at most. */
    private static <K, V> Node<K, V> balanced(Node<K, V> entry, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
        int lean = height(left) - height(right);
        if (lean > 1 && left != null) {
            Node<K, V> pivot = height(left.left) >= height(left.right) ? left : rotatedLeft(left);
            return new Node<>(
                    pivot.key, pivot.value, pivot.left, new Node<>(entry.key, entry.value, pivot.right, right));
        }
        if (lean < -1 && right != null) {
            Node<K, V> pivot = height(right.right) >= height(right.left) ? right : rotatedRight(right);
            return new Node<>(
                    pivot.key, pivot.value, new Node<>(entry.key, entry.value, left, pivot.left), pivot.right);
        }
        return new Node<>(entry.key, entry.value, left, right);
    }

    private static <K, V> Node<K, V> rotatedLeft(Node<K, V> node) {
        Node<K, V> right = node.right;
        return right == null
                ? node
                : new Node<>(
                        right.key, right.value, new Node<>(node.key, node.value, node.left, right.left), right.right);
    }

    private static <K, V> Node<K, V> rotatedRight(Node<K, V> node) {
        Node<K, V> left = node.left;
        return left == null
                ? node
                : new Node<>(left.key, left.value, left.left, new Node<>(node.key, node.value, left.right, node.right));
    }

    private static int height(@Nullable Node<?, ?> node) {
        return node == null ? 0 : node.height;
    }

    private static final class Node<K, V> {
        final K key;
        final V value;
        final @Nullable Node<K, V> left;
        final @Nullable Node<K, V> right;
        final int height;

        Node(K key, V value, @Nullable Node<K, V> left, @Nullable Node<K, V> right) {
            this.key = key;
            this.value = value;
            this.left = left;
            this.right = right;
            this.height = Math.max(height(left), height(right)) + 1;
        }
    }
}
