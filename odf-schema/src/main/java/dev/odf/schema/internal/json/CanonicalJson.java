package dev.odf.schema.internal.json;

import dev.odf.schema.JsonValue;

/** The one text that the reference writes for a JSON value. */
public final class CanonicalJson {
    private static final String HEX = "0123456789abcdef";
    private static final int FIXED_EXPONENT_MIN = -5;
    private static final int FIXED_EXPONENT_MAX = 15;

    private CanonicalJson() {}

    /** The text of a value: compact, keys sorted. */
    public static String text(JsonValue value) {
        JsonSink sink = JsonSink.compact();
        sink.json(value);
        return sink.text();
    }

    /** A string in quotes, with the shortest escapes and only those that must be. */
    public static String string(String value) {
        StringBuilder text = new StringBuilder(value.length() + 2);
        appendString(text, value);
        return text.toString();
    }

    /** A finite double: shortest digits that read back as the same, always with a fraction or an exponent. */
    public static String number(double value) {
        StringBuilder text = new StringBuilder();
        if (Double.doubleToRawLongBits(value) < 0) {
            text.append('-');
        }
        ShortestDouble decimal = ShortestDouble.of(Math.abs(value));
        String digits = Long.toString(decimal.digits());
        int exponent = digits.length() - 1 + decimal.exponent();
        if (exponent < FIXED_EXPONENT_MIN || exponent > FIXED_EXPONENT_MAX) {
            text.append(digits, 0, 1);
            if (digits.length() > 1) {
                text.append('.').append(digits, 1, digits.length());
            }
            return text.append(exponent < 0 ? "e" : "e+").append(exponent).toString();
        }
        if (exponent < 0) {
            return text.append("0.")
                    .append("0".repeat(-exponent - 1))
                    .append(digits)
                    .toString();
        }
        int whole = exponent + 1;
        if (digits.length() <= whole) {
            return text.append(digits)
                    .append("0".repeat(whole - digits.length()))
                    .append(".0")
                    .toString();
        }
        return text.append(digits, 0, whole)
                .append('.')
                .append(digits, whole, digits.length())
                .toString();
    }

    static void appendString(StringBuilder text, String value) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c >= ' ' && c != '"' && c != '\\') {
                text.append(c);
            } else {
                appendEscaped(text, c);
            }
        }
        text.append('"');
    }

    private static void appendEscaped(StringBuilder text, char c) {
        switch (c) {
            case '"' -> text.append("\\\"");
            case '\\' -> text.append("\\\\");
            case '\b' -> text.append("\\b");
            case '\f' -> text.append("\\f");
            case '\n' -> text.append("\\n");
            case '\r' -> text.append("\\r");
            case '\t' -> text.append("\\t");
            default -> text.append("\\u00").append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 0xF));
        }
    }
}
