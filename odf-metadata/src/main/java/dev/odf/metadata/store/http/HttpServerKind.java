package dev.odf.metadata.store.http;

/**
 * How a server says that something does not exist.
 *
 * @since 0.1
 */
public enum HttpServerKind {
    /** With status 404 or 410. */
    STANDARD,
    /** With status 500 as well, as gateways of IPFS do; errors of such a server then pass for absence. */
    IPFS_GATEWAY;

    boolean meansAbsent(int status) {
        return status == 404 || status == 410 || (this == IPFS_GATEWAY && status == 500);
    }
}
