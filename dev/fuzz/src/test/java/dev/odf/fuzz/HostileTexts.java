package dev.odf.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Texts of 64 KiB that make a reader work for as much as they can, by what they consist of. */
final class HostileTexts {
    private static final int SCALAR_CHARACTERS = 30_000;

    /** A run of one of these is a text, mostly a malformed one. */
    private static final List<String> YAML_UNITS = List.of(
            "[",
            "{",
            "]",
            "}",
            "? ",
            "- ",
            "&a ",
            "*a ",
            "!",
            "!a ",
            "!!str ",
            "|",
            ">",
            "'",
            "\"",
            "''",
            "\\",
            "%",
            "%YAML 1.2\n",
            "---\n",
            "--- a\n",
            "--- {}\n",
            "...\n",
            "#",
            "#\n",
            "\n",
            " \n",
            "\t",
            ":",
            ",",
            ": ",
            "`",
            "@",
            "a",
            "a ",
            "a: ",
            "a:\n",
            "0",
            "1",
            "-",
            "\u00e9",
            "\ud83d\ude00",
            "\ufeff",
            "\u0085",
            "\u2028",
            "\r",
            "\r\n",
            "a\n",
            "[a,",
            "{a: ",
            "[]",
            "{}",
            "- - ",
            "-\n",
            "- a\n",
            "? a\n",
            "? [",
            "!<a> ",
            "&a [",
            "<<: ",
            "? a\n: ",
            "\ud800",
            "\u0000");

    private static final List<String> JSON_UNITS = List.of(
            "[",
            "{",
            "]",
            "}",
            "\"",
            "{\"a\":",
            "[{",
            "[1,",
            "a",
            "0",
            "1",
            "-",
            "-1",
            "\u00e9",
            "\ud83d\ude00",
            " ",
            "\n",
            "\\",
            "/",
            "//",
            "/*",
            "\ufeff",
            "nul",
            "true",
            "\"a\"",
            "\"\\u0000",
            "[]",
            "{}",
            "1 ",
            "[0.",
            "1e",
            "1E+",
            "NaN",
            "'",
            "\ud800",
            "\u0000");

    private HostileTexts() {}

    static Map<String, String> yaml() {
        Map<String, String> texts = new LinkedHashMap<>();
        YAML_UNITS.forEach(unit -> texts.put(visible(unit) + " repeated", filled("", unit, "")));
        addYamlScalars(texts);
        addYamlStructures(texts);
        addYamlNumbers(texts);
        addYamlAliases(texts);
        return texts;
    }

    private static void addYamlScalars(Map<String, String> texts) {
        texts.put("long plain scalar", filled("a: ", "b", ""));
        texts.put("plain scalar of many lines", filled("a: b\n", " b\n", ""));
        texts.put("plain scalar with blank lines", filled("a: b", "\n", "  b"));
        texts.put("folded scalar", filled("a: >\n", " b\n", ""));
        texts.put("folded scalar with blank lines", filled("a: >\n b\n", "\n", " b"));
        texts.put("literal scalar", filled("a: |\n", " b\n", ""));
        texts.put("literal scalar with blank lines", filled("a: |\n b\n", "\n", " b"));
        texts.put("literal scalar of one line", filled("a: |\n ", "b", ""));
        texts.put("quoted scalar", filled("a: \"", "b", "\""));
        texts.put("quoted scalar of many lines", filled("a: \"b\n", " b\n", "\""));
        texts.put("quoted scalar of escapes", filled("a: \"", "\\U0001F600", "\""));
        texts.put("quoted scalar of escaped breaks", filled("a: \"", "\\\n", "\""));
        texts.put("quoted scalar without end", filled("a: \"", "b", ""));
        texts.put("single quotes in quotes", filled("a: '", "''", "'"));
        texts.put("long key", filled("", "a", ": b"));
        texts.put("long quoted key", filled("\"", "a", "\": b"));
        texts.put("long explicit key", filled("? ", "a", "\n: b"));
        texts.put("long tag", filled("!", "a", " b"));
        texts.put("long verbatim tag", filled("!<", "a", "> b"));
        texts.put("percent-encoded tag", filled("!", "%41", " b"));
        texts.put("long anchor", filled("&", "a", " b"));
        texts.put("long alias", filled("*", "a", ""));
        texts.put("long comment", filled("a: b #", "c", ""));
    }

