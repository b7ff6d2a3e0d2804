import "server-only";
import type { PgBoss } from "pg-boss";
import { NIL as nil } from "uuid";

import type { RunnableJob } from "@/lib/integrations/jobs/job";

/** Where the jobs of a name go that nobody could do. */
export const givenUpQueue = (name: string) => `${name}.given-up`;

type Declared = Pick<RunnableJob<never>, "name" | "policy" | "onGivenUp">;

const day = 86_400;

const givenUpOptions = {
  retryLimit: 20,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 900,
  expireInSeconds: 60,
  heartbeatSeconds: 20,
  deleteAfterSeconds: 7 * day,
};

/** The queue's rule for second jobs: a schedule has one that waits and one that runs, a key one that waits. */
const ruleOf = ({ policy }: Declared) =>
  policy.schedule ? "stately" : policy.isKeyed ? "short" : "standard";

function optionsOf({ name, policy, onGivenUp }: Declared) {
  return {
    retryLimit: policy.retries,
    retryDelay: policy.backoff.first,
    retryBackoff: true,
    retryDelayMax: policy.backoff.most,
    expireInSeconds: policy.expiry,
    heartbeatSeconds: policy.heartbeat,
    deleteAfterSeconds: 2 * day,
    ...(onGivenUp ? { deadLetter: givenUpQueue(name) } : {}),
  };
}

/** Makes the queues as the jobs are declared now. Those of another version's jobs stay: its workers may still run. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Declared[]): Promise<void> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    const rule = ruleOf(job);
    if (job.onGivenUp) {
      await boss.createQueue(givenUpQueue(job.name), givenUpOptions);
      await boss.updateQueue(givenUpQueue(job.name), givenUpOptions);
    }
    const before = known.get(job.name);
    if (before && before.policy !== rule) await dropQueue(boss, job);
    await boss.createQueue(job.name, { ...optionsOf(job), policy: rule });
    await boss.updateQueue(job.name, optionsOf(job));
    if (job.policy.schedule) await boss.schedule(job.name, job.policy.schedule, {});
    else await boss.unschedule(job.name);
    await lookUp(boss, job.name);
  }
}

/**
 * pg-boss reads a queue's row when it is first used and keeps it. On the embedded database, which has one connection,
 * a caller who first uses the queue within a transaction would wait for that transaction to end.
 */
async function lookUp(boss: PgBoss, name: string) {
  await boss.findJobs(name, { id: nil });
}

/** A queue's rule cannot be changed. What a schedule left waiting comes again; anything else must not be lost. */
async function dropQueue(boss: PgBoss, { name, policy }: Declared) {
  const waiting = await boss.findJobs(name, { queued: true });
  if (waiting.length > 0 && !policy.schedule)
    throw new Error(`Jobs wait in ${name}, whose key or schedule changed: give the job another name.`);
  await boss.deleteQueue(name);
}
