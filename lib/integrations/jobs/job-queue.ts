import "server-only";
import { PgBoss } from "pg-boss";
import { v7 } from "uuid";

import { queueIn, type SqlExecutor } from "@/lib/integrations/jobs/executor";
import type { SendableJob } from "@/lib/integrations/jobs/job";

export type JobCount = { job: string; waiting: number; running: number };

/** What every process can do with jobs: add them. Workers are opened apart. */
export type JobQueue = {
  /** Adds a job in the caller's transaction: a rollback leaves no job. `data` is what the job's schema takes. */
  enqueue: <Data>(
    tx: SqlExecutor,
    job: SendableJob<Data>,
    data: Data,
    options?: { startAfter?: Date; priority?: number },
  ) => Promise<void>;
  /** How many wait and run, as the workers last counted. */
  count: () => Promise<JobCount[]>;
};

type Sql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** A worker's queue makes the tables and looks after them; another one finds them there. */
export function openBoss(settings: {
  run: Sql;
  role: "sends" | "works";
  onError: (error: unknown) => void;
  /** Seconds between looks for jobs whose worker has died. */
  superviseSeconds?: number;
}): PgBoss {
  const works = settings.role === "works";
  const seconds = settings.superviseSeconds ?? 15;
  const boss = new PgBoss({
    db: { executeSql: settings.run },
    schema: "jobs",
    migrate: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
  });
  boss.on("error", settings.onError);
  return boss;
}

/** `tell` lets the workers know within the same transaction, so that they need not look for it. */
export function createJobQueue(
  boss: PgBoss,
  tell: (tx: SqlExecutor, job: string) => Promise<void>,
): JobQueue {
  return {
    async enqueue(tx, job, data, options = {}) {
      const { name } = job;
      const { data: parsed, priority, key, group } = job.toSend(data);
      const id = await boss.send(name, parsed, {
        // Of a group the lowest id is taken first.
        id: v7(),
        db: queueIn(tx),
        priority: options.priority ?? priority,
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(group === undefined ? {} : { group: { id: group } }),
      });
      if (id !== null && !options.startAfter) await tell(tx, name);
    },
    async count() {
      const queues = await boss.getQueues();
      return queues.map((queue) => ({
        job: queue.name,
        waiting: queue.queuedCount,
        running: queue.activeCount,
      }));
    },
  };
}
