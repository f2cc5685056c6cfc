/**
 * The codecs: {@link dev.odf.schema.codec.BlockCodec} and {@link dev.odf.schema.codec.EngineCodec} for binary,
 * {@link dev.odf.schema.codec.TextCodec} and {@link dev.odf.schema.codec.ManifestCodec} for YAML and JSON.
 */
@NullMarked
package dev.odf.schema.codec;

import org.jspecify.annotations.NullMarked;
