package dev.odf.schema.id;

import dev.odf.schema.error.MalformedDataException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;

/**
 * Absolute URLs of the shape {@code scheme://…} in the normal form of the WHATWG URL Standard, as far as a {@link URI} can hold it.
 *
 * <p>Done: scheme in lower case; for http, https, ws, wss, ftp and file also the host in lower case, {@code \} read as {@code /}, superfluous
 * slashes before the host dropped, and an empty path written as {@code /}; the default port and leading zeros of a port dropped; {@code .} and
 * {@code ..} segments removed; spaces, non-ASCII and what else the standard names percent-encoded as UTF-8.
 *
 * <p>Refused although the standard reads it: control characters and spaces at the ends (the text has to match as a whole), hosts of those schemes
 * that are not ASCII or percent-encoded, IPv4 addresses in other than four plain decimals, and all that no URI may hold, such as a stray
 * {@code %}. Left as they are: IPv6 addresses, which are not shortened, and drive letters, which get no treatment of their own.
 */
final class WebUrl {
    private static final int CHARS_MAX = 8_192;
    private static final int PORT_MAX = 65_535;
    private static final String SCHEME_END = "://";
    private static final String FILE_SCHEME = "file";
    private static final Map<String, Integer> DEFAULT_PORTS =
            Map.of("http", 80, "https", 443, "ws", 80, "wss", 443, "ftp", 21, FILE_SCHEME, -1);

    private static final String ENCODED_IN_USER_INFO = " \"#<>?`{}/:;=@[\\]^|";
    private static final String ENCODED_IN_PATH = " \"#<>?`{}^";
    private static final String ENCODED_IN_QUERY = " \"#<>";
    private static final String ENCODED_IN_SPECIAL_QUERY = ENCODED_IN_QUERY + "'";
    private static final String ENCODED_IN_FRAGMENT = " \"<>`";
    private static final String FORBIDDEN_IN_OPAQUE_HOST = " #/:<>?@[\\]^|";
    private static final String FORBIDDEN_IN_HOST = FORBIDDEN_IN_OPAQUE_HOST + "%\"`{}";

    private final String text;
    private final boolean isSpecial;
    private final boolean isFile;
    private final StringBuilder normal;
    private final int defaultPort;

    private WebUrl(String text, String scheme) {
        this.text = text;
        Integer port = DEFAULT_PORTS.get(scheme);
        this.isSpecial = port != null;
        this.isFile = scheme.equals(FILE_SCHEME);
        this.defaultPort = port == null ? -1 : port;
        this.normal = new StringBuilder(text.length() + 8).append(scheme).append(SCHEME_END);
    }

    /** Whether a text starts with a scheme, letters and digits in groups that a single {@code +} joins, and {@code ://}. */
    static boolean looksLikeUrl(String text) {
        int schemeEnd = text.indexOf(':');
        if (schemeEnd <= 0 || !text.startsWith(SCHEME_END, schemeEnd)) {
            return false;
        }
        boolean inGroup = false;
        for (int i = 0; i < schemeEnd; i++) {
            char c = text.charAt(i);
            if ((c == '+' && !inGroup) || (c != '+' && !Hostname.isLetterOrDigit(c))) {
                return false;
            }
            inGroup = c != '+';
        }
        return inGroup;
    }

    /** The normal form of a URL that somebody made. */
    static URI normalize(URI url) {
        Objects.requireNonNull(url, "url");
        return parse(url.toString());
    }

    /** The normal form of a text. */
    static URI parse(String text) {
        if (text.length() > CHARS_MAX) {
            throw malformed(text, CHARS_MAX, "at most " + CHARS_MAX + " characters");
        }
        if (!looksLikeUrl(text) || isDigit(text.charAt(0))) {
            throw malformed(text, 0, "a scheme and '://'");
        }
        checkCharacters(text);
        int schemeEnd = text.indexOf(':');
        StringBuilder scheme = new StringBuilder(schemeEnd);
        for (int i = 0; i < schemeEnd; i++) {
            scheme.append(CaselessText.toLowerCase(text.charAt(i)));
        }
        String normal = new WebUrl(text, scheme.toString()).normalize(schemeEnd + SCHEME_END.length());
        try {
            return new URI(normal);
        } catch (URISyntaxException e) {
            throw IdentifierKind.URL.malformed(text, 0, "characters that a URI may hold (" + e.getReason() + ")", e);
        }
    }

