package dev.odf.schema.internal.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.odf.schema.codec.TextLimits;
import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import org.junit.jupiter.api.Test;

/** Other releases of Jackson report some faults a character further on, so this holds for ours alone. */
class JsonSyntaxPlacesTest {
    private static final TextLimits LIMITS = TextLimits.defaults();

    @Test
    void reportsWhereTheSyntaxIsWrong() {
        assertSyntaxError("{\"a\": [1, }", 1, 11, "/a");
        assertSyntaxError("{\"a\": 1} x", 1, 10, "");
        assertSyntaxError("{\"a\": 1} 2", 1, 10, "");
        assertSyntaxError("[\n tru]", 2, 2, "");
        assertSyntaxError("[{\"😀\" 1}]", 1, 7, "/0");
        assertSyntaxError("", 1, 1, "");
    }

    private static void assertSyntaxError(String text, int line, int column, String path) {
        assertThatExceptionOfType(MalformedDataException.class)
                .isThrownBy(() -> JsonNodes.read(text, LIMITS))
                .satisfies(e -> assertThat(e.code()).isEqualTo(ErrorCode.TEXT_SYNTAX))
                .satisfies(e ->
                        assertThat(e.location()).isEqualTo(DataLocation.document(DataFormat.JSON, line, column, path)));
    }
}
