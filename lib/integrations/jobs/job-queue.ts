import "server-only";
import { is, SQL, sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import { z } from "zod";

/** The caller's transaction. */
type SqlExecutor = { execute: (query: SQL) => PromiseLike<unknown> };

const Rows = z.object({ rows: z.array(z.unknown()) });

function queueIn(tx: SqlExecutor) {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new TypeError("The queue sent no SQL.");
    return Rows.parse(await tx.execute(query));
  };
  return fromDrizzle({ execute }, sql);
}

/** Every job and what it carries: ids only, so that nothing personal lies in the queue. */
export type JobData = {
  "mail.send": { mailId: string };
  "payment.apply-event": { eventId: string };
  "payment.reconcile": Record<string, never>;
  "ledger.sweep": Record<string, never>;
  "identity.sweep": Record<string, never>;
  "practice.sweep": Record<string, never>;
  "contact.forward": { messageId: string };
  "contact.sweep": Record<string, never>;
};

export type JobName = keyof JobData;

export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> };

export type JobQueue = {
  /** Adds a job in the caller's transaction: a rollback leaves no job. `key` keeps a second one of the same key out while it waits. */
  enqueue: <Name extends JobName>(
    tx: SqlExecutor,
    name: Name,
    data: JobData[Name],
    options?: { startAfter?: Date; key?: string },
  ) => Promise<void>;
  start: (handlers: JobHandlers) => Promise<void>;
  stop: () => Promise<void>;
};

const schedules: { [Name in JobName]?: string } = {
  "payment.reconcile": "*/10 * * * *",
  "ledger.sweep": "*/5 * * * *",
  "identity.sweep": "17 * * * *",
  "practice.sweep": "41 3 * * *",
  "contact.sweep": "53 3 * * *",
};

const queueOptions = { retryLimit: 8, retryDelay: 2, retryBackoff: true, expireInSeconds: 90 };

type Sql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export function createJobQueue(settings: {
  run: Sql;
  onError: (error: unknown) => void;
  /** Seconds between looks at the queue. */
  pollSeconds?: number;
}): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: settings.run },
    schema: "jobs",
    supervise: true,
  });
  boss.on("error", settings.onError);

  async function startOne<Name extends JobName>(name: Name, handlers: JobHandlers) {
    await boss.createQueue(name, queueOptions);
    await boss.work<JobData[Name]>(
      name,
      { pollingIntervalSeconds: settings.pollSeconds ?? 1 },
      async (jobs) => {
        for (const job of jobs) await handlers[name](job.data);
      },
    );
    const cron = schedules[name];
    if (cron) await boss.schedule(name, cron, {});
  }

  return {
    async enqueue(tx, name, data, options = {}) {
      await boss.send(name, data, {
        db: queueIn(tx),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        ...(options.key ? { singletonKey: options.key } : {}),
      });
    },
    async start(handlers) {
      await boss.start();
      const names: JobName[] = [
        "mail.send",
        "payment.apply-event",
        "payment.reconcile",
        "ledger.sweep",
        "identity.sweep",
        "contact.forward",
        "contact.sweep",
        "practice.sweep",
      ];
      for (const name of names) await startOne(name, handlers);
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 15_000 });
    },
  };
}
