/**
 * Data contracts of the Open Data Contract Standard (ODCS), written from what a dataset says about itself.
 *
 * <p>The contract is a neutral model of values: built by hand or read from a dataset, checked, and exported as an ODCS
 * document.
 */
@NullMarked
package dev.odf.odcs;

import org.jspecify.annotations.NullMarked;
