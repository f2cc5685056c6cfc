package dev.odf.schema.id;

import org.jspecify.annotations.Nullable;

/** A dataset id, with or without the repository to look in, as the references that may be remote write it: {@code [repository/]did:odf:…}. */
record RemoteId(@Nullable RepoName repoName, DatasetId id) {
    /**
     * The id of a text, or null if it does not look like one. A text that does has to be one: nothing else is tried. Since {@code -} and
     * {@code _} do not belong to the look, a base64url id with one of them is not recognised.
     */
    static @Nullable RemoteId find(String text, IdentifierKind kind) {
        int nameEnd = Hostname.scan(text, 0);
        boolean hasRepo = nameEnd > 0 && nameEnd < text.length() && text.charAt(nameEnd) == '/';
        int start = hasRepo ? nameEnd + 1 : 0;
        if (!text.startsWith(DatasetId.PREFIX, start)) {
            return null;
        }
        int keyStart = start + DatasetId.PREFIX.length();
        if (keyStart == text.length()) {
            return null;
        }
        for (int i = keyStart; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Hostname.isLetterOrDigit(c) && c != '+' && c != '/' && c != '=') {
                return null;
            }
        }
        RepoName repoName = hasRepo ? new RepoName(text.substring(0, nameEnd)) : null;
        return new RemoteId(repoName, DatasetId.parseWithin(text, keyStart, kind));
    }

    static String print(@Nullable RepoName repoName, DatasetId id) {
        return repoName == null ? id.toString() : repoName + "/" + id;
    }
}
