import "server-only";
import { setTimeout as pause } from "node:timers/promises";

import type { PgBoss } from "pg-boss";

import type { OpenDatabase } from "@/lib/db/database";
import { isMigrated } from "@/lib/db/is-migrated";
import { jobNames } from "@/lib/services/jobs/job-names";
import { checkSecret } from "@/lib/services/operation/check-secret";
import { isDatabaseDown } from "@/lib/services/operation/database-failures";
import type { Secrets } from "@/lib/services/operation/secrets";

const everyMs = 1_000;

/** Waits until a worker of this version has prepared the database: migrations, secret, queues. Throws on another secret. */
export async function waitForWorker(
  database: OpenDatabase,
  secrets: Secrets,
  boss: PgBoss | null,
  signal: AbortSignal,
): Promise<void> {
  const isPrepared = async () =>
    (await isMigrated(database)) &&
    (await checkSecret(database.db, secrets)) &&
    (boss === null || (await hasQueues(boss)));
  const isPreparedNow = () =>
    isPrepared().catch((error: unknown) => {
      if (isDatabaseDown(error)) return false;
      throw error;
    });
  while (!(await isPreparedNow())) await pause(everyMs, undefined, { signal });
}

async function hasQueues(boss: PgBoss) {
  if (!(await boss.isInstalled())) return false;
  // Throws while the tables are those of an older version.
  const isStarted = await boss.start().then(
    () => true,
    () => false,
  );
  if (!isStarted) return false;
  const there = new Set((await boss.getQueues()).map(({ name }) => name));
  return jobNames.every((name) => there.has(name));
}
