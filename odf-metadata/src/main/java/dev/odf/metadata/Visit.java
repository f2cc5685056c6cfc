package dev.odf.metadata;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The visitors of one walk and what they want.
 *
 * <p>Not thread-safe.
 */
final class Visit {
    private final List<ChainVisitor> visitors;
    private final List<VisitDecision> decisions = new ArrayList<>();
    private int active;

    Visit(List<ChainVisitor> visitors) {
        this.visitors = visitors;
    }

    void begin() {
        for (ChainVisitor visitor : visitors) {
            VisitDecision decision = Objects.requireNonNull(visitor.begin(), "decision");
            decisions.add(decision);
            active += decision.kinds().isEmpty() ? 0 : 1;
        }
    }

    /** Whether no visitor wants another block. */
    boolean isOver() {
        return active == 0;
    }

    void show(StoredBlock block) {
        for (int i = 0; i < visitors.size(); i++) {
            if (decisions.get(i).kinds().contains(block.header().eventType())) {
                VisitDecision next = Objects.requireNonNull(visitors.get(i).visit(block), "decision");
                decisions.set(i, next);
                active -= next.kinds().isEmpty() ? 1 : 0;
            }
        }
    }

    void finish() {
        visitors.forEach(ChainVisitor::finish);
    }
}
