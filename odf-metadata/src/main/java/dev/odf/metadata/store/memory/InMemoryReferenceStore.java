package dev.odf.metadata.store.memory;

import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.ReferenceStore;
import dev.odf.schema.error.ChainConflictException;
import dev.odf.schema.id.Multihash;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;

/**
 * References in memory.
 *
 * <p>Thread-safe.
 *
 * @since 0.1
 */
public final class InMemoryReferenceStore implements ReferenceStore {
    private final ConcurrentMap<ReferenceName, Multihash> references = new ConcurrentHashMap<>();

    @Override
    public @Nullable Multihash find(ReferenceName name) {
        return references.get(Objects.requireNonNull(name, "name"));
    }

    @Override
    public void compareAndSet(ReferenceName name, @Nullable Multihash expected, @Nullable Multihash next) {
        Objects.requireNonNull(name, "name");
        references.compute(name, (key, actual) -> {
            if (!Objects.equals(actual, expected)) {
                throw new ChainConflictException(name.text(), expected, actual);
            }
            return next;
        });
    }

    @Override
    public List<ReferenceName> list() {
        return references.keySet().stream().sorted().toList();
    }

    void clear() {
        references.remove(ReferenceName.HEAD);
        references.clear();
    }
}
