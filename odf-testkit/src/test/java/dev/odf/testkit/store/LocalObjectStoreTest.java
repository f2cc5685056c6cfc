package dev.odf.testkit.store;

import dev.odf.metadata.store.ObjectStore;
import dev.odf.metadata.store.local.LocalDatasetStore;
import dev.odf.metadata.store.local.LocalStoreOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class LocalObjectStoreTest extends ObjectStoreContract {
    @TempDir
    Path directory;

    @Override
    protected ObjectStore newStore() throws IOException {
        Path root = Files.createTempDirectory(directory, "dataset");
        return new LocalDatasetStore(root, LocalStoreOptions.defaults()).data();
    }
}
