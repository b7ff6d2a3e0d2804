import "server-only";
import type { JobWithMetadata, PgBoss } from "pg-boss";

import { queueIn, type SqlDatabase } from "@/lib/integrations/jobs/executor";
import { JobLost, keepJob, lockJob } from "@/lib/integrations/jobs/hold-job";
import type { Attempt } from "@/lib/integrations/jobs/job";
import { TryLater } from "@/lib/integrations/jobs/try-later";

export type AttemptOutcome = "done" | "later" | "failed" | "expired" | "lost";

class JobExpired extends Error {
  constructor(attempt: Attempt, seconds: number) {
    super(`${attempt.job} took longer than ${seconds} seconds.`);
    this.name = "JobExpired";
  }
}

function outcomeOf(error: unknown): AttemptOutcome {
  if (error instanceof TryLater) return "later";
  if (error instanceof JobExpired) return "expired";
  return error instanceof JobLost ? "lost" : "failed";
}

type Setting = {
  boss: PgBoss;
  db: SqlDatabase;
  onError: (error: unknown) => void;
  /** Aborted when the process has no more time. */
  stopping: AbortSignal;
};

/**
 * Runs one fetched job: `work` is aborted when its time is over or the job is lost, and is not waited for after that.
 * The job is settled only while this attempt holds it, so an attempt that comes late never ends another one.
 */
export async function runAttempt(
  { boss, db, onError, stopping }: Setting,
  found: JobWithMetadata<unknown>,
  work: (attempt: Attempt, signal: AbortSignal) => Promise<void>,
): Promise<{ outcome: AttemptOutcome; error: unknown }> {
  const attempt = { job: found.name, id: found.id, number: found.retryCount + 1 };
  const ending = new AbortController();
  const { expireInSeconds, heartbeatSeconds } = found;
  const expiry = setTimeout(
    () => ending.abort(new JobExpired(attempt, expireInSeconds)),
    expireInSeconds * 1_000,
  );
  const beat = setInterval(
    () =>
      void keepJob(db, attempt).then((isHeld) => {
        if (!isHeld) ending.abort(new JobLost(attempt));
      }, onError),
    (heartbeatSeconds ?? expireInSeconds) * 400,
  );
  const signal = AbortSignal.any([ending.signal, stopping]);
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const settle = (end: (tx: Parameters<typeof queueIn>[0]) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      if (await lockJob(tx, attempt)) await end(tx);
    });

  try {
    const running = Promise.resolve().then(() => work(attempt, signal));
    // Whoever ignores the signal may fail later; nobody waits for it then.
    running.catch(() => undefined);
    await Promise.race([running, aborted]);
    await settle((tx) => boss.complete(found.name, found.id, null, { db: queueIn(tx) }));
    return { outcome: "done", error: null };
  } catch (error) {
    // What failed is in the log; the queue keeps no words of it, since they may name people.
    const reason = { name: error instanceof Error ? error.name : "unknown" };
    await settle((tx) => boss.fail(found.name, found.id, reason, { db: queueIn(tx) })).catch(onError);
    return { outcome: outcomeOf(error), error };
  } finally {
    clearTimeout(expiry);
    clearInterval(beat);
  }
}
