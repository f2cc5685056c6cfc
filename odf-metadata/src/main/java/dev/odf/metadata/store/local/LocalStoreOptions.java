package dev.odf.metadata.store.local;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Objects;
import java.util.random.RandomGenerator;

/**
 * What a local store takes from its surroundings, and how long it waits.
 *
 * <p>Immutable.
 *
 * @param clock the time noted in lock files, and compared with the age of files on clean-up; by default that of the system
 * @param random source of temporary file names; thread-safe; by default a {@link SecureRandom}
 * @param lockTimeout how long to wait for another writer to release a reference; by default 10 seconds
 * @since 0.1
 */
public record LocalStoreOptions(InstantSource clock, RandomGenerator random, Duration lockTimeout) {
    private static final Duration LOCK_TIMEOUT_DEFAULT = Duration.ofSeconds(10);
    private static final Duration LOCK_TIMEOUT_MAX = Duration.ofDays(1);

    public LocalStoreOptions {
        Objects.requireNonNull(clock, "clock");
        Objects.requireNonNull(random, "random");
        Objects.requireNonNull(lockTimeout, "lockTimeout");
        if (lockTimeout.isNegative() || lockTimeout.compareTo(LOCK_TIMEOUT_MAX) > 0) {
            throw new IllegalArgumentException("lockTimeout is " + lockTimeout + ", expected 0 to 24 hours");
        }
    }

    /** The options that most hosts want. */
    public static LocalStoreOptions defaults() {
        return builder().build();
    }

    /** A builder that holds the defaults. */
    public static Builder builder() {
        return new Builder(InstantSource.system(), new SecureRandom(), LOCK_TIMEOUT_DEFAULT);
    }

    /** A builder that holds these options. */
    public Builder toBuilder() {
        return new Builder(clock, random, lockTimeout);
    }

    /**
     * Collects options.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private InstantSource clock;
        private RandomGenerator random;
        private Duration lockTimeout;

        private Builder(InstantSource clock, RandomGenerator random, Duration lockTimeout) {
            this.clock = clock;
            this.random = random;
            this.lockTimeout = lockTimeout;
        }

        /** The time noted in lock files, and compared with the age of files on clean-up. */
        public Builder clock(InstantSource value) {
            clock = value;
            return this;
        }

        /** Source of temporary file names; thread-safe. */
        public Builder random(RandomGenerator value) {
            random = value;
            return this;
        }

        /** How long to wait for another writer to release a reference; 0 to 24 hours. */
        public Builder lockTimeout(Duration value) {
            lockTimeout = value;
            return this;
        }

        public LocalStoreOptions build() {
            return new LocalStoreOptions(clock, random, lockTimeout);
        }
    }
}
