package dev.odf.testkit.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.odf.metadata.store.DatasetStore;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * The contract of {@link DatasetStore}; its parts have contracts of their own.
 *
 * @since 0.1
 */
public abstract class DatasetStoreContract {
    private static final Bytes CONTENT = Bytes.fromHex("010203");
    private static final Multihash HASH = Multihash.sha3Of(CONTENT);
    private static final DatasetAlias ALIAS = DatasetAlias.parse("acme/weather");

    /** A contract to be extended. */
    protected DatasetStoreContract() {}

    /** A new store without a dataset. */
    protected abstract DatasetStore newStore() throws IOException;

    @Test
    public final void newStoreHasNoDataset() throws IOException {
        DatasetStore store = newStore();

        assertThat(store.exists()).isFalse();
        assertThat(store.findAlias()).isNull();
        assertThat(store.references().list()).isEmpty();
    }

    @Test
    public final void keepsKindsOfObjectsApart() throws IOException {
        DatasetStore store = newStore();
        assertThat(store.blocks().kind()).isEqualTo(ObjectKind.BLOCK);
        assertThat(store.data().kind()).isEqualTo(ObjectKind.DATA);
        assertThat(store.checkpoints().kind()).isEqualTo(ObjectKind.CHECKPOINT);

        store.data().put(CONTENT);

        assertThat(store.data().contains(HASH)).isTrue();
        assertThat(store.blocks().contains(HASH)).isFalse();
        assertThat(store.checkpoints().contains(HASH)).isFalse();
    }

    @Test
    public final void existsFromHeadOn() throws IOException {
        DatasetStore store = newStore();
        store.blocks().put(CONTENT);
        store.writeAlias(ALIAS);
        store.references().compareAndSet(ReferenceName.parse("other"), null, HASH);
        assertThat(store.exists()).isFalse();

        store.references().compareAndSet(ReferenceName.HEAD, null, HASH);
        assertThat(store.exists()).isTrue();

        store.references().compareAndSet(ReferenceName.HEAD, HASH, null);
        assertThat(store.exists()).isFalse();
    }

    @Test
    public final void renames() throws IOException {
        DatasetStore store = newStore();

        store.writeAlias(ALIAS);
        assertThat(store.findAlias()).isEqualTo(ALIAS);

        DatasetAlias plain = DatasetAlias.parse("climate");
        store.writeAlias(plain);
        assertThat(store.findAlias()).isEqualTo(plain);
    }

    @Test
    public final void deletesEverythingAndStartsAnew() throws IOException {
        DatasetStore store = newStore();
        fill(store);

        store.delete();

        assertThat(store.exists()).isFalse();
        assertThat(store.references().list()).isEmpty();
        assertThat(store.findAlias()).isNull();
        assertThat(store.blocks().contains(HASH)).isFalse();
        assertThat(store.data().contains(HASH)).isFalse();
        assertThat(store.checkpoints().contains(HASH)).isFalse();

        store.delete();
        fill(store);
        assertThat(store.exists()).isTrue();
        assertThat(store.blocks().readVerified(HASH, CONTENT.size())).isEqualTo(CONTENT);
    }

    private static void fill(DatasetStore store) {
        store.data().put(CONTENT);
        store.checkpoints().put(CONTENT);
        store.blocks().put(CONTENT);
        store.writeAlias(ALIAS);
        store.references().compareAndSet(ReferenceName.HEAD, null, HASH);
        store.references().compareAndSet(ReferenceName.parse("other"), null, HASH);
    }
}
