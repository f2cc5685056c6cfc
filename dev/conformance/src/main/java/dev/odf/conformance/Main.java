package dev.odf.conformance;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Reads requests from standard input and writes answers to standard output, one JSON object a line, until the input ends. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws IOException {
        // Whatever a library might print must not end up between the answers.
        System.setOut(System.err);
        try (OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out))) {
            serve(System.in, out);
        }
    }

    static void serve(InputStream in, OutputStream out) throws IOException {
        Driver driver = new Driver();
        LineReader lines = new LineReader(in, Driver.LINE_BYTES_MAX);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            out.write(driver.answer(line).getBytes(StandardCharsets.UTF_8));
            out.write('\n');
            out.flush();
        }
    }
}
