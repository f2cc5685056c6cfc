package dev.odf.metadata.store.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpServer;
import dev.odf.metadata.store.ReferenceName;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.HashMismatchException;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.NotFoundException;
import dev.odf.schema.error.StorageException;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.Multihash;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HttpDatasetSourceTest {
    private static final Bytes CONTENT = Bytes.copyOf("some content".getBytes(StandardCharsets.UTF_8));
    private static final Multihash HASH = Multihash.sha3Of(CONTENT);
    private static final String BLOCK = "/ds/blocks/" + HASH;
    private static final String DATA = "/ds/data/" + HASH;

    @TempDir
    Path spoolDirectory;

    private final List<Duration> pauses = new ArrayList<>();
    private final AtomicInteger requests = new AtomicInteger();
    private final CountDownLatch testOver = new CountDownLatch(1);
    private final ExecutorService executor = Executors.newCachedThreadPool();
    private HttpServer server;

    @BeforeEach
    void startServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(executor);
        server.start();
    }

    @AfterEach
    void stopServer() throws InterruptedException {
        testOver.countDown();
        server.stop(0);
        executor.shutdownNow();
        assertThat(executor.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
        assertThat(spoolDirectory).isEmptyDirectory();
    }

    @Test
    void readsReferencesAndObjects() throws IOException {
        serve("/ds/refs/head", exchange -> answer(exchange, 200, (HASH + "\n").getBytes(StandardCharsets.UTF_8)));
        serve(BLOCK, exchange -> answer(exchange, 200, CONTENT.toArray()));
        serve(DATA, exchange -> answer(exchange, 200, CONTENT.toArray()));
        serve("/ds/checkpoints/" + HASH, exchange -> answer(exchange, 200, CONTENT.toArray()));
        HttpDatasetSource source = source();

        assertThat(source.exists()).isTrue();
        assertThat(source.references().load(ReferenceName.HEAD)).isEqualTo(HASH);
        assertThat(source.blocks().contains(HASH)).isTrue();
        assertThat(source.blocks().size(HASH)).isEqualTo(CONTENT.size());
        assertThat(source.blocks().read(HASH, 100)).isEqualTo(CONTENT);
        assertThat(source.blocks().readVerified(HASH, CONTENT.size())).isEqualTo(CONTENT);
        assertThat(source.data().readVerified(HASH, 100)).isEqualTo(CONTENT);
        try (InputStream content = source.checkpoints().open(HASH)) {
            assertThat(content).hasBinaryContent(CONTENT.toArray());
        }
    }

    @Test
    void keepsLargeObjectInTemporaryFileUntilClosed() throws IOException {
        byte[] large = "0123456789".repeat(100_000).getBytes(StandardCharsets.UTF_8);
        Multihash hash = Multihash.sha3Of(Bytes.copyOf(large));
        serve("/ds/data/" + hash, exchange -> answer(exchange, 200, large));
        HttpDatasetSource source = source(options().memoryBytesMax(1000));

        try (InputStream content = source.data().open(hash)) {
            assertThat(content).hasBinaryContent(large);
        }
        assertThat(source.data().read(hash, large.length)).isEqualTo(Bytes.copyOf(large));
    }

    @Test
    void reportsTemporaryFileThatCannotBeWritten() {
        serve(BLOCK, exchange -> answer(exchange, 200, CONTENT.toArray()));
        HttpDatasetSource source = source(options().memoryBytesMax(4).spoolDirectory(spoolDirectory.resolve("absent")));

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> source.blocks().read(HASH, 100))
                .satisfies(e -> assertThat(e.operation()).isEqualTo("write"))
                .satisfies(e -> assertThat(e.isRetriable()).isFalse());
        assertThat(requests).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {404, 410})
    void absentIsAbsent(int status) {
        serve("/", exchange -> answer(exchange, status, "gone".getBytes(StandardCharsets.UTF_8)));
        HttpDatasetSource source = source();

        assertThat(source.exists()).isFalse();
        assertThat(source.references().find(ReferenceName.HEAD)).isNull();
        assertThat(source.blocks().contains(HASH)).isFalse();
        assertThatExceptionOfType(NotFoundException.class)
                .isThrownBy(() -> source.references().load(ReferenceName.HEAD))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_REF_NOT_FOUND));
        assertThatExceptionOfType(NotFoundException.class)
                .isThrownBy(() -> source.blocks().size(HASH))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_BLOCK_NOT_FOUND));
        assertThatExceptionOfType(NotFoundException.class)
                .isThrownBy(() -> source.data().open(HASH))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_OBJECT_NOT_FOUND))
                .satisfies(e -> assertThat(e.name()).isEqualTo(HASH.toString()));
        assertThat(pauses).isEmpty();
    }

    @Test
    void errorOfGatewayIsAbsence() {
        serve("/", exchange -> answer(exchange, 500, new byte[0]));

        assertThat(source(options().serverKind(HttpServerKind.IPFS_GATEWAY)).exists())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {401, 403})
    void refusedAccessIsNotTriedAgain(int status) {
        serve(BLOCK, exchange -> answer(exchange, status, new byte[0]));

        assertStorageException(ErrorCode.STORAGE_ACCESS_DENIED, false);
        assertThat(requests).hasValue(1);
    }

    @Test
    void triesAgainAfterGrowingPauses() {
        serve(BLOCK, exchange -> {
            int status = requests.get() < 3 ? 500 : 200;
            answer(exchange, status, CONTENT.toArray());
        });

        assertThat(source().blocks().read(HASH, 100)).isEqualTo(CONTENT);
        assertThat(pauses).containsExactly(Duration.ofMillis(250), Duration.ofMillis(500));
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 503})
    void givesUpAfterLastAttempt(int status) {
        serve(BLOCK, exchange -> answer(exchange, status, new byte[0]));

        assertStorageException(ErrorCode.STORAGE_FAILED, true);
        assertThat(requests).hasValue(4);
    }

    @ParameterizedTest
    @ValueSource(ints = {204, 206, 304, 400, 405})
    void unexpectedStatusIsAnError(int status) {
        serve(BLOCK, exchange -> answer(exchange, status, new byte[0]));

        assertStorageException(ErrorCode.STORAGE_FAILED, false);
        assertThat(requests).hasValue(1);
    }

    @Test
    void refusesContentOfOtherHash() {
        byte[] other = "other content".getBytes(StandardCharsets.UTF_8);
        serve(BLOCK, exchange -> answer(exchange, 200, other));
        serve(DATA, exchange -> answer(exchange, 200, other));
        HttpDatasetSource source = source(options().memoryBytesMax(1));

        assertThatExceptionOfType(HashMismatchException.class)
                .isThrownBy(() -> source.blocks().read(HASH, 100))
                .satisfies(e -> assertThat(e.expected()).isEqualTo(HASH))
                .satisfies(e -> assertThat(e.actual()).isEqualTo(Multihash.sha3Of(Bytes.copyOf(other))));
        assertThatExceptionOfType(HashMismatchException.class)
                .isThrownBy(() -> source.data().open(HASH));
    }

    @Test
    void refusesMalformedReference() {
        serve("/ds/refs/head", exchange -> answer(exchange, 200, "<html>".getBytes(StandardCharsets.UTF_8)));

        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> source().references().find(ReferenceName.HEAD))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.CHAIN_REF_MALFORMED));
    }

    @Test
    void hangsUpOnEndlessBody() {
        serve("/ds/refs/head", this::endless);
        serve(BLOCK, this::endless);
        HttpDatasetSource source = source(options().memoryBytesMax(1000).blockSizeBytesMax(100_000));

        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> source.references().find(ReferenceName.HEAD));
        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> source.blocks().read(HASH, 1 << 30))
                .satisfies(e -> assertThat(e.maximum()).isEqualTo(100_000));
    }

    @Test
    void hangsUpOnEndlessErrorPage() {
        serve(BLOCK, exchange -> {
            exchange.sendResponseHeaders(404, 0);
            writeUntilHungUp(exchange.getResponseBody());
        });

        assertThatExceptionOfType(NotFoundException.class)
                .isThrownBy(() -> source().blocks().read(HASH, 100));
    }

    @Test
    void refusesAnnouncedSizeAtOnce() {
        serve(BLOCK, exchange -> {
            exchange.sendResponseHeaders(200, 1L << 40);
            exchange.getResponseBody().write('x');
            exchange.getResponseBody().flush();
            awaitEnd();
        });

        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(() -> source().blocks().read(HASH, 100))
                .satisfies(e -> assertThat(e.actual()).isEqualTo(1L << 40));
    }

    @Test
    void slowDripEndsAtDeadline() {
        serve(BLOCK, exchange -> {
            exchange.sendResponseHeaders(200, 0);
            OutputStream body = exchange.getResponseBody();
            while (!over(20)) {
                body.write('x');
                body.flush();
            }
        });
        HttpDatasetSource source =
                source(options().requestTimeout(Duration.ofMillis(300)).attemptsMax(2));

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> source.blocks().read(HASH, 1 << 20))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.STORAGE_TIMEOUT))
                .satisfies(e -> assertThat(e.isRetriable()).isTrue());
        assertThat(pauses).hasSize(1);
    }

    @Test
    void silentServerEndsAtDeadline() {
        serve(BLOCK, exchange -> awaitEnd());
        HttpDatasetSource source =
                source(options().requestTimeout(Duration.ofMillis(200)).attemptsMax(1));

        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> source.blocks().read(HASH, 100))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.STORAGE_TIMEOUT));
    }

    @Test
    void truncatedBodyIsTriedAgain() throws Exception {
        try (ServerSocket socket = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
            executor.execute(() -> truncate(socket));
            URI url = URI.create("http://localhost:" + socket.getLocalPort() + "/ds");

            assertThatExceptionOfType(StorageException.class)
                    .isThrownBy(() -> new HttpDatasetSource(url, options().build(), client(), pauses::add)
                            .blocks()
                            .read(HASH, 100))
                    .satisfies(e -> assertThat(e.isRetriable()).isTrue());
        }
        assertThat(requests).hasValue(4);
    }

    @Test
    void serverThatIsGoneIsRetriable() {
        server.stop(0);

        assertStorageException(ErrorCode.STORAGE_FAILED, true);
    }

    @Test
    void followsRedirects() {
        serve(BLOCK, exchange -> redirect(exchange, 302, "/elsewhere?secret=1"));
        serve("/elsewhere", exchange -> redirect(exchange, 307, url("/final").toString()));
        serve("/final", exchange -> answer(exchange, 200, CONTENT.toArray()));

        assertThat(source().blocks().read(HASH, 100)).isEqualTo(CONTENT);
    }

    @Test
    void leavesRedirectLoop() {
        serve(BLOCK, exchange -> redirect(exchange, 301, BLOCK));

        assertStorageException(ErrorCode.STORAGE_FAILED, false);
        assertThat(requests).hasValue(6);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "file:///etc/passwd", "ftp://localhost/", "http:", "not a url"})
    void doesNotFollowRedirectsElsewhere(String location) {
        serve(BLOCK, exchange -> redirect(exchange, 302, location));

        assertStorageException(ErrorCode.STORAGE_FAILED, false);
        assertThat(requests).hasValue(1);
    }

    @Test
    void unknownSizeIsAnError() throws IOException {
        serve(BLOCK, exchange -> {
            exchange.getResponseHeaders().add("Transfer-Encoding", "chunked");
            exchange.sendResponseHeaders(200, -1);
            exchange.close();
        });

        assertThat(source().blocks().contains(HASH)).isTrue();
        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> source().blocks().size(HASH))
                .withMessageContaining("size");
    }

    @Test
    void interruptEndsRequestAndIsKept() {
        serve(BLOCK, exchange -> awaitEnd());
        Thread.currentThread().interrupt();
        try {
            assertStorageException(ErrorCode.STORAGE_INTERRUPTED, true);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "file:///tmp/",
                "ds/",
                "http:/ds",
                "http://u:p@localhost/",
                "http://localhost/?a=b",
                "http://h/#f"
            })
    void refusesOtherBaseUrls(String url) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> new HttpDatasetSource(URI.create(url), HttpSourceOptions.defaults()))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_URL))
                .satisfies(e -> assertThat(e.getMessage()).doesNotContain("u:p"));
    }

    @Test
    void addsSlashToBaseUrl() {
        assertThat(new HttpDatasetSource(URI.create("https://h/ds"), HttpSourceOptions.defaults()).baseUrl())
                .hasToString("https://h/ds/");
        assertThat(new HttpDatasetSource(URI.create("https://h"), HttpSourceOptions.defaults()).baseUrl())
                .hasToString("https://h/");
    }

    @Test
    void refusesClientThatFollowsRedirects() {
        HttpClient client = HttpClient.newBuilder()
                .followRedirects(HttpClient.Redirect.ALWAYS)
                .build();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> new HttpDatasetSource(url("/"), HttpSourceOptions.defaults(), client));
    }

    @Test
    void refusesOptionsOutOfRange() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> options().attemptsMax(0).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> options().requestTimeout(Duration.ZERO).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> options().blockSizeBytesMax(-1).build());
    }

    private void assertStorageException(ErrorCode code, boolean isRetriable) {
        assertThatExceptionOfType(StorageException.class)
                .isThrownBy(() -> source().blocks().read(HASH, 100))
                .satisfies(e -> assertThat(e.code()).isEqualTo(code))
                .satisfies(e -> assertThat(e.isRetriable()).isEqualTo(isRetriable))
                .satisfies(e -> assertThat(e.target()).isEqualTo(url(BLOCK).toString()));
    }

    private HttpDatasetSource source() {
        return source(options());
    }

    private HttpDatasetSource source(HttpSourceOptions.Builder options) {
        return new HttpDatasetSource(url("/ds/"), options.build(), client(), pauses::add);
    }

    private HttpSourceOptions.Builder options() {
        return HttpSourceOptions.builder().spoolDirectory(spoolDirectory);
    }

    private static HttpClient client() {
        return HttpClient.newHttpClient();
    }

    private URI url(String path) {
        return URI.create("http://localhost:" + server.getAddress().getPort() + path);
    }

    private void serve(String path, HttpHandler handler) {
        server.createContext(path, exchange -> {
            requests.incrementAndGet();
            try (exchange) {
                handler.handle(exchange);
            }
        });
    }

    private static void answer(HttpExchange exchange, int status, byte[] body) throws IOException {
        boolean isHead = exchange.getRequestMethod().equals("HEAD");
        if (isHead) {
            exchange.getResponseHeaders().set("Content-Length", Integer.toString(body.length));
        }
        exchange.sendResponseHeaders(status, isHead || body.length == 0 ? -1 : body.length);
        if (!isHead && body.length > 0) {
            exchange.getResponseBody().write(body);
        }
    }

    private static void redirect(HttpExchange exchange, int status, String location) throws IOException {
        exchange.getResponseHeaders().set("Location", location);
        exchange.sendResponseHeaders(status, -1);
    }

    private void endless(HttpExchange exchange) throws IOException {
        exchange.sendResponseHeaders(200, 0);
        writeUntilHungUp(exchange.getResponseBody());
    }

    private void writeUntilHungUp(OutputStream body) throws IOException {
        byte[] piece = new byte[4096];
        while (testOver.getCount() > 0) {
            body.write(piece);
        }
    }

    private void truncate(ServerSocket socket) {
        while (!socket.isClosed()) {
            try (Socket connection = socket.accept()) {
                requests.incrementAndGet();
                connection.getInputStream().read(new byte[4096]);
                String answer = "HTTP/1.1 200 OK\r\nContent-Length: " + CONTENT.size() + "\r\n\r\nsome";
                connection.getOutputStream().write(answer.getBytes(StandardCharsets.US_ASCII));
            } catch (IOException e) {
                // The test is over.
                return;
            }
        }
    }

    private boolean over(int millis) {
        try {
            return testOver.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return true;
        }
    }

    private void awaitEnd() {
        assertThat(over(30_000)).isTrue();
    }
}
