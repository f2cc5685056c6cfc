package dev.odf.schema.id;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AccountIdTest {
    private static final DatasetId KEY = DatasetId.ofKey(Bytes.fromHex("11".repeat(32)));
    private static final DidPkh CHAIN = new DidPkh("eip155", "1", "0xB9c5");

    @Test
    void readsTheFormWithoutPrefix() {
        assertThat(AccountId.parseShort(KEY.toMultibase())).isEqualTo(new AccountId.Odf(KEY));
        assertThat(AccountId.parseShort(KEY.toDidKey().toMultibase())).isEqualTo(new AccountId.Odf(KEY));
        assertThat(AccountId.parseShort("eip155:1:0xB9c5")).isEqualTo(new AccountId.Pkh(CHAIN));
        assertThat(AccountId.parseShort("foo:1:a")).isEqualTo(new AccountId.Pkh(new DidPkh("foo", "1", "a")));
        assertThat(AccountId.parseShort("a@foo:1")).isEqualTo(new AccountId.Pkh(new DidPkh("foo", "1", "a")));
    }

    @Test
    void writesTheFormWithoutPrefix() {
        assertThat(new AccountId.Odf(KEY).toShortString()).isEqualTo(KEY.toMultibase());
        assertThat(new AccountId.Pkh(CHAIN).toShortString()).isEqualTo("B9c5");
        assertThat(AccountId.parse("did:pkh:abc:1:0X12").toShortString()).isEqualTo("0X12");
    }

    @Test
    void hasBytesForKeysOnly() {
        assertThat(new AccountId.Odf(KEY).bytes()).isEqualTo(KEY.bytes());
        assertThat(new AccountId.Pkh(CHAIN).bytes()).isNull();
        assertThat(AccountId.fromBytes(KEY.bytes())).isEqualTo(new AccountId.Odf(KEY));
        assertThatThrownBy(() -> AccountId.fromBytes(Bytes.fromHex("9d1aed01" + "11".repeat(32))))
                .isInstanceOf(MalformedDataException.class)
                .hasMessageContaining("is not an account id");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "alice", "did:odf:", "did:pkh:", "did:web:", "f", "z6Mk"})
    void rejectsOtherTexts(String text) {
        assertThatThrownBy(() -> AccountId.parse(text))
                .isInstanceOfSatisfying(
                        MalformedDataException.class, e -> assertThat(e.code()).isEqualTo(ErrorCode.ID_INVALID_DID));
        assertThatThrownBy(() -> AccountId.parseShort(text)).isInstanceOf(MalformedDataException.class);
    }

    @Test
    void ordersKeysBeforeChainAccounts() {
        AccountId key = new AccountId.Odf(KEY);
        AccountId otherKey = new AccountId.Odf(DatasetId.ofKey(Bytes.fromHex("ff".repeat(32))));
        AccountId chain = new AccountId.Pkh(CHAIN);
        AccountId otherChain = new AccountId.Pkh(new DidPkh("solana", "1", "0"));
        assertThat(key).isLessThan(otherKey).isLessThan(chain);
        assertThat(chain)
                .isGreaterThan(otherKey)
                .isLessThan(otherChain)
                .isEqualByComparingTo(AccountId.parse("did:pkh:eip155:1:0xB9c5"));
    }

    @Test
    void dispatchesByKind() {
        AccountId.Cases<Did> did = new AccountId.Cases<>() {
            @Override
            public Did odf(AccountId.Odf account) {
                return account.did();
            }

            @Override
            public Did pkh(AccountId.Pkh account) {
                return account.did();
            }
        };
        assertThat(new AccountId.Odf(KEY).match(did)).isEqualTo(KEY);
        assertThat(new AccountId.Pkh(CHAIN).match(did)).isEqualTo(CHAIN);
    }
}
