package dev.odf.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.odf.schema.id.AccountId;
import dev.odf.schema.id.AccountName;
import dev.odf.schema.id.Bytes;
import dev.odf.schema.id.DatasetAlias;
import dev.odf.schema.id.DatasetAliasPattern;
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
import dev.odf.schema.id.Did;
import dev.odf.schema.id.DidKey;
import dev.odf.schema.id.DidPkh;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import dev.odf.schema.id.RepoName;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.provider.MethodSource;

class IdentifierFuzzTest {
    private static final int ORACLE_CHARACTERS_MAX = 200;

    static Stream<byte[]> vectors() {
        return Vectors.texts(Vectors.TEXT_FORMATS, "input", "canonical", "short", "bytes", "a", "pattern", "dataset")
                .map(text -> text.getBytes(StandardCharsets.UTF_8));
    }

    @MethodSource("vectors")
    @FuzzTest(maxDuration = "10m")
    void parsesWhatItPrintsAgainOrRefusesIt(byte[] input) {
        if (input.length > Bounded.INPUT_MAX) {
            return;
        }
        checkBytes(Bytes.copyOf(input));
        String text = FuzzedText.of(input);
        checkKeysAndHashes(text);
        checkNamesAndReferences(text);
        checkMatching(text);
    }

    private static void checkKeysAndHashes(String text) {
        check(text, Multihash::parse, Multihash::toString);
        check(text, Multicodec::parse, Multicodec::toString);
        check(text, DatasetId::parse, DatasetId::toString);
        check(text, DatasetId::parseMultibase, DatasetId::toMultibase);
        check(text, Did::parse, Did::toString);
        check(text, DidKey::parse, DidKey::toString);
        check(text, DidKey::parseMultibase, DidKey::toMultibase);
        check(text, DidPkh::parse, DidPkh::toString);
        check(text, DidPkh::parseCaip10, DidPkh::toCaip10);
        check(text, AccountId::parse, AccountId::toString);
        AccountId account = Bounded.decode(() -> AccountId.parseShort(text));
        if (account != null) {
            checkEqual(AccountId.parse(account.toString()), account);
            if (account instanceof AccountId.Odf) {
                checkEqual(AccountId.parseShort(account.toShortString()), account);
            }
        }
    }

    private static void checkNamesAndReferences(String text) {
        check(text, DatasetName::parse, DatasetName::toString);
        check(text, AccountName::parse, AccountName::toString);
        check(text, RepoName::parse, RepoName::toString);
        check(text, DatasetAlias::parse, DatasetAlias::toString);
        check(text, DatasetAliasRemote::parse, DatasetAliasRemote::toString);
        check(text, DatasetRef::parse, DatasetRef::toString);
        check(text, DatasetRefRemote::parse, DatasetRefRemote::toString);
        check(text, DatasetRefAny::parse, DatasetRefAny::toString);
        check(text, DatasetPushTarget::parse, DatasetPushTarget::toString);
        check(text, DatasetNamePattern::parse, DatasetNamePattern::toString);
        check(text, DatasetAliasPattern::parse, DatasetAliasPattern::toString);
        check(text, DatasetRefPattern::parse, DatasetRefPattern::toString);
        DatasetRefAnyPattern choice = Bounded.decode(() -> DatasetRefAnyPattern.parse(text));
        // A URL that got percent-encoded looks like a pattern, and reads back as a reference only.
        if (choice != null
                && !(choice instanceof DatasetRefAnyPattern.Ref
                        && choice.toString().contains("%"))) {
            check(text, DatasetRefAnyPattern::parse, DatasetRefAnyPattern::toString);
        }
    }

    private static void checkBytes(Bytes bytes) {
        Multihash hash = Bounded.decode(() -> Multihash.fromBytes(bytes));
        if (hash != null) {
            assertThat(hash.bytes()).isEqualTo(bytes);
            checkEqual(Multihash.of(hash.codec(), hash.digest()), hash);
            checkEqual(Multihash.parse(hash.toString()), hash);
        }
        DatasetId id = Bounded.decode(() -> DatasetId.fromBytes(bytes));
        if (id != null) {
            assertThat(id.bytes()).isEqualTo(bytes);
            checkEqual(DatasetId.parse(id.toString()), id);
            checkEqual(DatasetId.ofKey(id.publicKey()), id);
            checkEqual(id.toDidKey().toDatasetId(), id);
        }
        DidKey key = Bounded.decode(() -> DidKey.fromBytes(bytes));
        if (key != null) {
            assertThat(key.bytes()).isEqualTo(bytes);
            checkEqual(DidKey.parse(key.toString()), key);
        }
        AccountId account = Bounded.decode(() -> AccountId.fromBytes(bytes));
        if (account != null) {
            assertThat(account.bytes()).isEqualTo(bytes);
            checkEqual(AccountId.parse(account.toString()), account);
        }
    }

    private static <T> void check(String text, Function<String, T> parser, Function<T, String> printer) {
        T value = Bounded.decode(() -> parser.apply(text));
        if (value == null) {
            return;
        }
        String printed = printer.apply(value);
        T again = parser.apply(printed);
        checkEqual(again, value);
        assertThat(printer.apply(again)).isEqualTo(printed);
    }

    @SuppressWarnings("unchecked")
    private static <T> void checkEqual(T actual, T expected) {
        assertThat(actual).isEqualTo(expected);
        assertThat(actual.hashCode()).isEqualTo(expected.hashCode());
        if (expected instanceof Comparable) {
            assertThat(((Comparable<T>) expected).compareTo(actual)).isZero();
        }
    }

    /** Splits the text at its first space into a pattern and a name; without one, the text without its wildcards is the name. */
    private static void checkMatching(String text) {
        int space = text.indexOf(' ');
        String patternText = space < 0 ? text : text.substring(0, space);
        String nameText = space < 0 ? text.replace("%", "") : text.substring(space + 1);
        DatasetNamePattern pattern = Bounded.decode(() -> DatasetNamePattern.parse(patternText));
        DatasetName name = Bounded.decode(() -> DatasetName.parse(nameText));
        if (pattern == null || name == null) {
            return;
        }
        @Nullable Boolean matches = Bounded.decode(() -> pattern.matches(name));
        if (text.length() <= ORACLE_CHARACTERS_MAX) {
            assertThat(matches).isEqualTo(covers(patternText, nameText));
        }
    }

    /** Whether a pattern covers a name, by a table of what each start of one makes of each start of the other. */
    private static boolean covers(String pattern, String name) {
        boolean[] reached = new boolean[name.length() + 1];
        reached[0] = true;
        for (int i = 0; i < pattern.length(); i++) {
            char wanted = pattern.charAt(i);
            boolean[] next = new boolean[reached.length];
            for (int j = 0; j < next.length; j++) {
                next[j] = wanted == '%'
                        ? reached[j] || (j > 0 && next[j - 1])
                        : j > 0
                                && reached[j - 1]
                                && Character.toLowerCase(wanted) == Character.toLowerCase(name.charAt(j - 1));
            }
            reached = next;
        }
        return reached[name.length()];
    }
}
