package dev.odf.metadata;

import com.fasterxml.jackson.databind.JsonNode;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.metadata.store.memory.InMemoryDatasetStore;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.MetadataEvent;
import dev.odf.schema.id.Multihash;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A dataset in memory that holds the blocks of a case, stored without being judged. */
final class CaseStore {
    private static final Instant START = Instant.parse("2024-01-01T00:00:00Z");

    private final ChainCases cases = new ChainCases();
    private final InMemoryDatasetStore store = new InMemoryDatasetStore();
    private final CountingSource source = new CountingSource(store);
    private final Map<Multihash, Long> numbers = new HashMap<>();
    private int count;

    /** The blocks of lists, one after the other. */
    static CaseStore of(JsonNode... lists) {
        CaseStore result = new CaseStore();
        for (JsonNode blocks : lists) {
            blocks.forEach(result::add);
        }
        return result;
    }

    /** A named chain; empty for JSON null. */
    static CaseStore named(JsonNode name) {
        return name.isNull() ? of() : of(ChainCases.chain(name.textValue()));
    }

    ChainCases cases() {
        return cases;
    }

    InMemoryDatasetStore store() {
        return store;
    }

    CountingSource source() {
        return source;
    }

    MetadataChain chain() {
        return MetadataChain.of(source);
    }

    /** The block of a JSON notation in the place after all that were added. */
    StoredBlock block(JsonNode spec) {
        Multihash previous = spec.has("prevBlockHash") ? cases.hash(spec.get("prevBlockHash")) : head();
        long number = spec.has("sequenceNumber")
                ? spec.get("sequenceNumber").bigIntegerValue().longValue()
                : count;
        Instant time =
                spec.has("systemTime") ? Instant.parse(spec.get("systemTime").textValue()) : START.plusSeconds(count);
        MetadataEvent event = cases.event(spec.required("event"));
        return StoredBlock.encode(new MetadataBlock(time, previous, number, event));
    }

    StoredBlock add(JsonNode spec) {
        StoredBlock block = block(spec);
        store.blocks().put(block.bytes());
        store.references().compareAndSet(ReferenceName.HEAD, head(), block.hash());
        added(block);
        return block;
    }

    /** Notes a block that something else stored. */
    void added(StoredBlock block) {
        cases.addBlock(block.hash());
        numbers.put(block.hash(), block.sequenceNumber());
        count++;
    }

    long number(Multihash hash) {
        return Objects.requireNonNull(numbers.get(hash), hash.toString());
    }

    /** What {@code ref:NAME} or a hash in the notation stands for; the default for an absent one. */
    BlockAddress address(@Nullable JsonNode text) {
        if (text == null) {
            return BlockAddress.HEAD;
        }
        return text.textValue().startsWith("ref:")
                ? BlockAddress.of(ReferenceName.parse(text.textValue().substring("ref:".length())))
                : BlockAddress.of(Objects.requireNonNull(cases.hash(text)));
    }

    static Set<MetadataEvent.Kind> kinds(JsonNode names) {
        Set<MetadataEvent.Kind> kinds = new HashSet<>();
        for (JsonNode name : names) {
            for (MetadataEvent.Kind kind : MetadataEvent.Kind.values()) {
                if (kind.specName().equals(name.textValue())) {
                    kinds.add(kind);
                }
            }
        }
        if (kinds.size() != names.size()) {
            throw new AssertionError("unknown kind among " + names);
        }
        return kinds;
    }

    private @Nullable Multihash head() {
        return store.references().find(ReferenceName.HEAD);
    }
}
