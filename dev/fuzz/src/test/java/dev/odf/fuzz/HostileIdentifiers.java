package dev.odf.fuzz;

import static dev.odf.fuzz.HostileTexts.filled;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Texts of up to 64 KiB that make a parser of identifiers work for as much as they can, by what they consist of. */
final class HostileIdentifiers {
    /** The longest URL that is looked at. */
    private static final int URL_MAX = 8_192;

    private static final List<String> UNITS =
            List.of("a", "a.", "a-", ".", "/", "a/", "%", "%a", "a.%", "%.-", "%.", ":", "@", "\ud800", "\u00e9", "z");

    private HostileIdentifiers() {}

    static Map<String, String> texts() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String unit : UNITS) {
            texts.put("'" + (unit.equals("\ud800") ? "\\ud800" : unit) + "' repeated", filled("", unit, ""));
            texts.put("'a/b/" + (unit.equals("\ud800") ? "\\ud800" : unit) + "' repeated", filled("a/b/", unit, ""));
        }
        texts.put("base58", filled("z", "2", ""));
        texts.put("base58 of the longest length", "z" + "z".repeat(1_022));
        for (String did : List.of("did:odf:", "did:key:")) {
            texts.put(did + " of base58", filled(did + "z", "z", ""));
            texts.put(did + " of base58 zeros", filled(did + "z", "1", ""));
            texts.put(did + " of base58 of the longest length", did + "z" + "z".repeat(1_015));
            texts.put(did + " of base16", filled(did + "f", "0", ""));
            texts.put(did + " of base64url", filled(did + "u", "A", ""));
        }
        texts.put("did:pkh with a long address", filled("did:pkh:eip155:1:", "a", ""));
        texts.put("did:pkh of colons", filled("did:pkh:", ":", ""));
        texts.put("did:pkh of at signs", filled("did:pkh:", "@", ""));
        texts.put("account with a long reference", filled("eip155:", "1", ":a"));
        addUrls(texts);
        return texts;
    }

    private static void addUrls(Map<String, String> texts) {
        Map<String, String> units = new LinkedHashMap<>();
        units.put("host", "http:// a ");
        units.put("host of numbers", "http:// 1. a");
        units.put("host of users", "http:// @ a");
        units.put("host of ports", "http:// a: ");
        units.put("port of zeros", "http://a: 0 80");
        units.put("IPv6 address of colons", "http://[ : ]");
        units.put("IPv6 address", "http://[ 1: ]");
        units.put("slashes", "http: / a");
        units.put("path", "http://a/ a/ ");
        units.put("path of parents", "http://a/ ../ ");
        units.put("path up and down", "http://a/ a/../ ");
        units.put("path of encoded dots", "http://a/ %2e/ ");
        units.put("path of non-ASCII", "http://a/ \u00e9 ");
        units.put("opaque path of non-ASCII", "x://a/ \ud83d\ude00 ");
        units.put("query", "http://a/? \" ");
        units.put("scheme", " a+ a://a");
        units.forEach((name, form) -> {
            String[] parts = form.split(" ", -1);
            texts.put("URL, " + name, filled(parts[0], parts[1], parts[2]));
            int times = (URL_MAX - parts[0].length() - parts[2].length()) / parts[1].length();
            texts.put("short URL, " + name, parts[0] + parts[1].repeat(times) + parts[2]);
        });
    }

    /** Names, each with a pattern that almost covers it, so that both are 64 KiB together. */
    static Map<String, String> namesByPattern() {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("%" + "a".repeat(16_000) + "b", "a".repeat(49_000));
        names.put("%" + "a".repeat(16_000) + "b%", "a".repeat(49_000));
        names.put("%" + "a".repeat(32_000) + "b", "a".repeat(33_000));
        names.put("%a".repeat(16_000) + "b", "a".repeat(33_000));
        names.put("%a%b%" + "a".repeat(16_000) + "b%", "ab".repeat(8_000) + "a".repeat(33_000));
        names.put("%".repeat(32_000) + "b", "a".repeat(33_000));
        names.put("a%".repeat(16_000), "a".repeat(33_000));
        return names;
    }
}
