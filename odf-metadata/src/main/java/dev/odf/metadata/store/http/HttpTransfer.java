package dev.odf.metadata.store.http;

import dev.odf.metadata.internal.store.Pause;
import dev.odf.metadata.internal.store.StorageErrors;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.OdfException;
import dev.odf.schema.error.StorageException;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Requests with a limit on everything: attempts, redirects, time from start to end, and size. */
final class HttpTransfer {
    private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);
    private static final Set<Integer> TRANSIENT = Set.of(408, 425, 429);

    private static final Duration RETRY_DELAY_MAX = Duration.ofSeconds(30);

    private final URI baseUrl;
    private final HttpClient client;
    private final HttpSourceOptions options;
    private final Pause pause;

    HttpTransfer(URI baseUrl, HttpClient client, HttpSourceOptions options, Pause pause) {
        this.baseUrl = baseUrl;
        this.client = client;
        this.options = options;
        this.pause = pause;
    }

    /** The URL of a key; without a query, so it can appear in messages. */
    URI urlOf(String key) {
        return baseUrl.resolve(key);
    }

    /** The content of a key, or null if there is none. */
    @Nullable
    Spool get(String key, long sizeBytesMax, Duration timeout) {
        Answer answer = request("GET", key, sizeBytesMax, timeout);
        return answer == null ? null : answer.body();
    }

    /** The size of the content of a key, -1 if there is content of unknown size, or null if there is none. */
    @Nullable
    Long head(String key) {
        Answer answer = request("HEAD", key, 0, options.requestTimeout());
        return answer == null ? null : announcedBytes(answer.headers());
    }

    private @Nullable Answer request(String method, String key, long sizeBytesMax, Duration timeout) {
        Duration delay = options.retryDelay();
        for (int attempt = 1; ; attempt++) {
            try {
                return attempt(new Call(method, urlOf(key), sizeBytesMax, System.nanoTime(), timeout));
            } catch (StorageException e) {
                boolean isFinal = !e.isRetriable() || e.code() == ErrorCode.STORAGE_INTERRUPTED;
                if (isFinal || attempt >= options.attemptsMax()) {
                    throw e;
                }
            }
            try {
                pause.pause(delay);
            } catch (InterruptedException e) {
                throw StorageErrors.interrupted(method, urlOf(key).toString(), e);
            }
            Duration doubled = delay.multipliedBy(2);
            delay = doubled.compareTo(RETRY_DELAY_MAX) < 0 ? doubled : RETRY_DELAY_MAX;
        }
    }

    private @Nullable Answer attempt(Call call) {
        URI url = call.url();
        for (int redirects = 0; redirects <= options.redirectsMax(); redirects++) {
            Spool spool = new Spool(call.sizeBytesMax(), options);
            boolean wanted = false;
            try {
                HttpResponse<Void> response = exchange(call, url, spool);
                int status = response.statusCode();
                if (status == 200) {
                    wanted = true;
                    return new Answer(response.headers(), spool);
                }
                if (options.serverKind().meansAbsent(status)) {
                    return null;
                }
                if (!REDIRECTS.contains(status)) {
                    throw unexpected(call, status);
                }
                url = redirect(
                        call, url, response.headers().firstValue("location").orElse(""));
            } finally {
                if (!wanted) {
                    spool.discard();
                }
            }
        }
        throw call.failed(ErrorCode.STORAGE_FAILED, false, "more than " + options.redirectsMax() + " redirects", null);
    }

    /** The body is read from start to end within the time that is left, however slowly it drips. */
    private HttpResponse<Void> exchange(Call call, URI url, Spool spool) {
        long nanos = call.remainingNanos();
        if (nanos <= 0) {
            throw call.timedOut(null);
        }
        HttpRequest request = HttpRequest.newBuilder(url)
                .method(call.method(), HttpRequest.BodyPublishers.noBody())
                .timeout(Duration.ofNanos(nanos))
                .build();
        boolean hasBody = call.method().equals("GET");
        CompletableFuture<HttpResponse<Void>> response = client.sendAsync(
                request,
                info -> new BodyReader(
                        hasBody && info.statusCode() == 200 ? spool : null, announcedBytes(info.headers())));
        try {
            return response.get(nanos, TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            response.cancel(true);
            throw call.timedOut(e);
        } catch (InterruptedException e) {
            response.cancel(true);
            throw StorageErrors.interrupted(call.method(), call.url().toString(), e);
        } catch (ExecutionException e) {
            throw translate(call, e.getCause());
        }
    }

    private static OdfException translate(Call call, @Nullable Throwable cause) {
        if (cause instanceof OdfException ours) {
            return ours;
        }
        if (cause instanceof Error error) {
            throw error;
        }
        if (cause instanceof HttpTimeoutException) {
            return call.timedOut(cause);
        }
        if (cause instanceof IOException) {
            // The message may name the URL of a redirect, whose query may be a secret.
            return call.failed(
                    ErrorCode.STORAGE_FAILED,
                    true,
                    "no complete answer: " + cause.getClass().getSimpleName(),
                    cause);
        }
        return call.failed(ErrorCode.STORAGE_FAILED, false, "the client refused the request", cause);
    }

    private static StorageException unexpected(Call call, int status) {
        if (status == 401 || status == 403) {
            return call.failed(ErrorCode.STORAGE_ACCESS_DENIED, false, "status " + status, null);
        }
        boolean isRetriable = status >= 500 || TRANSIENT.contains(status);
        return call.failed(ErrorCode.STORAGE_FAILED, isRetriable, "status " + status, null);
    }

    private static URI redirect(Call call, URI from, String location) {
        URI to;
        try {
            to = from.resolve(new URI(location));
        } catch (URISyntaxException e) {
            throw call.failed(ErrorCode.STORAGE_FAILED, false, "redirect to something that is no URL", null);
        }
        boolean isPlain = "http".equalsIgnoreCase(to.getScheme());
        boolean isSecure = "https".equalsIgnoreCase(to.getScheme());
        boolean wasPlain = "http".equalsIgnoreCase(from.getScheme());
        boolean isFollowed = isSecure || (isPlain && wasPlain);
        if (location.isEmpty() || to.getHost() == null || !isFollowed) {
            throw call.failed(ErrorCode.STORAGE_FAILED, false, "redirect to a URL that is not followed", null);
        }
        return to;
    }

    private static long announcedBytes(HttpHeaders headers) {
        try {
            return headers.firstValueAsLong("content-length").orElse(-1);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    private record Answer(HttpHeaders headers, Spool body) {}

    /** One attempt; its time runs from the start over all redirects. */
    private record Call(String method, URI url, long sizeBytesMax, long startNanos, Duration timeout) {
        long remainingNanos() {
            return timeout.toNanos() - (System.nanoTime() - startNanos);
        }

        StorageException timedOut(@Nullable Throwable cause) {
            return failed(ErrorCode.STORAGE_TIMEOUT, true, "not finished after " + timeout, cause);
        }

        StorageException failed(ErrorCode code, boolean isRetriable, String problem, @Nullable Throwable cause) {
            return new StorageException(code, method, url.toString(), isRetriable, problem, cause);
        }
    }
}
