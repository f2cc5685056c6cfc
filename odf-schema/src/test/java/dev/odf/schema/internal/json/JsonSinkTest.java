package dev.odf.schema.internal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.odf.schema.JsonValue;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.ValidationException;
import dev.odf.schema.internal.text.TextSink;
import org.junit.jupiter.api.Test;

class JsonSinkTest {
    @Test
    void writesCompactText() {
        JsonSink sink = JsonSink.compact();
        writeSample(sink);

        assertThat(sink.text())
                .isEqualTo("{\"b\":\"x\\ny\",\"a\":18446744073709551615,\"list\":[-1,true,{},[]],"
                        + "\"extra\":{\"A\":[],\"z\":1.0}}");
    }

    @Test
    void writesPrettyText() {
        JsonSink sink = JsonSink.pretty();
        writeSample(sink);

        assertThat(sink.text()).isEqualTo("""
                        {
                          "b": "x\\ny",
                          "a": 18446744073709551615,
                          "list": [
                            -1,
                            true,
                            {},
                            []
                          ],
                          "extra": {
                            "A": [],
                            "z": 1.0
                          }
                        }""");
    }

    @Test
    void refusesUnpairedSurrogatesWithTheirPath() {
        JsonSink sink = JsonSink.compact();
        sink.beginMapping();
        sink.key("a/b");
        sink.beginSequence();
        sink.uint64(1);

        assertThatExceptionOfType(ValidationException.class)
                .isThrownBy(() -> sink.string("x\uD800y"))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.VALUE_INVALID_UNICODE))
                .satisfies(e -> assertThat(e.violations().get(0).path()).isEqualTo("/a~1b/1"))
                .withMessageContaining("U+D800 at index 1");
        sink.beginMapping();
        assertThatExceptionOfType(ValidationException.class).isThrownBy(() -> sink.key("\uDC00"));
    }

    @Test
    void refusesToNestDeeperThanReadersGo() {
        JsonSink sink = JsonSink.compact();
        for (int depth = 1; depth <= 1_000; depth++) {
            sink.beginSequence();
        }

        assertThatExceptionOfType(LimitExceededException.class)
                .isThrownBy(sink::beginMapping)
                .satisfies(e -> assertThat(e.maximum()).isEqualTo(1_000));
    }

    @Test
    void refusesCallsThatMakeNoDocument() {
        JsonSink sink = JsonSink.compact();
        assertThatIllegalStateException().isThrownBy(() -> sink.key("a"));
        assertThatIllegalStateException().isThrownBy(sink::endMapping);
        assertThatIllegalStateException().isThrownBy(sink::text);
        sink.beginMapping();
        assertThatIllegalStateException().isThrownBy(() -> sink.string("a"));
        assertThatIllegalStateException().isThrownBy(sink::beginMapping);
        assertThatIllegalStateException().isThrownBy(sink::endSequence);
        sink.key("a");
        assertThatIllegalStateException().isThrownBy(() -> sink.key("b"));
        assertThatIllegalStateException().isThrownBy(sink::endMapping);
        sink.bool(false);
        sink.endMapping();
        assertThatIllegalStateException().isThrownBy(() -> sink.bool(true));
        assertThat(sink.text()).isEqualTo("{\"a\":false}");
    }

    private static void writeSample(TextSink sink) {
        sink.beginMapping();
        sink.key("b");
        sink.string("x\ny");
        sink.key("a");
        sink.uint64(-1);
        sink.key("list");
        sink.beginSequence();
        sink.int64(-1);
        sink.bool(true);
        sink.beginMapping();
        sink.endMapping();
        sink.beginSequence();
        sink.endSequence();
        sink.endSequence();
        sink.key("extra");
        sink.json(JsonValue.parse("{\"z\":1.0,\"A\":[]}"));
        sink.endMapping();
    }
}
