// Generated from the model, group Sources. Do not edit.
package dev.odf.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Subscription to one MQTT topic or to all that match a pattern.
 *
 * <p>ODF 0.38, Fragments, {@code MqttTopicSubscription}.
 *
 * <p>An absent component that has a default is equal to that default, yet stays absent when written.
 *
 * <p>Immutable.
 *
 * @param path Topic name, possibly with MQTT wildcards.
 * @param qos Delivery guarantee to request from the broker. Absent means at most once. Default: {@code
 *     AtMostOnce}. Null if absent.
 * @since 0.1
 */
public record MqttTopicSubscription(String path, @Nullable MqttQos qos) {
    public MqttTopicSubscription {
        Objects.requireNonNull(path, "path");
    }

    /** The value of {@link #qos()}, or {@code AtMostOnce} where it is absent. */
    public MqttQos qosOrDefault() {
        return qos == null ? MqttQos.AT_MOST_ONCE : qos;
    }

    /** Compares what the values mean: an absent component equals its default. */
    @Override
    public boolean equals(@Nullable Object other) {
        if (!(other instanceof MqttTopicSubscription)) {
            return false;
        }
        MqttTopicSubscription that = (MqttTopicSubscription) other;
        return Objects.equals(path(), that.path())
                && Objects.equals(qosOrDefault(), that.qosOrDefault());
    }

    @Override
    public int hashCode() {
        return Objects.hash(path(), qosOrDefault());
    }

    /** A builder with nothing set. */
    public static Builder builder() {
        return new Builder();
    }

    /** A builder that starts with the components of this value. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.path = path;
        builder.qos = qos;
        return builder;
    }

    /**
     * Builds {@link MqttTopicSubscription}.
     *
     * <p>Not thread-safe.
     *
     * @since 0.1
     */
    public static final class Builder {
        private @Nullable String path;
        private @Nullable MqttQos qos;

        private Builder() {}

        /** Topic name, possibly with MQTT wildcards. */
        public Builder path(String path) {
            this.path = path;
            return this;
        }

        /** Delivery guarantee to request from the broker. Absent means at most once. Default: {@code AtMostOnce}. Null if absent. */
        public Builder qos(@Nullable MqttQos qos) {
            this.qos = qos;
            return this;
        }

        /**
         * The value that was described.
         *
         * @throws IllegalStateException if required components are missing; names all of them
         */
        public MqttTopicSubscription build() {
            if (path == null) {
                List<String> missing = new ArrayList<>();
                if (path == null) {
                    missing.add("path");
                }
                throw new IllegalStateException("MqttTopicSubscription: missing " + String.join(", ", missing));
            }
            return new MqttTopicSubscription(path, qos);
        }
    }
}
