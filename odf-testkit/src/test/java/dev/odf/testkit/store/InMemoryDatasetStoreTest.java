package dev.odf.testkit.store;

import dev.odf.metadata.store.DatasetStore;
import dev.odf.metadata.store.memory.InMemoryDatasetStore;

class InMemoryDatasetStoreTest extends DatasetStoreContract {
    @Override
    protected DatasetStore newStore() {
        return new InMemoryDatasetStore();
    }
}
