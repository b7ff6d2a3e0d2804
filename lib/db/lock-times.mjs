/** Milliseconds. A running server renews the data folder's lock at each heartbeat; a lock not renewed for `stale` is nobody's. */
export const lockTimes = { heartbeat: 2_000, stale: 10_000 };
