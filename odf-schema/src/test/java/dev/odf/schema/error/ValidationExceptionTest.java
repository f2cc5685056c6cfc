package dev.odf.schema.error;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ValidationExceptionTest {
    private static final Violation FIRST = new Violation(ErrorCode.CHAIN_NO_OP_EVENT, "/event", "nothing new");
    private static final Violation SECOND = new Violation(
            ErrorCode.CHAIN_SEQUENCE_GAP, "/sequenceNumber", "a gap", "SEQ-02", Map.of("nextSequenceNumber", "7"));

    @Test
    void takesTheFirstViolationForThePrimaryOne() {
        ValidationException failure = new ValidationException(List.of(FIRST, SECOND));

        assertThat(failure.primary()).isEqualTo(FIRST);
        assertThat(failure.code()).isEqualTo(ErrorCode.CHAIN_NO_OP_EVENT);
    }

    @Test
    void keepsTheOrderAndGetsItsCodeFromThePrimaryViolation() {
        ValidationException failure = new ValidationException(List.of(FIRST, SECOND), SECOND);

        assertThat(failure.violations()).containsExactly(FIRST, SECOND);
        assertThat(failure.primary()).isEqualTo(SECOND);
        assertThat(failure.code()).isEqualTo(ErrorCode.CHAIN_SEQUENCE_GAP);
        assertThat(failure).hasMessage("at /event: nothing new; at /sequenceNumber: a gap");
    }

    @Test
    void refusesAPrimaryViolationThatIsNoneOfTheViolations() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ValidationException(List.of(FIRST), SECOND));
    }

    @Test
    void refusesToBeAboutNothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ValidationException(List.of()));
    }

    @Test
    void copiesTheParametersOfAViolation() {
        Map<String, String> parameters = new HashMap<>(Map.of("expected", "1"));
        Violation violation = new Violation(ErrorCode.CHAIN_INVALID_EVENT, "", "wrong", "OFF-03", parameters);

        parameters.clear();

        assertThat(violation.parameters()).containsExactly(Map.entry("expected", "1"));
        assertThatThrownBy(() -> violation.parameters().clear()).isInstanceOf(UnsupportedOperationException.class);
    }
}
