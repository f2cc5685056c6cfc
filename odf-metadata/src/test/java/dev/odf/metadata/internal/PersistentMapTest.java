package dev.odf.metadata.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PersistentMapTest {
    @Test
    void agreesWithATreeMapAfterAnyChanges() {
        Random random = new Random(7);
        Map<Integer, Integer> expected = new TreeMap<>();
        PersistentMap<Integer, Integer> map = PersistentMap.empty();
        for (int i = 0; i < 20_000; i++) {
            int key = random.nextInt(500);
            if (random.nextInt(3) == 0) {
                expected.remove(key);
                map = map.without(key);
            } else {
                expected.put(key, i);
                map = map.with(key, i);
            }
            assertThat(map.size()).isEqualTo(expected.size());
            assertThat(map.get(key)).isEqualTo(expected.get(key));
        }
        assertThat(entries(map)).isEqualTo(List.copyOf(expected.entrySet()));
        assertThat(map.values()).isEqualTo(List.copyOf(expected.values()));
    }

    @Test
    void leavesEarlierVersionsAsTheyWere() {
        PersistentMap<String, Integer> before =
                PersistentMap.<String, Integer>empty().with("a", 1).with("b", 2);

        PersistentMap<String, Integer> after = before.with("a", 3).without("b").with("c", 4);

        assertThat(entries(before)).containsExactly(Map.entry("a", 1), Map.entry("b", 2));
        assertThat(entries(after)).containsExactly(Map.entry("a", 3), Map.entry("c", 4));
    }

    @Test
    void staysShallowForKeysInOrder() {
        PersistentMap<Integer, Integer> map = PersistentMap.empty();
        for (int i = 0; i < 100_000; i++) {
            map = map.with(i, i);
        }
        // Visiting recurses as deep as the tree: a degenerate one would overflow the stack.
        assertThat(map.values()).hasSize(100_000).isSorted();
    }

    @Test
    void isTheSameWithoutAKeyThatItLacks() {
        PersistentMap<String, Integer> map =
                PersistentMap.<String, Integer>empty().with("a", 1);

        assertThat(map.without("b")).isSameAs(map);
        assertThat(PersistentMap.<String, Integer>empty().isEmpty()).isTrue();
        assertThat(map.isEmpty()).isFalse();
    }

    private static <K extends Comparable<K>, V> List<Map.Entry<K, V>> entries(PersistentMap<K, V> map) {
        List<Map.Entry<K, V>> entries = new ArrayList<>();
        map.forEach((key, value) -> entries.add(Map.entry(key, value)));
        return entries;
    }
}
