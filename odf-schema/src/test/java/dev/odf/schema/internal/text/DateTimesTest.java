package dev.odf.schema.internal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DateTimesTest {
    @Test
    void readsWhatTheJdkPrints() {
        Random random = new Random(6);
        long first = Instant.parse("0000-01-02T00:00:00Z").getEpochSecond();
        long last = Instant.parse("9999-12-30T00:00:00Z").getEpochSecond();
        for (int i = 0; i < 20_000; i++) {
            long second = first + (long) (random.nextDouble() * (last - first));
            int nano = random.nextInt(1_000_000_000) / (int) Math.pow(10, random.nextInt(10));
            Instant instant = Instant.ofEpochSecond(second, nano);
            assertThat(DateTimes.parse(DateTimes.format(instant))).isEqualTo(instant);
            int offsetMinutes = random.nextInt(2 * 18 * 60) - 18 * 60;
            OffsetDateTime local = instant.atOffset(ZoneOffset.ofTotalSeconds(offsetMinutes * 60));
            if (local.getYear() >= 0 && local.getYear() <= 9999) {
                String text = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSSxxx")
                        .format(local);
                assertThat(DateTimes.parse(text)).isEqualTo(instant);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2020-02-29T23:59:59Z, 2020-02-29T23:59:59Z",
        "0000-02-29T00:00:00Z, 0000-02-29T00:00:00Z",
        "0000-01-01T00:00:00+00:01, -0001-12-31T23:59:00Z",
        "9999-12-31T23:59:59-23:59, +10000-01-01T23:58:59Z",
        "1969-12-31T23:59:59.999999999Z, 1969-12-31T23:59:59.999999999Z",
        "1970-01-01T00:00:00.00000000099999Z, 1970-01-01T00:00:00Z",
        "1970-01-01T00:00:00-00:00, 1970-01-01T00:00:00Z",
        "1970-01-01T00:00:00\u221223:59, 1970-01-01T23:59:00Z"
    })
    void readsTheEdges(String text, String instant) {
        assertThat(DateTimes.parse(text)).isEqualTo(Instant.parse(instant));
        assertThat(DateTimes.format(DateTimes.parse(text))).isEqualTo(instant);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 0, a digit",
        "2020, 4, '-'",
        "2020-00-01T00:00:00Z, 5, a month",
        "2020-04-31T00:00:00Z, 8, a day",
        "2021-02-29T00:00:00Z, 8, a day",
        "1900-02-29T00:00:00Z, 8, a day",
        "2020-01-00T00:00:00Z, 8, a day",
        "2020-01-01_00:00:00Z, 10, 'T'",
        "'2020-01-01  00:00:00Z', 11, a digit",
        "2020-01-01T24:00:00Z, 11, an hour",
        "2020-01-01T00:60:00Z, 14, a minute",
        "2016-12-31T23:59:60Z, 17, leap second",
        "2020-01-01T00:00:61Z, 17, a second",
        "2020-01-01T00:00:00, 19, an offset",
        "'2020-01-01T00:00:00,5Z', 19, an offset",
        "2020-01-01T00:00:00.Z, 20, a digit of the fraction",
        "2020-01-01T00:00:00.5, 21, an offset",
        "2020-01-01T00:00:00 Z, 19, an offset",
        "2020-01-01T00:00:00UTC, 19, an offset",
        "2020-01-01T00:00:00Zz, 20, nothing behind",
        "2020-01-01T00:00:00+01:00Z, 25, nothing behind",
        "2020-01-01T00:00:00+1:00, 20, hh:mm",
        "2020-01-01T00:00:00+24:00, 20, hours of the offset",
        "2020-01-01T00:00:00+00:60, 23, minutes of the offset",
        "２020-01-01T00:00:00Z, 0, a digit"
    })
    void rejectsWithThePlace(String text, long offset, String expected) {
        assertThatThrownBy(() -> DateTimes.parse(text))
                .isInstanceOfSatisfying(MalformedDataException.class, e -> {
                    assertThat(e.code()).isEqualTo(ErrorCode.VALUE_INVALID_TIMESTAMP);
                    assertThat(e.location()).isEqualTo(DataLocation.text(offset));
                })
                .hasMessageContaining(expected);
    }
}
