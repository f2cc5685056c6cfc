package dev.odf.codegen;

import dev.odf.codegen.Model.EnumDef;
import dev.odf.codegen.Model.EnumValueDef;
import dev.odf.codegen.Model.FieldDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.RecordDef;
import dev.odf.codegen.Model.TypeDef;
import dev.odf.codegen.Model.UnionDef;
import dev.odf.codegen.Model.VariantDef;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Reads the model files; a key that it does not know stops the run. */
final class ModelReader {
    private ModelReader() {}

    /** All model files of a directory, in the order of their names. */
    static Model read(Path directory) throws IOException {
        List<Path> files;
        try (Stream<Path> listing = Files.list(directory)) {
            files = listing.filter(file -> file.getFileName().toString().endsWith(".yaml"))
                    .sorted()
                    .collect(Collectors.toList());
        }
        if (files.isEmpty()) {
            throw new ModelException("no model files in the input directory");
        }
        List<Group> groups = new ArrayList<>();
        for (Path file : files) {
            try (Reader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
                groups.add(readGroup(reader, file.getFileName().toString()));
            }
        }
        return new Model(groups);
    }

    static Group readGroup(Reader reader, String fileName) {
        LoaderOptions options = new LoaderOptions();
        options.setAllowDuplicateKeys(false);
        Object document = new Yaml(new SafeConstructor(options)).load(reader);
        ModelNode root = ModelNode.of(fileName, document);
        root.allowOnly("group", "source", "types");
        List<TypeDef> types =
                root.nodes("types").stream().map(ModelReader::readType).collect(Collectors.toList());
        return new Group(root.text("group"), root.text("source"), types);
    }

    private static TypeDef readType(ModelNode node) {
        if (node.has("record")) {
            node.allowOnly("record", "doc", "fields");
            return new RecordDef(node.text("record"), node.text("doc"), readFields(node));
        }
        if (node.has("union")) {
            node.allowOnly("union", "doc", "shortForm", "root", "variants");
            List<VariantDef> variants = node.nodes("variants").stream()
                    .map(ModelReader::readVariant)
                    .collect(Collectors.toList());
            return new UnionDef(
                    node.text("union"), node.text("doc"), node.flag("shortForm"), node.textOrNull("root"), variants);
        }
        node.allowOnly("enum", "doc", "storage", "values");
        List<EnumValueDef> values =
                node.nodes("values").stream().map(ModelReader::readEnumValue).collect(Collectors.toList());
        return new EnumDef(node.text("enum"), node.text("doc"), node.text("storage"), values);
    }

    private static VariantDef readVariant(ModelNode node) {
        if (node.has("record")) {
            node.allowOnly("number", "record");
            return new VariantDef(node.number("number"), node.text("record"), "", List.of(), true);
        }
        node.allowOnly("number", "name", "doc", "fields");
        return new VariantDef(node.number("number"), node.text("name"), node.text("doc"), readFields(node), false);
    }

    private static EnumValueDef readEnumValue(ModelNode node) {
        node.allowOnly("number", "name", "doc");
        return new EnumValueDef(node.number("number"), node.text("name"), node.text("doc"));
    }

    private static List<FieldDef> readFields(ModelNode node) {
        return node.nodes("fields").stream().map(ModelReader::readField).collect(Collectors.toList());
    }

    private static FieldDef readField(ModelNode node) {
        node.allowOnly("id", "name", "type", "optional", "default", "fallback", "format", "doc");
        return new FieldDef(
                node.number("id"),
                node.text("name"),
                FieldType.parse(node.text("type")),
                node.flag("optional"),
                node.textOrNull("default"),
                node.textOrNull("fallback"),
                node.textOrNull("format"),
                node.text("doc"));
    }
}
