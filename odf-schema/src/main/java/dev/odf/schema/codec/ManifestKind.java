package dev.odf.schema.codec;

/**
 * What a manifest in text may hold.
 *
 * @since 0.1
 */
public enum ManifestKind {
    /** A block of a metadata chain. */
    METADATA_BLOCK("MetadataBlock", 2, 3),
    /** The definition of a dataset. */
    DATASET_SNAPSHOT("DatasetSnapshot", 1, 1),
    /** A single event. */
    METADATA_EVENT("MetadataEvent", 1, 1);

    private final String specName;
    private final int versionMin;
    private final int versionMax;

    ManifestKind(String specName, int versionMin, int versionMax) {
        this.specName = specName;
        this.versionMin = versionMin;
        this.versionMax = versionMax;
    }

    /** The name under {@code kind}. */
    public String specName() {
        return specName;
    }

    /** The lowest version that is read. */
    public int versionMin() {
        return versionMin;
    }

    /** The highest version that is read, and the one written. */
    public int versionMax() {
        return versionMax;
    }
}
