package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DidTest {
    private static final Bytes KEY = Bytes.fromHex("00".repeat(31) + "07");

    @Test
    void parsesEveryMethod() {
        String pkh = "did:pkh:eip155:1:0xab";
        DatasetId id = DatasetId.ofKey(KEY);
        assertThat(Did.parse(id.toString())).isEqualTo(id);
        assertThat(Did.parse(id.toDidKey().toString())).isEqualTo(id.toDidKey());
        assertThat(Did.parse(pkh)).isEqualTo(new DidPkh("eip155", "1", "0xab")).hasToString(pkh);
    }

    @Test
    void dispatchesByMethod() {
        Did.Cases<String> name = new Did.Cases<>() {
            @Override
            public String datasetId(DatasetId did) {
                return "odf";
            }

            @Override
            public String didKey(DidKey did) {
                return "key";
            }

            @Override
            public String didPkh(DidPkh did) {
                return "pkh";
            }
        };
        assertThat(DatasetId.ofKey(KEY).match(name)).isEqualTo("odf");
        assertThat(DidKey.ofKey(KEY).match(name)).isEqualTo("key");
        assertThat(DidPkh.parse("did:pkh:abc:1:a").match(name)).isEqualTo("pkh");
    }

    @Test
    void sharesTheBytesBetweenDatasetIdAndDidKey() {
        DatasetId id = DatasetId.ofKey(KEY);
        assertThat(id.bytes().toHex()).isEqualTo("ed01" + KEY.toHex());
        assertThat(id.publicKey()).isEqualTo(KEY);
        assertThat(id.toDidKey().bytes()).isSameAs(id.bytes());
        assertThat(id.toDidKey().publicKey()).isEqualTo(KEY);
        assertThat(id.toDidKey().toDatasetId()).isEqualTo(id).hasSameHashCodeAs(id);
        assertThat(DidKey.parseMultibase(id.toMultibase())).isEqualTo(id.toDidKey());
        assertThat(DidKey.parseMultibase(id.toDidKey().toMultibase())).isEqualTo(id.toDidKey());
        assertThat((Object) id).isNotEqualTo(id.toDidKey());
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0, prefix",
        "did:web:example.com, 0, prefix",
        "Did:odf:f00, 0, prefix",
        "did:odf:, 8, multibase",
        "did:odf:f, 9, ed25519-pub",
        "did:odf:fed, 9, ed25519-pub",
        "did:odf:f1600, 9, ed25519-pub",
        "did:odf:fed01, 13, 'a key of 32 bytes, not 0'",
        "did:odf:fed81, 9, ed25519-pub",
        "did:key:z0, 9, base58btc",
        "did:pkh:, 8, namespace:reference:address",
        "did:pkh:abc:1, 13, namespace:reference:address",
        "did:pkh:ab:1:a, 8, a namespace of 3 to 8",
        "did:pkh:abcdefghi:1:a, 8, a namespace of 3 to 8",
        "did:pkh:abC:1:a, 10, lower-case",
        "did:pkh:abc::a, 12, 1 to 32",
        "did:pkh:abc:a:b:c, 13, chain reference",
        "did:pkh:abc:1:, 14, 1 to 64",
        "did:pkh:abc:1:a-b, 15, letter or digit in the address",
        "did:pkh:a@abc, 13, address@namespace:reference",
        "did:pkh:a@abc:1:2, 15, chain reference",
        "did:pkh:a@b@abc:1, 9, address",
        "did:pkh:@abc:1, 8, 1 to 64"
    })
    void rejectsWithThePlace(String text, long offset, String expected) {
        assertThatThrownBy(() -> Did.parse(text))
                .isInstanceOfSatisfying(MalformedDataException.class, e -> {
                    assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_DID);
                    assertThat(e.location()).isEqualTo(DataLocation.text(offset));
                })
                .hasMessageContaining(expected);
    }

    @Test
    void rejectsKeysOfOtherSizes() {
        assertThatThrownBy(() -> DatasetId.ofKey(Bytes.copyOf(new byte[31])))
                .isInstanceOf(MalformedDataException.class)
                .hasMessageContaining("not 31");
        assertThatThrownBy(() -> DatasetId.fromBytes(Bytes.fromHex("ed01" + "00".repeat(33))))
                .isInstanceOfSatisfying(
                        MalformedDataException.class,
                        e -> assertThat(e.location()).isEqualTo(DataLocation.binary(2, "")));
        assertThatThrownBy(() -> DidKey.fromBytes(Bytes.EMPTY)).isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> DidPkh.parse("did:odf:f")).isInstanceOf(MalformedDataException.class);
    }

    @Test
    void ordersKeysByUnsignedBytesAndChainAccountsByTheirParts() {
        assertThat(DatasetId.ofKey(Bytes.fromHex("7f".repeat(32))))
                .isLessThan(DatasetId.ofKey(Bytes.fromHex("80".repeat(32))));
        assertThat(DidKey.ofKey(Bytes.fromHex("7f".repeat(32))))
                .isLessThan(DidKey.ofKey(Bytes.fromHex("80".repeat(32))));
        assertThat(new DidPkh("aaa", "9", "9")).isLessThan(new DidPkh("bbb", "1", "1"));
        assertThat(new DidPkh("aaa", "1", "9")).isLessThan(new DidPkh("aaa", "2", "1"));
        assertThat(new DidPkh("aaa", "1", "A")).isLessThan(new DidPkh("aaa", "1", "a"));
    }

    @Test
    void readsTheOlderOrderOfChainAccounts() {
        assertThat(DidPkh.parseCaip10("0xAb@eip155:1").toCaip10()).isEqualTo("eip155:1:0xAb");
        assertThat(DidPkh.parseCaip10("a-b-c:-:Z")).isEqualTo(new DidPkh("a-b-c", "-", "Z"));
    }

    @Test
    void checksThePartsOfChainAccounts() {
        assertThatThrownBy(() -> new DidPkh("abc", "1", "a:b")).isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> new DidPkh("abc", "x".repeat(33), "a")).isInstanceOf(MalformedDataException.class);
        assertThatThrownBy(() -> new DidPkh("a c", "1", "a")).isInstanceOf(MalformedDataException.class);
        assertThat(new DidPkh("-".repeat(8), "x".repeat(32), "a".repeat(64)).toString())
                .hasSize(114);
    }
}
