package dev.odf.metadata.store.http;

import dev.odf.metadata.internal.store.Pause;
import dev.odf.metadata.store.DatasetSource;
import dev.odf.metadata.store.ObjectKind;
import dev.odf.metadata.store.ObjectSource;
import dev.odf.metadata.store.ReferenceSource;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.net.URI;
import java.net.http.HttpClient;
import java.util.Objects;

/**
 * A dataset on a server that speaks the Simple Transfer Protocol (ODF RFC-007).
 *
 * <p>Every object is hashed before any of it is handed out, {@code read} and {@code open} included; a large one is kept in a temporary file until
 * then, which goes when the stream is closed. Answers that may be better next time are asked for again after growing pauses; time, size and redirects
 * are limited throughout. A redirect never leads from {@code https} to {@code http}. Thread-safe.
 *
 * @since 0.1
 */
public final class HttpDatasetSource implements DatasetSource {
    private final URI baseUrl;
    private final ObjectSource blocks;
    private final ObjectSource data;
    private final ObjectSource checkpoints;
    private final ReferenceSource references;

    /**
     * The dataset below a URL, read with a client of its own; the client's threads end when the source is no longer reachable.
     *
     * @param baseUrl {@code http} or {@code https} URL of the directory that holds {@code refs} and {@code blocks}; a slash is added where the last
     *     one is missing
     * @throws MalformedDataException if it is no such URL, or has a user, a query or a fragment
     */
    public HttpDatasetSource(URI baseUrl, HttpSourceOptions options) {
        this(
                baseUrl,
                options,
                HttpClient.newBuilder()
                        .connectTimeout(options.connectTimeout())
                        .followRedirects(HttpClient.Redirect.NEVER)
                        .build());
    }

    /**
     * The dataset below a URL, read with a client of the host.
     *
     * @param baseUrl as above
     * @param client client that follows no redirects by itself; its connect timeout applies
     * @throws MalformedDataException if it is no such URL, or has a user, a query or a fragment
     */
    public HttpDatasetSource(URI baseUrl, HttpSourceOptions options, HttpClient client) {
        this(baseUrl, options, client, Pause.TIMED);
    }

    HttpDatasetSource(URI baseUrl, HttpSourceOptions options, HttpClient client, Pause pause) {
        Objects.requireNonNull(baseUrl, "baseUrl");
        Objects.requireNonNull(options, "options");
        if (client.followRedirects() != HttpClient.Redirect.NEVER) {
            throw new IllegalArgumentException("client follows redirects by itself, expected one that does not");
        }
        this.baseUrl = directoryOf(baseUrl);
        HttpTransfer transfer = new HttpTransfer(this.baseUrl, client, options, pause);
        this.blocks = new HttpObjectSource(ObjectKind.BLOCK, transfer, options);
        this.data = new HttpObjectSource(ObjectKind.DATA, transfer, options);
        this.checkpoints = new HttpObjectSource(ObjectKind.CHECKPOINT, transfer, options);
        this.references = new HttpReferenceSource(transfer, options);
    }

    /** URL of the dataset; ends with a slash. */
    public URI baseUrl() {
        return baseUrl;
    }

    @Override
    public ObjectSource blocks() {
        return blocks;
    }

    @Override
    public ObjectSource data() {
        return data;
    }

    @Override
    public ObjectSource checkpoints() {
        return checkpoints;
    }

    @Override
    public ReferenceSource references() {
        return references;
    }

    private static URI directoryOf(URI url) {
        boolean isHttp = "http".equalsIgnoreCase(url.getScheme()) || "https".equalsIgnoreCase(url.getScheme());
        if (!isHttp || url.getHost() == null) {
            throw malformed("not an http or https URL with a host");
        }
        if (url.getRawUserInfo() != null || url.getRawQuery() != null || url.getRawFragment() != null) {
            throw malformed("a base URL with a user, a query or a fragment");
        }
        return url.getRawPath().endsWith("/") ? url : URI.create(url + "/");
    }

    private static MalformedDataException malformed(String problem) {
        return new MalformedDataException(ErrorCode.ID_INVALID_URL, problem, DataLocation.text(0));
    }
}
