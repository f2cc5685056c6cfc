package dev.odf.testkit.store;

import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ObjectStore;
import dev.odf.metadata.store.memory.InMemoryObjectStore;

class InMemoryObjectStoreTest extends ObjectStoreContract {
    @Override
    protected ObjectStore newStore() {
        return new InMemoryObjectStore(ObjectKind.DATA);
    }
}
