package dev.odf.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ModelEvolutionTest {
    private static final Path RELEASED = Models.DIRECTORY.resolve("released").resolve("model.txt");

    private static final String TYPES = """
            - record: R
              doc: d
              fields:
              - {id: 0, name: a, type: string, doc: d}
              - {id: 1, name: b, type: uint64, optional: true, doc: d}
              - {id: 2, name: c, type: E, optional: true, default: A, doc: d}
              - {id: 3, name: e, type: list(string), doc: d}
              - {id: 4, name: f, type: string, fallback: x, doc: d}
            - union: U
              doc: d
              shortForm: true
              variants:
              - {number: 1, name: V, doc: d}
              - {number: 2, record: R}
            - union: T
              doc: d
              root: TRoot
              variants: [{number: 1, name: V, doc: d}]
            - enum: E
              doc: d
              storage: int16
              values:
              - {number: 0, name: A, doc: d}
              - {number: 1, name: B, doc: d}
            """;

    private static final List<String> LINES = List.of(
            "E = enum of int16",
            "E#00 = A",
            "E#01 = B",
            "R = table R",
            "R#00 = a: string, required",
            "R#01 = b: uint64, optional",
            "R#02 = c: E, absent means 'A', optional",
            "R#03 = e: list(string), required",
            "R#04 = f: string, absent is read as 'x', required",
            "T = union, root TRoot",
            "T#01 = T::V",
            "T::V = table TV",
            "U = union, short form",
            "U#01 = U::V",
            "U#02 = R",
            "U::V = table UV");

    static Stream<Arguments> breaks() {
        return Stream.of(
                Arguments.of(
                        "name: a,",
                        "name: z,",
                        "R#00 was released as 'a: string, required' and is 'z: string, required'"),
                Arguments.of(
                        "type: uint64", "type: uint32", "R#01 was released as 'b: uint64, optional' and is 'b: uint32"),
                Arguments.of(
                        "list(string)",
                        "list(E)",
                        "R#03 was released as 'e: list(string), required' and is 'e: list(E)"),
                Arguments.of(
                        "uint64, optional: true,",
                        "uint64,",
                        "R#01 was released as 'b: uint64, optional' and is 'b: uint64, required'"),
                Arguments.of("a, type: string,", "a, type: string, optional: true,", "R#00 was released"),
                Arguments.of("default: A,", "default: B,", "R#02 was released"),
                Arguments.of("fallback: x,", "fallback: y,", "R#04 was released"),
                Arguments.of(
                        "  - {id: 4, name: f, type: string, fallback: x, doc: d}\n",
                        "",
                        "R#04 was released as 'f: string, absent is read as 'x', required' and is gone"),
                Arguments.of(
                        "fallback: x, doc: d}\n",
                        "fallback: x, doc: d}\n  - {id: 5, name: g, type: string, doc: d}\n",
                        "R#05 is added to a released table and must be optional"),
                Arguments.of(
                        "number: 1, name: V, doc: d}\n  - {number: 2, record: R}",
                        "number: 1, record: R}\n  - {number: 2, name: V, doc: d}",
                        "U#01 was released as 'U::V' and is 'R'\nU#02 was released as 'R' and is 'U::V'"),
                Arguments.of("  shortForm: true\n", "", "U was released as 'union, short form' and is 'union'"),
                Arguments.of("root: TRoot", "root: Root", "T was released"),
                Arguments.of("name: A,", "name: C,", "E#00 was released as 'A' and is 'C'"),
                Arguments.of("  - {number: 1, name: B, doc: d}\n", "", "E#01 was released as 'B' and is gone"),
                Arguments.of("int16", "int32", "E was released as 'enum of int16' and is 'enum of int32'"),
                Arguments.of(
                        "- union: T\n", "- union: S\n", "T was released as 'union, root TRoot' and is gone\nT#01 was"));
    }

    @Test
    void recordsIdsNamesTypesAndNumbers() {
        assertThat(ModelEvolution.record(Models.ofTypes(TYPES))).isEqualTo(LINES);
    }

    @ParameterizedTest
    @MethodSource("breaks")
    void refusesToBreakWhatWasReleased(String part, String changed, String message) {
        assertThat(TYPES).contains(part);
        Model model = Models.ofTypes(TYPES.replaceFirst(Pattern.quote(part), changed));

        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> ModelEvolution.check(model, LINES))
                .withMessageContaining(message);
    }

    @Test
    void allowsAdditions() {
        Model model = Models.ofTypes(TYPES.replace(
                        "fallback: x, doc: d}\n",
                        "fallback: x, doc: d}\n  - {id: 5, name: g, type: string, optional: true, doc: d}\n")
                .replace("{number: 2, record: R}\n", "{number: 2, record: R}\n  - {number: 3, name: W, doc: d}\n")
                .replace("name: B, doc: d}\n", "name: B, doc: d}\n  - {number: 2, name: C, doc: d}\n")
                .concat("- {record: N, doc: d, fields: [{id: 0, name: a, type: string, doc: d}]}\n"));

        assertThatCode(() -> ModelEvolution.check(model, LINES)).doesNotThrowAnyException();
    }

    @Test
    void refusesLinesThatRecordNothing() {
        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> ModelEvolution.check(Models.ofTypes(TYPES), List.of("R: table")))
                .withMessageContaining("'R: table' is not a line of one");
    }

    @Test
    void keepsWhatTheLibraryHasReleased() throws IOException {
        Model model = Models.library();
        ModelEvolution.check(model, Files.readAllLines(RELEASED, StandardCharsets.UTF_8));
        if (Boolean.getBoolean("odf.released.update")) {
            Files.write(RELEASED, ModelEvolution.record(model), StandardCharsets.UTF_8);
        }
    }
}
