package dev.odf.metadata.internal.rules;

import dev.odf.metadata.ValidationRule;
import dev.odf.schema.MetadataBlock;
import dev.odf.schema.Seed;
import dev.odf.schema.id.Multicodec;
import dev.odf.schema.id.Multihash;
import java.util.Map;

/** How blocks make a chain: hashes, links, sequence numbers, the seed. */
final class LinkRules {
    private static final int SHA3_256_BYTES = 32;

    private LinkRules() {}

    static void check(BlockExamination exam) {
        blockHashIsAsExpected(exam);
        Multihash link = exam.block().prevBlockHash();
        if (link == null) {
            firstBlockIsSeed(exam);
            firstSequenceNumberIsZero(exam);
        } else {
            linkIsSha3(exam, link);
            seedIsFirst(exam);
            predecessorIsKnown(exam, link);
            if (exam.predecessorKnown()) {
                sequenceNumberFollows(exam, link);
            }
        }
    }

    private static void blockHashIsAsExpected(BlockExamination exam) {
        Multihash expected = exam.facts().expectedHash();
        Multihash actual = exam.facts().blockHash();
        if (expected != null && !expected.equals(actual)) {
            exam.report(
                    ValidationRule.HSH_01,
                    "",
                    "hash is " + actual + ", expected " + expected,
                    Map.of("expected", expected.toString(), "actual", actual.toString()));
        }
    }

    private static void firstBlockIsSeed(BlockExamination exam) {
        if (!(exam.block().event() instanceof Seed)) {
            exam.report(
                    ValidationRule.SEED_01,
                    "/prevBlockHash",
                    "prevBlockHash is absent, expected the hash of the predecessor");
        }
    }

    private static void seedIsFirst(BlockExamination exam) {
        if (exam.block().event() instanceof Seed) {
            exam.report(ValidationRule.SEED_02, "/prevBlockHash", "a Seed has a predecessor, expected none");
        }
    }

    private static void firstSequenceNumberIsZero(BlockExamination exam) {
        long number = exam.block().sequenceNumber();
        if (number != 0) {
            String text = Long.toUnsignedString(number);
            exam.report(
                    ValidationRule.SEQ_01,
                    "/sequenceNumber",
                    "sequenceNumber is " + text + ", expected 0",
                    Map.of("nextSequenceNumber", text));
        }
    }

    private static void sequenceNumberFollows(BlockExamination exam, Multihash link) {
        MetadataBlock predecessor = exam.state().head();
        if (predecessor == null) {
            return;
        }
        long number = exam.block().sequenceNumber();
        long previous = predecessor.sequenceNumber();
        if (number == 0 || number - 1 != previous) {
            String text = Long.toUnsignedString(number);
            String previousText = Long.toUnsignedString(previous);
            exam.report(
                    ValidationRule.SEQ_02,
                    "/sequenceNumber",
                    "sequenceNumber is " + text + ", expected the one after " + previousText,
                    Map.of(
                            "prevBlockHash", link.toString(),
                            "prevSequenceNumber", previousText,
                            "nextSequenceNumber", text));
        }
    }

    private static void linkIsSha3(BlockExamination exam, Multihash link) {
        if (link.codec() != Multicodec.SHA3_256 || link.digest().size() != SHA3_256_BYTES) {
            exam.report(ValidationRule.LNK_02, "/prevBlockHash", "prevBlockHash is " + link + ", expected f1620…");
        }
    }

    private static void predecessorIsKnown(BlockExamination exam, Multihash link) {
        if (!exam.predecessorKnown()) {
            exam.report(
                    ValidationRule.LNK_01,
                    "/prevBlockHash",
                    "no block " + link + " is stored, which prevBlockHash names",
                    Map.of("prevBlockHash", link.toString()));
        }
    }
}
