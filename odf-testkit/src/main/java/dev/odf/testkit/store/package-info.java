/**
 * What every store must do, as tests: extend a contract, hand it an empty store, and run it with JUnit.
 *
 * <p>A store that passes can be used wherever the library takes one. What only an implementation can know, such as what survives a crash, is left
 * to its own tests.
 */
@NullMarked
package dev.odf.testkit.store;

import org.jspecify.annotations.NullMarked;
