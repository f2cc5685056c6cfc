package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class TextLimitsTest {
    @Test
    void defaultsAreAsDocumented() {
        assertThat(TextLimits.defaults()).isEqualTo(new TextLimits(16_777_216, 128, 1_000_000, 65_536, 1_048_576));
        assertThat(TextLimits.builder().build()).isEqualTo(TextLimits.defaults());
    }

    @Test
    void builderChangesOneLimitAndKeepsTheOthers() {
        TextLimits limits = new TextLimits(1, 2, 3, 4, 5);

        assertThat(limits.toBuilder().charactersMax(9).build()).isEqualTo(new TextLimits(9, 2, 3, 4, 5));
        assertThat(limits.toBuilder().depthMax(9).build()).isEqualTo(new TextLimits(1, 9, 3, 4, 5));
        assertThat(limits.toBuilder().nodesMax(9).build()).isEqualTo(new TextLimits(1, 2, 9, 4, 5));
        assertThat(limits.toBuilder().aliasedNodesMax(0).build()).isEqualTo(new TextLimits(1, 2, 3, 0, 5));
        assertThat(limits.toBuilder().aliasedCharactersMax(0).build()).isEqualTo(new TextLimits(1, 2, 3, 4, 0));
    }

    @Test
    void limitsOutsideTheirRangeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TextLimits(0, 1, 1, 0, 5))
                .withMessageContaining("charactersMax");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TextLimits(1, 0, 1, 0, 5))
                .withMessageContaining("depthMax");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TextLimits(1, 1_001, 1, 0, 5))
                .withMessageContaining("depthMax");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TextLimits(1, 1, 0, 0, 5))
                .withMessageContaining("nodesMax");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TextLimits(1, 1, 1, -1, 5))
                .withMessageContaining("aliasedNodesMax");
    }
}
