package dev.odf.testkit.store;

import dev.odf.metadata.store.ReferenceStore;
import dev.odf.metadata.store.local.LocalDatasetStore;
import dev.odf.metadata.store.local.LocalStoreOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class LocalReferenceStoreTest extends ReferenceStoreContract {
    @TempDir
    Path directory;

    @Override
    protected ReferenceStore newStore() throws IOException {
        Path root = Files.createTempDirectory(directory, "dataset");
        return new LocalDatasetStore(root, LocalStoreOptions.defaults()).references();
    }
}
