package dev.odf.testkit.store;

import dev.odf.metadata.store.ReferenceStore;
import dev.odf.metadata.store.memory.InMemoryReferenceStore;

class InMemoryReferenceStoreTest extends ReferenceStoreContract {
    @Override
    protected ReferenceStore newStore() {
        return new InMemoryReferenceStore();
    }
}
