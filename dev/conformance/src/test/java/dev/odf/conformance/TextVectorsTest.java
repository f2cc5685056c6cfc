package dev.odf.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TextVectorsTest {
    private final Driver driver = new Driver();

    /** Every row of a section that says whether a text is accepted; names of repositories share the rows of those of datasets. */
    static Stream<Arguments> texts() {
        List<Arguments> arguments = new ArrayList<>();
        for (Map.Entry<String, JsonNode> section :
                Vectors.load("text-formats.json").properties()) {
            String type = section.getKey();
            for (JsonNode row : section.getValue().path("rows")) {
                if (row.has("input") && row.has("accept")) {
                    arguments.add(argument(type, row));
                    if (type.equals("datasetName")) {
                        arguments.add(argument("repoName", row));
                    }
                }
            }
        }
        return arguments.stream();
    }

    private static Arguments argument(String type, JsonNode row) {
        return Arguments.argumentSet(type + " " + row.required("input"), type, row);
    }

    @Test
    void findsAllSections() {
        Set<Object> types = new TreeSet<>();
        texts().forEach(arguments -> types.add(arguments.get()[0]));
        assertThat(types)
                .containsExactly(
                        "accountId",
                        "accountName",
                        "datasetAlias",
                        "datasetAliasRemote",
                        "datasetId",
                        "datasetName",
                        "datasetNamePattern",
                        "datasetPushTarget",
                        "datasetRef",
                        "datasetRefAny",
                        "datasetRefAnyPattern",
                        "datasetRefPattern",
                        "datasetRefRemote",
                        "dateTime",
                        "didKey",
                        "multihash",
                        "repoName");
    }

    @ParameterizedTest
    @MethodSource("texts")
    void parsesWhatTheReferenceParses(String type, JsonNode row) {
        JsonNode answer = Vectors.answer(
                driver, Vectors.request("text.parse").put("type", type).set("text", row.required("input")));

        if (!row.required("accept").booleanValue()) {
            assertThat(answer.at("/error/code").textValue()).isNotEmpty().doesNotStartWith("driver.");
        } else if (row.has("canonical")) {
            assertThat(answer.at("/ok/canonical")).isEqualTo(row.required("canonical"));
        } else {
            assertThat(answer.at("/ok/canonical").textValue()).isNotEmpty();
        }
    }
}
