package dev.odf.examples;

import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Blocks as files that are named by their hash, the way object stores keep them. */
record BlockDirectory(Path path) {

    /** Stores a block under the hash of its bytes, which it returns. */
    Multihash store(Bytes block) throws IOException {
        Multihash hash = Multihash.sha3Of(block);
        Files.createDirectories(path);
        Files.write(path.resolve(hash.toString()), block.toArray());
        return hash;
    }

    /** The block of a hash. Trusts nobody: the bytes have to have that hash. */
    Bytes load(Multihash hash) throws IOException {
        Bytes block = Bytes.copyOf(Files.readAllBytes(path.resolve(hash.toString())));
        Multihash actual = Multihash.sha3Of(block);
        if (!actual.equals(hash)) {
            throw new IOException("block " + hash + " was altered: its bytes have the hash " + actual);
        }
        return block;
    }
}
