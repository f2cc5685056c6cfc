package dev.odf.codegen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * Runs the generator: {@code --model DIR} with any of {@code --java DIR} (types and codecs), {@code --resources DIR} (published schemas) and
 * {@code --arbitraries DIR} (property-testing support).
 */
public final class Main {
    private Main() {}

    /** Runs the generator; a fault in the model ends it with an exception that names the place. */
    public static void main(String[] arguments) throws IOException {
        Map<String, Path> options = new HashMap<>();
        for (int index = 0; index + 1 < arguments.length; index += 2) {
            options.put(arguments[index], Path.of(arguments[index + 1]));
        }
        Path directory = options.remove("--model");
        if (directory == null) {
            throw new IllegalArgumentException("--model is missing");
        }
        Model model = ModelReader.read(directory);
        ModelChecker.check(model);
        Generator generator = new Generator(model);
        for (Map.Entry<String, Path> option : options.entrySet()) {
            OutputDirectory output = new OutputDirectory(option.getValue());
            switch (option.getKey()) {
                case "--java" -> generator.generateSchema(output);
                case "--resources" -> generator.generateResources(output);
                case "--arbitraries" -> generator.generateArbitraries(output);
                default -> throw new IllegalArgumentException("unknown option " + option.getKey());
            }
            output.write();
        }
    }
}
