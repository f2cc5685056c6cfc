package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.internal.text.DateTimes;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;

/** Every row and every column of the text vectors: a section or column that nothing here reads is a failure. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TextFormatsTest {
    private static final Set<String> NOTES = Set.of("description", "dataset_name_note");
    private static final Set<String> SECTIONS = Set.of(
            "multihash",
            "datasetId",
            "didKey",
            "accountId",
            "datasetName",
            "accountName",
            "datasetAlias",
            "datasetAliasRemote",
            "nameEquality",
            "datasetRef",
            "datasetRefRemote",
            "datasetRefAny",
            "datasetRefAnyResolution",
            "datasetNamePattern",
            "datasetRefPattern",
            "datasetRefAnyPattern",
            "patternMatch",
            "datasetPushTarget",
            "dateTime");
    private static final DatasetId SOME_ID = DatasetId.ofKey(Bytes.copyOf(new byte[32]));

    private JsonNode vectors;

    @BeforeAll
    void readVectors() throws IOException {
        ObjectMapper mapper = new ObjectMapper()
                .enable(DeserializationFeature.USE_BIG_INTEGER_FOR_INTS)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);
        try (InputStream file = TextFormatsTest.class.getResourceAsStream("/vectors/text-formats.json")) {
            vectors = mapper.readTree(file);
        }
    }

    @Test
    void knowsEverySectionOfTheVectors() {
        Set<String> names = new HashSet<>();
        vectors.fieldNames().forEachRemaining(names::add);
        Set<String> known = new HashSet<>(NOTES);
        known.addAll(SECTIONS);
        assertThat(names).isEqualTo(known);
        for (String section : SECTIONS) {
            assertThat(vectors.get(section).fieldNames()).toIterable().isSubsetOf("note", "rows");
            assertThat(vectors.get(section).get("rows")).as(section).isNotEmpty();
        }
    }

    @TestFactory
    Stream<DynamicTest> multihash() {
        return parsing("multihash", Multihash::parse, (row, hash) -> {
            row.ifText("codec", codec -> {
                assertThat(hash.codec()).isEqualTo(Multicodec.parse(codec));
                assertThat(hash.codec()).hasToString(codec);
            });
            row.ifText(
                    "of",
                    content -> assertThat(Multihash.sha3Of(Bytes.copyOf(content.getBytes(StandardCharsets.US_ASCII))))
                            .isEqualTo(hash));
            row.ifText("bytesHex", hex -> {
                assertThat(hash.bytes().toHex()).isEqualTo(hex);
                assertThat(Multihash.fromBytes(Bytes.fromHex(hex))).isEqualTo(hash);
            });
            row.ifText("base58btc", text -> {
                assertThat(Multibase.encodeBase58("", hash.bytes())).isEqualTo(text);
                assertThat(Multihash.parse(text)).isEqualTo(hash);
            });
            row.ifText("short8", text -> assertThat(hash.shortForm()).isEqualTo(text));
        });
    }

    @TestFactory
    Stream<DynamicTest> datasetId() {
        return parsing("datasetId", DatasetId::parse, (row, id) -> {
            row.ifText("bytesHex", hex -> {
                assertThat(id.bytes().toHex()).isEqualTo(hex);
                assertThat(DatasetId.fromBytes(Bytes.fromHex(hex))).isEqualTo(id);
            });
            row.ifText("didKey", text -> {
                assertThat(id.toDidKey()).hasToString(text);
                assertThat(DidKey.parse(text).toDatasetId()).isEqualTo(id);
            });
            row.ifText("multibase", text -> {
                assertThat(id.toMultibase()).isEqualTo(text);
                assertThat(DatasetId.parseMultibase(text)).isEqualTo(id);
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> didKey() {
        return parsing(
                "didKey",
                DidKey::parse,
                (row, key) -> row.ifText("base16", text -> {
                    assertThat(Multibase.encodeBase16("did:key:", key.bytes())).isEqualTo(text);
                    assertThat(DidKey.parse(text)).isEqualTo(key);
                }));
    }

    @TestFactory
    Stream<DynamicTest> accountId() {
        return parsing("accountId", AccountId::parse, (row, account) -> {
            row.ifNumber("length", length -> assertThat(account.toString()).hasSize(length));
            row.ifText("short", text -> assertThat(account.toShortString()).isEqualTo(text));
            row.ifText(
                    "namespace",
                    text -> assertThat(chainAccount(account).namespace()).isEqualTo(text));
            row.ifText(
                    "reference",
                    text -> assertThat(chainAccount(account).reference()).isEqualTo(text));
            row.ifText(
                    "address",
                    text -> assertThat(chainAccount(account).address()).isEqualTo(text));
        });
    }

    private static DidPkh chainAccount(AccountId account) {
        assertThat(account).isInstanceOf(AccountId.Pkh.class);
        return ((AccountId.Pkh) account).did();
    }

    @TestFactory
    Stream<DynamicTest> datasetName() {
        // The three kinds of names share the grammar, and so the rows.
        return Stream.of(
                        parsing("datasetName", DatasetName::parse, (row, name) -> {}),
                        parsing("datasetName", AccountName::parse, (row, name) -> {}),
                        parsing("datasetName", RepoName::parse, (row, name) -> {}))
                .flatMap(Function.identity());
    }

    @TestFactory
    Stream<DynamicTest> accountName() {
        return parsing("accountName", AccountName::parse, (row, name) -> {});
    }

    @TestFactory
    Stream<DynamicTest> datasetAlias() {
        return parsing("datasetAlias", DatasetAlias::parse, (row, alias) -> {
            assertThat(String.valueOf(alias.accountName())).isEqualTo(String.valueOf(row.textOrNull("account")));
            assertThat(alias.datasetName()).hasToString(row.text("dataset"));
        });
    }

    @TestFactory
    Stream<DynamicTest> datasetAliasRemote() {
        return parsing("datasetAliasRemote", DatasetAliasRemote::parse, (row, alias) -> {});
    }

    @TestFactory
    Stream<DynamicTest> nameEquality() {
        return rows("nameEquality", row -> {
            Function<String, Comparable<?>> parse = nameParser(row.text("type"));
            Comparable<?> a = parse.apply(row.text("a"));
            Comparable<?> b = parse.apply(row.text("b"));
            boolean equal = row.bool("equal");
            assertThat(a.equals(b)).isEqualTo(equal);
            assertThat(b.equals(a)).isEqualTo(equal);
            assertThat(compare(a, b) == 0).isEqualTo(equal);
            if (equal) {
                assertThat(a).hasSameHashCodeAs(b);
            }
        });
    }

    private static Function<String, Comparable<?>> nameParser(String type) {
        return switch (type) {
            case "datasetAlias" -> DatasetAlias::parse;
            case "datasetAliasRemote" -> DatasetAliasRemote::parse;
            default -> throw new AssertionError("unknown type " + type);
        };
    }

    @SuppressWarnings("unchecked")
    private static int compare(Comparable<?> a, Comparable<?> b) {
        return ((Comparable<Object>) a).compareTo(b);
    }

    @TestFactory
    Stream<DynamicTest> datasetRef() {
        return parsing(
                "datasetRef",
                DatasetRef::parse,
                (row, ref) -> assertThat(kind(ref)).isEqualTo(row.text("parsedAs")));
    }

    @TestFactory
    Stream<DynamicTest> datasetRefRemote() {
        return parsing(
                "datasetRefRemote",
                DatasetRefRemote::parse,
                (row, ref) -> assertThat(kind(ref)).isEqualTo(row.text("parsedAs")));
    }

    @TestFactory
    Stream<DynamicTest> datasetRefAny() {
        return parsing("datasetRefAny", DatasetRefAny::parse, (row, ref) -> {
            assertThat(kind(ref)).isEqualTo(row.text("parsedAs"));
            row.ifText("repo", repo -> {
                assertThat(ref).isInstanceOf(DatasetRefAny.Id.class);
                assertThat(((DatasetRefAny.Id) ref).repoName()).hasToString(repo);
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> datasetRefAnyResolution() {
        return rows("datasetRefAnyResolution", row -> {
            DatasetRefAny ref = DatasetRefAny.parse(row.text("input"));
            boolean answer = row.bool("isRepo");
            Predicate<RepoName> isRepo = name -> answer;
            DatasetRef local = ref.asLocalRef(isRepo);
            DatasetRefRemote remote = ref.asRemoteRef(isRepo);
            assertThat(local == null).as("either local or remote").isNotEqualTo(remote == null);

            String found = local == null ? describe(remote) : describe(local);
            String to = row.text("to");
            assertThat(to).isIn("local", "remote");
            boolean asWanted = to.equals("local") ? local != null : remote != null;
            assertThat(asWanted ? found : "not " + to + ": " + found).isEqualTo(row.text("result"));
        });
    }

    private static String describe(DatasetRef ref) {
        DatasetAlias alias = ref.alias();
        assertThat(alias).isNotNull();
        String account = alias.accountName() == null ? "" : " account=" + alias.accountName();
        return "local alias" + account + " dataset=" + alias.datasetName();
    }

    private static String describe(DatasetRefRemote ref) {
        assertThat(ref).isInstanceOf(DatasetRefRemote.Alias.class);
        DatasetAliasRemote alias = ((DatasetRefRemote.Alias) ref).alias();
        String account = alias.accountName() == null ? "-" : alias.accountName().toString();
        return "remote alias repo=" + alias.repoName() + " account=" + account + " dataset=" + alias.datasetName();
    }

    @TestFactory
    Stream<DynamicTest> datasetNamePattern() {
        return parsing("datasetNamePattern", DatasetNamePattern::parse, (row, pattern) -> {});
    }

    @TestFactory
    Stream<DynamicTest> datasetRefPattern() {
        return parsing("datasetRefPattern", DatasetRefPattern::parse, (row, pattern) -> {
            assertThat(kind(pattern)).isEqualTo(row.text("parsedAs"));
            row.ifText("account", account -> {
                assertThat(pattern).isInstanceOf(DatasetRefPattern.Pattern.class);
                assertThat(((DatasetRefPattern.Pattern) pattern).pattern().accountName())
                        .hasToString(account);
            });
        });
    }

    @TestFactory
    Stream<DynamicTest> datasetRefAnyPattern() {
        return parsing(
                "datasetRefAnyPattern",
                DatasetRefAnyPattern::parse,
                (row, pattern) -> assertThat(kind(pattern)).isEqualTo(row.text("parsedAs")));
    }

    @TestFactory
    Stream<DynamicTest> patternMatch() {
        return rows("patternMatch", row -> {
            String account = row.textOrNull("account");
            DatasetAlias alias = new DatasetAlias(
                    account == null ? null : AccountName.parse(account), DatasetName.parse(row.text("dataset")));
            List<DatasetId> ids = new ArrayList<>();
            row.ifText("datasetId", id -> ids.add(DatasetId.parse(id)));
            DatasetHandle handle = new DatasetHandle(ids.isEmpty() ? SOME_ID : ids.get(0), alias);
            boolean matches = row.bool("matches");
            String text = row.text("pattern");
            assertThat(DatasetRefPattern.parse(text).matches(handle)).isEqualTo(matches);
            assertThat(DatasetRefAnyPattern.parse(text).matches(handle, name -> false))
                    .isEqualTo(matches);
        });
    }

    @TestFactory
    Stream<DynamicTest> datasetPushTarget() {
        return parsing(
                "datasetPushTarget",
                DatasetPushTarget::parse,
                (row, target) -> assertThat(kind(target)).isEqualTo(row.text("parsedAs")));
    }

    @TestFactory
    Stream<DynamicTest> dateTime() {
        return rows("dateTime", row -> {
            String input = row.text("input");
            if (row.bool("accept")) {
                assertThat(DateTimes.format(DateTimes.parse(input))).isEqualTo(row.text("canonical"));
            } else {
                assertThatThrownBy(() -> DateTimes.parse(input)).isInstanceOf(MalformedDataException.class);
            }
        });
    }

    /** One test per row: accepted or refused, what the value prints as, that this reads back as an equal value, and the columns of the section. */
    private <T> Stream<DynamicTest> parsing(
            String section, Function<String, T> parse, BiConsumer<VectorRow, T> columns) {
        return rows(section, row -> {
            String input = row.text("input");
            if (!row.bool("accept")) {
                assertThatThrownBy(() -> parse.apply(input)).isInstanceOf(MalformedDataException.class);
                return;
            }
            T value = parse.apply(input);
            row.ifText("canonical", canonical -> assertThat(value).hasToString(canonical));
            T again = parse.apply(value.toString());
            assertThat(again).isEqualTo(value).hasSameHashCodeAs(value).hasToString(value.toString());
            columns.accept(row, value);
        });
    }

    private Stream<DynamicTest> rows(String section, Consumer<VectorRow> check) {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode node : vectors.get(section).get("rows")) {
            String name = node.has("input") ? "'" + node.get("input").textValue() + "'" : node.toString();
            tests.add(DynamicTest.dynamicTest(name, () -> {
                VectorRow row = new VectorRow(node);
                check.accept(row);
                row.assertAllRead();
            }));
        }
        return tests.stream();
    }

    private static String kind(DatasetRef ref) {
        return ref.match(new DatasetRef.Cases<>() {
            @Override
            public String id(DatasetRef.Id byId) {
                return "id";
            }

            @Override
            public String alias(DatasetRef.Alias byAlias) {
                return "alias";
            }
        });
    }

    private static String kind(DatasetRefRemote ref) {
        return ref.match(new DatasetRefRemote.Cases<>() {
            @Override
            public String id(DatasetRefRemote.Id byId) {
                return "id";
            }

            @Override
            public String alias(DatasetRefRemote.Alias byAlias) {
                return "alias";
            }

            @Override
            public String url(DatasetRefRemote.Url byUrl) {
                return "url";
            }
        });
    }

    private static String kind(DatasetRefAny ref) {
        return ref.match(new DatasetRefAny.Cases<>() {
            @Override
            public String id(DatasetRefAny.Id byId) {
                return "id";
            }

            @Override
            public String localAlias(DatasetRefAny.LocalAlias byAlias) {
                return "localAlias";
            }

            @Override
            public String remoteAlias(DatasetRefAny.RemoteAlias byAlias) {
                return "remoteAlias";
            }

            @Override
            public String ambiguousAlias(DatasetRefAny.AmbiguousAlias byAlias) {
                return "ambiguousAlias";
            }

            @Override
            public String url(DatasetRefAny.Url byUrl) {
                return "url";
            }
        });
    }

    private static String kind(DatasetRefPattern pattern) {
        return pattern.match(new DatasetRefPattern.Cases<>() {
            @Override
            public String ref(DatasetRefPattern.Ref choice) {
                return "ref";
            }

            @Override
            public String pattern(DatasetRefPattern.Pattern choice) {
                return "pattern";
            }
        });
    }

    private static String kind(DatasetRefAnyPattern pattern) {
        return pattern.match(new DatasetRefAnyPattern.Cases<>() {
            @Override
            public String ref(DatasetRefAnyPattern.Ref choice) {
                return "ref:" + kind(choice.ref());
            }

            @Override
            public String localPattern(DatasetRefAnyPattern.LocalPattern choice) {
                return "patternLocal";
            }

            @Override
            public String ambiguousPattern(DatasetRefAnyPattern.AmbiguousPattern choice) {
                return "patternAmbiguous";
            }

            @Override
            public String remotePattern(DatasetRefAnyPattern.RemotePattern choice) {
                return "patternRemote";
            }
        });
    }

    private static String kind(DatasetPushTarget target) {
        return target.match(new DatasetPushTarget.Cases<>() {
            @Override
            public String alias(DatasetPushTarget.Alias alias) {
                return "alias";
            }

            @Override
            public String repository(DatasetPushTarget.Repository repository) {
                return "repository";
            }

            @Override
            public String url(DatasetPushTarget.Url url) {
                return "url";
            }
        });
    }
}
