package dev.odf.codegen;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.List;

/** Models for tests. */
final class Models {
    /** The model files of the library. */
    static final Path DIRECTORY = Path.of("..", "..", "odf-schema", "src", "main", "odf");

    private Models() {}

    /** The model of the library, checked. */
    static Model library() throws IOException {
        Model model = ModelReader.read(DIRECTORY);
        ModelChecker.check(model);
        return model;
    }

    /** The model of one file, checked. */
    static Model of(String yaml) {
        Model model = new Model(List.of(ModelReader.readGroup(new StringReader(yaml), "test.yaml")));
        ModelChecker.check(model);
        return model;
    }

    /** The model of a file that lists these types, checked. */
    static Model ofTypes(String types) {
        return of("group: Test\nsource: Tests\ntypes:\n" + types);
    }
}