    private static void addYamlStructures(Map<String, String> texts) {
        texts.put("spaces before a value", filled("a:\n", " ", "b"));
        texts.put("mappings indented one by one", joined("", i -> " ".repeat(i) + "a:\n", ""));
        texts.put("sequences indented one by one", joined("", i -> " ".repeat(i) + "-\n", ""));
        texts.put("scalars in 120 sequences", filled("[".repeat(120), "a,", "]".repeat(120)));
        texts.put("tag directives", joined("", i -> "%TAG !a" + i + "! tag:a\n", "--- a"));
        texts.put("version of many digits", filled("%YAML ", "1", ".2\n--- a"));
        texts.put("minor version of many digits", filled("%YAML 1.", "1", "\n--- a"));
        texts.put("many keys", joined("", i -> "k" + i + ": 1\n", ""));
        texts.put("one key many times", filled("", "a: 1\n", ""));
        texts.put("many keys in braces", joined("{", i -> "k" + i + ",", "}"));
        texts.put("keys with one hash code", joined("", i -> colliding(i) + ": 1\n", ""));
        texts.put("tiny mappings", filled("{a: [", "{},", "]}"));
        texts.put("tiny mappings with a key", filled("{a: [", "{a},", "]}"));
        texts.put("tiny sequences", filled("{a: [", "[],", "]}"));
        texts.put("tiny scalars", filled("{a: [", "a,", "]}"));
        texts.put("tiny scalars in lines", filled("a:\n", "- a\n", ""));
        texts.put("many anchors", joined("a: [", i -> "&a" + i + " b,", "]"));
        texts.put("one anchor many times", filled("a: [", "&a b,", "]"));
    }

    private static void addYamlNumbers(Map<String, String> texts) {
        texts.put("long integer", filled("a: ", "1", ""));
        texts.put("long zero", filled("a: 0x", "0", ""));
        texts.put("long binary integer", filled("a: 0b", "1", ""));
        texts.put("long fraction", filled("a: 1.", "1", ""));
        texts.put("long fraction of zeros", filled("a: 0.", "0", "1"));
        texts.put("long exponent", filled("a: 1e", "1", ""));
        texts.put("long negative exponent", filled("a: 1e-", "1", ""));
        texts.put("integers", filled("a: [", "1,", "]"));
        texts.put("integers of 128 bits", filled("a: [", "0b" + "1".repeat(128) + ",", "]"));
        texts.put("floats", filled("a: [", "1e9,", "]"));
        texts.put("floats that are hard to round", filled("a: [", "2.2250738585072012e-308,", "]"));
        texts.put("floats of many digits", filled("a: [", "0." + "1".repeat(1_100) + ",", "]"));
    }

    private static void addYamlAliases(Map<String, String> texts) {
        String scalar = "b".repeat(SCALAR_CHARACTERS);
        String digits = "1".repeat(SCALAR_CHARACTERS);
        texts.put("aliases of a tiny scalar", filled("a: [&a b", ",*a", "]"));
        texts.put("aliases of a long scalar", filled("a: [&a " + scalar, ",*a", "]"));
        texts.put(
                "aliases of a long non-ASCII scalar",
                filled("a: [&a " + "\u20ac".repeat(SCALAR_CHARACTERS / 3), ",*a", "]"));
        texts.put("aliases of a long integer", filled("a: [&a " + digits, ",*a", "]"));
        texts.put("aliases of a long float", filled("a: [&a 0." + digits, ",*a", "]"));
        texts.put("aliases of a long scalar as keys", filled("a: &a \"" + scalar + "\"\n", "*a : 1\n", ""));
        texts.put("aliases of a long key", filled("a: &a {\"" + scalar + "\": 1}\nb: [*a", ",*a", "]"));
        texts.put("aliases of an empty mapping", filled("a: [&a {}", ",*a", "]"));
        texts.put("aliases of a few mappings", filled("a: [&a [{a},{a},{a}]", ",*a", "]"));
        texts.put("aliases of deep sequences", filled("a: [&a " + nested("[", "]", 100), ",*a", "]"));
        texts.put("aliases of deep mappings", filled("a: [&a " + nested("{a: ", "}", 100), ",*a", "]"));
        texts.put("ten aliases of ten aliases", aliasesOfAliases(8, 10));
        texts.put("two aliases of two aliases", aliasesOfAliases(100, 2));
        String snapshot = "name: a\nkind: Root\nmetadata:\n";
        String bytes = "QUFB".repeat(SCALAR_CHARACTERS / 4);
        texts.put(
                "aliases of an event with bytes",
                filled(snapshot + "- &a {kind: SetDataSchema, rawArrowSchema: " + bytes + "}\n", "- *a\n", ""));
        texts.put(
                "aliases of an input with a long reference",
                filled(
                        snapshot + "- kind: SetTransform\n  inputs: [&a {datasetRef: a/" + scalar + "}",
                        ",*a",
                        "]\n  transform: {kind: Sql, engine: a, query: b}\n"));
        texts.put(
                "aliases of an input with a short reference",
                filled(
                        snapshot + "- kind: SetTransform\n  inputs: [&a {datasetRef: a}",
                        ",*a",
                        "]\n  transform: {kind: Sql, engine: a, query: b}\n"));
        texts.put(
                "aliases of a field",
                filled(
                        snapshot
                                + "- kind: SetDataSchema\n  schema:\n    fields: [&a {name: a, type: {kind: Option, inner: Bool}}",
                        ",*a",
                        "]\n"));
        texts.put("aliases of an event", filled(snapshot + "- &a {kind: SetVocab}\n", "- *a\n", ""));
    }

