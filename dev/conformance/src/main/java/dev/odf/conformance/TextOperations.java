package dev.odf.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.odf.schema.Watermark;
import dev.odf.schema.codec.TextCodec;
import dev.odf.schema.id.AccountId;
import dev.odf.schema.id.AccountName;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetAliasRemote;
import dev.odf.schema.id.DatasetId;
import dev.odf.schema.id.DatasetName;
import dev.odf.schema.id.DatasetNamePattern;
import dev.odf.schema.id.DatasetPushTarget;
import dev.odf.schema.id.DatasetRef;
import dev.odf.schema.id.DatasetRefAny;
import dev.odf.schema.id.DatasetRefAnyPattern;
import dev.odf.schema.id.DatasetRefPattern;
import dev.odf.schema.id.DatasetRefRemote;
import dev.odf.schema.id.DidKey;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.id.RepoName;
import java.util.Map;
import java.util.function.Function;

/** Identifiers, names and date-times in text. */
final class TextOperations {
    private static final String SOME_DATE_TIME = "2020-01-01T00:00:00Z";

    /** A value prints as its canonical text. */
    private static final Map<String, Function<String, Object>> PARSERS = Map.ofEntries(
            Map.entry("multihash", Multihash::parse),
            Map.entry("datasetId", DatasetId::parse),
            Map.entry("didKey", DidKey::parse),
            Map.entry("accountId", AccountId::parse),
            Map.entry("datasetName", DatasetName::parse),
            Map.entry("accountName", AccountName::parse),
            Map.entry("repoName", RepoName::parse),
            Map.entry("datasetAlias", DatasetAlias::parse),
            Map.entry("datasetAliasRemote", DatasetAliasRemote::parse),
            Map.entry("datasetRef", DatasetRef::parse),
            Map.entry("datasetRefRemote", DatasetRefRemote::parse),
            Map.entry("datasetRefAny", DatasetRefAny::parse),
            Map.entry("datasetNamePattern", DatasetNamePattern::parse),
            Map.entry("datasetRefPattern", DatasetRefPattern::parse),
            Map.entry("datasetRefAnyPattern", DatasetRefAnyPattern::parse),
            Map.entry("datasetPushTarget", DatasetPushTarget::parse),
            Map.entry("dateTime", TextOperations::dateTime));

    private TextOperations() {}

    static Map<String, Operation> all() {
        return Map.of("text.parse", TextOperations::parse);
    }

    private static ObjectNode parse(Request request) throws BadRequestException {
        String type = request.text("type");
        Function<String, Object> parser = PARSERS.get(type);
        if (parser == null) {
            throw new BadRequestException("'type' is '" + type + "', which no text has");
        }
        return Json.object().put("canonical", parser.apply(request.text("text")).toString());
    }

    /** Date-times are read as parts of documents only. */
    private static Object dateTime(String text) {
        ObjectNode watermark = Json.object().put("systemTime", SOME_DATE_TIME).put("eventTime", text);
        return TextCodec.json().read(Json.line(watermark), Watermark.class).eventTime();
    }
}
