package dev.odf.metadata.store.local;

import java.time.InstantSource;

/** What a lock file says, for people. */
final class LockNote {
    private LockNote() {}

    static String of(InstantSource clock) {
        return "process " + ProcessHandle.current().pid() + " since " + clock.instant();
    }
}
