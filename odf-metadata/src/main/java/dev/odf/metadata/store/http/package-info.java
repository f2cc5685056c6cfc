/** Reading datasets over the Simple Transfer Protocol (ODF RFC-007): plain files below one URL. */
@NullMarked
package dev.odf.metadata.store.http;

import org.jspecify.annotations.NullMarked;
