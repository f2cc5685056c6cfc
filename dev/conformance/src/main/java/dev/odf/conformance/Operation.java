package dev.odf.conformance;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** What the driver does for one value of {@code op}. */
@FunctionalInterface
interface Operation {
    /**
     * The members of {@code ok}.
     *
     * @throws BadRequestException if an argument is missing or cannot be one
     * @throws dev.odf.schema.error.OdfException whatever the library says about the data
     */
    ObjectNode run(Request request) throws BadRequestException;
}
