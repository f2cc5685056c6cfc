package dev.odf.metadata.store;

/**
 * Everything a dataset consists of, for reading.
 *
 * <p>Implementations are thread-safe.
 *
 * @since 0.1
 */
public interface DatasetSource {
    /** The blocks of the metadata chain. */
    ObjectSource blocks();

    /** The data files, and the large objects that data links to. */
    ObjectSource data();

    /** The checkpoints of engines. */
    ObjectSource checkpoints();

    /** The references into the metadata chain. */
    ReferenceSource references();

    /** Whether the dataset exists, which it does if and only if {@link ReferenceName#HEAD} does. */
    default boolean exists() {
        return references().find(ReferenceName.HEAD) != null;
    }
}
