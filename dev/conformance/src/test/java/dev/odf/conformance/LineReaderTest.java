package dev.odf.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineReaderTest {
    @Test
    void cutsAtLineFeedsAlone() throws IOException {
        assertThat(lines("a\n\nb\rc\r\nd\n", 10)).containsExactly("a", "", "b\rc\r", "d");
    }

    @Test
    void needsNoLineFeedAtTheEnd() throws IOException {
        assertThat(lines("a\nb", 10)).containsExactly("a", "b");
        assertThat(lines("", 10)).isEmpty();
    }

    @Test
    void keepsOneByteMoreThanAllowed() throws IOException {
        assertThat(lines("123\n1234\n123456789\n1\n", 3)).containsExactly("123", "1234", "1234", "1");
    }

    @Test
    void joinsWhatItsBufferCutsApart() throws IOException {
        String line = "x".repeat(200_000);

        assertThat(lines(line + "\n" + line, 1_000_000)).containsExactly(line, line);
        assertThat(lines(line + "\nz", 100_000)).containsExactly("x".repeat(100_001), "z");
    }

    private static List<String> lines(String text, int lineBytesMax) throws IOException {
        LineReader reader =
                new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)), lineBytesMax);
        List<String> lines = new ArrayList<>();
        for (byte[] line = reader.next(); line != null; line = reader.next()) {
            lines.add(new String(line, StandardCharsets.US_ASCII));
        }
        return lines;
    }
}
