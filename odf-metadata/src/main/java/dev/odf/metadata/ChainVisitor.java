package dev.odf.metadata;

/**
 * Looks for something in a chain while a walk that it shares with others goes from newer blocks to older ones.
 *
 * <p>Used for one walk. All calls come from the thread that walks; what they throw ends the walk and reaches its caller.
 *
 * @see MetadataChain#visit
 * @since 0.1
 */
public interface ChainVisitor {
    /** Which blocks are wanted, asked once before any block is read. */
    VisitDecision begin();

    /**
     * Takes a wanted block and returns which of the older ones are wanted.
     *
     * @param block the block, whose event is decoded only when it is asked for
     */
    VisitDecision visit(StoredBlock block);

    /** The walk ended regularly, whether or not there were any blocks. */
    default void finish() {}
}
