package dev.odf.examples;

import dev.odf.schema.codec.ManifestCodec;
import dev.odf.schema.error.LimitExceededException;
import dev.odf.schema.error.MalformedDataException;
import dev.odf.schema.error.UnsupportedVersionException;

/** Input that is wrong, and what a program can do about it. */
final class HandleErrors {
    private HandleErrors() {}

    static String check(String yaml) {
        try {
            return "defines " + ManifestCodec.yaml().readSnapshot(yaml).name();
        } catch (MalformedDataException e) {
            return e.code().code() + " in line " + e.location().line() + ": " + e.problem();
        } catch (UnsupportedVersionException e) {
            return "written by another release: version " + e.found() + ", not " + e.supportedTo();
        } catch (LimitExceededException e) {
            return "refused: " + e.limit() + " is more than " + e.maximum();
        }
    }
}
