package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    @Test
    void keepsTheSpellingAndIgnoresCaseOtherwise() {
        DatasetName name = DatasetName.parse("net.Example.COM");
        DatasetName lower = DatasetName.parse("net.example.com");
        assertThat(name).hasToString("net.Example.COM").isEqualTo(lower).hasSameHashCodeAs(lower);
        assertThat(name).isEqualByComparingTo(lower);
        assertThat(name).isNotEqualTo(DatasetName.parse("net.example.co"));
    }

    @Test
    void tellsKindsOfNamesApart() {
        assertThat((Object) DatasetName.parse("a")).isNotEqualTo(AccountName.parse("a"));
        assertThat((Object) RepoName.parse("a"))
                .isNotEqualTo(AccountName.parse("a"))
                .isNotEqualTo("a");
    }

    @Test
    void ordersByTheLowerCaseText() {
        assertThat(DatasetName.parse("a")).isLessThan(DatasetName.parse("B"));
        assertThat(AccountName.parse("A.b")).isLessThan(AccountName.parse("a0"));
        assertThat(RepoName.parse("a-b")).isLessThan(RepoName.parse("a.b"));
        assertThat(RepoName.parse("a")).isLessThan(RepoName.parse("Aa"));
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "-a, 0", "a-, 1", "a.b..c, 3", "a b, 1", "a/b, 1", "\u017f, 0", "\u212a, 0", "é, 0", "a_b, 1"})
    void rejectsWithThePlace(String text, long offset) {
        assertThatThrownBy(() -> DatasetName.parse(text))
                .isInstanceOfSatisfying(MalformedDataException.class, e -> {
                    assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_NAME);
                    assertThat(e.location()).isEqualTo(DataLocation.text(offset));
                })
                .hasMessageContaining("is not a dataset name, expected letters and digits");
        assertThatThrownBy(() -> AccountName.parse(text)).hasMessageContaining("is not an account name");
        assertThatThrownBy(() -> RepoName.parse(text)).hasMessageContaining("is not a repository name");
    }

    @Test
    void capsTheValueInMessages() {
        assertThatThrownBy(() -> DatasetName.parse("_" + "x".repeat(1_000_000)))
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(350).contains("…"));
        assertThatThrownBy(() -> DatasetName.parse("a\nb\u202e"))
                .satisfies(e -> assertThat(e.getMessage()).contains("'a\\u000ab\\u202e'"));
    }

    @Test
    void parsesLongTextsInLinearTime() {
        String name = "a-b.".repeat(500_000) + "c";
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(5), () -> {
            assertThat(DatasetName.parse(name)).hasToString(name);
            assertThat(DatasetRef.parse(name + "/" + name)).hasToString(name + "/" + name);
            assertThat(DatasetRefAny.parse(name).toString()).hasSize(name.length());
            assertThatThrownBy(() -> DatasetRefAny.parse(name + ".")).isInstanceOf(MalformedDataException.class);
            assertThat(DatasetNamePattern.parse("%a".repeat(500_000)).toString())
                    .hasSize(1_000_000);
            assertThat(DatasetNamePattern.parse("%".repeat(500_000)).toString()).hasSize(500_000);
            assertThatThrownBy(() -> DatasetNamePattern.parse("%".repeat(500_000) + "_"))
                    .isInstanceOf(MalformedDataException.class);
        });
    }

    @Test
    void ordersAliasesWithoutAccountFirst() {
        assertThat(DatasetAlias.parse("z")).isLessThan(DatasetAlias.parse("a/a"));
        assertThat(DatasetAlias.parse("A/b")).isLessThan(DatasetAlias.parse("a/C"));
        assertThat(DatasetAlias.parse("A/b")).isEqualByComparingTo(DatasetAlias.parse("a/B"));
        assertThat(DatasetAliasRemote.parse("r/z")).isLessThan(DatasetAliasRemote.parse("R/a/a"));
        assertThat(DatasetAliasRemote.parse("r/a/a")).isLessThan(DatasetAliasRemote.parse("s/a"));
    }

    @Test
    void showsThePartsOfARemoteAlias() {
        DatasetAliasRemote alias = DatasetAliasRemote.parse("Repo/acc/name");
        assertThat(alias.repoName()).hasToString("Repo");
        assertThat(alias.accountName()).hasToString("acc");
        assertThat(alias.datasetName()).hasToString("name");
        assertThat(alias.alias()).isEqualTo(DatasetAlias.parse("acc/name"));
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "a b, 1", "a/, 2", "a/b/c, 3", "a//b, 2", "/a, 0"})
    void rejectsAliasesWithThePlace(String text, long offset) {
        assertThatThrownBy(() -> DatasetAlias.parse(text)).isInstanceOfSatisfying(MalformedDataException.class, e -> {
            assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_ALIAS);
            assertThat(e.location()).isEqualTo(DataLocation.text(offset));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a", "a/", "a/b/", "a/b/c/d", "a/b/c/", "a/b c"})
    void rejectsRemoteAliases(String text) {
        assertThatThrownBy(() -> DatasetAliasRemote.parse(text))
                .isInstanceOfSatisfying(
                        MalformedDataException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_ALIAS));
    }

    @Test
    void printsAHandleAsItsAlias() {
        DatasetId id = DatasetId.ofKey(Bytes.copyOf(new byte[32]));
        DatasetHandle handle = new DatasetHandle(id, DatasetAlias.parse("a/b"));
        assertThat(handle).hasToString("a/b");
        assertThat(handle.ref()).isEqualTo(DatasetRef.of(id));
        assertThat(handle).isEqualTo(new DatasetHandle(id, DatasetAlias.parse("A/B")));
    }
}
