import "server-only";
import { sql } from "drizzle-orm";

import type { Attempt } from "@/lib/integrations/jobs/job";
import { rowsOf, type SqlExecutor } from "@/lib/integrations/jobs/executor";

/** The job runs elsewhere, has been settled, or this attempt's time is over. */
export class JobLost extends Error {
  constructor(attempt: Attempt) {
    super(`Attempt ${attempt.number} no longer holds ${attempt.job} ${attempt.id}.`);
    this.name = "JobLost";
  }
}

const isHeld = ({ job, id, number }: Attempt) =>
  sql`name = ${job} and id = ${id}::uuid and state = 'active' and retry_count = ${number - 1}`;

/** Locks the job's row to the end of the transaction; false when another attempt has it. */
export async function lockJob(tx: SqlExecutor, attempt: Attempt): Promise<boolean> {
  const rows = await rowsOf(tx, sql`select 1 from jobs.job where ${isHeld(attempt)} for update`);
  return rows.length > 0;
}

/**
 * Stands first in the transaction that stores a job's result: throws `JobLost` unless this attempt still holds the
 * job and its time is not over, and keeps it from losing the job until the transaction ends.
 */
export async function holdJob(tx: SqlExecutor, attempt: Attempt): Promise<void> {
  const inTime = sql`started_on + expire_seconds * interval '1 second' > clock_timestamp()`;
  const rows = await rowsOf(
    tx,
    sql`select 1 from jobs.job where ${isHeld(attempt)} and ${inTime} for update`,
  );
  if (rows.length === 0) throw new JobLost(attempt);
}

/** A sign of life; false when the attempt has lost its job. */
export async function keepJob(executor: SqlExecutor, attempt: Attempt): Promise<boolean> {
  const beat = sql`update jobs.job set heartbeat_on = clock_timestamp() where ${isHeld(attempt)} returning 1`;
  return (await rowsOf(executor, beat)).length > 0;
}
