package dev.odf.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ModelTest {
    private static final String UNIT =
            "- {enum: Unit, doc: d, storage: int16, values: [{number: 0, name: A, doc: d}]}\n";

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("- {record: R, doc: d, colour: red}", "types/0: unknown key 'colour'"),
                Arguments.of("- {union: U, doc: d, fields: []}", "types/0: unknown key 'fields'"),
                Arguments.of("- {enum: E, doc: d, shortForm: true}", "types/0: unknown key 'shortForm'"),
                Arguments.of("- {doc: d}", "types/0: 'enum' is missing"),
                Arguments.of("- text", "types/0: expected a mapping"),
                Arguments.of("- {record: R, doc: d, fields: {}}", "types/0: 'fields' must be a list"),
                Arguments.of("- {record: R, doc: d}\n- {record: R, doc: d}", "R is declared twice"),
                Arguments.of("- {record: small, doc: d}", "small is not in PascalCase"),
                Arguments.of("- {record: R}", "types/0: 'doc' is missing"),
                Arguments.of("- {record: R, doc: ' '}", "R has no documentation"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: string}]}",
                        "types/0/fields/0: 'doc' is missing"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: string, doc: ''}]}",
                        "R.a has no documentation"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: string, doc: d, nullable: true}]}",
                        "types/0/fields/0: unknown key 'nullable'"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: zero, name: a, type: string, doc: d}]}",
                        "types/0/fields/0: 'id' must be a number"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 1, name: a, type: string, doc: d}]}",
                        "R.a must have id 0"),
                Arguments.of(
                        "- record: R\n  doc: d\n  fields:\n  - {id: 0, name: a, type: string, doc: d}\n"
                                + "  - {id: 1, name: a, type: string, doc: d}",
                        "R.a is declared twice"),
                Arguments.of(
                        "- {union: U, doc: d, variants: [{number: 1, name: V, doc: d}]}\n- record: R\n  doc: d\n"
                                + "  fields:\n  - {id: 0, name: u, type: U, doc: d}\n  - {id: 1, name: a, type: string, doc: d}",
                        "R.a must have id 2"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: float, doc: d}]}",
                        "unknown field type 'float'"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: Missing, doc: d}]}",
                        "no type is called 'Missing'"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: list(Missing), doc: d}]}",
                        "no type is called 'Missing'"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: list(uint64), doc: d}]}",
                        "R.a may list strings and named types only"),
                Arguments.of(
                        UNIT + "- {record: R, doc: d, fields: [{id: 0, name: a, type: Unit, default: A, doc: d}]}",
                        "R.a has a default and must be optional"),
                Arguments.of(
                        "- {record: R, doc: d, fields: [{id: 0, name: a, type: string, optional: true, fallback: x, doc: d}]}",
                        "R.a has a fallback and must be required"),
                Arguments.of(
                        "- {union: U, doc: d, variants: [{number: 0, name: V, doc: d}]}",
                        "U must number its variants 1, 2, 3…"),
                Arguments.of("- {union: U, doc: d, variants: [{number: 1, name: V}]}", "'doc' is missing"),
                Arguments.of(
                        "- {union: U, doc: d, variants: [{number: 1, name: V, doc: ''}]}", "U::V has no documentation"),
                Arguments.of("- {union: U, doc: d, variants: [{number: 1, record: R}]}", "no type is called 'R'"),
                Arguments.of("- {union: U, doc: d, variants: [{number: 1, record: R, name: R}]}", "unknown key 'name'"),
                Arguments.of(
                        "- union: U\n  doc: d\n  variants:\n  - number: 1\n    name: V\n    doc: d\n    fields:\n"
                                + "    - {id: 0, name: kind, type: string, doc: d}",
                        "U::V.kind is the tag of the union"),
                Arguments.of("- {enum: E, doc: d, storage: int8, values: []}", "E has an unknown storage"),
                Arguments.of(
                        "- {enum: E, doc: d, storage: int16, values: [{number: 1, name: A, doc: d}]}",
                        "E must number its values 0, 1, 2…"),
                Arguments.of(
                        "- {enum: E, doc: d, storage: int16, values: [{number: 0, name: A, doc: ''}]}",
                        "E has no documentation"),
                Arguments.of(
                        "- {enum: E, doc: d, storage: int16, values: [{number: 0, name: A, doc: d, id: 1}]}",
                        "types/0/values/0: unknown key 'id'"));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void namesTheFault(String types, String message) {
        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> Models.ofTypes(types))
                .withMessageContaining(message);
    }

    @Test
    void refusesUnknownAndRepeatedKeysOfAFile() {
        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> Models.of("group: G\nsource: S\nversion: 1\n"))
                .withMessageContaining("test.yaml: unknown key 'version'");
        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> Models.of("source: S\n"))
                .withMessageContaining("test.yaml: 'group' is missing");
        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> Models.of("[]"))
                .withMessageContaining("test.yaml: expected a mapping");
        assertThatThrownBy(() -> Models.of("group: G\ngroup: H\nsource: S\n")).hasMessageContaining("duplicate key");
    }

    @Test
    void takesTheFilesOfTheDirectoryItselfInTheOrderOfTheirNames(@TempDir Path directory) throws IOException {
        Files.writeString(directory.resolve("b.yaml"), "group: Second\nsource: S\n");
        Files.writeString(directory.resolve("a.yaml"), "group: First\nsource: S\n");
        Files.writeString(directory.resolve("notes.txt"), "group: Third\n");
        Files.createDirectory(directory.resolve("released"));
        Files.writeString(directory.resolve("released").resolve("c.yaml"), "group: Fourth\nsource: S\n");

        assertThat(ModelReader.read(directory).groups())
                .extracting(Model.Group::name)
                .containsExactly("First", "Second");
    }

    @Test
    void refusesADirectoryWithoutModel(@TempDir Path directory) {
        assertThatExceptionOfType(ModelException.class)
                .isThrownBy(() -> ModelReader.read(directory))
                .withMessageContaining("no model files");
    }
}