    private static void checkCharacters(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isSpaceAtEnd = c == ' ' && i == text.length() - 1;
            if (c < ' ' || c == 0x7f || isSpaceAtEnd) {
                throw malformed(text, i, "no control characters and no spaces at the end");
            }
        }
    }

    private String normalize(int from) {
        int start = from;
        while (isSpecial && !isFile && isSlashAt(start)) {
            start++;
        }
        int authorityEnd = start;
        while (authorityEnd < text.length() && !isSlashAt(authorityEnd) && !isQueryOrFragmentAt(authorityEnd)) {
            authorityEnd++;
        }
        int fragmentAt = text.indexOf('#', authorityEnd);
        int queryEnd = fragmentAt < 0 ? text.length() : fragmentAt;
        int queryAt = text.indexOf('?', authorityEnd);
        int pathEnd = queryAt < 0 || queryAt > queryEnd ? queryEnd : queryAt;

        appendAuthority(start, authorityEnd);
        appendPath(authorityEnd, pathEnd);
        if (pathEnd < queryEnd) {
            normal.append('?');
            appendEncoded(pathEnd + 1, queryEnd, isSpecial ? ENCODED_IN_SPECIAL_QUERY : ENCODED_IN_QUERY);
        }
        if (queryEnd < text.length()) {
            normal.append('#');
            appendEncoded(queryEnd + 1, text.length(), ENCODED_IN_FRAGMENT);
        }
        return normal.toString();
    }

    private boolean isSlashAt(int at) {
        return at < text.length() && (text.charAt(at) == '/' || (isSpecial && text.charAt(at) == '\\'));
    }

    private boolean isQueryOrFragmentAt(int at) {
        return text.charAt(at) == '?' || text.charAt(at) == '#';
    }

    private void appendAuthority(int from, int to) {
        int at = text.lastIndexOf('@', to - 1);
        int hostStart = from;
        if (at >= from) {
            appendUserInfo(from, at);
            hostStart = at + 1;
        }
        int hostEnd = to;
        int colon = text.lastIndexOf(':', to - 1);
        boolean isBracketed = hostStart < to && text.charAt(hostStart) == '[';
        if (colon >= hostStart && (!isBracketed || text.lastIndexOf(']', to - 1) < colon)) {
            hostEnd = colon;
        }
        if (hostStart == hostEnd && ((isSpecial && !isFile) || hostStart > from || hostEnd < to)) {
            throw malformed(text, hostStart, "a host");
        }
        if (isFile && (hostStart > from || hostEnd < to)) {
            throw malformed(text, from, "a file URL without user and port");
        }
        if (isBracketed) {
            appendAddress(hostStart, hostEnd);
        } else if (isSpecial) {
            appendHost(hostStart, hostEnd);
        } else {
            appendOpaqueHost(hostStart, hostEnd);
        }
        if (hostEnd < to) {
            appendPort(hostEnd + 1, to);
        }
    }

    private void appendUserInfo(int from, int to) {
        int colon = text.indexOf(':', from);
        int nameEnd = colon < 0 || colon > to ? to : colon;
        if (nameEnd == from && to - nameEnd <= 1) {
            return;
        }
        appendEncoded(from, nameEnd, ENCODED_IN_USER_INFO);
        if (to - nameEnd > 1) {
            normal.append(':');
            appendEncoded(nameEnd + 1, to, ENCODED_IN_USER_INFO);
        }
        normal.append('@');
    }

    /** An IPv6 address; that it is one is left to the URI. */
    private void appendAddress(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c >= 0x7f || c == '%' || (c == ']') != (i == to - 1)) {
                throw malformed(text, i, "an IPv6 address without a zone, and ']' behind it");
            }
            normal.append(CaselessText.toLowerCase(c));
        }
    }

    private void appendHost(int from, int to) {
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c >= 0x7f || FORBIDDEN_IN_HOST.indexOf(c) >= 0) {
                throw malformed(text, i, "an ASCII host without '" + FORBIDDEN_IN_HOST + "'");
            }
        }
        String host = text.substring(from, to);
        if (endsInNumber(host) && !isPlainIpv4(host)) {
            throw malformed(text, from, "an IPv4 address of four decimals, since the host ends in a number");
        }
        if (isFile && host.equalsIgnoreCase("localhost")) {
            return;
        }
        for (int i = 0; i < host.length(); i++) {
            normal.append(CaselessText.toLowerCase(host.charAt(i)));
        }
    }

    private void appendOpaqueHost(int from, int to) {
        for (int i = from; i < to; i++) {
            if (FORBIDDEN_IN_OPAQUE_HOST.indexOf(text.charAt(i)) >= 0) {
                throw malformed(text, i, "a host without '" + FORBIDDEN_IN_OPAQUE_HOST + "'");
            }
        }
        appendEncoded(from, to, "");
    }

    private static boolean endsInNumber(String host) {
        int end = host.endsWith(".") ? host.length() - 1 : host.length();
        int start = host.lastIndexOf('.', end - 1) + 1;
        if (start >= end) {
            return false;
        }
        boolean isHex = host.startsWith("0x", start) || host.startsWith("0X", start);
        for (int i = isHex ? start + 2 : start; i < end; i++) {
            char c = host.charAt(i);
            if (!isDigit(c) && !(isHex && HexFormat.isHexDigit(c))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlainIpv4(String host) {
        int numbers = 0;
        int start = 0;
        while (start <= host.length()) {
            int dot = host.indexOf('.', start);
            int end = dot < 0 ? host.length() : dot;
            boolean isShort = end > start && end - start <= 3 && (end == start + 1 || host.charAt(start) != '0');
            if (!isShort || decimal(host, start, end) > 255 || decimal(host, start, end) < 0) {
                return false;
            }
            numbers++;
            start = end + 1;
        }
        return numbers == 4;
    }

    private void appendPort(int from, int to) {
        int start = from;
        while (start < to - 1 && text.charAt(start) == '0') {
            start++;
        }
        if (start == to) {
            return;
        }
        int port = to - start > 5 ? -1 : decimal(text, start, to);
        if (port < 0 || port > PORT_MAX) {
            throw malformed(text, from, "a port from 0 to " + PORT_MAX);
        }
        if (port != defaultPort) {
            normal.append(':').append(port);
        }
    }

    /** The number of a few digits, or -1 if there is anything else. */
    private static int decimal(String text, int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            if (!isDigit(text.charAt(i))) {
                return -1;
            }
            number = 10 * number + text.charAt(i) - '0';
        }
        return number;
    }

    private void appendPath(int from, int to) {
        int pathStart = normal.length();
        int start = from;
        while (isSlashAt(start) && start < to) {
            int end = start + 1;
            while (end < to && !isSlashAt(end)) {
                end++;
            }
            String dots = text.substring(start + 1, end).replace("%2e", ".").replace("%2E", ".");
            boolean isParent = dots.equals("..");
            if (isParent) {
                normal.setLength(Math.max(pathStart, normal.lastIndexOf("/")));
            }
            if (!isParent && !dots.equals(".")) {
                normal.append('/');
                appendEncoded(start + 1, end, ENCODED_IN_PATH);
            } else if (end == to) {
                normal.append('/');
            }
            start = end;
        }
        if (isSpecial && normal.length() == pathStart) {
            normal.append('/');
        }
    }

    /** Appends a part of the text, with non-ASCII, controls and the given characters percent-encoded. */
    private void appendEncoded(int from, int to, String encoded) {
        int at = from;
        while (at < to) {
            char c = text.charAt(at);
            int end = at + 1;
            if (c > ' ' && c < 0x7f && encoded.indexOf(c) < 0) {
                normal.append(c);
            } else {
                end = Character.isHighSurrogate(c) && end < to ? end + 1 : end;
                appendPercentEncoded(at, end);
            }
            at = end;
        }
    }

    private void appendPercentEncoded(int from, int to) {
        ByteBuffer utf8;
        try {
            utf8 = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text, from, to));
        } catch (CharacterCodingException e) {
            throw IdentifierKind.URL.malformed(text, from, "no unpaired surrogates", e);
        }
        while (utf8.hasRemaining()) {
            normal.append('%').append(HexFormat.of().withUpperCase().toHexDigits(utf8.get()));
        }
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static MalformedDataException malformed(String text, int offset, String expected) {
        return IdentifierKind.URL.malformed(text, offset, expected);
    }
}
