package dev.odf.metadata.store.http;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Limits of reading over HTTP.
 *
 * <p>Immutable.
 *
 * @param serverKind how the server says that something does not exist; by default with 404 or 410
 * @param connectTimeout how long a connection may take to be established, by a client that the source makes itself; by default 10 seconds
 * @param requestTimeout how long an attempt to read a reference, a block or a size may take from start to end; by default 30 seconds
 * @param transferTimeout how long an attempt to read a data file or a checkpoint may take from start to end; by default 1 hour
 * @param attemptsMax how often a request is tried; by default 4 times
 * @param retryDelay the pause before the second attempt, which doubles before each further one, up to 30 seconds; by default 250 milliseconds
 * @param redirectsMax how many redirects a request follows; by default 5
 * @param blockSizeBytesMax the largest block accepted; by default 64 MiB
 * @param objectSizeBytesMax the largest data file or checkpoint accepted; by default 16 GiB
 * @param memoryBytesMax how much of an object is kept in memory until its hash is known; what is larger goes to a temporary file; by default 4 MiB
 * @param spoolDirectory where temporary files go, or null for the default directory of the system
 * @since 0.1
 */
public record HttpSourceOptions(
        HttpServerKind serverKind,
        Duration connectTimeout,
        Duration requestTimeout,
        Duration transferTimeout,
        int attemptsMax,
        Duration retryDelay,
        int redirectsMax,
        long blockSizeBytesMax,
        long objectSizeBytesMax,
        int memoryBytesMax,
        @Nullable Path spoolDirectory) {
    private static final Duration TIMEOUT_MAX = Duration.ofDays(30);
    private static final int ATTEMPTS_MAX = 100;

    public HttpSourceOptions {
        Objects.requireNonNull(serverKind, "serverKind");
        checkTimeout("connectTimeout", connectTimeout);
        checkTimeout("requestTimeout", requestTimeout);
        checkTimeout("transferTimeout", transferTimeout);
        checkTimeout("retryDelay", retryDelay);
        checkRange("attemptsMax", attemptsMax, 1, ATTEMPTS_MAX);
        checkRange("redirectsMax", redirectsMax, 0, ATTEMPTS_MAX);
        checkRange("blockSizeBytesMax", blockSizeBytesMax, 0, Integer.MAX_VALUE);
        checkRange("objectSizeBytesMax", objectSizeBytesMax, 0, Long.MAX_VALUE);
        checkRange("memoryBytesMax", memoryBytesMax, 0, 1 << 30);
    }

    /** The options that most hosts want. */
    public static HttpSourceOptions defaults() {
        return builder().build();
    }

    /** A builder that holds the defaults. */
    public static Builder builder() {
        return new Builder();
    }

    private static void checkTimeout(String name, Duration value) {
        Objects.requireNonNull(value, name);
        if (value.isNegative() || value.isZero() || value.compareTo(TIMEOUT_MAX) > 0) {
            throw new IllegalArgumentException(name + " is " + value + ", expected more than 0 and at most 30 days");
        }
    }

    private static void checkRange(String name, long value, long min, long max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(name + " is " + value + ", expected " + min + " to " + max);
        }
    }

    /**
     * Collects options.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private HttpServerKind serverKind = HttpServerKind.STANDARD;
        private Duration connectTimeout = Duration.ofSeconds(10);
        private Duration requestTimeout = Duration.ofSeconds(30);
        private Duration transferTimeout = Duration.ofHours(1);
        private int attemptsMax = 4;
        private Duration retryDelay = Duration.ofMillis(250);
        private int redirectsMax = 5;
        private long blockSizeBytesMax = 64L << 20;
        private long objectSizeBytesMax = 16L << 30;
        private int memoryBytesMax = 4 << 20;
        private @Nullable Path spoolDirectory;

        private Builder() {}

        /** How the server says that something does not exist. */
        public Builder serverKind(HttpServerKind value) {
            serverKind = value;
            return this;
        }

        /** How long a connection may take to be established. */
        public Builder connectTimeout(Duration value) {
            connectTimeout = value;
            return this;
        }

        /** How long an attempt to read a reference, a block or a size may take. */
        public Builder requestTimeout(Duration value) {
            requestTimeout = value;
            return this;
        }

        /** How long an attempt to read a data file or a checkpoint may take. */
        public Builder transferTimeout(Duration value) {
            transferTimeout = value;
            return this;
        }

        /** How often a request is tried, 1 to 100. */
        public Builder attemptsMax(int value) {
            attemptsMax = value;
            return this;
        }

        /** The pause before the second attempt. */
        public Builder retryDelay(Duration value) {
            retryDelay = value;
            return this;
        }

        /** How many redirects a request follows, 0 to 100. */
        public Builder redirectsMax(int value) {
            redirectsMax = value;
            return this;
        }

        /** The largest block accepted, in bytes. */
        public Builder blockSizeBytesMax(long value) {
            blockSizeBytesMax = value;
            return this;
        }

        /** The largest data file or checkpoint accepted, in bytes. */
        public Builder objectSizeBytesMax(long value) {
            objectSizeBytesMax = value;
            return this;
        }

        /** How much of an object is kept in memory, in bytes up to 1 GiB. */
        public Builder memoryBytesMax(int value) {
            memoryBytesMax = value;
            return this;
        }

        /** Where temporary files go, or null for the default directory of the system. */
        public Builder spoolDirectory(@Nullable Path value) {
            spoolDirectory = value;
            return this;
        }

        public HttpSourceOptions build() {
            return new HttpSourceOptions(
                    serverKind,
                    connectTimeout,
                    requestTimeout,
                    transferTimeout,
                    attemptsMax,
                    retryDelay,
                    redirectsMax,
                    blockSizeBytesMax,
                    objectSizeBytesMax,
                    memoryBytesMax,
                    spoolDirectory);
        }
    }
}
