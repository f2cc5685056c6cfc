/**
 * The generator: model files go in, types, codecs and published schemas come out.
 *
 * <p>{@link dev.odf.codegen.Main} reads the model ({@link dev.odf.codegen.ModelReader}), checks it ({@link dev.odf.codegen.ModelChecker}) and lets
 * one rule class per kind of output print it through {@link dev.odf.codegen.JavaFile}.
 */
@NullMarked
package dev.odf.codegen;

import org.jspecify.annotations.NullMarked;
