/** What the shipped stores share. Not part of the API. */
@NullMarked
package dev.odf.metadata.internal.store;

import org.jspecify.annotations.NullMarked;
