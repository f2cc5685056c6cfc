package dev.odf.metadata.store.memory;

import dev.odf.metadata.store.DatasetStore;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.schema.id.DatasetAlias;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A dataset in memory.
 *
 * <p>Thread-safe.
 *
 * @since 0.1
 */
public final class InMemoryDatasetStore implements DatasetStore {
    private final InMemoryObjectStore blocks = new InMemoryObjectStore(ObjectKind.BLOCK);
    private final InMemoryObjectStore data = new InMemoryObjectStore(ObjectKind.DATA);
    private final InMemoryObjectStore checkpoints = new InMemoryObjectStore(ObjectKind.CHECKPOINT);
    private final InMemoryReferenceStore references = new InMemoryReferenceStore();
    private final AtomicReference<@Nullable DatasetAlias> alias = new AtomicReference<>();

    @Override
    public InMemoryObjectStore blocks() {
        return blocks;
    }

    @Override
    public InMemoryObjectStore data() {
        return data;
    }

    @Override
    public InMemoryObjectStore checkpoints() {
        return checkpoints;
    }

    @Override
    public InMemoryReferenceStore references() {
        return references;
    }

    @Override
    public @Nullable DatasetAlias findAlias() {
        return alias.get();
    }

    @Override
    public void writeAlias(DatasetAlias next) {
        alias.set(Objects.requireNonNull(next, "next"));
    }

    @Override
    public void delete() {
        references.clear();
        alias.set(null);
        blocks.clear();
        data.clear();
        checkpoints.clear();
    }
}
