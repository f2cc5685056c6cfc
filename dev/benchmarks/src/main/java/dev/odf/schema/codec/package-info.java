/** Benchmarks of the codecs, beside what they measure. */
@NullMarked
package dev.odf.schema.codec;

import org.jspecify.annotations.NullMarked;
