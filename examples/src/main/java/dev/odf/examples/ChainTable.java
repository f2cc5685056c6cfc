package dev.odf.examples;

import dev.odf.schema.MetadataEvent;
import java.util.ArrayList;
import java.util.List;

/** A chain as a table of plain text, the newest block last. */
final class ChainTable {
    private static final String GAP = "  ";

    private ChainTable() {}

    static String render(List<Chain.HashedBlock> chain) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("#", "block", "time", "event", "facts"));
        for (Chain.HashedBlock entry : chain) {
            MetadataEvent event = entry.block().event();
            String facts = event.match(new EventFacts());
            rows.add(List.of(
                    Long.toUnsignedString(entry.block().sequenceNumber()),
                    entry.hash().shortForm(),
                    entry.block().systemTime().toString(),
                    event.kind().specName(),
                    printable(facts)));
        }
        return align(rows);
    }

    private static String align(List<List<String>> rows) {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int column = 0; column < widths.length; column++) {
                widths[column] = Math.max(widths[column], row.get(column).length());
            }
        }
        StringBuilder table = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < widths.length; column++) {
                String cell = row.get(column);
                line.append(cell)
                        .append(" ".repeat(widths[column] - cell.length()))
                        .append(GAP);
            }
            table.append(line.toString().stripTrailing()).append('\n');
        }
        return table.toString();
    }

    /** Metadata comes from strangers: nothing in it may move the cursor or break the line. */
    private static String printable(String text) {
        return text.replaceAll("\\p{C}", "?");
    }
}
