package dev.odf.schema.codec;

import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import java.util.Objects;

/**
 * A manifest as it stands in a text document: its kind, its version and its content.
 *
 * <p>Immutable.
 *
 * @since 0.1
 */
public sealed interface ManifestDocument
        permits ManifestDocument.Block, ManifestDocument.Snapshot, ManifestDocument.Event {

    /** What the manifest holds. */
    ManifestKind kind();

    /** The version of the content's format; within the range of its kind. */
    int version();

    /** Calls the method of the visitor that belongs to this kind, and returns its result. */
    <R> R match(Cases<R> cases);

    /**
     * One method for each kind of manifest.
     *
     * @param <R> what the methods return
     */
    interface Cases<R> {
        /** Called for {@link Block}. */
        R block(Block manifest);

        /** Called for {@link Snapshot}. */
        R snapshot(Snapshot manifest);

        /** Called for {@link Event}. */
        R event(Event manifest);
    }

    /**
     * A manifest of a metadata block.
     *
     * @param version 2 or 3
     * @param content the block
     */
    record Block(int version, MetadataBlock content) implements ManifestDocument {
        public Block {
            Objects.requireNonNull(content, "content");
            if (version < ManifestKind.METADATA_BLOCK.versionMin()
                    || version > ManifestKind.METADATA_BLOCK.versionMax()) {
                throw new IllegalArgumentException("version is " + version + ", expected 2 or 3");
            }
        }

        @Override
        public ManifestKind kind() {
            return ManifestKind.METADATA_BLOCK;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.block(this);
        }
    }

    /**
     * A manifest of the definition of a dataset.
     *
     * @param content the definition
     */
    record Snapshot(DatasetSnapshot content) implements ManifestDocument {
        public Snapshot {
            Objects.requireNonNull(content, "content");
        }

        @Override
        public ManifestKind kind() {
            return ManifestKind.DATASET_SNAPSHOT;
        }

        @Override
        public int version() {
            return ManifestKind.DATASET_SNAPSHOT.versionMax();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.snapshot(this);
        }
    }

    /**
     * A manifest of a single event.
     *
     * @param content the event
     */
    record Event(MetadataEvent content) implements ManifestDocument {
        public Event {
            Objects.requireNonNull(content, "content");
        }

        @Override
        public ManifestKind kind() {
            return ManifestKind.METADATA_EVENT;
        }

        @Override
        public int version() {
            return ManifestKind.METADATA_EVENT.versionMax();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.event(this);
        }
    }
}
