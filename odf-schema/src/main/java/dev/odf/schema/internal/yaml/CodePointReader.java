package dev.odf.schema.internal.yaml;

import dev.odf.schema.error.DataFormat;
import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.Locale;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.reader.StreamReader;
import org.yaml.snakeyaml.scanner.Constant;

/**
 * The characters of a stream as the scanner of snakeyaml wants them, in time linear to their number and within a limit
 * for each document.
 *
 * <p>Takes the place of snakeyaml's own reader, which copies a long line anew for every thousand characters of it and
 * knows a limit only as an untyped error. Not thread-safe.
 */
final class CodePointReader extends StreamReader {
    private static final int[] NOTHING = new int[0];
    private static final int CHUNK_SIZE = 1_024;
    private static final int BYTE_ORDER_MARK = 0xFEFF;

    private final Reader source;
    private final int charactersMax;
    private final char[] chunk = new char[CHUNK_SIZE];
    private int[] window = new int[CHUNK_SIZE];
    private int position;
    private int end;
    private boolean exhausted;
    private char pendingHighSurrogate;
    private int index;
    private int line;
    private int column;
    private int documentCharacters;
    private long copied;

    CodePointReader(Reader source, int charactersMax) {
        super(new StringReader(""));
        this.source = source;
        this.charactersMax = charactersMax;
    }

    /** Starts to count the characters of the next document. */
    void startDocument() {
        documentCharacters = 0;
    }

    /** How many characters were moved within memory, as a measure of work. */
    long copied() {
        return copied;
    }

    @Override
    public Mark getMark() {
        return new Mark("", index, line, column, NOTHING, 0);
    }

    @Override
    public void forward() {
        forward(1);
    }

    @Override
    public void forward(int length) {
        for (int i = 0; i < length && ensure(1); i++) {
            int c = window[position++];
            index++;
            documentCharacters++;
            if (Constant.LINEBR.has(c) || (c == '\r' && ensure(1) && window[position] != '\n')) {
                line++;
                column = 0;
            } else if (c != BYTE_ORDER_MARK) {
                column++;
            }
        }
        checkLimit();
    }

    @Override
    public int peek() {
        return peek(0);
    }

    @Override
    public int peek(int ahead) {
        return ensure(ahead + 1) ? window[position + ahead] : 0;
    }

    @Override
    public String prefix(int length) {
        ensure(length);
        return new String(window, position, Math.min(length, end - position));
    }

    @Override
    public String prefixForward(int length) {
        String prefix = prefix(length);
        int read = Math.min(length, end - position);
        position += read;
        index += read;
        documentCharacters += read;
        // As in the class replaced: the scanner asks for this only where there is no line break.
        column += length;
        checkLimit();
        return prefix;
    }

    @Override
    public int getColumn() {
        return column;
    }

    // The limit for a document is kept here, not in the scanner.
    @Override
    public int getDocumentIndex() {
        return 0;
    }

    @Override
    public void resetDocumentIndex() {}

    @Override
    public int getIndex() {
        return index;
    }

    @Override
    public int getLine() {
        return line;
    }

    private void checkLimit() {
        if (documentCharacters > charactersMax) {
            throw new LimitExceededException("charactersMax", charactersMax, documentCharacters);
        }
    }

    /** Reads until this many characters lie ahead; false if the stream ends before. */
    private boolean ensure(int characters) {
        while (end - position < characters && !exhausted) {
            fill();
        }
        return end - position >= characters;
    }

    private void fill() {
        // A run that the scanner looks at as a whole may be longer than a document may be.
        long ahead = (long) documentCharacters + (end - position);
        if (ahead > (long) charactersMax + CHUNK_SIZE) {
            throw new LimitExceededException("charactersMax", charactersMax, ahead);
        }
        int read;
        try {
            read = source.read(chunk);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        makeRoom();
        for (int i = 0; i < read; i++) {
            accept(chunk[i]);
        }
        if (read < 0) {
            exhausted = true;
            if (pendingHighSurrogate != 0) {
                throw unprintable(pendingHighSurrogate);
            }
        }
    }

    private void makeRoom() {
        int ahead = end - position;
        if (window.length - end > CHUNK_SIZE) {
            return;
        }
        // Doubling keeps the sum of all copies linear.
        int[] target = window.length < 2 * (ahead + CHUNK_SIZE + 1) ? new int[2 * window.length + CHUNK_SIZE] : window;
        System.arraycopy(window, position, target, 0, ahead);
        copied += ahead;
        window = target;
        position = 0;
        end = ahead;
    }

    private void accept(char c) {
        int codePoint = c;
        if (pendingHighSurrogate != 0) {
            if (!Character.isLowSurrogate(c)) {
                throw unprintable(pendingHighSurrogate);
            }
            codePoint = Character.toCodePoint(pendingHighSurrogate, c);
            pendingHighSurrogate = 0;
        } else if (Character.isHighSurrogate(c)) {
            pendingHighSurrogate = c;
            return;
        }
        if (!isPrintable(codePoint)) {
            throw unprintable(codePoint);
        }
        window[end++] = codePoint;
    }

    private MalformedDataException unprintable(int codePoint) {
        int[] ahead = Arrays.copyOfRange(window, position, end);
        int atLine = line + 1;
        int atColumn = column + 1;
        for (int i = 0; i < ahead.length; i++) {
            boolean lineEnds = Constant.LINEBR.has(ahead[i])
                    || (ahead[i] == '\r' && !(i + 1 < ahead.length && ahead[i + 1] == '\n'));
            atLine = lineEnds ? atLine + 1 : atLine;
            atColumn = lineEnds ? 1 : atColumn + 1;
        }
        String name = String.format(Locale.ROOT, "U+%04X", codePoint);
        return new MalformedDataException(
                ErrorCode.TEXT_SYNTAX,
                "the character " + name + " cannot stand in YAML text unescaped",
                DataLocation.document(DataFormat.YAML, atLine, atColumn, ""));
    }
}
