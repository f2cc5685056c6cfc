package dev.odf.schema.id;

import java.util.ArrayList;
import java.util.List;

/**
 * The names at the start of a text, joined by slashes.
 *
 * @param names the names found
 * @param end where scanning stopped
 * @param isWhole whether the names are the whole text
 */
record NamePath(List<String> names, int end, boolean isWhole) {
    static NamePath scan(String text, int namesMax) {
        List<String> names = new ArrayList<>(namesMax);
        int start = 0;
        while (true) {
            int end = Hostname.scan(text, start);
            if (end == start) {
                return new NamePath(names, end, false);
            }
            names.add(text.substring(start, end));
            if (end == text.length()) {
                return new NamePath(names, end, true);
            }
            if (text.charAt(end) != '/' || names.size() == namesMax) {
                return new NamePath(names, end, false);
            }
            start = end + 1;
        }
    }

    /** Whether the names are the whole text and of a number in a range. */
    boolean isWhole(int namesMin, int namesMax) {
        return isWhole && names.size() >= namesMin && names.size() <= namesMax;
    }

    /** The first name as it is written. */
    String first() {
        return names.get(0);
    }

    DatasetName datasetName() {
        return new DatasetName(names.get(names.size() - 1));
    }

    /** A repository, an account or none, and a dataset, of two or three names. */
    DatasetAliasRemote remoteAlias() {
        AccountName accountName = names.size() == 3 ? new AccountName(names.get(1)) : null;
        return new DatasetAliasRemote(new RepoName(first()), accountName, datasetName());
    }
}
