/** Not API: the bounds-checked reader and the writer of FlatBuffers buffers that the generated codecs drive. */
@NullMarked
package dev.odf.schema.internal.flatbuf;

import org.jspecify.annotations.NullMarked;
