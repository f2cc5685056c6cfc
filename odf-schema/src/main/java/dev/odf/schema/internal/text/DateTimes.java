package dev.odf.schema.internal.text;

import dev.odf.schema.error.DataLocation;
import dev.odf.schema.error.ErrorCode;
import dev.odf.schema.error.MalformedDataException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.YearMonth;

/**
 * Date-times in text, by RFC 3339.
 *
 * <p>Years have exactly four digits. Date and time are separated by {@code T}, {@code t} or one space. Seconds are required, a fraction may follow of
 * which digits after the ninth are dropped. The offset is {@code Z}, {@code z}, or hours and minutes behind a sign, for which U+2212 is a minus too.
 * Leap seconds ({@code :60}) are refused, since an {@link Instant} cannot hold them.
 */
public final class DateTimes {
    private static final String PATTERN = "dddd-dd-ddTdd:dd:dd";
    private static final int SECONDS_PER_DAY = 86_400;
    private static final int NANO_DIGITS = 9;
    private static final char MINUS_SIGN = '\u2212';

    private final String text;

    private DateTimes(String text) {
        this.text = text;
    }

    /**
     * The instant of a text.
     *
     * @throws MalformedDataException if the text is not a date-time of the form above
     */
    public static Instant parse(String text) {
        return new DateTimes(text).read();
    }

    /** The text of an instant: UTC with {@code Z}, and the fewest of 0, 3, 6 or 9 fraction digits that are exact. */
    public static String format(Instant instant) {
        return instant.toString();
    }

    private Instant read() {
        checkShape();
        int year = number(0, 4);
        int month = range(5, 1, 12, "a month from 01 to 12");
        int day = range(8, 1, YearMonth.of(year, month).lengthOfMonth(), "a day of the month");
        int hour = range(11, 0, 23, "an hour from 00 to 23");
        int minute = range(14, 0, 59, "a minute from 00 to 59");
        int second = range(17, 0, 59, "a second from 00 to 59 (leap seconds are not held)");
        int fractionEnd = PATTERN.length();
        int nanos = 0;
        if (charAt(fractionEnd) == '.') {
            int digitsStart = fractionEnd + 1;
            fractionEnd = skipDigits(digitsStart);
            if (fractionEnd == digitsStart) {
                throw malformed(digitsStart, "a digit of the fraction");
            }
            nanos = nanos(digitsStart, fractionEnd);
        }
        long seconds = LocalDate.of(year, month, day).toEpochDay() * SECONDS_PER_DAY
                + (hour * 60L + minute) * 60
                + second
                - offsetSeconds(fractionEnd);
        return Instant.ofEpochSecond(seconds, nanos);
    }

    private void checkShape() {
        for (int i = 0; i < PATTERN.length(); i++) {
            char wanted = PATTERN.charAt(i);
            char c = charAt(i);
            if (wanted == 'd' && !isDigit(c)) {
                throw malformed(i, "a digit, as in 2020-01-31T12:00:00Z");
            }
            if (wanted == 'T' && c != 'T' && c != 't' && c != ' ') {
                throw malformed(i, "'T' or a space between date and time");
            }
            if ((wanted == '-' || wanted == ':') && c != wanted) {
                throw malformed(i, "'" + wanted + "', as in 2020-01-31T12:00:00Z");
            }
        }
    }

    private int offsetSeconds(int at) {
        char sign = charAt(at);
        if (sign == 'Z' || sign == 'z') {
            checkEnd(at + 1);
            return 0;
        }
        if (sign != '+' && sign != '-' && sign != MINUS_SIGN) {
            throw malformed(at, "an offset: 'Z', '+hh:mm' or '-hh:mm'");
        }
        boolean hasShape = isDigit(charAt(at + 1))
                && isDigit(charAt(at + 2))
                && charAt(at + 3) == ':'
                && isDigit(charAt(at + 4))
                && isDigit(charAt(at + 5));
        if (!hasShape) {
            throw malformed(at + 1, "hours and minutes of the offset as hh:mm");
        }
        int hours = range(at + 1, 0, 23, "hours of the offset from 00 to 23");
        int minutes = range(at + 4, 0, 59, "minutes of the offset from 00 to 59");
        checkEnd(at + 6);
        int seconds = (hours * 60 + minutes) * 60;
        return sign == '+' ? seconds : -seconds;
    }

    private void checkEnd(int at) {
        if (at < text.length()) {
            throw malformed(at, "nothing behind the offset");
        }
    }

    private int nanos(int from, int to) {
        int nanos = 0;
        for (int i = 0; i < NANO_DIGITS; i++) {
            nanos = 10 * nanos + (from + i < to ? text.charAt(from + i) - '0' : 0);
        }
        return nanos;
    }

    private int skipDigits(int from) {
        int at = from;
        while (isDigit(charAt(at))) {
            at++;
        }
        return at;
    }

    /** The number of two digits, which has to lie in a range. */
    private int range(int at, int min, int max, String expected) {
        int number = number(at, 2);
        if (number < min || number > max) {
            throw malformed(at, expected);
        }
        return number;
    }

    private int number(int at, int digits) {
        int number = 0;
        for (int i = at; i < at + digits; i++) {
            number = 10 * number + text.charAt(i) - '0';
        }
        return number;
    }

    /** The character at an index, or U+0000 behind the end, which no rule accepts. */
    private char charAt(int at) {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private MalformedDataException malformed(int at, String expected) {
        return new MalformedDataException(
                ErrorCode.VALUE_INVALID_TIMESTAMP,
                "'" + Excerpt.of(text) + "' is not a date-time, expected " + expected,
                DataLocation.text(at));
    }
}
