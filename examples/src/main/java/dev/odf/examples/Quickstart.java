package dev.odf.examples;

import dev.odf.schema.DatasetSnapshot;
import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the definition of a dataset, turns it into a chain of blocks on disk, reads the chain back and prints it. */
public final class Quickstart {
    private static final String SHIPPED_MANIFEST = "/weather-stations.yaml";
    private static final int ED25519_KEY_BYTES = 32;

    private Quickstart() {}

    public static void main(String[] arguments) throws Exception {
        try {
            run(QuickstartOptions.parse(arguments), Clock.tickMillis(ZoneOffset.UTC), System.out);
        } catch (IllegalArgumentException e) {
            System.err.println(e.getMessage());
            System.err.println(QuickstartOptions.USAGE);
            System.exit(2);
        } catch (OdfException e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }

    static void run(QuickstartOptions options, InstantSource clock, PrintStream out)
            throws IOException, GeneralSecurityException {
        DatasetSnapshot definition = ManifestCodec.yaml().readSnapshot(manifest(options.manifest()));
        DatasetId given = options.datasetId();
        DatasetId id = given == null ? newDatasetId() : given;
        Instant fixed = options.systemTime();
        InstantSource time = fixed == null ? clock : InstantSource.fixed(fixed);

        Chain chain = new Chain(new BlockDirectory(options.output()));
        Multihash head = chain.create(id, definition, time);
        List<Chain.HashedBlock> blocks = chain.load(head);

        out.println("Dataset  " + definition.name());
        out.println("Id       " + id);
        out.println("Head     " + head);
        out.println();
        out.print(ChainTable.render(blocks));
        out.println();
        out.println("Wrote and read back " + blocks.size() + " blocks in " + options.output()
                + "; every hash and every link holds.");
    }

    /** A dataset is named by a public key, so whoever holds the private one can prove that the dataset is theirs. */
    private static DatasetId newDatasetId() throws GeneralSecurityException {
        KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        // The encoding ends with the 32 bytes of the key (RFC 8410).
        Bytes encoded = Bytes.copyOf(pair.getPublic().getEncoded());
        return DatasetId.ofKey(encoded.slice(encoded.size() - ED25519_KEY_BYTES, encoded.size()));
    }

    private static String manifest(@Nullable Path file) throws IOException {
        if (file != null) {
            return Files.readString(file);
        }
        try (InputStream shipped = Quickstart.class.getResourceAsStream(SHIPPED_MANIFEST)) {
            return new String(Objects.requireNonNull(shipped, SHIPPED_MANIFEST).readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
