package dev.odf.codegen;

import dev.odf.codegen.Model.EnumDef;
import dev.odf.codegen.Model.Group;
import dev.odf.codegen.Model.RecordDef;
import dev.odf.codegen.Model.TypeDef;
import dev.odf.codegen.Model.UnionDef;
import java.util.List;

/** Lets every rule print its part of a checked model. */
final class Generator {
    private static final String RESOURCES = "dev/odf/schema/published/";

    private final Model model;

    Generator(Model model) {
        this.model = model;
    }

    /** Records, unions, enums and the codecs for binary and text. */
    void generateSchema(OutputDirectory output) {
        RecordRule records = new RecordRule(model);
        for (Group group : model.groups()) {
            for (TypeDef type : group.types()) {
                put(output, typeFile(records, group, type), group.name());
            }
            put(output, new EncoderRule(model).file(group), group.name());
            put(output, new DecoderRule(model).file(group), group.name());
            put(output, new PrinterRule(model).file(group), group.name());
            put(output, new ParserRule(model).file(group), group.name());
        }
        put(output, new RegistryRule(model).file(), "all");
    }

    /** The schemas for other languages and for editors. */
    void generateResources(OutputDirectory output) {
        output.put(RESOURCES + "odf.fbs", new FbsRule(model).print());
        output.put(
                RESOURCES + "MetadataBlock.json", new JsonSchemaRule(model).manifest("MetadataBlock", List.of(2, 3)));
        for (String kind : List.of("DatasetSnapshot", "MetadataEvent")) {
            output.put(RESOURCES + kind + ".json", new JsonSchemaRule(model).manifest(kind, List.of(1)));
        }
    }

    /** Arbitrary values of every type, for property tests. */
    void generateArbitraries(OutputDirectory output) {
        put(output, new ArbitrariesRule(model).file(), "all");
    }

    private JavaFile typeFile(RecordRule records, Group group, TypeDef type) {
        if (type instanceof UnionDef unionDef) {
            return new UnionRule(model, records).file(group, unionDef);
        }
        if (type instanceof EnumDef enumDef) {
            return new EnumRule().file(group, enumDef);
        }
        return records.file(group, model.table((RecordDef) type));
    }

    private static void put(OutputDirectory output, JavaFile file, String group) {
        output.put(file.path(), file.render(group));
    }
}