    static Map<String, String> json() {
        Map<String, String> texts = new LinkedHashMap<>();
        JSON_UNITS.forEach(unit -> texts.put(visible(unit) + " repeated", filled("", unit, "")));
        texts.put("tiny arrays", filled("{\"a\":[", "[],", "[]]}"));
        texts.put("tiny objects", filled("{\"a\":[", "{},", "{}]}"));
        texts.put("tiny objects with a key", filled("{\"a\":[", "{\"\":1},", "1]}"));
        texts.put("tiny strings", filled("{\"a\":[", "\"\",", "1]}"));
        texts.put("integers", filled("{\"a\":[", "1,", "1]}"));
        texts.put("negative zeros", filled("{\"a\":[", "-0,", "0]}"));
        texts.put("integers beyond 64 bits", filled("{\"a\":[", "1".repeat(25) + ",", "1]}"));
        texts.put("integers of 200 digits", filled("{\"a\":[", "1".repeat(200) + ",", "1]}"));
        texts.put("floats", filled("{\"a\":[", "1e9,", "1]}"));
        texts.put("floats that are hard to round", filled("{\"a\":[", "2.2250738585072012e-308,", "1]}"));
        texts.put("floats of many digits", filled("{\"a\":[", "0." + "1".repeat(1_100) + ",", "1]}"));
        texts.put("one key many times", filled("{", "\"a\":1,", "\"a\":1}"));
        texts.put("many keys", joined("{", i -> "\"k" + i + "\":1,", "\"z\":1}"));
        texts.put("keys with one hash code", joined("{", i -> "\"" + colliding(i) + "\":1,", "\"z\":1}"));
        texts.put("long string", filled("{\"a\":\"", "b", "\"}"));
        texts.put("long string of escapes", filled("{\"a\":\"", "\\u00e9", "\"}"));
        texts.put("long string of control characters", filled("{\"a\":\"", "\\u0000", "\"}"));
        texts.put("long string of unpaired surrogates", filled("{\"a\":\"", "\\ud800", "\"}"));
        texts.put("long key", filled("{\"", "b", "\":1}"));
        texts.put("long name of a variant", filled("{\"kind\":\"", "b", "\"}"));
        texts.put("long integer", filled("{\"a\":", "1", "}"));
        texts.put("long fraction", filled("{\"a\":1.", "1", "}"));
        texts.put("long exponent", filled("{\"a\":1e", "1", "}"));
        texts.put("long negative exponent", filled("{\"a\":1e-", "1", "}"));
        texts.put("126 arrays", filled("{\"a\":[", nested("[", "]", 125) + ",", "1]}"));
        texts.put("126 objects", filled("{\"a\":[", "{\"\":".repeat(125) + "1" + "}".repeat(125) + ",", "1]}"));
        texts.put("spaces before a value", filled("{\"a\":", " ", "1}"));
        texts.put("line breaks before a value", filled("{\"a\":", "\n", "1}"));
        texts.put("spaces behind the end", filled("{\"a\":1}", " ", ""));
        texts.put("error behind many lines", filled("{\"a\":[", " \n", "x]}"));
        return texts;
    }

    /** As many repetitions of a unit as fit between a start and an end. */
    static String filled(String start, String unit, String end) {
        return start + unit.repeat((Bounded.INPUT_MAX - start.length() - end.length()) / unit.length()) + end;
    }

    /** As many parts as fit between a start and an end. */
    private static String joined(String start, IntFunction<String> part, String end) {
        StringBuilder text = new StringBuilder(start);
        for (int i = 0; ; i++) {
            String next = part.apply(i);
            if (text.length() + next.length() + end.length() > Bounded.INPUT_MAX) {
                return text.append(end).toString();
            }
            text.append(next);
        }
    }

    private static String nested(String begin, String end, int depth) {
        return begin.repeat(depth) + end.repeat(depth);
    }

    /** Strings of 24 letters of which all have the same hash code. */
    private static String colliding(int number) {
        StringBuilder text = new StringBuilder();
        for (int bit = 0; bit < 12; bit++) {
            text.append((number >> bit & 1) == 0 ? "Aa" : "BB");
        }
        return text.toString();
    }

    private static String aliasesOfAliases(int levels, int aliases) {
        List<String> lines = new ArrayList<>(List.of("k0: &a0 [b]"));
        for (int i = 1; i < levels; i++) {
            lines.add("k" + i + ": &a" + i + " [" + ("*a" + (i - 1) + ",").repeat(aliases) + "]");
        }
        return String.join("\n", lines);
    }

    private static String visible(String unit) {
        StringBuilder text = new StringBuilder();
        unit.chars().forEach(c -> text.append(c >= ' ' && c < 0x7f ? (char) c : String.format("\\u%04x", c)));
        return text.toString();
    }
}
