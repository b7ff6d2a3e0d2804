import "server-only";
import path from "node:path";

import { lock } from "proper-lockfile";

import { lockTimes } from "@/lib/db/lock-times.mjs";

/**
 * PGlite lets two processes into one folder and loses writes without an error: this lock does not.
 * A lock left behind by a killed process is taken over when its heartbeat has been missing long enough.
 */
export async function lockFolder(dataDir: string): Promise<() => Promise<void>> {
  try {
    return await lock(dataDir, {
      lockfilePath: path.join(dataDir, "database.lock"),
      stale: lockTimes.stale,
      update: lockTimes.heartbeat,
      retries: { retries: 12, minTimeout: 1_000, maxTimeout: 1_000 },
    });
  } catch (cause) {
    throw new Error(
      `Another process uses the data folder ${dataDir}. Stop it, or choose another folder with DATA_DIR.`,
      { cause },
    );
  }
}
