package dev.odf.schema.jackson;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.dataformat.yaml.YAMLParser;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Stops at an alias, which Jackson gives out as a string that is the name of the anchor. Not thread-safe. */
final class AliasRefusal extends JsonParserDelegate {
    private final YAMLParser parser;

    AliasRefusal(YAMLParser parser) {
        super(parser);
        this.parser = parser;
    }

    @Override
    public @Nullable JsonToken nextToken() throws IOException {
        JsonToken token = parser.nextToken();
        refuseAlias();
        return token;
    }

    /** Refuses the alias at which the parser stands. */
    void refuseAlias() throws JsonParseException {
        if (parser.isCurrentAlias()) {
            throw new JsonParseException(parser, "aliases are not supported in values of Open Data Fabric");
        }
    }
}
