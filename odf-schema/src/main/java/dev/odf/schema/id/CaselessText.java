package dev.odf.schema.id;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** ASCII text that keeps its spelling, and that is equal and ordered as its lower-case form; texts of different classes are never equal. */
abstract sealed class CaselessText permits DatasetName, AccountName, RepoName, DatasetNamePattern {
    private final String text;

    CaselessText(String text) {
        this.text = text;
    }

    final int compareText(CaselessText other) {
        Objects.requireNonNull(other, "other");
        return String.CASE_INSENSITIVE_ORDER.compare(text, other.text);
    }

    /** Whether the other is of the same type and its text the same but for the case of ASCII letters. */
    @Override
    @SuppressWarnings("EqualsGetClass") // Names of two types are never equal, though one may be spelled as the other.
    public final boolean equals(@Nullable Object other) {
        return this == other
                || (other != null
                        && getClass() == other.getClass()
                        && text.equalsIgnoreCase(((CaselessText) other).text));
    }

    @Override
    public final int hashCode() {
        int hash = 0;
        for (int i = 0; i < text.length(); i++) {
            hash = 31 * hash + toLowerCase(text.charAt(i));
        }
        return hash;
    }

    /** The text in its own spelling. */
    @Override
    public final String toString() {
        return text;
    }

    static char toLowerCase(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }
}
