package dev.odf.schema.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class BinaryLimitsTest {
    @Test
    void hasTheDocumentedDefaults() {
        assertThat(BinaryLimits.defaults())
                .isEqualTo(new BinaryLimits(256 << 20, 64, 1_000_000, 1L << 31, 16L << 20))
                .isEqualTo(BinaryLimits.builder().build());
    }

    @Test
    void refusesLimitsThatAllowNothing() {
        List<BinaryLimits.Builder> builders = List.of(
                BinaryLimits.builder().bytesMax(0),
                BinaryLimits.builder().depthMax(0),
                BinaryLimits.builder().tablesMax(-1),
                BinaryLimits.builder().apparentBytesMax(0),
                BinaryLimits.builder().decodedBytesMax(0),
                BinaryLimits.builder().bytesMax((1 << 30) + 1));

        for (BinaryLimits.Builder builder : builders) {
            assertThatIllegalArgumentException().isThrownBy(builder::build);
        }
    }
}
