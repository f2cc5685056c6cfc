package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WebUrlTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "https://example.com | https://example.com/",
                "HTTPS://Example.COM/A | https://example.com/A",
                "http://a:80/ | http://a/",
                "http://a:0080/ | http://a/",
                "http://a:/ | http://a/",
                "http://a:443/ | http://a:443/",
                "https://a:443 | https://a/",
                "ftp://a:21/x | ftp://a/x",
                "ws://a:80 | ws://a/",
                "wss://a:443 | wss://a/",
                "odf+http://a:80/ | odf+http://a:80/",
                "http://a/b/../c/./d | http://a/c/d",
                "http://a/../../b | http://a/b",
                "http://a/b/.. | http://a/",
                "http://a/b/. | http://a/b/",
                "http://a/b/%2E%2e/c | http://a/c",
                "http://a/.%2e | http://a/",
                "http://a//b///c | http://a//b///c",
                "http://a/b//.. | http://a/b/",
                "http://a/b c?d e#f g | http://a/b%20c?d%20e#f%20g",
                "http://a/é?ü#ß | http://a/%C3%A9?%C3%BC#%C3%9F",
                "http://a/😀 | http://a/%F0%9F%98%80",
                "http://a/b?x'y | http://a/b?x%27y",
                "s3://a/b?x'y | s3://a/b?x'y",
                "http://a?b | http://a/?b",
                "http://a#b | http://a/#b",
                "http://a/? | http://a/?",
                "http://a/# | http://a/#",
                "http://a/b?c/../d | http://a/b?c/../d",
                "http://a/b#c?d | http://a/b#c?d",
                "http:////a/b | http://a/b",
                "http://a\\b\\..\\c | http://a/c",
                "http://u:p@a/ | http://u:p@a/",
                "http://u@a/ | http://u@a/",
                "http://@a/ | http://a/",
                "http://:@a/ | http://a/",
                "http://u:@a/ | http://u@a/",
                "http://:p@a/ | http://:p@a/",
                "http://u@v@a/ | http://u%40v@a/",
                "http://127.0.0.1:8080/x | http://127.0.0.1:8080/x",
                "http://[::1]:80/ | http://[::1]/",
                "http://[2001:DB8::1] | http://[2001:db8::1]/",
                "http://a_b.c/ | http://a_b.c/",
                "file:///etc/x | file:///etc/x",
                "file://localhost/etc/../x | file:///x",
                "file://Host/x | file://host/x",
                "file:// | file:///",
                "ipfs://BAFK | ipfs://BAFK",
                "ipfs://BAFK/./a/../b | ipfs://BAFK/b",
                "IPFS://x:0800/ | ipfs://x:800/",
                "s3:///key | s3:///key",
                "s3://bucké/a | s3://buck%C3%A9/a"
            })
    void bringsUrlsIntoNormalForm(String text, String normal) {
        assertThat(WebUrl.parse(text)).hasToString(normal);
        assertThat(WebUrl.parse(normal)).hasToString(normal);
        assertThat(WebUrl.normalize(WebUrl.parse(text))).hasToString(normal);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "foo:bar",
                "://a",
                "1a://b",
                "a-b://c",
                "a++b://c",
                "+a://c",
                "http:/a",
                "http://",
                "http:///",
                "http://?a",
                "http://u@/",
                "http://:80/",
                "http://a b/",
                "http://é/",
                "http://a%41/",
                "http://a:b/",
                "http://a:65536/",
                "http://a:99999999999/",
                "http://a:-1/",
                "http://a:b:80/",
                "http://1.2.3/",
                "http://1.2.3.256/",
                "http://1.2.3.04/",
                "http://1.2.3.4.5/",
                "http://a.0x1/",
                "http://1/",
                "http://1.2.3.4./",
                "http://[::1/",
                "http://[::g]/",
                "http://[::1%25eth0]/",
                "http://[::1]x/",
                "http://a/%zz",
                "http://a/%",
                "http://a/|",
                "http://a/\ud800",
                "http://a/\udc00b",
                "http://a/\ud800?\udc00",
                "http://a/\tb",
                "http://a/\n",
                "http://a/ ",
                " http://a/",
                "http://a/\u007f",
                "file://a:80/x",
                "file://u@a/x",
                "s3://",
                "s3://:80/",
                "s3://a b/",
                "s3://a^b/",
                "s3://a\\b"
            })
    void rejectsWhatHasNoNormalForm(String text) {
        assertThatThrownBy(() -> WebUrl.parse(text))
                .isInstanceOfSatisfying(
                        MalformedDataException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_URL));
    }

    @Test
    void boundsTheLength() {
        assertThat(WebUrl.parse("http://a/" + "é".repeat(8_000)).toString()).hasSize(9 + 6 * 8_000);
        assertThatThrownBy(() -> WebUrl.parse("http://a/" + "b".repeat(8_192)))
                .isInstanceOf(MalformedDataException.class)
                .hasMessageContaining("at most 8192 characters");
    }
}
