package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.net.URI;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DatasetRefTest {
    private static final DatasetId ID = DatasetId.ofKey(Bytes.fromHex("11".repeat(32)));

    @Test
    void holdsAnIdOrAnAlias() {
        DatasetRef byId = DatasetRef.parse(ID.toString());
        assertThat(byId).isEqualTo(DatasetRef.of(ID));
        assertThat(byId.id()).isEqualTo(ID);
        assertThat(byId.alias()).isNull();
        DatasetRef byAlias = DatasetRef.parse("a/b");
        assertThat(byAlias).isEqualTo(DatasetRef.of(DatasetAlias.parse("A/B")));
        assertThat(byAlias.id()).isNull();
        assertThat(byAlias.alias()).hasToString("a/b");
    }

    @Test
    void matchesHandles() {
        DatasetHandle handle = new DatasetHandle(ID, DatasetAlias.parse("acc/name"));
        assertThat(DatasetRef.of(ID).matches(handle)).isTrue();
        assertThat(DatasetRef.of(DatasetId.ofKey(Bytes.copyOf(new byte[32]))).matches(handle))
                .isFalse();
        assertThat(DatasetRef.parse("ACC/Name").matches(handle)).isTrue();
        assertThat(DatasetRef.parse("name").matches(handle)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"'', 0", "a^, 1", "a/b/c, 3", "did:odf:, 8", "did:odf:fed01, 13", "did:key:z, 3", "repo/did:odf:f, 8"})
    void rejectsWithThePlace(String text, long offset) {
        assertThatThrownBy(() -> DatasetRef.parse(text))
                .isInstanceOfSatisfying(MalformedDataException.class, e -> {
                    assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_REFERENCE);
                    assertThat(e.location()).isEqualTo(DataLocation.text(offset));
                })
                .hasMessageContaining("is not a dataset reference");
    }

    @Test
    void takesBase64UrlWithHyphensInLocalReferencesOnly() {
        String text = "did:odf:u7QH7__v_-__7__v_-__7__v_-__7__v_-__7__v_-__7_w";
        assertThat(DatasetRef.parse(text).id()).isNotNull();
        assertThatThrownBy(() -> DatasetRefAny.parse(text)).isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> DatasetRefRemote.parse(text)).isInstanceOf(MalformedDataException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"did:odf:z6Mk", "repo/did:odf:z6Mk", "did:odf:f00/x", "repo.a-b/did:odf:fed01=+"})
    void triesNothingElseForWhatLooksLikeAnId(String text) {
        assertThatThrownBy(() -> DatasetRefAny.parse(text))
                .isInstanceOfSatisfying(
                        MalformedDataException.class,
                        e -> assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_REFERENCE));
        assertThatThrownBy(() -> DatasetRefRemote.parse(text)).isInstanceOf(MalformedDataException.class);
    }

    @Test
    void resolvesWhatIsNotAmbiguousWithoutAsking() {
        assertThat(DatasetRefAny.parse("name").asLocalRef(DatasetRefTest::notAsked))
                .isEqualTo(DatasetRef.parse("name"));
        assertThat(DatasetRefAny.parse("name").asRemoteRef(DatasetRefTest::notAsked))
                .isNull();
        DatasetRefAny remote = DatasetRefAny.parse("repo/acc/name");
        assertThat(remote.asLocalRef(DatasetRefTest::notAsked)).isNull();
        assertThat(remote.asRemoteRef(DatasetRefTest::notAsked)).isEqualTo(DatasetRefRemote.parse("repo/acc/name"));
        DatasetRefAny url = DatasetRefAny.parse("HTTP://Example.com:80");
        assertThat(url.asLocalRef(DatasetRefTest::notAsked)).isNull();
        assertThat(url.asRemoteRef(DatasetRefTest::notAsked)).hasToString("http://example.com/");
    }

    @Test
    void takesAnIdWithoutRepositoryForBoth() {
        DatasetRefAny id = DatasetRefAny.parse(ID.toString());
        assertThat(id.asLocalRef(DatasetRefTest::notAsked)).isEqualTo(DatasetRef.of(ID));
        assertThat(id.asRemoteRef(DatasetRefTest::notAsked)).isEqualTo(DatasetRefRemote.parse(ID.toString()));
        DatasetRefAny idInRepo = DatasetRefAny.parse("repo/" + ID);
        assertThat(idInRepo.asLocalRef(DatasetRefTest::notAsked)).isNull();
        assertThat(idInRepo.asRemoteRef(DatasetRefTest::notAsked)).isEqualTo(DatasetRefRemote.parse("repo/" + ID));
    }

    @Test
    void asksAboutTheFirstOfTwoNames() {
        DatasetRefAny ref = DatasetRefAny.parse("first/name");
        Predicate<RepoName> knowsFirst = RepoName.parse("FIRST")::equals;
        assertThat(ref.asRemoteRef(knowsFirst)).isEqualTo(DatasetRefRemote.parse("first/name"));
        assertThat(ref.asLocalRef(knowsFirst)).isNull();
        assertThat(ref.asLocalRef(name -> false)).isEqualTo(DatasetRef.parse("first/name"));
        assertThat(ref.asRemoteRef(name -> false)).isNull();
    }

    @Test
    void comparesAmbiguousFirstNamesAndUrlsWithCase() {
        assertThat(DatasetRefAny.parse("a/b")).isNotEqualTo(DatasetRefAny.parse("A/b"));
        assertThat(DatasetRefAny.parse("a/b")).isEqualTo(DatasetRefAny.parse("a/B"));
        assertThat(DatasetRefAny.parse("ipfs://baFk/")).isNotEqualTo(DatasetRefAny.parse("ipfs://bafk/"));
        assertThat(DatasetRefRemote.parse("https://a.b/%aa")).isNotEqualTo(DatasetRefRemote.parse("https://a.b/%AA"));
        assertThat(DatasetPushTarget.parse("https://a.b"))
                .isEqualTo(DatasetPushTarget.parse("https://A.b/"))
                .hasSameHashCodeAs(DatasetPushTarget.parse("https://a.b/"));
    }

    @Test
    void checksThePartsOfVariants() {
        DatasetName name = DatasetName.parse("a");
        assertThatThrownBy(() -> new DatasetRefAny.AmbiguousAlias("a/b", name))
                .isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> new DatasetRefAny.Url(URI.create("a/b"))).isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> new DatasetRefRemote.Url(URI.create("mailto:a@b")))
                .isInstanceOf(MalformedDataException.class);
        assertThat(new DatasetPushTarget.Url(URI.create("HTTPS://A"))).hasToString("https://a/");
        assertThatThrownBy(() -> new DatasetRefAnyPattern.AmbiguousPattern("%", DatasetNamePattern.parse("%")))
                .isInstanceOf(MalformedDataException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a/b/c/d", "a_b", "a/b_c", "://x", "1://x", "a+://x", "http:/x", "http://"})
    void rejectsPushTargetsAndRemoteReferences(String text) {
        assertThatThrownBy(() -> DatasetPushTarget.parse(text)).isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> DatasetRefRemote.parse(text)).isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> DatasetRefAny.parse(text)).isInstanceOf(MalformedDataException.class);
    }

    private static boolean notAsked(RepoName name) {
        throw new AssertionError("asked about " + name);
    }
}
